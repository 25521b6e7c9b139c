import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../backend/", import.meta.url);

const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
	(path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.includes("node_modules"),
);

const withoutComments = (path: string): string => readFileSync(new URL(path, root), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** Constraints that the database only violates with certain values: example tests may not include them. */
const refused: [why: string, pattern: RegExp][] = [
	["a pattern may have 50 bytes: prefixes are ranges, words are in the search's own index", /\bLIKE\b|\bGLOB\b/],
	["what somebody types is no language of a full-text search", /\bMATCH\b/],
	[
		"a statement takes 100 values: lists come as one, by json_each",
		/(?<![cC]olumns)\.map\(\([^)]*\) => ["`]\(?\?|fill\("\?"\)|"\?, ?"\.repeat/,
	],
];

// Shows H7.1, H7.2
it.each(refused)("in SQL: %s", (_, pattern) => {
	expect(sources.length).toBeGreaterThan(100);
	expect(sources.filter((path) => pattern.test(withoutComments(path)))).toEqual([]);
});

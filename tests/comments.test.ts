import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folders = ["app", "backend", "contract", "scripts", "tests", "vite", "worker"];
const files = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`));

const comment = /\/\*\*?\s*([\s\S]*?)\*\/|^\s*\/\/ ?(.*)$/gm;

/** Openings without subject and verb, and phrases that hide the actor. */
const unclear = /^(?:What|Who|Whoever)\b(?!.*\?)|^Of (?:the|a|an|all|its)\b|\b(?:is|are) told\b|\bone's own\b/;

it("comments are sentences with a subject", () => {
	const found = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(comment)]
			.map(([, block, line]) => (block ?? line ?? "").replace(/^\s*\* ?/gm, "").trim())
			.filter((text) => unclear.test(text))
			.map((text) => `${file}: ${text.slice(0, 80)}`),
	);
	expect(files.length).toBeGreaterThan(1_000);
	expect(found).toEqual([]);
});

it.skipIf(!existsSync(".git"))("subjects of the latest commits have at most 72 characters", () => {
	const subjects = execFileSync("git", ["log", "-20", "--no-merges", "--format=%s"], { encoding: "utf8" }).trimEnd().split("\n");
	expect(subjects.filter((subject) => subject.length > 72)).toEqual([]);
});

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const locales = readdirSync("locales");
const namespaces = readdirSync("locales/de");

const texts = (locale: string, file: string): Record<string, string> =>
	z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join("locales", locale, file), "utf8")));

/** Without the company's names: a language may do without them, or have them in another case. */
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{(?!brand|companyName)\w+\}\}/g))].sort();

function codeIn(path: string): string[] {
	if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => codeIn(join(path, name)));
	return /(?<!\.test)\.tsx?$/.test(path) ? [readFileSync(path, "utf8")] : [];
}

const sources = ["app", "worker", "backend", "contract"].flatMap(codeIn);

/** Every "text" in the code, and every `text with ${holes}` as a pattern. */
const literals = new Set(sources.flatMap((source) => [...source.matchAll(/["'`]([\w.-]+)["'`]/g)].map(([, text]) => text)));
const patterns = [
	...new Set(sources.flatMap((source) => [...source.matchAll(/`([\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`/g)].map(([, text = ""]) => text))),
]
	.filter((text) => text.replace(/\$\{[^}]*\}/g, "").length > 2)
	.map((text) => new RegExp(`^${text.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.-]+")}$`));

const isUsed = (key: string): boolean => literals.has(key) || patterns.some((pattern) => pattern.test(key));

describe.each(namespaces)("%s", (file) => {
	// Shows R1.2, R9.11
	it.each(locales)("has the same keys and placeholders, %s", (locale) => {
		const german = texts("de", file);
		const here = texts(locale, file);
		expect(Object.keys(here).sort()).toEqual(Object.keys(german).sort());
		// A singular may spell out its number.
		for (const [key, text] of Object.entries(here))
			if (!key.endsWith("_one")) expect(placeholders(text), key).toEqual(placeholders(german[key] ?? ""));
	});

	it("has no empty text and no surrounding spaces", () => {
		for (const locale of locales)
			for (const [key, text] of Object.entries(texts(locale, file)))
				expect(text.trim() !== "" && text.trim() === text, `${locale} ${key}`).toBe(true);
	});

	it("has no unused text", () => {
		const unused = Object.keys(texts("de", file)).filter((key) => !isUsed(key.replace(/_(one|other)$/, "")) && !isUsed(key));
		expect(unused).toEqual([]);
	});
});

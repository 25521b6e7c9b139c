import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { errorKeys } from "../app/platform/forms/error-keys";
import { fieldErrorKeys } from "../app/platform/forms/field-error-keys";
import { textWords } from "../contract/seller/text-words";
import { usedTexts } from "./support/used-texts";

const locales = readdirSync("locales");
const namespaces = readdirSync("locales/de");

const texts = (locale: string, file: string): Record<string, string> =>
	z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join("locales", locale, file), "utf8")));

/** Placeholders except the company's and country's words, which a language may leave out or inflect. */
const placeholders = (text: string): string[] =>
	[...new Set(text.match(/\{\{\w+\}\}/g))].filter((name) => !givenWords.has(name.slice(2, -2))).sort();
const givenWords = new Set(Object.values(textWords).flatMap((words) => Object.keys(words)));

function codeIn(path: string): string[] {
	if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => codeIn(join(path, name)));
	return /(?<!\.test)\.tsx?$/.test(path) ? [readFileSync(path, "utf8")] : [];
}

/** Keys without plural suffixes, as the code uses them. */
const keysOf = (file: string): Set<string> => new Set(Object.keys(texts("de", file)).map((key) => key.replace(/_(one|other)$/, "")));

/** The code without the lists of messages, which only declare possible messages. */
const sources = ["app", "worker", "backend", "contract"]
	.flatMap(codeIn)
	.map((source) => source.replace(/export const (error|fieldError)Keys = \[[^\]]*\]/, ""));

/** All string literals in the code, and the beginnings of template literals. */
const literals = new Set(sources.flatMap((source) => [...source.matchAll(/["'`]([\w.-]+)["'`]/g)].map(([, text]) => text)));
const beginnings = new Set(sources.flatMap((source) => [...source.matchAll(/`((?:\w+\.)+)\$\{/g)].map(([, text]) => text)));

/** Whether the code uses a message about a field. */
const isRaised = (key: string): boolean => literals.has(key) || beginnings.has(key.replace(/\w+$/, ""));

/** Keys that are composed: messages of forms. */
const askedByRule: Readonly<Record<string, (key: string) => boolean>> = {
	"errors.json": (key) => {
		const field = fieldErrorKeys.find((one) => one === key);
		return field !== undefined && literals.has(key.replace(/\.\w+$/, "")) && literals.has(key.replace(/^.*\./, ""));
	},
};

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
});

// Shows R54.1
describe("texts of a namespace", () => {
	let used: ReturnType<typeof usedTexts>;
	beforeAll(() => {
		used = usedTexts(new Map(namespaces.map((file) => [basename(file, ".json"), keysOf(file)])));
	}, 300_000);

	it.each(namespaces)("has no unused text, %s", (file) => {
		const keys = keysOf(file);
		const isUsed = (key: string) =>
			file === "errors.json" ? errorKeys.some((one) => one === key) && isRaised(key) : used.get(basename(file, ".json"))?.has(key);
		const unused = [...keys].filter((key) => !isUsed(key) && !askedByRule[file]?.(key));
		expect(unused).toEqual([]);
	});
});

import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { textWords } from "../contract/seller/text-words";

const given = new Set(Object.values(textWords).flatMap((words) => Object.keys(words)));

/** Each text's parameters, and the count of one with plural forms. tests/structure.test.ts compares the languages. */
function parametersIn(file: string): Map<string, Set<string>> {
	const found = new Map<string, Set<string>>();
	for (const [key, text] of Object.entries(
		z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(`locales/de/${file}`, "utf8"))),
	)) {
		const stem = key.replace(/_(one|other)$/, "");
		const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name = ""]) => (given.has(name) ? [] : [name]));
		const all = new Set([...(found.get(stem) ?? []), ...(stem === key ? [] : ["count"]), ...names]);
		if (all.size > 0) found.set(stem, all);
	}
	return found;
}

/** A property's name as Biome writes it. */
const named = (name: string): string => (/^\w+$/.test(name) ? name : `"${name}"`);

const written = (): string =>
	[
		"/** The parameters of texts in locales/. tests/text-parameters.test.ts writes this file. */",
		"export interface TextParameters {",
		...readdirSync("locales/de").flatMap((file) => {
			const rows = [...parametersIn(file)].map(
				([key, names]) =>
					`\t\t${named(key)}: ${[...names]
						.sort()
						.map((name) => `"${name}"`)
						.join(" | ")};`,
			);
			return rows.length > 0 ? [`\t${named(basename(file, ".json"))}: {`, ...rows, "\t};"] : [];
		}),
		"}",
		"",
	].join("\n");

// After a change of parameters: npx vitest run --project unit tests/text-parameters.test.ts -u
it("the compiler knows the parameters of each text", () => expect(written()).toMatchFileSnapshot("../contract/seller/text-parameters.ts"));

import { readdirSync, readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { locales } from "../config/market";
import { messageFiller } from "./messages";
import { numberWriter } from "./number-text";

const folder = new URL("../../../locales", import.meta.url);
const namespaces = readdirSync(new URL("de/", folder)).map((file) => file.replace(".json", ""));
const read = (locale: string, namespace: string): Record<string, string> =>
	JSON.parse(readFileSync(new URL(`${locale}/${namespace}.json`, folder), "utf8"));

const stem = (key: string) => key.replace(/_(?:one|other)$/, "");

describe.each(locales)("texts in %s", (locale) => {
	const { number } = numberWriter(locale);
	it.each(namespaces)("%s reads the same in the browser as through i18next", async (namespace) => {
		const messages = read(locale, namespace);
		const i18n = createInstance();
		await i18n.init({
			lng: locale,
			resources: { [locale]: { [namespace]: messages } },
			keySeparator: false,
			nsSeparator: false,
			interpolation: {
				escapeValue: false,
				alwaysFormat: true,
				format: (value) => (typeof value === "number" ? number(value, 0, 3) : value),
			},
		});
		const t = i18n.getFixedT(locale, namespace);
		const fill = messageFiller(locale);
		for (const key of Object.keys(messages)) {
			// A singular may say its number in words.
			const forms = Object.entries(messages).filter(([name]) => stem(name) === stem(key));
			const names = forms.flatMap(([, message]) => [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name));
			for (const count of [0, 1, 2, 11, 1000]) {
				const values = { ...Object.fromEntries(names.map((name) => [name, `<${name}> & "x"`])), count };
				expect(fill(messages, stem(key), values)).toBe(t(stem(key), values));
			}
		}
	});
});

describe("a message", () => {
	const fill = messageFiller("de");
	it("stands for itself where a key is missing", () => expect(fill({}, "no.such.key")).toBe("no.such.key"));
	it("leaves out a value that is not given", () => expect(fill({ a: "x {{b}} y" }, "a")).toBe("x  y"));
	it("has its numbers as the market writes them", () => {
		const messages = { pieces_one: "{{count}} Stück", pieces_other: "ab {{count}} Stück, {{name}}" };
		expect(fill(messages, "pieces", { count: 1000, name: "S235" })).toBe("ab 1.000 Stück, S235");
		expect(messageFiller("fi")({ a: "{{b}}" }, "a", { b: 12_345.5 })).toBe("12\u00a0345,5");
	});
});

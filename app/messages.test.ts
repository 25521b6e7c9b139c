import { readdirSync, readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { locales, markets } from "./market";
import { fillMessage } from "./messages";

const folder = new URL("../locales/", import.meta.url);
const namespaces = readdirSync(new URL("de/", folder)).map((file) => file.replace(".json", ""));
const read = (locale: string, namespace: string): Record<string, string> =>
	JSON.parse(readFileSync(new URL(`${locale}/${namespace}.json`, folder), "utf8"));

const stem = (key: string) => key.replace(/_(?:one|other)$/, "");

describe.each(locales)("texts in %s", (locale) => {
	it.each(namespaces)("%s reads the same in the browser as through i18next", async (namespace) => {
		const messages = read(locale, namespace);
		const i18n = createInstance();
		await i18n.init({
			lng: locale,
			resources: { [locale]: { [namespace]: messages } },
			keySeparator: false,
			nsSeparator: false,
			interpolation: { escapeValue: false },
		});
		const t = i18n.getFixedT(locale, namespace);
		const plurals = new Intl.PluralRules(markets[locale].intl);
		for (const key of Object.keys(messages)) {
			// A singular may say its number in words.
			const forms = Object.entries(messages).filter(([name]) => stem(name) === stem(key));
			const names = forms.flatMap(([, message]) => [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name));
			for (const count of [0, 1, 2, 11, 1000]) {
				const values = { ...Object.fromEntries(names.map((name) => [name, `<${name}> & "x"`])), count };
				expect(fillMessage(messages, plurals, stem(key), values)).toBe(t(stem(key), values));
			}
		}
	});
});

describe("a message", () => {
	const plurals = new Intl.PluralRules("de");
	it("stands for itself where a key is missing", () => expect(fillMessage({}, plurals, "no.such.key")).toBe("no.such.key"));
	it("leaves out a value that is not given", () => expect(fillMessage({ a: "x {{b}} y" }, plurals, "a")).toBe("x  y"));
});

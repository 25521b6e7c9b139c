import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { deliveryQuestions } from "../backend/seed/content/faq/delivery";
import { orderingQuestions } from "../backend/seed/content/faq/ordering";
import { paymentQuestions } from "../backend/seed/content/faq/payment";
import { vatQuestions } from "../backend/seed/content/faq/vat";
import { sets } from "../backend/seed/sets";
import type { Text } from "../backend/seed/text";
import { type Language, languages } from "../contract/locale";
import { categories, products } from "./support/example-catalogue";

/** A text and its location. */
type Entry = readonly [where: string, words: string];

const messages = (language: Language): Entry[] =>
	readdirSync(join("locales", language)).flatMap((file) =>
		Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join("locales", language, file), "utf8")))).map(
			([key, words]): Entry => [`${file} ${key}`, words],
		),
	);

const questions = [...orderingQuestions, ...vatQuestions, ...paymentQuestions, ...deliveryQuestions];
const goods: readonly (readonly [string, Text])[] = [
	...sets.flatMap(({ slug, title, description }) => [[slug, title] as const, [slug, description] as const]),
	...questions.flatMap(({ slug, question, answer }) => [[slug, question] as const, [slug, answer] as const]),
];
const catalogue = (language: Language): Entry[] => [
	...goods.map(([slug, words]): Entry => [slug, words[language]]),
	...[...categories, ...products].flatMap((row): Entry[] => {
		const slug = "product" in row ? row.product : row.category;
		return [
			[slug, row[`title_${language}`] ?? ""],
			[slug, row[`description_${language}`] ?? ""],
		];
	}),
];

/** English messages with a fixed wording. */
const fixed = new Set(["flash.json account.signOutFailed"]);

/** Words that docs/texts.md advises against. */
const forbidden: Readonly<Record<Language, RegExp>> = {
	de: /Reverse.Charge|Kranwagen|Netzbetreiber|Registercode|\bFirma\b|Mengenstaffel|Zahlungsdienst(es)?\b|Gebinde|Prüfwert|\bIhrem Netz\b|unabgeladen|Freigabe (anfragen|erbeten)|\bgemerkt\b/,
	en: /reverse charge|\bdearer\b|\bby now\b|delivered along|\btruck\b|\blog(s|ged)? (you )?(in|out)\b|\bex VAT\b|exclusive of VAT|double-rod|site fence|\bnoted\b|Offer \{\{/i,
	fi: /käännetty verovelvollisuus|kolleg|luottotarkist|variantti|täällä(?!\p{L})|täältä(?!\p{L})|kantotan|sidetan|koetusselostus|\bverottaja|\btarkiste\b|reisilank|murtopult|\btuotteessa\b|\bMassa \d|(?<!standardin |standardien | ja )\b(EN|DIN) [\d-]+ mukaan/iu,
	et: /maksuvaba|(?<!maksu)\bhaldur|tootegrupp|lattrau|poole rohkem|krediidivõime kontroll|ajakiri|tähistus|kõige rohkem|\bjupp|\bjupid|laovõr|topelt-|andmekaitsetingimus/i,
};

describe.each(languages)("texts in %s", (language) => {
	const ours = messages(language);
	const where = (pattern: RegExp, entries: readonly Entry[]): string[] =>
		entries.filter(([place, words]) => pattern.test(words) && !(language === "en" && fixed.has(place))).map(([place]) => place);

	it("do not use the words that docs/texts.md advises against", () => {
		expect(where(forbidden[language], [...ours, ...catalogue(language)])).toEqual([]);
	});

	it("use the language's quotation marks and apostrophes", () => {
		const foreign = { de: /["'‘’”«»]/, en: /["'„«»]/, et: /["'‘’”«»]/, fi: /["'“„«»]/ };
		expect(where(foreign[language], ours)).toEqual([]);
	});

	it("write an ellipsis as one character, after a space except in English", () => {
		expect(where(language === "en" ? /\.\.\.| …/ : /\.\.\.|[\p{L}\d]…/u, ours)).toEqual([]);
	});

	it("keep numbers and units together, and use ordinary hyphens", () => {
		const unit =
			language === "et" ? /(\d|\}\}) (€|mm|cm|m|kg|kB|km)(?![\p{L}-])|\d %|‑/u : /(\d|\}\}) (%|€|mm|cm|m|kg|kB|km)(?![\p{L}-])|‑/u;
		expect(where(unit, ours)).toEqual([]);
	});
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { markets } from "../app/platform/config/market";
import { deliveryTexts } from "../backend/orders/answer/delivery-texts";
import { articles, pages, questions } from "../backend/seed/content/content-rows";
import { promotion } from "../backend/seed/content/promotions";
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

/** Pages that a new shop comes with. */
const written = (language: Language): Entry[] =>
	pages.map(
		({ name, title, intro, description, body }): Entry => [
			name,
			[title, intro, description, body].map((text) => text[language]).join("\n"),
		],
	);

const goods: readonly (readonly [string, Text])[] = [
	...sets.flatMap(({ slug, title, description }) => [[slug, title] as const, [slug, description] as const]),
	...questions.flatMap(({ slug, question, answer }) => [[slug, question] as const, [slug, answer] as const]),
];
const deliveries = (language: Language): Entry[] =>
	Object.entries(deliveryTexts[markets[language].backendLocale]).map(
		([type, text]): Entry => [`delivery ${type}`, Object.values(text).join(" ")],
	);

/** Texts outside locales/. */
const catalogue = (language: Language): Entry[] => [
	...deliveries(language),
	...articles.map(({ slug, title, intro, body }): Entry => [slug, [title, intro, body].map((text) => text[language]).join(" ")]),
	["promotion", `${promotion.title[language]} ${promotion.text[language]}`],
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

/** Words that docs/texts.md advises against: each language's own rules, and the table of terms. */
const forbidden: Readonly<Record<Language, readonly RegExp[]>> = {
	de: [
		/Reverse.Charge|Kranwagen|Netzbetreiber|Registercode|\bFirma\b|Mengenstaffel|Zahlungsdienst(es)?\b|Gebinde|Prüfwert|\bIhrem Netz\b|unabgeladen/,
		/Freigabe (anfragen|erbeten)|\bgemerkt\b|Angebot (sichern|erstellen)|abgesendete|Gesendete Bestell|durchgesehen|Vorgabe für|Meine Vorgabe/,
		/Firmen(daten|name)|zugestellt|\bMasse \d|Seite des Auftrags|nicht freigeben|(Liste|Bestellung) ist [^.]*fällig|\bmerk(t sich|en Sie sich\b)|wieder offen/,
	],
	en: [
		/reverse charge|\bdearer\b|\bby now\b|delivered along|\btruck\b|\blog(s|ged)? (you )?(in|out)\b|\bex VAT\b|exclusive of VAT|double-rod|site fence/i,
		/\bnoted\b|Offer \{\{|\ba quote\b|recipients of offers|get an offer|for an offer|complaints (and|by|,)|(?<!\{\{)\bmakers?\b|check value|\be-mail|wedge anchor/i,
		/wrong article|own (article )?numbers?\b|look(ed)? through|been released|cannot release|orders? (that )?(has|have|were|was)( not)? (been )?sent\b/i,
		/send the order\b|binding order|on its way to|\bmeanwhile\b|no longer holds?\b|product group,|article (code|number)/i,
	],
	fi: [
		/käännetty verovelvollisuus|kolleg|työtover|luottotarkist|variantti|(?<!\p{L})tää(llä|ltä)(?!\p{L})|kantotan|sidetan|neliötan|pyörötan|koetusselostus/iu,
		/\bverottaja|\btarkiste(et)?\b|reisilank|murtopult|\btuotteessa\b|\bMassa \d|(?<!standardin |standardien | ja )\b(EN|DIN) [\d-]+ mukaan/iu,
		/lähetetyt tilau|lähetettyä tilau|tilausta ei ole (vielä )?lähetetty|tilaus syntyy|sahausleve|katkaisuluettelo|(?<!määrä)mittaan katkais/iu,
		/materiaaliluettelo|määrähin|tosittee|peruutamme|ruuvisarja M|lähtee mukaan|tilaus on hyväksytty;|käyty läpi/iu,
	],
	et: [
		/maksuvaba|(?<!maksu)\bhaldur|tootegrupp|lattrau|poole rohkem|krediidivõime kontroll|ajakiri|tähistus|kõige rohkem|\bjupp|\bjupid|laovõr|topelt-/i,
		/andmekaitsetingimus|\btiimi|saadetud tellimus|tellimust ei ole saadetud|saadate tellimuse|või artikkel|kontrollväärtus|teraseklass/i,
		/ülevaatami|ülevaatuset|vaata üle|veoleh|keermestatav|sulatuse number|koormapin|koosta(ge)? pakkumi|pakendikulu|vedu (ja|koos) pakend/i,
		/(kõige varem|hiljemalt) \{\{|läheb kaasa|teie tootekood|korduvalt/i,
	],
};

describe.each(languages)("texts in %s", (language) => {
	const ours = [...messages(language), ...written(language)];
	const where = (pattern: RegExp, entries: readonly Entry[]): string[] =>
		entries
			.filter(([place, words]) => pattern.test(words) && !(language === "en" && fixed.has(place)))
			.map(([place, words]) => `${place}: ${pattern.exec(words)?.[0]}`);

	// Shows R54.2
	it.each(forbidden[language])("do not use the words that docs/texts.md advises against: %s", (words) => {
		expect(where(words, [...ours, ...catalogue(language)])).toEqual([]);
	});

	// Shows R54.3
	it("have typographic apostrophes outside locales, too", () => {
		expect(where(/\p{L}'\p{L}/u, catalogue(language))).toEqual([]);
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

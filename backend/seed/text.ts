import { type Language, languages } from "../../contract/locale";
import { textWords } from "../../contract/seller/text-words";
import type { Cell } from "../db/inserts";

/** A text in each language. */
export type Text = Readonly<Record<Language, string>>;
export type Fact = number | string | Text;

export const inEachLanguage = (make: (language: Language) => string): Text => ({
	de: make("de"),
	en: make("en"),
	et: make("et"),
	fi: make("fi"),
});

/** One text for every language: IPE 200. */
export const sameInAll = (words: string): Text => inEachLanguage(() => words);

/** A fact in one language, with that language's decimal separator. */
export function factInLanguage(fact: Fact, language: Language): string {
	if (typeof fact === "number") return language === "en" ? String(fact) : String(fact).replace(".", ",");
	return typeof fact === "string" ? fact : fact[language];
}

/** Fills a template with facts: "{h} mm hoch". */
export const fill = (template: Text, facts: Readonly<Record<string, Fact>>): Text =>
	inEachLanguage((language) =>
		template[language].replace(/\{(\w+)\}/g, (place, name: string) => {
			const fact = facts[name];
			if (fact === undefined) throw new Error(`No fact for ${place} in "${template[language]}"`);
			return factInLanguage(fact, language);
		}),
	);

/** Inserts the company's and its country's words, as in locales/: "{{seller}}". */
export const withWords = (text: Text, facts: Readonly<Record<string, Fact>> = {}): Text =>
	inEachLanguage((language) =>
		text[language].replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
			const fact = facts[name] ?? textWords[language][name];
			if (!fact) throw new Error(`No word for ${place} in "${text[language]}"`);
			return factInLanguage(fact, language);
		}),
	);

/** Joined facts: 6 m, S355J2, feuerverzinkt. */
export const listed = (...facts: readonly Fact[]): Text =>
	inEachLanguage((language) => facts.map((fact) => factInLanguage(fact, language)).join(", "));

/** A number with the language's decimal separator: 4.1 × 2.03 m is given in metres. */
export const measure = (value: Fact, unit: string): Text => inEachLanguage((language) => `${factInLanguage(value, language)} ${unit}`);

/** Translation rows of an entity: its key, the language, and each of its texts. */
export const translations = (key: readonly Cell[], ...texts: readonly Text[]): Cell[][] =>
	languages.map((language) => [...key, language, ...texts.map((words) => words[language])]);

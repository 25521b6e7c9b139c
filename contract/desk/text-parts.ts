// Parts of texts in all languages, which browsers load without the schemas.

import { type Language, languages } from "../locale";

export const articleParts = ["title", "intro", "body"] as const;
export type ArticlePart = (typeof articleParts)[number];

export const promotionParts = ["title", "text", "link"] as const;
export const questionParts = ["question", "answer"] as const;
export const pageParts = ["title", "intro", "description", "body"] as const;

export const eachLanguage = <T>(of: (language: Language) => T): Record<Language, T> => ({
	de: of("de"),
	en: of("en"),
	et: of("et"),
	fi: of("fi"),
});

/** The parts that a text lacks. */
export const missingParts = <Part extends string>(parts: readonly Part[], text: Readonly<Record<Part, string>>): Part[] =>
	parts.filter((part) => text[part] === "");

/** The languages with every part: the shop shows these. */
export const completeLanguages = <Part extends string>(
	parts: readonly Part[],
	texts: Readonly<Record<Language, Readonly<Record<Part, string>>>>,
): Language[] => languages.filter((language) => missingParts(parts, texts[language]).length === 0);

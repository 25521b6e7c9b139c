import type { Language } from "../locale";
import { textWords } from "./text-words";

/** Words about the company that pages of text name in double braces, besides those of all texts (text-words.ts). */
export const pageWords = [
	"company",
	"address",
	"phone",
	"email",
	"hours",
	"vatId",
	"manager",
	"court",
	"loadingPlace",
	"noCollection",
	"legalForm",
	"register",
	"registerLine",
	"acts",
	"interest",
	"books",
	"authority",
] as const;
export type PageWord = (typeof pageWords)[number];

const place = /\{\{(\w+)\}\}/g;

export const knownWords = (language: Language): string[] => [...pageWords, ...Object.keys(textWords[language])];

/** Whether the shop can fill in all that is in double braces. */
export function hasKnownWords(text: string, language: Language): boolean {
	const known = knownWords(language);
	return !/\{\{|\}\}/.test(text.replace(place, (whole, name: string) => (known.includes(name) ? "" : whole)));
}

/** @param words a value of each word; a text with any other keeps its braces */
export const withPageWords = (text: string, words: ReadonlyMap<string, string>): string =>
	text.replace(place, (whole, name: string) => words.get(name) ?? whole);

import { type Language, languages } from "../../../contract/locale";
import type { XmlElement } from "../../platform/xml-elements";

export type Titles = Partial<Record<Language, string>>;

const languageCodes = new Map<string, Language>([
	["deu", "de"],
	["ger", "de"],
	["eng", "en"],
	["fin", "fi"],
	["est", "et"],
	...languages.map((language): [string, Language] => [language, language]),
]);
export const languageOf = (code: string): Language | null => languageCodes.get(code.toLowerCase()) ?? null;

/**
 * Texts of an element that repeats for each language.
 * @param usual the language of texts without one; null if the shop does not have it
 */
export function textsOf(elements: readonly XmlElement[], usual: Language | null): Titles {
	const texts: Titles = {};
	for (const { attributes, text } of elements) {
		const language = attributes.lang === undefined ? usual : languageOf(attributes.lang);
		if (language !== null && text !== "") texts[language] ??= withoutMarkup(text);
	}
	return texts;
}

/** Suppliers write descriptions in HTML; only their line breaks remain. */
const withoutMarkup = (text: string): string =>
	text
		.replace(/<br\s*\/?>|<\/(?:p|div|li|ul|ol)>/gi, "\n")
		.replace(/<\/?[a-z][^<>]*>/gi, "")
		.split("\n")
		.map((one) => one.trim())
		.filter(Boolean)
		.join("\n");

/** Cells of a text in its languages. */
export const inColumns = (field: "title" | "description" | "alt", texts: Titles): Record<string, string> =>
	Object.fromEntries(Object.entries(texts).map(([language, text]) => [`${field}_${language}`, text]));

/** Cuts a text that many goods share to the workbook's limit, so that it does not reject them all. */
export const cut = (texts: Titles, most: number): Titles =>
	Object.fromEntries(
		Object.entries(texts).map(([language, text]) => [language, text.length > most ? `${text.slice(0, most - 1)}…` : text]),
	);

/** Removes accents and capitals. */
const plain = (text: string): string => text.toLowerCase().replace(/ß/g, "ss").normalize("NFKD").replace(/\p{M}/gu, "");

/** Letters and figures, joined by hyphens in addresses and by _ in codes. */
export const wordOf = (text: string, between: "-" | "_"): string =>
	plain(text)
		.replace(/[^a-z0-9]+/g, between)
		.replace(/^[-_]|[-_]$/g, "");

/** The title that an address is made from. */
export const nameOf = (titles: Titles): string => titles.en ?? titles.de ?? titles.fi ?? titles.et ?? "";

export const numberOf = (text: string): number | null => (/^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : null);

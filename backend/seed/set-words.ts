import { type Language, languages } from "../../contract/locale";
import { sets } from "./sets";

interface SetWords {
	product: string;
	language: Language;
	words: string;
}

/** Search words of products whose pages offer sets: the first item of each set, once. */
export function setWords(): SetWords[] {
	const byProduct = new Map(sets.flatMap(({ items: [first], words }) => (first && words ? [[first.product, words] as const] : [])));
	return [...byProduct].flatMap(([product, words]) => languages.map((language) => ({ product, language, words: words[language] })));
}

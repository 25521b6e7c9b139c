export interface Searched {
	topic: string;
	question: string;
	answer: string;
}

/** As far as letters of four languages are told apart when one types in a hurry: "Rückgabe", "rueckgabe" and "RUCKGABE" are one. */
const plain = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replace(/([aou])e/g, "$1");

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many letters words of different endings share: "toimitukset" and "toimitus", "Lieferungen" and "Lieferung". */
const stemOf = (word: string): string => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));

const weights = { question: 4, topic: 2, answer: 1 } as const;
type Part = keyof typeof weights;
const parts: readonly Part[] = ["question", "topic", "answer"];

/** How well an entry fits; 0 where one of the words is nowhere in it. */
function scoreOf(entry: Searched, words: string[], fits: (text: string[], word: string) => boolean): number {
	const texts = parts.map((part) => ({ weight: weights[part], words: wordsOf(entry[part]) }));
	const scores = words.map((word) => texts.reduce((sum, { weight, words: text }) => sum + (fits(text, word) ? weight : 0), 0));
	return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

const contains = (text: string[], word: string): boolean => text.some((other) => other.includes(word));
const sharesStem = (text: string[], word: string): boolean => text.some((other) => other.startsWith(stemOf(word)));

/**
 * The entries that hold all words that are looked for, the best first; where none does, those that hold their stems, small words aside.
 * Case, accents and how an umlaut is spelt do not matter.
 */
export function searchFaq<Entry extends Searched>(entries: readonly Entry[], query: string): Entry[] {
	const words = wordsOf(query);
	const long = words.filter((word) => word.length > 3);
	const exact = ranked(entries, words, contains);
	return exact.length > 0 ? exact : ranked(entries, long, sharesStem);
}

function ranked<Entry extends Searched>(entries: readonly Entry[], words: string[], fits: typeof contains): Entry[] {
	if (words.length === 0) return [];
	return entries
		.map((entry) => ({ entry, score: scoreOf(entry, words, fits) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score)
		.map(({ entry }) => entry);
}

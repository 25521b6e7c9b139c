import type { Language } from "../../../../contract/locale";
import { type Dictionary, shortestPart } from "../terms/dictionary";
import { allLanguages, languageBit } from "../terms/term-list";

/** A term that meets a condition, and how well: 1 is exactly what was asked for. */
export interface Alternate {
	term: string;
	quality: number;
}

/** The most terms for a word: more do not make a search better. */
const most = 64;
/** The shortest part of a compound. A known word has to be longer to count as the beginning of others: HEA is not the beginning of "heavy". */
const shortestPrefix = 3;

/**
 * The terms that fit a word: the word itself, its other forms, and words that begin or end with it. The latter count only if they share a
 * language with the word: the German Tor is not the beginning of the Estonian toru.
 * @param isWhole whether nothing may come before it: I-palkki is not the end of neliöputkipalkki
 */
export function wordTerms(word: string, dictionary: Dictionary, language: Language, isWhole = false): Alternate[] {
	const isKnown = dictionary.has(word);
	const stem = dictionary.sameStem(word).filter((term) => term === word || !dictionary.isSeries(term));
	const own = isKnown ? dictionary.languagesOf(word) : stem.reduce((bits, term) => bits | dictionary.languagesOf(term), 0);
	const fits = (term: string): boolean => own === 0 || (dictionary.languagesOf(term) & own) !== 0;
	const less = own === 0 ? 0 : 0.15;
	// A compound is not part of another one: "suorakaideputki" is suorakaide and putki, and "harjateräsverkko" is not harjateräs.
	const isCompound = (isKnown ? [word] : stem).some((known) => dictionary.goodsEnding(known, own).length > 0);
	const isForm = (term: string): boolean => !isCompound || term.length - word.length < shortestPart;
	const found: Alternate[] = [
		...(isKnown ? [{ term: word, quality: 1 }] : []),
		...rated(stem, 0.79),
		...(word.length > shortestPrefix || !isKnown ? rated(dictionary.beginningWith(word).filter(fits).filter(isForm), 0.72 - less) : []),
		...(isWhole || isCompound ? [] : rated(dictionary.endingWith(word).filter(fits), 0.6)),
	];
	const bit = languageBit(language);
	const best = new Map<string, number>();
	for (const { term, quality } of found) {
		const here = dictionary.languagesOf(term) & bit ? quality : quality * 0.9;
		best.set(term, Math.max(best.get(term) ?? 0, here));
	}
	return [...best]
		.map(([term, quality]) => ({ term, quality }))
		.sort((a, b) => b.quality - a.quality)
		.slice(0, most);
}

const rated = (terms: readonly string[], quality: number): Alternate[] => terms.map((term) => ({ term, quality }));

/**
 * The words of a compound that the catalogue has only separately, all in one language: chainlink, Zaunpfostenkappe. Null if it is not a compound.
 * @param languages bits of the languages that it may be in
 */
export function partsOf(word: string, dictionary: Dictionary, languages = allLanguages): string[] | null {
	for (let at = word.length - shortestPrefix; at >= shortestPrefix; at--) {
		const [first, rest] = [word.slice(0, at), word.slice(at)];
		const common = languages & languagesOf(rest, dictionary);
		if (common === 0) continue;
		const start = [first, first.replace(/(?:es|en|s|n|e)$/, "")].find((one) => (languagesOf(one, dictionary) & common) !== 0);
		if (start !== undefined) return [start, rest];
		const more = first.length >= 2 * shortestPrefix ? partsOf(first, dictionary, common) : null;
		if (more) return [...more, rest];
	}
	return null;
}

/** Bits of the languages in which a part of a compound is a word; 0 for none. */
function languagesOf(part: string, dictionary: Dictionary): number {
	if (part.length < shortestPrefix) return 0;
	if (dictionary.has(part)) return dictionary.languagesOf(part);
	return part.length > shortestPrefix ? dictionary.sameStem(part).reduce((bits, term) => bits | dictionary.languagesOf(term), 0) : 0;
}

/** A figure or sizes with the sign that its terms begin with: "#" 205, "m" 14, "l=" 17000, "" 100 × 100 × 7. */
export interface Figure {
	sign: string;
	sizes: readonly number[];
	/** The text calls it a length. */
	isSaid?: boolean;
}

/** The most terms taken as near: enough to include, in both directions, those of the goods in question. */
const maxNear = 24;
/** Beyond this distance (of logarithms) a figure is not near: about two thirds of it, or half as much again. */
const farthest = 0.45;

/** The figures of the same kind that are nearest to one that the catalogue does not have, the nearest first. */
export function nearTerms({ sign, sizes }: Figure, dictionary: Dictionary): Alternate[] {
	const found: Alternate[] = [];
	const wanted = sizes.map(Math.log);
	for (const { term, logs } of dictionary.figuresLike(sign, sizes.length)) {
		const distance = wanted.reduce((sum, log, place) => sum + Math.abs(log - (logs[place] ?? Number.NaN)), 0);
		if (distance < farthest) found.push({ term, quality: 1 - distance });
	}
	// For a section of another standard, 203x133x25, what is near to its first size is near too.
	const [first] = sizes;
	if (sizes.length > 2 && first !== undefined)
		found.push(...nearTerms({ sign: "#", sizes: [first] }, dictionary).map(({ term, quality }) => ({ term, quality: quality / 6 })));
	return found.sort((a, b) => b.quality - a.quality).slice(0, maxNear);
}

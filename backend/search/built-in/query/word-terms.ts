import type { Language } from "../../../../contract/locale";
import { type Dictionary, shortestPart } from "../terms/dictionary";
import { allLanguages, languageBit } from "../terms/term-list";

/** A term that meets a condition, and its quality: 1 is exactly the typed word. */
export interface Alternate {
	term: string;
	quality: number;
}

/** More terms for a word do not improve a search. */
const most = 64;
/** The shortest part of a compound. A known word must be longer to count as the start of others: HEA is not the start of "heavy". */
const shortestPrefix = 3;

/**
 * The terms for a word: the word itself, its other forms, and words that start or end with it. The latter must share a language with the
 * word: the German Tor is not the start of the Estonian toru.
 * @param isWhole whether nothing may precede it: I-palkki is not the end of neliöputkipalkki
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
 * The words of a compound that the catalogue has only separately, all in one language: chainlink, Zaunpfostenkappe. Null if the word is not
 * a compound.
 * @param languages bits of the languages that the word may belong to
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

/** Bits of the languages that have this part of a compound as a word; 0 for none. */
function languagesOf(part: string, dictionary: Dictionary): number {
	if (part.length < shortestPrefix) return 0;
	if (dictionary.has(part)) return dictionary.languagesOf(part);
	return part.length > shortestPrefix ? dictionary.sameStem(part).reduce((bits, term) => bits | dictionary.languagesOf(term), 0) : 0;
}

/** A figure or sizes with the prefix of its terms: "#" 205, "m" 14, "l=" 17000, "" 100 × 100 × 7. */
export interface Figure {
	sign: string;
	sizes: readonly number[];
	isSaid?: boolean;
}

/** The most nearby terms: enough to include those of the wanted goods in both directions. */
const maxNear = 24;
/** The greatest distance, in logarithms, of a nearby figure: about two thirds, or half as much again. */
const farthest = 0.45;

/** The nearest figures of the same kind to one that the catalogue lacks, nearest first. */
export function nearTerms({ sign, sizes }: Figure, dictionary: Dictionary): Alternate[] {
	const found: Alternate[] = [];
	const wanted = sizes.map(Math.log);
	for (const { term, logs } of dictionary.figuresLike(sign, sizes.length)) {
		const distance = wanted.reduce((sum, log, place) => sum + Math.abs(log - (logs[place] ?? Number.NaN)), 0);
		if (distance < farthest) found.push({ term, quality: 1 - distance });
	}
	// For a section of another standard, 203x133x25, sections with a similar first size are near too.
	const [first] = sizes;
	if (sizes.length > 2 && first !== undefined)
		found.push(...nearTerms({ sign: "#", sizes: [first] }, dictionary).map(({ term, quality }) => ({ term, quality: quality / 6 })));
	return found.sort((a, b) => b.quality - a.quality).slice(0, maxNear);
}

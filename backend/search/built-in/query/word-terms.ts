import type { Language } from "../../../../contract/locale";
import { type Dictionary, shortestPart } from "../terms/dictionary";
import { allLanguages, languageBit } from "../terms/term-list";

/** A term that will do for a condition, and how well it fits it: 1 is what was asked for. */
export interface Alternate {
	term: string;
	quality: number;
}

/** More terms than this make a search no better. */
const most = 64;
/** The shortest part of a compound; a word that is known has to be longer to be the beginning of others: HEA is no "heavy". */
const shortestPrefix = 3;

/**
 * The terms that fit a word: itself, its other forms, what begins or ends with it. What merely begins or ends so counts only where it is of
 * a language that the word itself is of: the German Tor is not the beginning of the Estonian toru.
 * @param isWhole whether nothing may stand before it: I-palkki is no end of neliöputkipalkki
 */
export function wordTerms(word: string, dictionary: Dictionary, language: Language, isWhole = false): Alternate[] {
	const isKnown = dictionary.has(word);
	const stem = dictionary.sameStem(word);
	const own = isKnown ? dictionary.languagesOf(word) : stem.reduce((bits, term) => bits | dictionary.languagesOf(term), 0);
	const fits = (term: string): boolean => own === 0 || (dictionary.languagesOf(term) & own) !== 0;
	const less = own === 0 ? 0 : 0.15;
	// A compound is no part of another one: "suorakaideputki" is suorakaide and putki, and "harjateräsverkko" no harjateräs.
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
 * The words of a compound that the catalogue only has apart, all of one language: chainlink, Zaunpfostenkappe. Null where it is none.
 * @param languages bits of those that it may be in
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

/** Bits of the languages in which a part of a compound is a word; 0 where it is none. */
function languagesOf(part: string, dictionary: Dictionary): number {
	if (part.length < shortestPrefix) return 0;
	if (dictionary.has(part)) return dictionary.languagesOf(part);
	return part.length > shortestPrefix ? dictionary.sameStem(part).reduce((bits, term) => bits | dictionary.languagesOf(term), 0) : 0;
}

/** A figure or sizes as terms have them: "#" 205, "m" 14, "l=" 17000, "" 100 × 100 × 7. */
export interface Figure {
	sign: string;
	sizes: readonly number[];
}

/** So many terms are near enough: those on both sides that the goods in question have are among them. */
const mostNear = 24;
/** Half of it or half as much again is not near any more. */
const farthest = 0.45;

/** Figures of the same kind that come nearest to one that there is not, the nearest the best; the same sizes are not among them. */
export function nearTerms({ sign, sizes }: Figure, dictionary: Dictionary): Alternate[] {
	const found: Alternate[] = [];
	for (const term of dictionary.terms()) {
		if (!term.startsWith(sign) || !/^\d/.test(term.slice(sign.length))) continue;
		const others = term.slice(sign.length).split("x").map(Number);
		if (others.length !== sizes.length) continue;
		const distance = sizes.reduce((sum, size, place) => sum + Math.abs(Math.log(size / (others[place] ?? 0))), 0);
		if (distance < farthest) found.push({ term, quality: 1 - distance });
	}
	// A section of another standard, 203x133x25, is near to what its first size is near to.
	const [first] = sizes;
	if (sizes.length > 2 && first !== undefined)
		found.push(...nearTerms({ sign: "#", sizes: [first] }, dictionary).map(({ term, quality }) => ({ term, quality: quality / 6 })));
	return found.sort((a, b) => b.quality - a.quality).slice(0, mostNear);
}

import { type Language, languages } from "../../../../contract/locale";
import { areOtherGoods, maxTypos, typosBetween } from "./spelling";
import { stemOf, stemsOf } from "./stems";
import { allLanguages, languageBit } from "./term-list";

interface Known {
	languages: number;
	count: number;
	/** The spelling with accents. */
	shown: string;
	/** Whether it names goods: Träger and IPE do, verzinkt does not. */
	isGoods: boolean;
	isNoun: boolean;
}

/** A term such as "l=6000" or "100x100x7". */
interface KnownFigure {
	term: string;
	logs: readonly number[];
}

/** The flags of a term; the index stores their sum. */
export const termFlags = { goods: 1, noun: 2 } as const;

/** Words from this length may be part of others. */
export const shortestPart = 4;

/** All terms of the index in an isolate's memory. Finds the terms that match a word exactly or approximately. */
export class Dictionary {
	private readonly known = new Map<string, Known>();
	/** Words of letters only, sorted. */
	private readonly words: string[] = [];
	/** How many searches for typos went through all words; they are the most expensive part of a search. */
	lookUps = 0;
	/** A bit mask of each word's letters. */
	private readonly letters: number[];
	/** Names of letters and digits, sorted. */
	private readonly names: string[] = [];
	private readonly stems = new Map<Language, Map<string, string[]>>(languages.map((language) => [language, new Map()]));
	private readonly figures = new Map<string, KnownFigure[]>();

	/** @param lines of search_dictionary, kind 'terms' */
	constructor(lines: readonly string[]) {
		for (const line of lines) {
			const [term = "", languages, count, shown = "", flags] = line.split("\t");
			const [isGoods, isNoun] = [(Number(flags) & termFlags.goods) !== 0, (Number(flags) & termFlags.noun) !== 0];
			this.known.set(term, { languages: Number(languages), count: Number(count), shown, isGoods, isNoun });
			if (/^\p{L}+$/u.test(term)) this.takeWord(term, Number(languages));
			else if (/^[\p{L}\d.+]+$/u.test(term)) this.names.push(term);
			this.takeFigure(term);
		}
		this.words.sort();
		this.names.sort();
		this.letters = this.words.map(lettersOf);
	}

	has(term: string): boolean {
		return this.known.has(term);
	}

	languagesOf(term: string): number {
		return this.known.get(term)?.languages ?? 0;
	}

	/** Returns whether these words name goods (titles and other names of categories) rather than a value such as "sinkityt". */
	areGoods(words: readonly string[]): boolean {
		let [goods, all] = [0, 0];
		for (const word of words) {
			const { count, isGoods } = this.known.get(word) ?? { count: 0, isGoods: false };
			all += count;
			if (isGoods) goods += count;
		}
		return goods > 0 && goods * 2 >= all;
	}

	/**
	 * Returns whether a word is the letter part of language-independent names, as IPE is of ipe200. A series has no cases: IPEA is another
	 * series.
	 */
	isSeries(word: string): boolean {
		return this.languagesOf(word) === allLanguages && between(this.names, word).some((name) => /^\d+$/.test(name.slice(word.length)));
	}

	terms(): Iterable<string> {
		return this.known.keys();
	}

	/** The terms with a prefix and this many sizes: "l=" and 1, "#" and 1, "" and 3. */
	figuresLike(sign: string, sizes: number): readonly KnownFigure[] {
		return this.figures.get(`${sign} ${sizes}`) ?? [];
	}

	/** A term in the catalogue's spelling for a language: a German noun has a capital. */
	shown(term: string, language: Language): string {
		const known = this.known.get(term);
		const written = known?.shown || term;
		const isGerman = language === "de" || known?.languages === languageBit("de");
		return known?.isNoun && isGerman ? written.replace(/^./u, (letter) => letter.toUpperCase()) : written;
	}

	sameStem(word: string): string[] {
		return languages.flatMap((language) => this.stems.get(language)?.get(stemOf(word, language)) ?? []);
	}

	/** Words that end with this word or its stem: Quadratrohr for Rohr. */
	endingWith(word: string): string[] {
		if (word.length < shortestPart) return [];
		const found = this.words.filter((other) => other.endsWith(word) && other !== word && !isOpposite(other, word));
		for (const language of languages) {
			const stem = stemOf(word, language);
			if (stem.length < shortestPart) continue;
			for (const [other, words] of this.stems.get(language) ?? [])
				if (other.endsWith(stem) && other !== stem && !isOpposite(other, stem)) found.push(...words);
		}
		return [...new Set(found)];
	}

	beginningWith(start: string): string[] {
		return between(this.words, start);
	}

	containing(word: string): string[] {
		return word.length < shortestPart ? [] : this.words.filter((other) => other.includes(word) && !isOpposite(other, word));
	}

	/** Names that continue this name with a letter: S355J2 for S355, but not HEB 1000 for HEB 100. */
	namesAfter(start: string): string[] {
		return between(this.names, start).filter((name) => !/^[\d.]/.test(name.slice(start.length)));
	}

	/** Names that continue this name with a letter or a digit. */
	namesBeginningWith(start: string): string[] {
		return between(this.names, start);
	}

	/** The letters before these digits in language-independent names: ipe and hea for 200. */
	seriesWith(figures: string): string[] {
		return this.names.flatMap((name) => {
			const letters = name.slice(0, -figures.length);
			return name.endsWith(figures) && /^\p{L}+$/u.test(letters) && this.languagesOf(letters) === allLanguages ? [letters] : [];
		});
	}

	/**
	 * The names of goods at the end of a compound, longest first: blech for lochblech. Only the compound's languages count: the English
	 * "line" is not part of the Estonian "kandiline".
	 * @param languages their bits
	 */
	goodsEnding(word: string, languages: number): string[] {
		return this.words
			.filter((other) => other.length >= shortestPart && other.length < word.length && word.endsWith(other))
			.filter((other) => (this.languagesOf(other) & languages) !== 0 && this.areGoods([other]))
			.sort((a, b) => b.length - a.length);
	}

	/** The likeliest correction of a word: the fewest typos, then the reader's language, then the most common word. */
	meant(word: string, language: Language): string | undefined {
		this.lookUps++;
		const bit = languageBit(language);
		const goods = this.goodsEnding(word, allLanguages);
		let best: { term: string; typos: number; count: number } | undefined;
		const letters = lettersOf(word);
		for (const [at, term] of this.words.entries()) {
			if (bitsIn((this.letters[at] ?? 0) ^ letters) > 2 * maxTypos) continue;
			const typos = typosBetween(word, term);
			if (typos === null || (typos > 1 && goods.some((one) => areOtherGoods(word, term, one)))) continue;
			const { languages = 0, count = 0 } = this.known.get(term) ?? {};
			const rated = { term, typos: typos - (languages & bit ? 0.5 : 0), count };
			if (!best || rated.typos < best.typos || (rated.typos === best.typos && rated.count > best.count)) best = rated;
		}
		return best?.term;
	}

	private takeFigure(term: string): void {
		const [, sign, sizes] = /^(\D*)(\d[\d.]*(?:x\d[\d.]*)*)$/.exec(term) ?? [];
		if (sizes === undefined) return;
		const logs = sizes.split("x").map((size) => Math.log(Number(size)));
		listed(this.figures, `${sign} ${logs.length}`, { term, logs });
	}

	private takeWord(word: string, bits: number): void {
		this.words.push(word);
		for (const language of languages) {
			if (!(bits & languageBit(language))) continue;
			const stems = this.stems.get(language);
			if (stems) for (const stem of stemsOf(word, language)) listed(stems, stem, word);
		}
	}
}

function listed<T>(lists: Map<string, T[]>, key: string, value: T): void {
	const list = lists.get(key);
	if (list) list.push(value);
	else lists.set(key, [value]);
}

/** "unequal" and "equal", "ungleichschenklig" and "gleichschenklig" are opposites. */
const isOpposite = (other: string, word: string): boolean => other.startsWith(`un${word}`);

function lettersOf(word: string): number {
	let bits = 0;
	for (let at = 0; at < word.length; at++) {
		const letter = word.charCodeAt(at) - 97;
		bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
	}
	return bits;
}

function bitsIn(bits: number): number {
	let count = 0;
	for (let left = bits; left !== 0; left &= left - 1) count++;
	return count;
}

function between(list: readonly string[], start: string): string[] {
	let low = 0;
	let high = list.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((list[middle] ?? "") < start) low = middle + 1;
		else high = middle;
	}
	const found: string[] = [];
	for (let at = low; list[at]?.startsWith(start); at++) if (list[at] !== start) found.push(list[at] ?? "");
	return found;
}

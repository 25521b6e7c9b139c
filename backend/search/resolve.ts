import type { Language } from "../language";
import type { Dictionary } from "./dictionary";
import { type Condition, sizeTerm } from "./parse";
import { anyOrder } from "./text-terms";
import { type Alternate, partsOf, wordTerms } from "./word-terms";

/** A condition as the index can answer it. */
export interface Asked {
	/** Any of them will do. */
	terms: readonly Alternate[];
	/** What is given up first where no variant holds all: the lowest. */
	firmness: number;
	/** How it counts beside the others. */
	weight: number;
	/** How it was typed, or what was taken instead. */
	shown: string;
	/** By what categories may be named so. */
	word: readonly Alternate[];
}
export interface Resolved {
	asked: Asked[];
	/** Whether something else is searched for than what was typed. */
	isCorrected: boolean;
}

/** More conditions than these make a search no clearer. */
const most = 12;

/** Said in many searches and no part of what is meant, unless nothing else is said. */
const fillers = new Set(
	"und and ja mit with fur for aus von of the a in x mm din en iso stuck stk kpl tk pcs oder or tai voi kaufen osta buy".split(" "),
);

const firmness = { word: 1, norm: 2, length: 2, number: 3, name: 4, size: 5 } as const;

/** Finds out what terms the conditions of a search mean. What no term fits is left out, and said so. */
export function resolve(conditions: readonly Condition[], dictionary: Dictionary, language: Language): Resolved {
	const telling = conditions.filter((condition) => condition.kind !== "word" || !fillers.has(condition.word));
	const pieces = joined(telling.length > 0 ? telling : conditions, dictionary);
	const found = pieces.slice(0, most).map((condition) => readCondition(condition, dictionary, language));
	return {
		asked: found.flatMap(({ asked }) => asked),
		isCorrected: pieces.length > most || found.some(({ isCorrected }) => isCorrected),
	};
}

/** "ipe 200" is the name ipe200 where there is such a name, "q 257" the beginning of one; "400 hbw" likewise. */
function joined(conditions: readonly Condition[], dictionary: Dictionary): Condition[] {
	const pieces: Condition[] = [];
	for (const condition of conditions) {
		const before = pieces.at(-1);
		const name = before && nameOf(before, condition);
		const isName = name && (dictionary.has(name) || (/^\D{1,3}\d/.test(name) && dictionary.namesAfter(name).length > 0));
		if (isName) pieces.splice(-1, 1, { kind: "designation", name, typed: `${before.typed} ${condition.typed}` });
		else pieces.push(condition);
	}
	return pieces;
}

function nameOf(before: Condition, condition: Condition): string | undefined {
	if (before.kind === "word" && condition.kind === "number" && !condition.isMm) return `${before.word}${condition.value}`;
	if (before.kind === "number" && !before.isMm && condition.kind === "word") return `${before.value}${condition.word}`;
	return undefined;
}

function readCondition(condition: Condition, dictionary: Dictionary, language: Language): Resolved {
	const figures = (terms: Alternate[], firm: number): Resolved => {
		const known = terms.filter(({ term }) => dictionary.has(term));
		if (known.length === 0) return { asked: [], isCorrected: true };
		return { asked: [{ terms: known, firmness: firm, weight: 1.5, shown: condition.typed, word: [] }], isCorrected: false };
	};
	switch (condition.kind) {
		case "word":
			return readWord(condition, dictionary, language);
		case "designation":
			return readName(condition, dictionary, language);
		case "size":
			return readSize(condition, dictionary);
		case "number": {
			const { value, isMm } = condition;
			return figures(
				[
					{ term: `#${value}`, quality: 1 },
					...(isMm || value >= 300 ? [{ term: `l=${value}`, quality: 0.9 }] : []),
					...(isMm
						? [
								{ term: `t=${value}`, quality: 0.8 },
								{ term: `d=${value}`, quality: 0.7 },
							]
						: []),
				],
				firmness.number,
			);
		}
		case "length":
			return figures(
				[
					{ term: `l=${condition.value}`, quality: 1 },
					{ term: `#${condition.value}`, quality: 0.9 },
				],
				firmness.length,
			);
		case "dn":
			return figures([{ term: `dn${condition.value}`, quality: 1 }], firmness.name);
		case "diameter":
			return figures([{ term: `d=${condition.value}`, quality: 1 }], firmness.name);
		case "thread":
			return figures([{ term: `m${condition.value}`, quality: 1 }], firmness.name);
		case "norm":
			return figures([{ term: `norm=${condition.number}`, quality: 1 }], firmness.norm);
	}
}

function readWord({ word, parts, typed }: Condition & { kind: "word" }, dictionary: Dictionary, language: Language): Resolved {
	const asWord = (terms: Alternate[], shown: string): Asked => ({ terms, firmness: firmness.word, weight: 1, shown, word: terms });
	const taken = (terms: Alternate[]): Resolved => ({ asked: [asWord(terms, typed)], isCorrected: false });
	// Umlauts as two letters: traeger.
	for (const spelling of [word, word.replace(/([aou])e/g, "$1")]) {
		const terms = wordTerms(spelling, dictionary, language, parts.length > 0);
		if (terms.length > 0) return taken(terms);
	}
	const apart = parts.length > 0 ? parts : partsOf(word, dictionary);
	if (apart) {
		const pieces = apart.map((part) => readWord({ kind: "word", word: part, parts: [], typed: part }, dictionary, language));
		const asked = pieces.flatMap((piece) => piece.asked);
		if (asked.length > 0 && pieces.every(({ isCorrected }) => !isCorrected)) return { asked, isCorrected: false };
		if (asked.length > 0) return { asked, isCorrected: true };
	}
	const within = dictionary.containing(word).map((term): Alternate => ({ term, quality: 0.5 }));
	if (within.length > 0) return taken(within);
	const meant = dictionary.meant(word, language);
	if (meant === undefined) return { asked: [], isCorrected: true };
	return { asked: [asWord(wordTerms(meant, dictionary, language), dictionary.shown(meant))], isCorrected: true };
}

function readName({ name, typed }: Condition & { kind: "designation" }, dictionary: Dictionary, language: Language): Resolved {
	const exact: Alternate[] = dictionary.has(name) ? [{ term: name, quality: 1 }] : [];
	const longer = dictionary.namesAfter(name).map((term): Alternate => ({ term, quality: 0.9 }));
	const known = [...exact, ...longer];
	const terms = known.length > 0 ? known : dictionary.namesBeginningWith(name).map((term): Alternate => ({ term, quality: 0.7 }));
	if (terms.length > 0) {
		const letters = /^\p{L}{2,}/u.exec(name)?.[0];
		const word = letters === undefined || !dictionary.has(letters) ? [] : [{ term: letters, quality: 1 }];
		return { asked: [{ terms, firmness: firmness.name, weight: 1.5, shown: typed, word }], isCorrected: false };
	}
	// No name of the catalogue: "rohr100" is a word and a size.
	const pieces = name.match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? [];
	const found = pieces.map((piece) =>
		/^\d/.test(piece)
			? readCondition({ kind: "number", value: Number(piece), isMm: false, typed: piece }, dictionary, language)
			: readWord({ kind: "word", word: piece, parts: [], typed: piece }, dictionary, language),
	);
	return { asked: found.flatMap(({ asked }) => asked), isCorrected: found.some(({ isCorrected }) => isCorrected) };
}

/** Sizes as they stand; else in another order; else the last as the length; else without the last, and said so. */
function readSize({ sizes, thread, typed }: Condition & { kind: "size" }, dictionary: Dictionary): Resolved {
	const asSize = (terms: Alternate[], shown: string): Asked => ({ terms, firmness: firmness.size, weight: 2, shown, word: [] });
	const exact = sizeTerm(sizes, thread);
	if (dictionary.has(exact)) return { asked: [asSize([{ term: exact, quality: 1 }], typed)], isCorrected: false };
	const other = [anyOrder(sizes), anyOrder(sizes).slice(1)].filter((term) => !thread && dictionary.has(term));
	if (other.length > 0)
		return {
			asked: [
				asSize(
					other.map((term) => ({ term, quality: 0.7 })),
					typed,
				),
			],
			isCorrected: false,
		};
	const last = sizes.at(-1) ?? 0;
	const before = sizes.slice(0, -1);
	const isLength = last >= 1000 && dictionary.has(`l=${last}`);
	const shown = `${thread ? "M" : ""}${before.join("x")}`;
	const rest =
		before.length > 1
			? readSize({ kind: "size", sizes: before, thread, typed: shown }, dictionary)
			: oneSize(before[0], thread, dictionary);
	if (!isLength) return { asked: rest.asked, isCorrected: true };
	const length: Asked = {
		terms: [{ term: `l=${last}`, quality: 1 }],
		firmness: firmness.length,
		weight: 1.5,
		shown: String(last),
		word: [],
	};
	return { asked: [...rest.asked, length], isCorrected: rest.isCorrected };
}

function oneSize(value: number | undefined, thread: boolean, dictionary: Dictionary): Resolved {
	const term = `${thread ? "m" : "#"}${value}`;
	if (!dictionary.has(term)) return { asked: [], isCorrected: true };
	return {
		asked: [{ terms: [{ term, quality: 1 }], firmness: firmness.number, weight: 1.5, shown: `${thread ? "M" : ""}${value}`, word: [] }],
		isCorrected: false,
	};
}

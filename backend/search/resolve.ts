import type { Language } from "../language";
import type { Dictionary } from "./dictionary";
import type { Figure } from "./near-terms";
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
	/** What it measures; where it is given up, what measures nearly so comes first. */
	figure?: Figure;
}
export interface Resolved {
	asked: Asked[];
	/** Whether something else is searched for than what was typed. */
	isCorrected: boolean;
	/** Figures that nothing has. */
	unknown: Figure[];
}

/** More conditions than these make a search no clearer. */
const most = 12;

/** Said in many searches and no part of what is meant, unless nothing else is said. */
const fillers = new Set(
	"und and ja mit with fur for aus von of the a in x mm din en iso stuck stk kpl tk pcs oder or tai voi kaufen osta buy".split(" "),
);

/** Said with a figure of what it is: 2 m hoch, Länge 6 m. */
const measuring = new Set(
	`hoch lang breit dick stark lg lange hohe breite dicke starke hohes langes long high wide thick length height width thickness
	pitka korkea levea paksu pituus korkeus leveys paksuus pikk korge lai paks pikkus korgus laius paksus`.split(/\s+/),
);

/** Goods are firmer than bare figures: of "IPE 205" the IPE is kept. */
const firmness = { word: 1, cut: 1.5, norm: 2, length: 2, number: 3, goods: 3.5, name: 4, size: 5 } as const;

/** From these on two sizes are a format, which may lie either way: 2000 × 1000. In mm. */
const format = { long: 600, short: 200 };

/** Finds out what terms the conditions of a search mean. What no term fits is left out, and said so. */
export function resolve(conditions: readonly Condition[], dictionary: Dictionary, language: Language): Resolved {
	const isFigure = (condition: Condition | undefined): boolean =>
		condition?.kind === "number" || condition?.kind === "length" || condition?.kind === "size" || condition?.kind === "designation";
	const telling = conditions.filter((condition, at) => {
		if (condition.kind !== "word") return true;
		if (measuring.has(condition.word)) return !isFigure(conditions[at - 1]) && !isFigure(conditions[at + 1]);
		return !fillers.has(condition.word);
	});
	const pieces = joined(telling.length > 0 ? telling : conditions, dictionary);
	const found = pieces.slice(0, most).map((condition) => readCondition(condition, dictionary, language));
	const all = together(found);
	return { ...all, isCorrected: all.isCorrected || pieces.length > most };
}

/** What is not searched for, and said so. */
const nothing = (figure?: Figure): Resolved => ({ asked: [], isCorrected: true, unknown: figure ? [figure] : [] });
const only = (asked: Asked, isCorrected = false): Resolved => ({ asked: [asked], isCorrected, unknown: [] });
const together = (parts: readonly Resolved[]): Resolved => ({
	asked: parts.flatMap(({ asked }) => asked),
	isCorrected: parts.some(({ isCorrected }) => isCorrected),
	unknown: parts.flatMap(({ unknown }) => unknown),
});

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
	const figures = (terms: Alternate[], firm: number, figure?: Figure): Resolved => {
		const known = terms.filter(({ term }) => dictionary.has(term));
		if (known.length === 0) return nothing(figure);
		return only({ terms: known, firmness: firm, weight: 1.5, shown: condition.typed, word: [], ...(figure && { figure }) });
	};
	/** One that is known by a single term. */
	const figure = (sign: string, value: number, firm: number): Resolved =>
		figures([{ term: `${sign}${value}`, quality: 1 }], firm, { sign, sizes: [value] });
	switch (condition.kind) {
		case "word":
			return readWord(condition, dictionary, language);
		case "designation":
			return readName(condition, dictionary, language);
		case "size":
			return readSize(condition, dictionary);
		case "number": {
			const { value, isMm } = condition;
			// A fence of "1,83" is so many metres high.
			const isMetres = !isMm && !Number.isInteger(value) && !dictionary.has(`#${value}`);
			const mm = isMetres ? Math.round(value * 1000) : value;
			return figures(
				[
					{ term: `#${mm}`, quality: 1 },
					...(isMm || mm >= 300 ? [{ term: `l=${mm}`, quality: 0.9 }] : []),
					...(isMm
						? [
								{ term: `t=${mm}`, quality: 0.8 },
								{ term: `d=${mm}`, quality: 0.7 },
							]
						: []),
				],
				firmness.number,
				{ sign: "#", sizes: [value] },
			);
		}
		case "length": {
			const { value } = condition;
			return figures(
				[
					{ term: `l=${value}`, quality: 1 },
					{ term: `#${value}`, quality: 0.9 },
				],
				firmness.length,
				{ sign: "l=", sizes: [value] },
			);
		}
		case "dn":
			return figure("dn", condition.value, firmness.number);
		case "diameter":
			return figure("d=", condition.value, firmness.number);
		case "thread":
			return figure("m", condition.value, firmness.number);
		case "norm":
			return figures([{ term: `norm=${condition.number}`, quality: 1 }], firmness.norm);
	}
}

function readWord({ word, parts, typed }: Condition & { kind: "word" }, dictionary: Dictionary, language: Language): Resolved {
	const asWord = (terms: Alternate[], shown: string): Asked => {
		const isGoods = word.length > 1 && terms.some(({ term }) => dictionary.isGoods(term));
		return { terms, firmness: isGoods ? firmness.goods : firmness.word, weight: 1, shown, word: terms };
	};
	// Umlauts as two letters: traeger.
	for (const spelling of [word, word.replace(/([aou])e/g, "$1")]) {
		const terms = wordTerms(spelling, dictionary, language, parts.length > 0);
		if (terms.length > 0) return only(asWord(terms, typed));
	}
	const apart = parts.length > 0 ? parts : partsOf(word, dictionary);
	if (apart) {
		const pieces = together(apart.map((part) => readWord({ kind: "word", word: part, parts: [], typed: part }, dictionary, language)));
		if (pieces.asked.length > 0) return pieces;
	}
	const within = dictionary.containing(word).map((term): Alternate => ({ term, quality: 0.5 }));
	if (within.length > 0) return only(asWord(within, typed));
	const meant = dictionary.meant(word, language);
	if (meant === undefined) return nothing();
	return only(asWord(wordTerms(meant, dictionary, language), dictionary.shown(meant)), true);
}

function readName({ name, typed }: Condition & { kind: "designation" }, dictionary: Dictionary, language: Language): Resolved {
	const exact: Alternate[] = dictionary.has(name) ? [{ term: name, quality: 1 }] : [];
	const longer = dictionary.namesAfter(name).map((term): Alternate => ({ term, quality: 0.9 }));
	const known = [...exact, ...longer];
	const terms = known.length > 0 ? known : dictionary.namesBeginningWith(name).map((term): Alternate => ({ term, quality: 0.7 }));
	if (terms.length > 0) {
		const letters = /^\p{L}{2,}/u.exec(name)?.[0];
		const word = letters === undefined || !dictionary.has(letters) ? [] : [{ term: letters, quality: 1 }];
		return only({ terms, firmness: firmness.name, weight: 1.5, shown: typed, word });
	}
	// No name of the catalogue: "rohr100" is a word and a size.
	const pieces = name.match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? [];
	return together(
		pieces.map((piece) =>
			/^\d/.test(piece)
				? readCondition({ kind: "number", value: Number(piece), isMm: false, typed: piece }, dictionary, language)
				: readWord({ kind: "word", word: piece, parts: [], typed: piece }, dictionary, language),
		),
	);
}

/**
 * Sizes as they stand, a format also the other way round; else in another order; else the last as the length; else without the last, and
 * said so.
 */
function readSize({ sizes, thread, typed }: Condition & { kind: "size" }, dictionary: Dictionary): Resolved {
	const figure = { sign: thread ? "m" : "", sizes };
	const asSize = (terms: Alternate[]): Resolved => only({ terms, firmness: firmness.size, weight: 2, shown: typed, word: [], figure });
	const exact = sizeTerm(sizes, thread);
	const isExact = dictionary.has(exact);
	const other = [anyOrder(sizes), anyOrder(sizes).slice(1)]
		.filter((term) => !thread && term !== exact && dictionary.has(term) && (!isExact || isFormat(sizes)))
		.map((term): Alternate => ({ term, quality: 0.7 }));
	if (isExact) return asSize([{ term: exact, quality: 1 }, ...other]);
	if (other.length > 0) return asSize(other);
	const last = sizes.at(-1) ?? 0;
	const before = sizes.slice(0, -1);
	const isLength = last >= 1000 && dictionary.has(`l=${last}`);
	const shown = `${thread ? "M" : ""}${before.join("x")}`;
	const rest =
		before.length > 1
			? readSize({ kind: "size", sizes: before, thread, typed: shown }, dictionary)
			: oneSize(before[0], thread, dictionary);
	if (!isLength) return { asked: rest.asked.map((asked) => ({ ...asked, firmness: firmness.cut })), isCorrected: true, unknown: [figure] };
	const length: Asked = {
		terms: [{ term: `l=${last}`, quality: 1 }],
		firmness: firmness.length,
		weight: 1.5,
		shown: String(last),
		word: [],
		figure: { sign: "l=", sizes: [last] },
	};
	return { ...rest, asked: [...rest.asked, length] };
}

function isFormat(sizes: readonly number[]): boolean {
	const [long = 0, short = 0] = [...sizes].sort((a, b) => b - a);
	return long >= format.long && short >= format.short;
}

function oneSize(value: number | undefined, thread: boolean, dictionary: Dictionary): Resolved {
	const sign = thread ? "m" : "#";
	const figure = { sign, sizes: [value ?? 0] };
	const term = `${sign}${value}`;
	if (!dictionary.has(term)) return nothing(figure);
	return only({
		terms: [{ term, quality: 1 }],
		firmness: firmness.number,
		weight: 1.5,
		shown: `${thread ? "M" : ""}${value}`,
		word: [],
		figure,
	});
}

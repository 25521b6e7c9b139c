import type { Language } from "../../../../contract/locale";
import type { Material } from "../../../../contract/search";
import type { Dictionary } from "../terms/dictionary";
import { withoutMaterial } from "../terms/materials";
import type { Condition } from "../terms/parse";
import { withoutRefused } from "../terms/refused";
import { withoutRefusedGrades } from "../terms/refused-grades";
import { withSiteNames, withThreads } from "../terms/site-words";
import { languageBit } from "../terms/term-list";
import { combined, firmness, nothing, only, type QueryTerm, type Resolved } from "./resolved";
import { withSeries } from "./series";
import { isFormat, pieceOfPlate, readSize } from "./size-terms";
import { type Alternate, type Figure, partsOf, wordTerms } from "./word-terms";

/** More conditions do not make a search clearer. */
const most = 12;

/** Common words in searches, ignored unless nothing else was typed. */
const fillers = new Set(
	"und and ja mit with fur for aus von of the a in x mm din en iso stuck stk kpl tk pcs oder or tai voi kaufen osta buy zu fix fixlange fixlangen".split(
		" ",
	),
);

/** Words that introduce a measure: 2 m hoch, Länge 6 m. */
const measuring = new Set(
	`hoch lang breit dick stark lg lange hohe breite dicke starke hohes langes langen lengths long high wide thick length height width thickness
	pitka korkea levea paksu pituus korkeus leveys paksuus pikk korge lai paks pikkus korgus laius paksus`.split(/\s+/),
);

/** From this quality a term is the word or one of its forms. */
const closely = 0.7;

export interface Meant extends Resolved {
	/** The search differs from the typed text, even if it only leaves out a part of it. */
	isOther: boolean;
	/** The material that was asked for, if the catalogue has nothing of it. */
	material: Material | null;
	quantity: number | null;
	/** Finishes and grades that the buyer excludes: "nicht grundiert", "statt S235". */
	refused: QueryTerm[];
	/** Names that were corrected to another series: "HEAA" to HEA. */
	replaced: string[];
}

/** Finds the terms for the conditions of a search. A condition without a term is left out and reported as missing. */
export function resolve(typed: readonly Condition[], dictionary: Dictionary, language: Language): Meant {
	const counted = typed.find(isWanted);
	const goods = typed.filter((one) => one.kind !== "quantity");
	const none = typed.filter((one) => one.kind === "quantity" && one.value === 0);
	const { conditions: graded, refused: grades } = withoutRefusedGrades(goods);
	const { conditions: positive, refused } = withoutRefused(graded);
	const { conditions: read, material, typed: ofMaterial } = withoutMaterial(positive, dictionary, language);
	const ofSeries = read.filter((_, at) => isOfSeries(read, at, dictionary));
	const conditions = withSiteNames(withThreads(read.filter((one) => !ofSeries.includes(one))), {
		language,
		isName: (term) => dictionary.has(term),
		isGoods: (word) => readWord(word, dictionary, language).wanted.some(({ firmness: firm }) => firm === firmness.goods),
	});
	const isFigure = (condition: Condition | undefined): boolean =>
		condition?.kind === "number" || condition?.kind === "length" || condition?.kind === "size" || condition?.kind === "designation";
	const selective = conditions.filter((condition, at) => {
		if (condition.kind !== "word") return true;
		if (measuring.has(condition.word)) return !isFigure(conditions[at - 1]) && !isFigure(conditions[at + 1]);
		return !fillers.has(condition.word);
	});
	const applied = selective.length > 0 ? selective : conditions;
	const meant = withSeries(applied, dictionary);
	const named = joined(meant, dictionary);
	const quantity = counted ? counted.value : leadingQuantity(named, dictionary);
	const pieces = quantity !== null && !counted ? named.slice(1) : named;
	const found = pieces.slice(0, most).map((condition, at) => readCondition(condition, dictionary, language, at === pieces.length - 1));
	const { wanted, isCorrected, unknown, missing } = combined(found);
	const isReplaced = isCorrected || material !== null || pieces.length > most || meant.some((one, at) => one !== applied[at]);
	return {
		wanted: namingGoods(wanted),
		isCorrected: isReplaced,
		isOther: isReplaced || missing.length + ofSeries.length + refused.length + grades.length > 0,
		unknown,
		missing: [...ofMaterial, ...missing, ...[...ofSeries, ...refused, ...grades, ...none].map(({ typed: of }) => of)],
		material,
		quantity,
		refused: [
			...refused.flatMap(({ finish }) => readWord({ kind: "word", word: finish, parts: [], typed: finish }, dictionary, language).wanted),
			...grades.flatMap(({ grade }) => readCondition(grade, dictionary, language).wanted),
		],
		replaced: applied.filter((one, at) => one !== meant[at]).map(({ typed }) => typed),
	};
}

/**
 * Returns whether the letter is a lighter series: "IPE A 200", "IPE 200 A". Before a length, "IPE 200 a 6 m", it means "each", and "Q 188
 * A" is a name of the catalogue.
 */
function isOfSeries(conditions: readonly Condition[], at: number, dictionary: Dictionary): boolean {
	const [before, one, next] = [conditions[at - 1], conditions[at], conditions[at + 1]];
	if (one?.kind !== "word" || one.word !== "a") return false;
	const isMeasure = next?.kind === "number" || next?.kind === "length" || next?.kind === "size";
	if (before?.kind === "word") return next?.kind === "number" && !next.isMm;
	const first = conditions[at - 2];
	const name = before?.kind === "designation" ? before.name : first && before && nameOf(first, before);
	if (name !== undefined && dictionary.has(`${name}a`)) return false;
	return (before?.kind === "number" || before?.kind === "designation") && !isMeasure;
}

const isWanted = (condition: Condition): condition is Condition & { kind: "quantity" } =>
	condition.kind === "quantity" && condition.value > 0;

/**
 * The figure before goods with a size is a quantity: "12 ipe 200", "5 rohr 48,3x3,2", "8 100x50x4". Otherwise it may be a measure: "10
 * blech 2000x1000" is a plate of 10 mm.
 */
function leadingQuantity([first, ...rest]: readonly Condition[], dictionary: Dictionary): number | null {
	if (first?.kind !== "number" || first.isMm || !Number.isInteger(first.value) || first.value < 1) return null;
	const [next] = rest;
	const series = next?.kind === "designation" ? /^\p{L}{2,}(?=\d)/u.exec(next.name)?.[0] : undefined;
	const isSeries = series !== undefined && dictionary.areGoods([series]);
	const isSized = next?.kind === "word" && rest.some((one) => one.kind === "size" && !isFormat(one.sizes));
	// A size of three figures is complete: "8 100x50x4".
	const isWhole = next?.kind === "size" && (next.thread || (next.sizes.length > 2 && !isFormat(next.sizes)));
	return isSeries || isSized || isWhole ? first.value : null;
}

/** Once a word names goods, other words do not name categories: "verzinkte Muttern" does not name the galvanised sheets. */
function namingGoods(wanted: readonly QueryTerm[]): QueryTerm[] {
	const hasGoods = wanted.some(({ firmness: firm, word }) => firm > firmness.word && word.length > 0);
	return wanted.map((one) => (hasGoods && one.firmness === firmness.word ? { ...one, word: [] } : one));
}

/**
 * Joins words and figures that form one name in the catalogue: "ipe 200" is ipe200, "q 257" starts a name, and "400 hbw" is a name. At the
 * end of a search "ipe 2" is an unfinished name. "universal beam" becomes "universal-beam" if the catalogue hyphenates it.
 */
function joined(conditions: readonly Condition[], dictionary: Dictionary): Condition[] {
	const pieces: Condition[] = [];
	for (const [at, condition] of conditions.entries()) {
		const before = pieces.at(-1);
		const name = before && nameOf(before, condition);
		const longer = at === conditions.length - 1 ? dictionary.namesBeginningWith : dictionary.namesAfter;
		const isName = name && (dictionary.has(name) || (/^\D{1,3}\d/.test(name) && longer.call(dictionary, name).length > 0));
		const hyphened = before && hyphenedName(before, condition, dictionary);
		if (hyphened) pieces.splice(-1, 1, hyphened);
		else if (isName) pieces.splice(-1, 1, { kind: "designation", name, typed: `${before.typed} ${condition.typed}` });
		else pieces.push(condition);
	}
	return pieces;
}

function hyphenedName(before: Condition, condition: Condition, dictionary: Dictionary): Condition | undefined {
	if (before.kind !== "word" || condition.kind !== "word") return undefined;
	const word = before.word + condition.word;
	const parts = [before, condition].flatMap((one) => (one.parts.length > 0 ? one.parts : [one.word]));
	const isLetter = before.word.length === 1 && condition.word.startsWith("prof");
	return isLetter || dictionary.has(word) || dictionary.sameStem(word).length > 0
		? { kind: "word", word, parts, typed: `${before.typed} ${condition.typed}` }
		: undefined;
}

function nameOf(before: Condition, condition: Condition): string | undefined {
	if (before.kind === "word" && condition.kind === "number" && !condition.isMm) return `${before.word}${condition.value}`;
	if (before.kind === "number" && !before.isMm && condition.kind === "word") return `${before.value}${condition.word}`;
	return undefined;
}

/** @param isLast whether nothing follows it, so that it may be unfinished */
function readCondition(condition: Condition, dictionary: Dictionary, language: Language, isLast = false): Resolved {
	const figures = (terms: Alternate[], firm: number, figure?: Figure): Resolved => {
		const known = terms.filter(({ term }) => dictionary.has(term));
		if (known.length === 0) return nothing(condition.typed, figure);
		return only({ terms: known, firmness: firm, weight: 1.5, shown: condition.typed, word: [], ...(figure && { figure }) });
	};
	const figure = (sign: string, value: number, firm: number): Resolved => {
		const term = `${sign}${value}`;
		const begun = isLast && !dictionary.has(term) ? dictionary.namesBeginningWith(term) : [];
		const terms = begun.length > 0 ? begun.map((name): Alternate => ({ term: name, quality: 0.7 })) : [{ term, quality: 1 }];
		return figures(terms, firm, { sign, sizes: [value] });
	};
	switch (condition.kind) {
		case "word":
			return readWord(condition, dictionary, language);
		case "designation":
			return readName(condition, dictionary, language);
		case "size": {
			const piece = condition.isPlate ? pieceOfPlate(condition, dictionary) : null;
			if (!piece) return readSize(condition, dictionary, isLast);
			const isFirst = condition.sizes[0] === piece.thickness;
			const typed = condition.typed.replace(isFirst ? /^[\d.,]+\s?\D\s?/ : /\s?\D\s?[\d.,]+\s?\D*$/, "");
			return combined([
				figure("t=", piece.thickness, firmness.number),
				readSize({ kind: "size", sizes: piece.sides, thread: false, typed }, dictionary, isLast),
			]);
		}
		case "number": {
			const { value, isMm } = condition;
			// A fence of "1,83" is 1.83 m high.
			const isMetres = !isMm && !Number.isInteger(value) && !dictionary.has(`#${value}`);
			const mm = isMetres ? Math.round(value * 1000) : value;
			const measured = [
				{ term: `#${mm}`, quality: 1 },
				...(isMm || mm >= 300 ? [{ term: `l=${mm}`, quality: 0.9 }] : []),
				...(isMm
					? [
							{ term: `t=${mm}`, quality: 0.8 },
							{ term: `d=${mm}`, quality: 0.7 },
						]
					: tradeSizes(value)),
			];
			// A lone "10365" is a standard if nothing has that measure.
			const norm = `norm=${value}`;
			if (!isMm && !measured.some(({ term }) => dictionary.has(term)) && dictionary.has(norm))
				return figures([{ term: norm, quality: 1 }], firmness.norm, { sign: "#", sizes: [value] });
			return figures(measured, firmness.number, { sign: "#", sizes: [value] });
		}
		case "length": {
			const { value, isSaid = false } = condition;
			return figures(
				[
					{ term: `l=${value}`, quality: 1 },
					{ term: `#${value}`, quality: 0.9 },
				],
				isSaid ? firmness.cut : firmness.length,
				{ sign: "l=", sizes: [value], isSaid },
			);
		}
		case "thickness":
			return figure("t=", condition.value, firmness.number);
		case "grade":
			return asOther(condition, dictionary, language);
		case "dn":
			return figure("dn", condition.value, firmness.number);
		case "diameter":
			return figure("d=", condition.value, firmness.number);
		case "thread":
			return figure("m", condition.value, firmness.number);
		case "norm":
			return figures([{ term: `norm=${condition.number}`, quality: 1 }], firmness.norm);
		case "quantity":
			return combined([]);
	}
}

/** Finds goods in another grade if the catalogue lacks the wanted one, and reports the grade as missing. */
function asOther({ word, typed }: Condition & { kind: "grade" }, dictionary: Dictionary, language: Language): Resolved {
	const found = readWord({ kind: "word", word, parts: [], typed }, dictionary, language);
	return { ...found, isCorrected: true, missing: [typed] };
}

/** Whole numbers that stand for sizes: a pipe of 48 has 48.3 mm. */
const tradeSizes = (value: number): Alternate[] =>
	[1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenths) => ({ term: `#${value}.${tenths}`, quality: 0.6 }));

/** The cache holds this many words; a list uses several hundred. */
const maxWords = 5000;
const wordsRead = new WeakMap<Dictionary, Map<string, Resolved>>();

/** Caches each word, since lines and their readings repeat it. */
function readWord(condition: Condition & { kind: "word" }, dictionary: Dictionary, language: Language): Resolved {
	const known = wordsRead.get(dictionary) ?? new Map<string, Resolved>();
	wordsRead.set(dictionary, known);
	const key = `${language} ${condition.word} ${condition.parts.join("-")} ${condition.typed}`;
	const found = known.get(key) ?? lookUp(condition, dictionary, language);
	if (known.size >= maxWords) known.clear();
	known.set(key, found);
	return found;
}

function lookUp({ word, parts, typed }: Condition & { kind: "word" }, dictionary: Dictionary, language: Language): Resolved {
	const asWord = (terms: Alternate[], shown: string): QueryTerm => {
		const closest = terms.filter(({ quality }) => quality >= closely);
		const isGoods = word.length > 1 && dictionary.areGoods((closest.length > 0 ? closest : terms).map(({ term }) => term));
		return { terms, firmness: isGoods ? firmness.goods : firmness.word, weight: 1, shown, word: terms };
	};
	// Umlauts may be typed as two letters: traeger.
	for (const spelling of [word, word.replace(/([aou])e/g, "$1")]) {
		const found = wordTerms(spelling, dictionary, language, parts.length > 0);
		// A welded pipe is no weld elbow.
		const [welded] = /^(?:geschweisst|welded|hitsat|keevitat)/.exec(spelling) ?? [];
		const terms = welded === undefined ? found : found.filter(({ term }) => term.startsWith(welded));
		if (terms.length > 0) return only(asWord(terms, typed));
	}
	// The catalogue has no Z-Profil: other profiles do not match it.
	if (parts.length === 2 && parts[1]?.startsWith("prof") && !(parts[0] && dictionary.has(parts[0]) && parts[0].length > 1))
		return nothing(typed);
	const apart = parts.length > 0 ? parts : partsOf(word, dictionary);
	if (apart) {
		const pieces = combined(
			apart.map((part) => readWord({ kind: "word", word: part, parts: [], typed: dictionary.shown(part, language) }, dictionary, language)),
		);
		if (pieces.wanted.length > 0) return pieces;
	}
	const within = dictionary.containing(word).map((term): Alternate => ({ term, quality: 0.5 }));
	if (within.length > 0) return only(asWord(within, typed));
	const meant = dictionary.meant(word, language);
	// The shop does not sell this kind: Lochblech finds sheets, and the word is reported as missing.
	const [goods] = dictionary.goodsEnding(word, languageBit(language));
	const instead = meant ?? goods;
	if (instead === undefined) return nothing(typed);
	const found = only(asWord(wordTerms(instead, dictionary, language), dictionary.shown(instead, language)), true);
	return meant === undefined ? { ...found, missing: [typed] } : found;
}

function readName({ name, typed }: Condition & { kind: "designation" }, dictionary: Dictionary, language: Language): Resolved {
	// In Finland the 20 mm rebar is called T20.
	const rebar = /^t(\d{1,2})$/.exec(name)?.[1];
	const exact: Alternate[] = dictionary.has(name) ? [{ term: name, quality: 1 }] : [];
	const longer = dictionary.namesAfter(name).map((term): Alternate => ({ term, quality: 0.9 }));
	const known = [...exact, ...longer, ...(exact.length > 0 && rebar !== undefined ? [{ term: `#${rebar}`, quality: 0.3 }] : [])];
	const isBegun = known.length === 0;
	const terms = isBegun ? dictionary.namesBeginningWith(name).map((term): Alternate => ({ term, quality: 0.7 })) : known;
	if (terms.length > 0) {
		const letters = /^\p{L}{2,}/u.exec(name)?.[0];
		const word = letters === undefined || !dictionary.has(letters) ? [] : [{ term: letters, quality: 1 }];
		const wanted = { terms, weight: 1.5, shown: typed, word };
		const isMesh = /^[kqr]\d{3}a?$/.test(name);
		// The start of a name may be a whole name elsewhere: the rebar T12.
		return only(
			isBegun
				? { ...wanted, firmness: firmness.number, figure: { sign: "#", sizes: [Number(/\d+/.exec(name)?.[0])] } }
				: { ...wanted, firmness: isMesh || (letters !== undefined && dictionary.areGoods([letters])) ? firmness.series : firmness.name },
		);
	}
	// The delivery condition of a grade, as in S355J2+N, is reported as missing if no name has it.
	const condition = /\+\p{L}+$/u.exec(name)?.[0];
	if (condition !== undefined) {
		const grade = readName({ kind: "designation", name: name.slice(0, -condition.length), typed }, dictionary, language);
		return { ...grade, missing: [...grade.missing, condition.toUpperCase()] };
	}
	const two = twoNames(name, dictionary);
	if (two) return combined(two.map((one) => readName({ kind: "designation", name: one, typed: one }, dictionary, language)));
	// Not a name of the catalogue: "rohr100" is a word and a size.
	const pieces = name.match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? [];
	// Not a grade of the catalogue: the figure of C45 means nothing alone.
	if (!pieces.some((piece) => /^\p{L}{3}/u.test(piece) && wordTerms(piece, dictionary, language).length > 0)) return nothing(typed);
	return combined(
		pieces.map((piece) =>
			/^\d/.test(piece)
				? readCondition({ kind: "number", value: Number(piece), isMm: false, typed: piece }, dictionary, language)
				: readWord({ kind: "word", word: piece, parts: [], typed: piece }, dictionary, language),
		),
	);
}

/** Two names of the catalogue written without a space: hea180s355j2. */
function twoNames(name: string, dictionary: Dictionary): [string, string] | undefined {
	for (const { index } of name.matchAll(/(?<=\d)(?=\p{L})/gu)) {
		const [first, second] = [name.slice(0, index), name.slice(index)];
		if (dictionary.has(first) && (dictionary.has(second) || (/\d/.test(second) && dictionary.namesAfter(second).length > 0)))
			return [first, second];
	}
	return undefined;
}

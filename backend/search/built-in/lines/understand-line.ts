import { count, has } from "../../../catalogue/bits";
import type { VariantIndex } from "../../../catalogue/variant-index";
import { type PlainText, plain as plainOf } from "../../plain";
import { holding, preferring, type Ranked } from "../query/rank";
import { firmness, type QueryTerm } from "../query/resolved";
import type { TermBits } from "../query/search-index";
import type { Alternate } from "../query/word-terms";
import { isGrade } from "../terms/grades";
import { asksForPieces } from "../terms/site-words";
import { asksForGoods, countsGoods } from "./asked";
import { candidatesOf } from "./candidates";
import { changesOtherLines, hasCode, hasUnexplainedFigure } from "./doubts";
import { isProperty } from "./headings";
import { isLength, type Judged, markedLength, type Named, namesGoods, namesLength } from "./judge";
import type { Understood } from "./line-answer";
import { areNames, decidingFinishes, isNamed, isOfOne, onlyRelated, otherNames } from "./names";
import { hasNumberWord } from "./number-words";
import { isOfOtherTrade, namesOurs } from "./other-trades";
import { asTyped, placesOf } from "./places";
import type { Prepared } from "./prepare";
import type { Reading } from "./readings";
import { countsFew, hasNoFigures, type Measure } from "./words";

export interface Known {
	variants: VariantIndex;
	codes: ReadonlyMap<string, number[]>;
	places: ReadonlyMap<number, number>;
	properties: readonly string[];
	bitsOf: (term: string) => TermBits;
}

/** Decides on the variants of a line by its code, its words, or both. */
export async function understandLine(
	{ plain, reference, open, isDoubtful, measures, isCounted, isVolume, kind, notes, code }: Prepared,
	{
		best: judged,
		besides,
		near,
		preferred,
	}: { best: Judged | undefined; besides: Judged | undefined; near: readonly Alternate[][]; preferred: readonly Ranked[] },
	{ variants, codes, places, properties, bitsOf }: Known,
): Promise<Understood> {
	const nothing: Understood = {
		kind: "skipped",
		reading: null,
		cut: null,
		isOfParts: asksForPieces(plain.text),
		sides: null,
		variants: [],
		departing: [],
		reference: reference || notes.reference,
		disagrees: false,
		unread: [],
		unreadOfPieces: [],
		measures,
		material: null,
		isHead: kind === "head",
		...{
			grade: null,
			certificate: notes.certificate,
			day: notes.day,
			isNote: kind === "note",
			isCancelled: false,
			countedAt: null,
			cutAt: null,
		},
	};
	const describe = async () =>
		judged
			? understandGoods(judged, near, {
					nothing,
					plain,
					kind,
					open,
					isDoubtful,
					isCounted,
					isVolume,
					preferred,
					variants,
					properties,
					bitsOf,
				})
			: nothing;
	if (!code) return describe();
	const ids = codes.get("id" in code ? String(code.id) : code.code) ?? [];
	if (code.isBare || ids.length === 0) {
		const described = await describe();
		const isCode = code.isBare ? ids.length > 0 && described.material === null : "id" in code;
		if (!isCode || described.variants.length > 0) return described;
	}
	if (code.isBare)
		return {
			...nothing,
			measures: [...measures, ...measuresOf(code.beside.reading, plain)],
			...understandCode(code.beside, ids, { plain, open, isMet: false }),
			reference: "",
		};
	const ordinals = ids.flatMap((id) => places.get(id) ?? []);
	const isMet = besides === undefined || hasAllOf(besides, ordinals);
	const { goods } = code.beside.reading;
	const isOther =
		hasCode(goods) ||
		changesOtherLines(goods) ||
		code.beside.reading.open.length > 0 ||
		(!isMet && (hasUnexplainedFigure(goods) || (besides !== undefined && !isOfCode(besides, ordinals, { variants, bitsOf }))));
	const found = understandCode(code.beside, ids, { plain, open, isMet: isMet && !isOther });
	const more = isOther && besides && namesGoods(besides.matched) ? (await describe()).variants.filter((id) => !ids.includes(id)) : [];
	return {
		...{ ...nothing, ...found, measures: [...measures, ...measuresOf(code.beside.reading, plain)] },
		...{ variants: [...found.variants, ...more].slice(0, 5) },
		...{
			disagrees: isOther || open.length > 0,
			reference: "",
			cut: found.cut ?? besides?.cut ?? (besides && markedLength(besides)) ?? null,
		},
	};
}

interface Around {
	nothing: Understood;
	plain: PlainText;
	kind: Prepared["kind"];
	open: Prepared["open"];
	isDoubtful: boolean;
	isCounted: boolean;
	isVolume: boolean;
	/** Grade, finish and length that the words above the line say of its goods. */
	preferred: readonly Ranked[];
	variants: VariantIndex;
	properties: readonly string[];
	bitsOf: (term: string) => TermBits;
}

async function understandGoods(
	judged: Judged,
	near: readonly Alternate[][],
	{ nothing, plain, kind, open, isDoubtful, isCounted: isCountedRow, isVolume, preferred, variants, properties, bitsOf }: Around,
): Promise<Understood> {
	const { reading, meant, set, matched, isSure, quantity, cut } = judged;
	const left = cut === null ? judged.left : judged.left.filter((word) => !sawing.test(plainOf(word).text.trim()));
	const understood = {
		...nothing,
		reading: { ...reading, quantity },
		measures: [...nothing.measures, ...measuresOf(reading, plain)],
		cut,
		cutAt: cut === null ? null : placeOfLength(cut, reading, plain),
		countedAt: reading.countedAt ? ([plain.place(reading.countedAt[0]), plain.place(reading.countedAt[1])] as const) : null,
		unread: placesOf([...left, ...meant.replaced], reading, { plain, open }),
	};
	const isSeveral = reading.several !== undefined;
	const hasCount = isCountedRow || isSeveral;
	const isCounted = isSeveral || (quantity !== null && quantity.unit !== "any");
	const isOne = await isOfOne(variants, set);
	const isWhole = left.length === 0 && reading.open.length === 0 && !meant.isOther;
	const names =
		namesGoods(matched) ||
		(isCounted && left.length === 0 && matched.some(({ figure }) => figure !== undefined)) ||
		(isWhole && (isCounted || isOne) && areNames(matched, set, bitsOf));
	const asked = { ...understood, kind: "none" } as const;
	const isAsked = names && (namesSeries(judged) || isSeveral || (matched.length > 1 && (isCounted || namesSize(judged))));
	if (kind === "letter" && !isAsked) return countsGoods(plain.text) ? asked : nothing;
	const unnamed = asksForGoods(plain.text) ? asked : nothing;
	const isOurs = namesOurs(reading.goods, meant.wanted, bitsOf);
	const isOther = isOfOtherTrade(reading.goods, isOurs) || (isVolume && !isOurs);
	if (isOther && (hasCount || quantity !== null || !hasNoFigures(plain.text))) return { ...understood, kind: "none" };
	const isLong = isSentence(judged) && !namesSize(judged);
	const isCountedInWords = names && (countsFew(plain.text) || (hasNumberWord(plain.text) && !isLong));
	const isHeading = hasNoFigures(plain.text) ? !isOne && !isCountedInWords : isLong;
	if (quantity === null && !hasCount && isHeading) return unnamed;
	// "Alles in S355J2 grundiert, 12 m:" says how the goods below are.
	if (quantity === null && !hasCount && matched.length > 0 && matched.every((one) => isProperty(one) || isLength(one))) return nothing;
	// "Material: S355J2, alle mit 3.1 Zeugnis" is a heading.
	const isOfGoods = matched.some(({ figure, firmness: firm }) => figure !== undefined || firm === firmness.series);
	if (quantity === null && nothing.certificate !== null && !isOfGoods) return nothing;
	if (meant.material) return { ...understood, kind: "none", material: meant.material };
	// A named cell next to a quantity means goods, as a figure next to words does.
	if (!names)
		return hasCount || isCounted || namesSize(judged) || (quantity !== null && /[\d;]/.test(plain.text.replace(/^\d+/, "")))
			? asked
			: unnamed;
	const pieces = quantity !== null && ["piece", "any", "set"].includes(quantity.unit) ? quantity.value : null;
	const ordinals = await candidatesOf(
		variants,
		set,
		{ wanted: [...matched, ...near.map(preferring), ...preferred], pieces, properties },
		bitsOf,
	);
	// The cut length is the only thing that the catalogue does not know.
	const isKnown =
		left.length === 0 &&
		reading.open.length === 0 &&
		isSure &&
		!isDoubtful &&
		!meant.isCorrected &&
		meant.unknown.length <= (cut === null ? 0 : 1);
	const isClear = isKnown && count(set) === 1 && (await isNamed(matched, set, { variants, bitsOf }));
	const otherSize = otherSizeOf(judged);
	const isOfParts = (nothing.isOfParts || areSides(otherSize)) && cut === null;
	const found = isOfParts || otherSize ? "none" : isClear ? "clear" : "candidates";
	const deciding = isKnown && isOne && !isClear ? await decidingFinishes(matched, { variants, bitsOf }) : [];
	const related = [...onlyRelated(matched, ordinals, bitsOf), ...otherNames(matched, ordinals, bitsOf)].map(({ shown }) => shown);
	const unread = isClear ? [] : [...left, ...meant.replaced, ...related, ...deciding];
	const hasTerm = ({ terms }: QueryTerm): boolean =>
		terms.some(({ term }) => [...bitsOf(term).values()].some((bits) => ordinals.some((ordinal) => has(bits, ordinal))));
	// Of two grades in a line the goods may have either: "S355 oder S235".
	const hasGrade = matched.some(({ shown }) => isGrade(shown));
	const isLacking = (word: string): boolean =>
		meant.missing.includes(word) || (!hasGrade && !meant.wanted.some((one) => one.shown === word && hasTerm(one)));
	const missed = left.find((word) => isGrade(word) && !word.startsWith("+") && isLacking(word));
	const sides = areSides(otherSize) && cut === null ? (otherSize ?? null) : null;
	const namesPieces = (words: string): boolean => {
		const figures = words.match(/\d+/g) ?? [];
		return asksForPieces(words.toLowerCase()) || (figures.length > 0 && figures.every((figure) => sides?.includes(Number(figure))));
	};
	return {
		...understood,
		...{ kind: found, isOfParts, sides, grade: isClear || missed === undefined ? null : asTyped(missed, reading, plain) },
		unread: placesOf(unread, reading, { plain, open }),
		unreadOfPieces: placesOf(
			unread.filter((words) => !namesPieces(words)),
			reading,
			{ plain, open },
		),
		variants: await variants.idsOf(ordinals),
		departing: await variants.idsOf(departingFrom(preferred, ordinals, { variants, bitsOf })),
	};
}

/** The variants that lack what the words above a line ask for, if others have it. */
function departingFrom(
	preferred: readonly Ranked[],
	ordinals: readonly number[],
	{ variants, bitsOf }: Pick<Around, "variants" | "bitsOf">,
): number[] {
	const lacking = preferred.flatMap((one) => {
		const set = holding(one, variants.size, bitsOf);
		const left = ordinals.filter((ordinal) => !has(set, ordinal));
		return left.length < ordinals.length ? left : [];
	});
	const departing = [...new Set(lacking)];
	return departing.length < ordinals.length ? departing : [];
}

const measuresOf = ({ measures }: Reading, { place }: PlainText): Measure[] =>
	measures.map(({ at: [from, to], ...measure }) => ({ ...measure, at: [place(from), place(to)] }));

/** Returns whether a line with a code says nothing that its articles lack. A length is the length to cut. */
function hasAllOf({ meant, matched, left, set }: Judged, ordinals: readonly number[]): boolean {
	const length = markedLength({ meant });
	return (
		left.every((one) => length !== undefined && namesLength(one, length)) &&
		(matched.every(({ figure }) => figure?.isSaid) || ordinals.every((ordinal) => has(set, ordinal)))
	);
}

/** The place of a length in mm: "4,20 m", "1830er". */
function placeOfLength(length: number, { goods }: Reading, { place }: PlainText): [number, number] | null {
	for (const { index, 0: typed } of goods.matchAll(/(?<![\p{L}\d.])\d+(?:\.\d+)? ?(?:(?:mm|cm|m|er)(?!\p{L}))?/gu))
		if (namesLength(typed, length)) return [place(index), place(index + typed.trimEnd().length)];
	return null;
}

/** A better term is the word itself: "Halle" is not a form of the Estonian "hall". */
const asForm = 0.8;

/**
 * Returns whether a line agrees with the articles of its code: no name, size, grade or length belongs to other goods. Other words are the
 * buyer's own.
 */
function isOfCode(
	{ meant, matched, left }: Judged,
	ordinals: readonly number[],
	{ variants, bitsOf }: Pick<Around, "variants" | "bitsOf">,
): boolean {
	const isWord = ({ terms }: QueryTerm): boolean =>
		left.length === 0 && !meant.isCorrected && terms.some(({ quality }) => quality > asForm);
	const isFirm = (one: QueryTerm): boolean =>
		one.figure === undefined ? one.firmness > firmness.goods || isWord(one) : one.firmness >= firmness.size || isLength(one);
	return matched.filter(isFirm).every((one) => {
		const set = holding(one, variants.size, bitsOf);
		return ordinals.every((ordinal) => has(set, ordinal));
	});
}

/**
 * Returns whether a line is a sentence: it names no series or size, and most of its words mean nothing. "All pipes to be supplied with
 * certificates 3.1".
 */
const isSentence = ({ matched, left }: Judged): boolean =>
	!matched.some(({ figure, firmness: firm }) => figure !== undefined || firm === firmness.series) &&
	left.length > Math.max(2, matched.length);

const namesSeries = ({ matched }: Judged): boolean => matched.some(({ firmness: firm }) => firm === firmness.series);

/** Returns whether a line has a size of several figures, known or not. */
const namesSize = ({ meant }: Judged): boolean =>
	[...meant.wanted.flatMap(({ figure }) => figure ?? []), ...meant.unknown].some(({ sizes }) => sizes.length > 1);

/** Words for the cut that the length of a piece asks for. */
const sawing =
	/^(?:gesagte?n?|geschnitten|abgelangt|zugeschnitten|sawn|cut|katkaistu\p{L}{0,3}|sahattu\p{L}{0,3}|saetu[dn]\p{L}{0,2}|loigatu[dn]\p{L}{0,2})$/u;

/** The size that the goods of a line are not available in; the results are only similar. */
const otherSizeOf = ({ meant, matched }: Judged): readonly number[] | undefined =>
	[...meant.unknown, ...meant.wanted.flatMap((one) => (one.figure && !matched.includes(one) ? one.figure : []))].find(
		({ sizes }) => sizes.length > 1,
	)?.sizes;

/** Returns whether sizes in mm are the sides of a piece that is cut from a plate. */
const areSides = (sizes: readonly number[] = []): boolean => sizes.length === 2 && sizes.every((size) => size >= 100);

/** Interprets a line with a code. It is clear if the code is one variant's and the variant has everything else that the line says. */
function understandCode(
	{ reading }: Named,
	ids: readonly number[],
	{ plain, open, isMet }: Pick<Prepared, "plain" | "open"> & { isMet: boolean },
): Pick<Understood, "kind" | "reading" | "cut" | "variants" | "unread"> {
	const unread = placesOf(isMet ? [] : (reading.goods.match(/[^\s;]+/g) ?? []), reading, { plain, open });
	const isClear = isMet && open.length === 0 && reading.open.length === 0;
	const kind = ids.length === 0 ? "none" : ids.length === 1 && isClear ? "clear" : "candidates";
	return { kind, reading, cut: reading.piece, variants: ids.slice(0, 5), unread };
}

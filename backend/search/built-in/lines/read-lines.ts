import * as z from "zod";
import { companyDay } from "../../../../contract/company";
import type { Language } from "../../../../contract/locale";
import type { AttributeNames } from "../../../catalogue/attributes";
import { type Bits, count, has, run } from "../../../catalogue/bits";
import type { CategoryTree } from "../../../catalogue/category-tree";
import { numberCodes } from "../../../catalogue/narrowed";
import { isSoldBy, listedVariants, theseVariants, variantsOf } from "../../../catalogue/supplied-variants";
import type { VariantIndex } from "../../../catalogue/variant-index";
import { read } from "../../../db/reads";
import { rowsOf } from "../../../db/rows";
import { pause } from "../../../platform/pause";
import type { SuppliedVariant } from "../../../pricing/supplied-variant";
import { type PlainText, plain as plainOf } from "../../plain";
import type { LineAnswer } from "../../search-engine";
import { supplierCode, supplierCodeKey, variantCode } from "../query/code-hits";
import { holding, preferring } from "../query/rank";
import { firmness, type QueryTerm } from "../query/resolved";
import {
	type HeldIndex,
	heldIndex,
	isStale,
	meaningOf,
	missingTerms,
	readTerms,
	searchVersion,
	soldIn,
	soldOf,
	type TermBits,
	termStatement,
	textsOf,
} from "../query/search-index";
import type { Alternate } from "../query/word-terms";
import { isGrade } from "../terms/grades";
import { finishOf } from "../terms/refused";
import { asksForPieces } from "../terms/site-words";
import { asksForGoods, countsGoods } from "./asked";
import { cancelled } from "./cancellations";
import { candidatesOf } from "./candidates";
import { areAllOf, certifiedGoods } from "./certified";
import {
	cancelsLinesBelow,
	changesOtherLines,
	doubtsIn,
	hasCode,
	hasUnexplainedFigure,
	mayBeThousands,
	numbersOf,
	refersToAllLines,
} from "./doubts";
import { best, isLength, type Judged, judge, markedLength, type Named, namesGoods, namesLength } from "./judge";
import { answerOf, type Understood } from "./line-answer";
import { areNames, decidingFinishes, isNamed, isOfOne, onlyRelated, otherNames } from "./names";
import { nearest } from "./near";
import { isDayOfOther, isOfWholeList, type Notes, noNotes, notesIn } from "./notes/notes";
import { countsVolume, isOfOtherTrade, namesOurs } from "./other-trades";
import { asTyped, placesOf } from "./places";
import { besideCode, hasDoubtfulCount, plainLine, type Reading, readingsOf } from "./readings";
import { type Heads, headsOf, looseHeads, type Row, readRow, rowNotes } from "./table";
import { roundTube } from "./welded";
import { hasNoFigures, hasNoGoods, isLetter, type Measure } from "./words";

const atOnce = 100;
const variantsAtOnce = 1000;
/** Other requests get a turn after this many lines. */
const pauseAfter = 20;

interface Prepared {
	/** As written. */
	line: string;
	plain: PlainText;
	/** The buyer's number for the goods. */
	reference: string;
	/** Places in the line with an unusable quantity or a question. */
	open: readonly [number, number][];
	/** The line has an ambiguous figure: "1.000", or one in a column with an unknown name. */
	isDoubtful: boolean;
	/** Weights from the line's table. */
	measures: readonly Measure[];
	/** It counts something, if only by a unit that the shop does not know. */
	isCounted: boolean;
	isVolume: boolean;
	kind: "goods" | "letter" | "beside" | "head" | "note";
	notes: Notes;
	code: LineCode | null;
	readings: readonly Named[];
}

/** A code and the rest of its line. A bare figure is a code only if nothing in the line names goods. */
type LineCode = ({ id: number } | { code: string }) & { beside: Named; isBare: boolean };

/** A call examines at most this many characters of readings: several hundred lines of usual length. */
const maxWork = 200_000;
/** The cost of a reading besides its characters, and of a word or figure that is new and unknown to the catalogue. */
const costOf = { reading: 40, word: 300, figure: 450 } as const;

/**
 * Reads lines of a bill of materials. A line is clear if it names one variant and nothing is left over; the buyer answers the rest.
 * @param within slugs of categories whose goods alone lines can name
 * @returns fewer answers than lines if reading all of them would take too long
 */
export async function readLines(
	db: D1Database,
	language: Language,
	lines: readonly string[],
	within: string | undefined,
): Promise<LineAnswer[]> {
	for (;;) {
		const index = await heldIndex(db);
		const texts = await read(db, textsOf(db, index, language));
		const { names, tree: all } = await texts();
		const tree = all.within(within);
		const context: Context = {
			db,
			index,
			tree,
			language,
			properties: propertiesOf(index, names),
			near: new Map(),
			work: maxWork,
			heading: noHeading,
			isWhole: lines.length <= atOnce,
		};
		const understood: Understood[] = [];
		const written = inTables(lines, language);
		for (let at = 0; at < lines.length && context.work > 0; at += atOnce)
			understood.push(...(await understand(written.slice(at, at + atOnce), context)));
		const ofAll = understood.flatMap(({ isNote, kind, certificate }) =>
			isNote && kind === "skipped" && certificate !== null ? [certificate] : [],
		);
		// Two notes that contradict each other are of neither all lines nor none.
		const certificate = ofAll.every((one) => one === ofAll[0]) ? (ofAll[0] ?? null) : null;
		const ids = [...new Set(understood.flatMap(({ variants }) => variants))];
		const known = new Map<number, SuppliedVariant["variant"]>();
		const listed = listedVariants(language, theseVariants);
		for (let at = 0; at < ids.length; at += variantsAtOnce) {
			const result = await db
				.prepare(listed)
				.bind(JSON.stringify(ids.slice(at, at + variantsAtOnce)))
				.all();
			for (const variant of variantsOf(result, names)) if (isSoldBy(tree, variant.products)) known.set(variant.id, variant);
		}
		if (!isStale(db, index, await searchVersion(db).all()))
			return understood.map((line) =>
				answerOf({ ...line, certificate: line.certificate ?? (line.isHead || line.isNote ? null : certificate) }, known),
			);
	}
}

interface Context {
	db: D1Database;
	index: HeldIndex;
	/** The categories whose goods lines can name. */
	tree: CategoryTree;
	language: Language;
	/** Codes of attributes that are not measures, such as grade and finish. */
	properties: readonly string[];
	near: Map<string, Alternate[]>;
	/** The work that is left of `maxWork`. */
	work: number;
	/** The effect of the last heading on the lines below it. */
	heading: Heading;
	/** All lines of the list are read at once. */
	isWhole: boolean;
}

const propertiesOf = ({ variants }: HeldIndex, names: AttributeNames): string[] => {
	const numbers = new Set(numberCodes(names));
	return variants.codes.filter((code) => !numbers.has(code) && !["availability", "supplier", "norm", "delivery"].includes(code));
};

/** A line, and its content as a row of the table above it. */
interface Written {
	line: string;
	notes: Notes;
	/** It names only certificates and days, which are of all lines. */
	isNote: boolean;
	row: Row | "head" | null;
	/** The number of cells that commas separate, from a head with unknown names. */
	commas: number;
	/** The position of the list's line numbers. */
	numbers: ReturnType<typeof numbersOf>;
}

function inTables(lines: readonly string[], language: Language): Written[] {
	let heads: Heads | null = null;
	let commas = 0;
	const numbers = numbersOf(lines);
	const today = companyDay(new Date());
	return lines.map((line) => {
		const found = headsOf(line);
		if (found) heads = found;
		else commas = looseHeads(line) || commas;
		if (found) return { line, notes: noNotes(line), isNote: false, row: "head", commas, numbers };
		const notes = heads && line.includes(heads.separator) ? rowNotes(line, heads, today) : notesIn(line, today);
		const isNote = (notes.certificate !== null || notes.day !== null) && notes.open.length === 0 && isOfWholeList(notes.rest);
		return { line, notes, isNote, row: heads && readRow(notes.rest, heads, language), commas, numbers };
	});
}

async function understand(lines: readonly Written[], context: Context): Promise<Understood[]> {
	const { db, index, tree, language, properties, near: known } = context;
	const prepared: Prepared[] = [];
	for (const line of lines) {
		if (context.work <= 0) break;
		const before = index.dictionary.lookUps;
		const one = prepare(index, language, line);
		context.work -= one.readings.reduce((sum, { reading }) => sum + reading.goods.length + costOf.reading, line.line.length);
		context.work -= costOf.word * (index.dictionary.lookUps - before);
		prepared.push(one);
	}
	const terms = prepared.flatMap(({ readings, code }) =>
		[...readings, ...(code ? [code.beside] : [])].flatMap(({ meant }) =>
			[...meant.wanted, ...meant.refused].flatMap((one) => one.terms.map(({ term }) => term)),
		),
	);
	const missing = missingTerms(index, [...terms, roundTube]);
	const codes = await variantsOfCodes(
		db,
		prepared.flatMap(({ code }) => code ?? []),
	);
	const sold = soldIn(tree, index);
	const readSold = async (wanted: readonly string[]) =>
		soldOf(sold, readTerms(index, wanted, wanted.length > 0 ? await termStatement(db, wanted).all() : undefined));
	const bitsOf = await readSold(missing);
	const sets = new WeakMap<QueryTerm["terms"], Bits>();
	const meeting = (one: QueryTerm): Bits => {
		const set = sets.get(one.terms) ?? holding(one, index.size, bitsOf);
		sets.set(one.terms, set);
		return set;
	};
	const judged: (Judged | undefined)[] = [];
	const besides: (Judged | undefined)[] = [];
	for (const [at, { readings, code }] of prepared.entries()) {
		if (at % pauseAfter === 0) await pause();
		judged.push(await best(readings, { index, meeting, bitsOf }));
		besides.push(
			code && isOfGoods(code.beside.reading) ? await judge(code.beside.reading, code.beside.meant, { index, meeting, bitsOf }) : undefined,
		);
	}
	const before = known.size;
	const near = judged.map((line) => (line ? nearest(line, index, known) : []));
	context.work -= costOf.figure * (known.size - before);
	const more = missingTerms(
		index,
		near.flat(2).map(({ term }) => term),
	);
	const nearBitsOf = await readSold(more);
	const isRead = new Set(missing);
	const allBits = new Map<string, TermBits>();
	const allBitsOf = (term: string): TermBits => {
		const bits = allBits.get(term) ?? (isRead.has(term) ? bitsOf(term) : nearBitsOf(term));
		allBits.set(term, bits);
		return bits;
	};
	const places = await placesOfIds(index.variants, besides.some(Boolean) ? [...codes.values()].flat() : []);
	const reading = { variants: index.variants, codes, places, properties, bitsOf: allBitsOf };
	const read: Understood[] = [];
	for (const [at, line] of prepared.entries()) {
		if (at % pauseAfter === 0) await pause();
		read.push(await understandLine(line, { best: judged[at], besides: besides[at], near: near[at] ?? [] }, reading));
	}
	const areAll = context.isWhole ? await certifiesAll(prepared, judged, read, index.variants) : prepared.map(() => false);
	const understood: Understood[] = [];
	const headings: Heading[] = [];
	const ofAll: Heading[] = [];
	for (const [at, line] of prepared.entries()) {
		const found = read[at];
		if (!found) continue;
		const { text } = line.plain;
		const isOfAll = areAll[at] === true;
		const isWords = found.kind === "skipped" && line.kind !== "head" && line.kind !== "note" && !isOfAll;
		// A certificate of some lines, or one that the shop does not have.
		const isCertifying = isWords && (line.notes.certificate !== null || line.notes.open.length > 0);
		// "Frame A, 2 pcs:" multiplies the lines below it.
		const isCounting = found.kind === "none" && found.variants.length === 0 && /:\s*$/.test(text);
		if (isCounting || (isWords && line.kind !== "letter") || isCertifying)
			context.heading = headingOf(text, judged[at], isCounting || isCertifying);
		if (isWords && refersToAllLines(text)) ofAll.push(context.heading);
		headings.push(context.heading);
		const told = isWords && found.day && isDayOfOther(line.line, found.day.text) ? { ...found, day: null } : found;
		understood.push(
			isWords && (isCertifying || changesOtherLines(text))
				? { ...told, kind: "none", unread: line.notes.open, isNote: isCertifying }
				: cancelled({ ...told, isNote: told.isNote || isOfAll }, text),
		);
	}
	return asHeaded(understood, (at) => [...headings.slice(at, at + 1), ...ofAll], { variants: index.variants, meeting });
}

/** Tells which lines are of a certificate of certain goods, if the list has no others: "3.1-Zeugnis für alle Träger". */
async function certifiesAll(
	prepared: readonly Prepared[],
	judged: readonly (Judged | undefined)[],
	read: readonly Understood[],
	variants: VariantIndex,
): Promise<boolean[]> {
	const goods = read.map(({ kind }, at) => {
		const line = prepared[at];
		return kind === "skipped" && line && line.kind !== "note" ? certifiedGoods(line.notes, judged[at]) : null;
	});
	if (goods.every((one) => one === null)) return goods.map(() => false);
	const places = await placesOfIds(
		variants,
		read.flatMap((one) => one.variants),
	);
	return goods.map((one) => one !== null && areAllOf(one, read, places));
}

/** The effect of a heading on the lines below it. */
interface Heading {
	/** The lines below are not ordered as written. */
	isWithheld: boolean;
	/** Grades and finishes of the goods below. */
	terms: readonly QueryTerm[];
}
const noHeading: Heading = { isWithheld: false, terms: [] };

function headingOf(text: string, judged: Judged | undefined, isWithheld: boolean): Heading {
	const terms = (judged?.meant.wanted ?? []).filter(
		({ figure, firmness: firm, shown }) => figure === undefined && (firm === firmness.name || finishOf(plainOf(shown).text) !== undefined),
	);
	return { isWithheld: isWithheld || cancelsLinesBelow(text) || (judged?.meant.material ?? null) !== null, terms };
}

/** Asks about clear lines whose goods contradict their heading. */
async function asHeaded(
	lines: readonly Understood[],
	headingsOf: (at: number) => readonly Heading[],
	{ variants, meeting }: { variants: VariantIndex; meeting: (one: QueryTerm) => Bits },
): Promise<Understood[]> {
	const isHeaded = (at: number): boolean => headingsOf(at).some(({ isWithheld, terms }) => isWithheld || terms.length > 0);
	const headed = new Set(lines.flatMap(({ kind }, at) => (kind === "clear" && isHeaded(at) ? [at] : [])));
	const places = await placesOfIds(
		variants,
		[...headed].flatMap((at) => lines[at]?.variants ?? []),
	);
	return lines.map((line, at) => {
		const ordinals = line.variants.flatMap((id) => places.get(id) ?? []);
		const isMet = ({ isWithheld, terms }: Heading): boolean =>
			!isWithheld && terms.every((one) => ordinals.every((ordinal) => has(meeting(one), ordinal)));
		return headed.has(at) && !headingsOf(at).every(isMet) ? { ...line, kind: "candidates", disagrees: true } : line;
	});
}

function prepare(index: HeldIndex, language: Language, { line: written, notes, isNote, row, commas, numbers }: Written): Prepared {
	const line = notes.rest;
	const plain = row && row !== "head" ? row.plain : plainLine(line, language, commas);
	const reference = row && row !== "head" ? row.number : "";
	const isOpenFirst = row === null && (numbers === "second" || (numbers === null && mayBeThousands(line)));
	const first = isOpenFirst ? [line.search(/\d/)] : [];
	const open = [
		...notes.open,
		...(row && row !== "head" ? row.open : []),
		...first.map((at): [number, number] => [at, at + 1]),
		...doubtsIn(row && row !== "head" ? row.said : line),
	];
	const isDoubtful = open.length > 0 || (row && row !== "head" ? row.isDoubtful : hasDoubtfulCount(line));
	const measures = row && row !== "head" ? row.measures : [];
	const isVolume = countsVolume(plainLine(written, language).text);
	const isCounted = isVolume || (row !== null && row !== "head" && row.open.some(([from, to]) => /\d/.test(line.slice(from, to))));
	if (row === "head" || isNote || hasNoGoods(plain.text)) {
		const kind = row === "head" ? "head" : isNote ? "note" : "beside";
		return { line: written, plain, reference, open, isDoubtful, measures, isCounted, isVolume, kind, notes, code: null, readings: [] };
	}
	const kind = isLetter(plain.text) || isLetter(plainLine(written, language).text) ? "letter" : "goods";
	const ofNumber = (code: { id: number } | { code: string } | null) => code && { ...code, rest: plain.text };
	const own = ofNumber(variantCode(reference)) ?? variantCode(plain.text);
	const bare = bareCode(row ? reference : plain.text);
	const code =
		own ?? ofNumber(supplierCode(reference)) ?? supplierCode(plain.text) ?? (bare && { ...bare, rest: row ? plain.text : bare.rest });
	const mean = (reading: Reading): Named => ({ reading, meant: meaningOf(index, reading.goods, language) });
	const ofRow = (goods: string): Reading[] =>
		row ? [{ position: row.position, quantity: row.quantity, piece: row.piece, held: null, measures: [], open: [], goods }] : [];
	const [beside] = code ? (row ? ofRow(code.rest) : besideCode(code.rest)) : [];
	const readings = (row ? ofRow(own?.rest ?? plain.text) : readingsOf(own?.rest ?? plain.text, numbers === "first")).filter(isOfGoods);
	return {
		...{ line: written, plain, reference, open, isDoubtful, measures, isCounted, isVolume, kind, notes },
		code: code && beside ? { ...code, beside: mean(beside), isBare: code === own ? false : "id" in code } : null,
		readings: readings.map(mean),
	};
}

/** A figure in the first cell: a code of the shop, or the writer's own number. */
function bareCode(text: string): { id: number; rest: string } | null {
	const [whole = "", digits] = /^[\s;]*(\d{1,9})\s*(?=;|$)/.exec(text) ?? [];
	return digits === undefined ? null : { id: Number(digits), rest: text.replace(whole, " ".padEnd(whole.length)) };
}

const isOfGoods = ({ goods }: Reading): boolean => /[\p{L}\d]/u.test(goods);

const foundCode = z.object({ code: z.string(), id: z.number() });

async function variantsOfCodes(db: D1Database, codes: readonly LineCode[]): Promise<ReadonlyMap<string, number[]>> {
	const found = new Map<string, number[]>();
	if (codes.length === 0) return found;
	const ids = [...new Set(codes.flatMap((code) => ("id" in code ? [code.id] : [])))];
	const suppliers = [...new Set(codes.flatMap((one) => ("code" in one ? [one.code] : [])))];
	const results = await db.batch([
		db.prepare(variantsByIds).bind(JSON.stringify(ids)),
		db.prepare(variantsBySuppliers).bind(JSON.stringify(suppliers)),
	]);
	for (const { code, id } of results.flatMap((result) => rowsOf(foundCode, result))) {
		const known = found.get(code);
		if (known) known.push(id);
		else found.set(code, [id]);
	}
	return found;
}

export const variantsByIds =
	"SELECT CAST(v.id AS TEXT) AS code, v.id FROM json_each(?) codes CROSS JOIN variants v ON v.id = codes.value AND v.hidden = 0";
export const variantsBySuppliers = `SELECT DISTINCT codes.value AS code, s.variant_id AS id FROM json_each(?) codes
	CROSS JOIN supplied_variants s ON ${supplierCodeKey} = codes.value CROSS JOIN variants v ON v.id = s.variant_id AND v.hidden = 0`;

interface Known {
	variants: VariantIndex;
	codes: ReadonlyMap<string, number[]>;
	places: ReadonlyMap<number, number>;
	properties: readonly string[];
	bitsOf: (term: string) => TermBits;
}

async function placesOfIds(variants: VariantIndex, ids: readonly number[]): Promise<Map<number, number>> {
	const places = new Map<number, number>();
	if (ids.length === 0) return places;
	const wanted = new Set(ids);
	const idAt = await variants.order("variant", run(0, variants.size));
	for (let ordinal = 0; ordinal < variants.size; ordinal++) if (wanted.has(idAt(ordinal))) places.set(idAt(ordinal), ordinal);
	return places;
}

async function understandLine(
	{ plain, reference, open, isDoubtful, measures, isCounted, isVolume, kind, notes, code }: Prepared,
	{ best: judged, besides, near }: { best: Judged | undefined; besides: Judged | undefined; near: readonly Alternate[][] },
	{ variants, codes, places, properties, bitsOf }: Known,
): Promise<Understood> {
	const nothing: Understood = {
		kind: "skipped",
		reading: null,
		cut: null,
		isOfParts: asksForPieces(plain.text),
		sides: null,
		variants: [],
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
			? understandGoods(judged, near, { nothing, plain, kind, open, isDoubtful, isCounted, isVolume, variants, properties, bitsOf })
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
	variants: VariantIndex;
	properties: readonly string[];
	bitsOf: (term: string) => TermBits;
}

async function understandGoods(
	judged: Judged,
	near: readonly Alternate[][],
	{ nothing, plain, kind, open, isDoubtful, isCounted: isCountedRow, isVolume, variants, properties, bitsOf }: Around,
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
	const isSeveral = reading.isSeveral === true;
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
	if (quantity === null && !hasCount && (hasNoFigures(plain.text) ? !isOne : isSentence(judged) && !namesSize(judged))) return unnamed;
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
	const ordinals = await candidatesOf(variants, set, { wanted: [...matched, ...near.map(preferring)], pieces, properties }, bitsOf);
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
	};
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

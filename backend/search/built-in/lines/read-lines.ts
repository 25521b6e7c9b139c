import { z } from "zod";
import { euros } from "../../../../contract/fields";
import type { Language } from "../../../../contract/locale";
import type { AttributeNames } from "../../../catalogue/attributes";
import { and, type Bits, count, has, ordinalsOf } from "../../../catalogue/bits";
import { numberCodes } from "../../../catalogue/narrowed";
import { listedVariants, readVariants, theseVariants, type VariantAnswer } from "../../../catalogue/supplied-variants";
import type { VariantIndex } from "../../../catalogue/variant-index";
import { rowsOf } from "../../../db/rows";
import { itemFigures } from "../../../pricing/item-figures";
import { type PlainText, plain as plainOf } from "../../plain";
import type { LineAnswer } from "../../search-engine";
import { supplierCode, supplierCodeKey, variantCode } from "../query/code-hits";
import { findIn, holding, preferring } from "../query/rank";
import type { Meant } from "../query/resolve";
import { firmness, type QueryTerm } from "../query/resolved";
import {
	type HeldIndex,
	heldIndex,
	isStale,
	meaningOf,
	missingTerms,
	readTerms,
	searchVersion,
	type TermBits,
	termStatement,
	textsOf,
} from "../query/search-index";
import { type Alternate, nearTerms } from "../query/word-terms";
import { fields } from "../terms/fields";
import { candidatesOf, withNumber } from "./candidates";
import { besideCode, plainLine, type Reading, readingsOf } from "./readings";
import { type Heads, headsOf, type Row, readRow } from "./table";
import { type Counted, hasNoFigures, isBeside, isLetter } from "./words";

/** So many lines are read in one go of the database, and so many variants. */
const atOnce = 100;
const variantsAtOnce = 1000;

interface Prepared {
	plain: PlainText;
	kind: "goods" | "letter" | "beside";
	code: LineCode | null;
	readings: readonly Named[];
}

/** A reading with what its goods mean. */
interface Named {
	reading: Reading;
	meant: Meant;
}

/** A code, and what stands beside it. */
type LineCode = ({ id: number } | { code: string }) & { beside: Named };

/** A line as it is understood, before its variants are read. */
interface Understood {
	kind: LineAnswer["kind"];
	reading: Reading | null;
	cut: number | null;
	variants: readonly number[];
	unread: [number, number][];
	material: Meant["material"];
}

/** Reads lines of a bill of materials. A line is clear where it names one variant and nothing of it is left over; whatever is open is asked. */
export async function readLines(db: D1Database, language: Language, lines: readonly string[]): Promise<LineAnswer[]> {
	for (;;) {
		const index = await heldIndex(db);
		const { names } = await textsOf(db, index, language);
		const context: Context = { db, index, language, properties: propertiesOf(index, names), near: new Map() };
		const understood: Understood[] = [];
		const written = inTables(lines, language);
		for (let at = 0; at < lines.length; at += atOnce) understood.push(...(await understand(written.slice(at, at + atOnce), context)));
		const ids = [...new Set(understood.flatMap(({ variants }) => variants))];
		const known = new Map<number, VariantAnswer>();
		const listed = listedVariants(language, theseVariants);
		for (let at = 0; at < ids.length; at += variantsAtOnce) {
			const result = await db
				.prepare(listed)
				.bind(JSON.stringify(ids.slice(at, at + variantsAtOnce)))
				.all();
			for (const variant of readVariants(result, names)) known.set(variant.id, variant);
		}
		if (!isStale(db, index, await searchVersion(db).all())) return understood.map((line) => answerOf(line, known));
	}
}

/** What all lines are read with. */
interface Context {
	db: D1Database;
	index: HeldIndex;
	language: Language;
	/** The codes of what is no measure: grade, finish. */
	properties: readonly string[];
	/** The terms closest to figures, those that were asked for so far. */
	near: Map<string, Alternate[]>;
}

const propertiesOf = ({ variants }: HeldIndex, names: AttributeNames): string[] => {
	const numbers = new Set(numberCodes(names));
	return variants.codes.filter((code) => !numbers.has(code) && !["availability", "supplier", "norm"].includes(code));
};

/** A line, and what it says as a row of the table whose head stands above it. */
interface Written {
	line: string;
	row: Row | "head" | null;
}

function inTables(lines: readonly string[], language: Language): Written[] {
	let heads: Heads | null = null;
	return lines.map((line) => {
		const found = headsOf(line);
		if (found) heads = found;
		return { line, row: found ? "head" : heads && readRow(line, heads, language) };
	});
}

async function understand(lines: readonly Written[], { db, index, language, properties, near: known }: Context): Promise<Understood[]> {
	const prepared = lines.map((line) => prepare(index, language, line));
	const terms = prepared.flatMap(({ readings, code }) =>
		[...readings, ...(code ? [code.beside] : [])].flatMap(({ meant }) => meant.wanted.flatMap((one) => one.terms.map(({ term }) => term))),
	);
	const missing = missingTerms(index, terms);
	const codes = await variantsOfCodes(
		db,
		prepared.flatMap(({ code }) => code ?? []),
	);
	const bitsOf = readTerms(index, missing, missing.length > 0 ? await termStatement(db, missing).all() : undefined);
	const sets = new WeakMap<QueryTerm["terms"], Bits>();
	const meeting = (one: QueryTerm): Bits => {
		const set = sets.get(one.terms) ?? holding(one, index.size, bitsOf);
		sets.set(one.terms, set);
		return set;
	};
	const judged: (Judged | undefined)[] = [];
	const besides: (Judged | undefined)[] = [];
	for (const { readings, code } of prepared) {
		judged.push(await best(readings, { index, meeting }));
		besides.push(
			code && isOfGoods(code.beside.reading) ? await judge(code.beside.reading, code.beside.meant, { index, meeting }) : undefined,
		);
	}
	const near = judged.map((line) => (line ? nearest(line, index, known) : []));
	const more = missingTerms(
		index,
		near.flat(2).map(({ term }) => term),
	);
	const nearBitsOf = readTerms(index, more, more.length > 0 ? await termStatement(db, more).all() : undefined);
	const isRead = new Set(missing);
	const allBits = new Map<string, TermBits>();
	const allBitsOf = (term: string): TermBits => {
		const bits = allBits.get(term) ?? (isRead.has(term) ? bitsOf(term) : nearBitsOf(term));
		allBits.set(term, bits);
		return bits;
	};
	const reading = { variants: index.variants, codes, properties, bitsOf: allBitsOf };
	const understood: Understood[] = [];
	for (const [at, line] of prepared.entries())
		understood.push(await understandLine(line, { best: judged[at], besides: besides[at], near: near[at] ?? [] }, reading));
	return understood;
}

/** By figure, the terms closest to those of a line that the catalogue does not have, or not for its goods. */
function nearest({ meant, matched }: Judged, { dictionary }: HeldIndex, known: Context["near"]): Alternate[][] {
	const figures = [...meant.unknown, ...meant.wanted.flatMap((one) => (one.figure && !matched.includes(one) ? one.figure : []))];
	return figures.map((figure) => {
		const key = `${figure.sign}${figure.sizes.join("x")}`;
		const terms = known.get(key) ?? nearTerms(figure, dictionary);
		known.set(key, terms);
		return terms;
	});
}

function prepare(index: HeldIndex, language: Language, { line, row }: Written): Prepared {
	const plain = row && row !== "head" ? row.plain : plainLine(line, language);
	if (row === "head" || isBeside(plain.text)) return { plain, kind: "beside", code: null, readings: [] };
	const kind = isLetter(plain.text) ? "letter" : "goods";
	const own = variantCode(plain.text);
	const code = own ?? supplierCode(plain.text);
	const mean = (reading: Reading): Named => ({ reading, meant: meaningOf(index, reading.goods, language) });
	const ofRow = (goods: string): Reading[] =>
		row ? [{ position: row.position, quantity: row.quantity, piece: null, held: null, goods }] : [];
	const [beside] = code ? (row ? ofRow(code.rest) : besideCode(code.rest)) : [];
	// A code of our own decides; what looks like a supplier's may be the name of goods.
	const named = own ? [] : (row ? ofRow(plain.text) : readingsOf(plain.text)).filter(isOfGoods);
	return { plain, kind, code: code && beside ? { ...code, beside: mean(beside) } : null, readings: named.map(mean) };
}

/** Whether anything is left that may name goods. */
const isOfGoods = ({ goods }: Reading): boolean => /[\p{L}\d]/u.test(goods);

const foundCode = z.object({ code: z.string(), id: z.number() });

/** Variants by their own codes and by their suppliers'. */
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

interface Index {
	index: HeldIndex;
	meeting: (one: QueryTerm) => Bits;
}

/** A reading with what the catalogue has of it. */
interface Judged {
	reading: Reading;
	meant: Meant;
	set: Bits;
	matched: readonly QueryTerm[];
	/** What was written and no variant of the set has. */
	left: string[];
	quantity: Counted | null;
	cut: number | null;
}

/** The reading that fits the catalogue best. */
async function best(readings: Prepared["readings"], index: Index): Promise<Judged | undefined> {
	const judged: Judged[] = [];
	for (const { reading, meant } of readings) judged.push(await judge(reading, meant, index));
	return judged.sort(better)[0];
}

interface Known {
	variants: VariantIndex;
	codes: ReadonlyMap<string, number[]>;
	properties: readonly string[];
	bitsOf: (term: string) => TermBits;
}

async function understandLine(
	{ plain, kind, code }: Prepared,
	{ best: judged, besides, near }: { best: Judged | undefined; besides: Judged | undefined; near: readonly Alternate[][] },
	{ variants, codes, properties, bitsOf }: Known,
): Promise<Understood> {
	const nothing: Understood = { kind: "skipped", reading: null, cut: null, variants: [], unread: [], material: null };
	if (code) {
		const ids = codes.get("id" in code ? String(code.id) : code.code) ?? [];
		if (ids.length > 0 || "id" in code) return { ...nothing, ...(await understandCode(code.beside, ids, { plain, besides, variants })) };
	}
	if (!judged) return nothing;
	const { reading, meant, set, matched, left, quantity, cut } = judged;
	const understood = { ...nothing, reading: { ...reading, quantity }, cut, unread: placesOf(left, reading.goods, plain) };
	const isCounted = quantity !== null && quantity.unit !== "any";
	const isOne = await isOfOne(variants, set);
	const isWhole = left.length === 0 && !meant.isOther;
	const names =
		namesGoods(matched) ||
		(isCounted && left.length === 0 && matched.some(({ figure }) => figure !== undefined)) ||
		(isWhole && (isCounted || isOne) && areNames(matched, set, bitsOf));
	if (kind === "letter" && !(names && isCounted && matched.length > 1)) return nothing;
	if (quantity === null && (hasNoFigures(plain.text) ? !isOne : isSentence(judged))) return nothing;
	if (meant.material) return { ...understood, kind: "none", material: meant.material };
	// A cell of a name beside a quantity is meant to be goods, as a figure beside words is.
	if (!names)
		return isCounted || (quantity !== null && /[\d;]/.test(plain.text.replace(/^\d+/, ""))) ? { ...understood, kind: "none" } : nothing;
	const pieces = quantity?.unit === "piece" || quantity?.unit === "any" ? quantity.value : null;
	const ordinals = await candidatesOf(variants, set, { wanted: [...matched, ...near.map(preferring)], pieces, properties }, bitsOf);
	// Where nothing but the length that is cut is new to the catalogue.
	const isKnown = left.length === 0 && !meant.isCorrected && meant.unknown.length <= (cut === null ? 0 : 1);
	const isClear = isKnown && count(set) === 1 && (await isNamed(matched, set, { variants, bitsOf }));
	const found = isOfOtherSize(judged) ? "none" : isClear ? "clear" : "candidates";
	return { ...understood, kind: found, variants: await variants.idsOf(ordinals) };
}

/** Whether words stand in the names of goods: "Bauzaunverbinder" is no kind of goods, but what one product is called. */
function areNames(matched: readonly QueryTerm[], set: Bits, bitsOf: (term: string) => TermBits): boolean {
	const [ordinal] = ordinalsOf(set, 0, 1);
	const isNamed = ({ terms }: QueryTerm): boolean =>
		terms.some(({ term }) =>
			[...bitsOf(term)].some(([field, bits]) => field === fields.name && ordinal !== undefined && has(bits, ordinal)),
		);
	return matched.some((one) => one.figure === undefined && isNamed(one));
}

/** Whether a set is variants of one product. */
async function isOfOne(variants: VariantIndex, set: Bits): Promise<boolean> {
	const [first, ...others] = ordinalsOf(set, 0, mostCompared);
	if (first === undefined) return false;
	const productAt = await variants.order("product", set);
	return others.every((other) => productAt(other) === productAt(first));
}

/** A line without sizes of goods, of which more words are left over than understood: "All pipes to be supplied with certificates 3.1". */
const isSentence = ({ matched, left }: Judged): boolean =>
	!matched.some(({ figure }) => figure !== undefined) && left.length > Math.max(2, matched.length);

/** Whether the goods of a line are not to be had in its size: what is shown is only like it. */
const isOfOtherSize = ({ meant, matched }: Judged): boolean =>
	[...meant.unknown, ...meant.wanted.flatMap((one) => (one.figure && !matched.includes(one) ? one.figure : []))].some(
		({ sizes }) => sizes.length > 1,
	);

/** A line with a code: clear where that is one variant's, which has all else that the line says. */
async function understandCode(
	{ reading }: Named,
	ids: readonly number[],
	{ plain, besides, variants }: { plain: PlainText; besides: Judged | undefined; variants: VariantIndex },
): Promise<Partial<Understood>> {
	const isMet = besides === undefined || (besides.left.length === 0 && (await hasAll(variants, besides.set, ids)));
	const unread = isMet ? [] : placesOf(reading.goods.match(/[^\s;]+/g) ?? [], reading.goods, plain);
	const kind = ids.length === 0 ? "none" : ids.length === 1 && isMet ? "clear" : "candidates";
	return { kind, reading, cut: reading.piece, variants: ids.slice(0, 5), unread };
}

/** Whether variants are in a set. One that is far too large says nothing of them. */
async function hasAll(variants: VariantIndex, set: Bits, ids: readonly number[]): Promise<boolean> {
	const inSet = new Set(await variants.idsOf(ordinalsOf(set, 0, mostCompared)));
	return ids.every((id) => inSet.has(id));
}
const mostCompared = 5_000;

/** A term of at least this quality is the word itself or a form of it, and the size as it was typed. */
const closely = 0.75;

/**
 * Whether the names and sizes of a line are what the variant is called, or those of one product. Where only grade or finish tell products apart, it is asked: of all that is called
 * plate the chequered one may be the only one galvanised, and not be meant.
 */
async function isNamed(
	matched: readonly QueryTerm[],
	one: Bits,
	{ variants, bitsOf }: Pick<Known, "variants" | "bitsOf">,
): Promise<boolean> {
	const [ordinal = 0] = ordinalsOf(one);
	const hasTerm = (term: string): boolean => [...bitsOf(term).values()].some((bits) => has(bits, ordinal));
	const isValue = ({ terms }: QueryTerm): boolean => {
		const places = terms.flatMap(({ term }) => [...bitsOf(term)].flatMap(([field, bits]) => (has(bits, ordinal) ? [field] : [])));
		return Math.min(...places) === fields.value;
	};
	// "maalattu" is the end of pohjamaalattu, and painted is not primed.
	const isWhole = ({ terms, shown }: QueryTerm): boolean =>
		terms.some(({ term }) => (term === plainOf(shown).text || !term.endsWith(plainOf(shown).text)) && hasTerm(term));
	if (!matched.every((one) => one.figure !== undefined || !isValue(one) || isWhole(one))) return false;
	const naming = matched.filter((term) => !isLength(term) && (term.figure !== undefined || !isValue(term)));
	const isExact = ({ terms }: QueryTerm): boolean => terms.some(({ term, quality }) => quality >= closely && hasTerm(term));
	if (naming.every(isExact)) return naming.length > 0;
	const [first, ...others] = naming.map((term) => holding(term, variants.size, bitsOf));
	if (!first) return false;
	const called = others.reduce(and, first);
	const productAt = await variants.order("product", called);
	const product = productAt(ordinal);
	return ordinalsOf(called).every((other) => productAt(other) === product);
}

/** What is read of a line and had, the rest of it put aside. A length that nothing has is what is cut from a longer one. */
async function judge(reading: Reading, meant: Meant, { index, meeting }: Index): Promise<Judged> {
	const { set, matched } = findIn(meant.wanted, meeting);
	const dropped = meant.wanted.filter((one) => !matched.includes(one));
	const isTable = reading.quantity !== null && reading.goods.split(";").length > 3;
	const isTwice = reading.quantity !== null && meant.quantity !== null;
	const left = [...meant.missing, ...dropped.map(({ shown }) => shown), ...(isTwice ? [String(meant.quantity)] : [])].filter(
		(one) => !(isTable && isFraction.test(one)),
	);
	const quantity = reading.quantity ?? (meant.quantity === null ? null : { value: meant.quantity, unit: "any" as const });
	const whole: Judged = { reading, meant, set, matched, left, quantity, cut: null };
	const judged = reading.held === null ? whole : await holdingPieces(whole, reading.held, index);
	return cutting(judged, dropped, index);
}

/** The variants whose packs hold so many pieces. Goods that come in no packs are counted otherwise. */
async function holdingPieces(judged: Judged, pieces: number, { variants }: HeldIndex): Promise<Judged> {
	const { set, left } = judged;
	if (!(await variants.facets(["pack"], set)).has("pack")) return judged;
	const same = await withNumber(variants, set, { code: "pack", is: (size) => size === pieces });
	return count(same) > 0 ? { ...judged, set: same } : { ...judged, left: [...left, String(pieces)] };
}

/** With the length that a line wants and nothing has: it is cut from what is longer. */
async function cutting(judged: Judged, dropped: readonly QueryTerm[], index: HeldIndex): Promise<Judged> {
	const { reading, meant, set, matched, left } = judged;
	const length = reading.piece ?? (matched.some(isLength) ? null : lengthLeft(meant, dropped, reading.goods));
	if (length === null || count(set) === 0) return judged;
	const longEnough = await withNumber(index.variants, set, { code: "length", is: (one) => one >= length });
	if (count(longEnough) === 0) return reading.piece === null ? judged : { ...judged, left: [...left, String(length)] };
	const exact = await withNumber(index.variants, set, { code: "length", is: (one) => one === length });
	const rest = reading.piece === null ? left.filter((one) => !saysLength(one, length)) : left;
	return count(exact) > 0 ? { ...judged, set: exact, left: rest } : { ...judged, set: longEnough, left: rest, cut: length };
}

const isLength = ({ figure, terms }: QueryTerm): boolean =>
	figure?.sign === "l=" || ((figure?.sizes[0] ?? 0) >= 1000 && terms.some(({ term }) => term.startsWith("l=")));

/** The one length of a line that no variant of its goods has. In mm; null where there is none, or where a figure may be another size. */
function lengthLeft(meant: Meant, dropped: readonly QueryTerm[], goods: string): number | null {
	const figures = [...dropped.flatMap(({ figure }) => figure ?? []), ...meant.unknown];
	const lengths = figures.flatMap(({ sign, sizes: [size, ...others] }) => {
		if (size === undefined || others.length > 0 || size < shortestLength || !Number.isInteger(size)) return [];
		const isSaid = sign === "l=" || (sign === "#" && (size >= 1000 || new RegExp(`(?:l *= *${size}|${size} *mm)`).test(goods)));
		return isSaid ? [size] : [];
	});
	return lengths.length === 1 ? (lengths[0] ?? null) : null;
}
const shortestLength = 100;

/** In a table, masses and prices. */
const isFraction = /^\d+[.,]\d+$/;

const saysLength = (typed: string, length: number): boolean => {
	const figure = Number(/\d+(?:[.,]\d+)?/.exec(typed)?.[0]?.replace(",", "."));
	return [figure, figure * 10, figure * 1000].some((value) => Math.round(value) === length);
};

const namesGoods = (matched: readonly QueryTerm[]): boolean => matched.some(({ firmness: firm }) => firm >= firmness.name);

/** Readings of which nothing is left over come first, then those that say how many; among these the one that leaves the least open. */
function better(a: Judged, b: Judged): number {
	const rank = ({ set, left, quantity, cut, matched }: Judged): number[] => {
		const size = count(set);
		// Metres may be the length of each: then how many are wanted is not said.
		const isOpen = quantity === null || quantity.unit === "m";
		const isNamed = size > 0 && namesGoods(matched);
		return [isNamed ? 0 : 1, left.length, cut === null ? 0 : 1, !isNamed ? 0 : isOpen ? size : size / 4, isOpen ? 1 : 0];
	};
	const [first, second] = [rank(a), rank(b)];
	for (const [at, value] of first.entries()) if (value !== second[at]) return value - (second[at] ?? 0);
	return 0;
}

/** Where in the line what was not understood stands. */
function placesOf(left: readonly string[], goods: string, plain: PlainText): [number, number][] {
	const places: [number, number][] = [];
	for (const typed of left) {
		const text = typed.toLowerCase().trim();
		let at = text === "" ? -1 : goods.indexOf(text);
		while (at >= 0 && (/[\p{L}\d]/u.test(goods[at - 1] ?? "") || /[\p{L}\d]/u.test(goods[at + text.length] ?? "")))
			at = goods.indexOf(text, at + 1);
		if (at >= 0) places.push([plain.place(at), plain.place(at + text.length)]);
	}
	return places.sort(([a], [b]) => a - b).filter(([from], at, all) => at === 0 || from >= (all[at - 1]?.[1] ?? 0));
}

function answerOf({ kind, reading, cut, variants, unread, material }: Understood, known: ReadonlyMap<number, VariantAnswer>): LineAnswer {
	const quantity = reading?.quantity ?? null;
	const candidates = variants.flatMap((id) => {
		const variant = known.get(id);
		return variant ? [candidateOf(variant, quantity, cut)] : [];
	});
	const [first] = candidates;
	const isSure = kind === "clear" && first !== undefined && isAsCounted(quantity, first);
	return {
		kind: kind === "clear" && !isSure ? "candidates" : kind,
		position: reading?.position ?? "",
		quantity,
		candidates,
		unread,
		material,
	};
}

type Candidate = LineAnswer["candidates"][number];

/** Whether the quantity is in the unit that the goods are sold in: metres, kilograms and pieces of what comes in packs are worked out, and shown. */
function isAsCounted(quantity: Counted | null, { unit, amount, cut }: Candidate): boolean {
	if (quantity === null) return true;
	if (amount === null) return false;
	return unit === quantity.unit || (cut === null && unit === "pack" ? quantity.unit === "piece" : quantity.unit === "any");
}

function candidateOf(variant: VariantAnswer, quantity: Counted | null, cut: number | null): Candidate {
	const pack = variant.attributes.find(({ code }) => code === "pack")?.value;
	const unit = variant.products.unit;
	const pieces = unit === "pack" && typeof pack === "number" ? pack : null;
	const cutting = variant.products.cutting;
	const isCut = cut !== null && cutting && cut >= cutting.min_length && cut !== variant.length;
	const amount = amountOf(quantity, variant, pieces);
	const wanted = { amount: amount ?? 1, cutLength: isCut ? cut : 0, certificate: false };
	const figures = itemFigures(wanted, { variant, supply: variant.suppliedVariant });
	return {
		variantId: variant.id,
		code: variant.code,
		fullTitle: variant.fullTitle,
		unit,
		pieces,
		amount,
		cut: isCut ? cut : null,
		bars: amount === null || !figures.cut ? null : figures.cut.plan.bars,
		price: euros(figures.priced.unitPrice),
		line_price: amount === null ? null : euros(figures.priced.linePrice),
		weight: variant.weight,
		availability: variant.suppliedVariant.availability,
		delivery: variant.suppliedVariant.delivery,
	};
}

/** A quantity in units of sale, whole ones; null where it cannot be told. */
function amountOf(quantity: Counted | null, { length, weight }: VariantAnswer, pieces: number | null): number | null {
	if (!quantity) return null;
	const { value, unit } = quantity;
	const all =
		unit === "m"
			? length && (value * 1000) / length
			: unit === "kg"
				? weight > 0 && value / weight
				: (unit === "piece" || unit === "any") && pieces !== null
					? value / pieces
					: value;
	if (!all) return null;
	if (unit !== "m" && unit !== "kg" && !Number.isInteger(value)) return null;
	return Math.ceil(all - 1e-9);
}

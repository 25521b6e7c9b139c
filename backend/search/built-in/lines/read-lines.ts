import type { Language } from "../../../../contract/locale";
import type { AttributeNames } from "../../../catalogue/attributes";
import type { Bits } from "../../../catalogue/bits";
import type { CategoryTree } from "../../../catalogue/category-tree";
import { numberCodes } from "../../../catalogue/narrowed";
import { isSoldBy, listedVariants, theseVariants, variantsOf } from "../../../catalogue/supplied-variants";
import type { VariantIndex } from "../../../catalogue/variant-index";
import { read } from "../../../db/reads";
import { pause } from "../../../platform/pause";
import type { SuppliedVariant } from "../../../pricing/supplied-variant";
import type { LineAnswer } from "../../search-engine";
import { holding, preferring } from "../query/rank";
import type { QueryTerm } from "../query/resolved";
import {
	type HeldIndex,
	heldIndex,
	isStale,
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
import { type Fence, fenceAfter, noFence, ofFence } from "./above/fence";
import { cancelled } from "./cancellations";
import { areAllOf, certifiedGoods } from "./certified";
import { placesOfIds, variantsOfCodes } from "./codes";
import { changesOtherLines, refersToAllLines } from "./doubts";
import { asHeaded, type Heading, headingOf, noHeading, preferredBy } from "./headings";
import { best, type Judged, judge } from "./judge";
import { answerOf, type Understood } from "./line-answer";
import { nearest } from "./near";
import { isDayOfOther } from "./notes/notes";
import { inTables, isOfGoods, type Prepared, prepare, type Written } from "./prepare";
import { understandLine } from "./understand-line";
import { roundTube } from "./welded";

const atOnce = 100;
const variantsAtOnce = 1000;
/** Other requests get a turn after this many lines. */
const pauseAfter = 20;

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
			preferred: [],
			fence: noFence,
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
	/** Grade, finish and length that the words above say of the goods below. */
	preferred: readonly QueryTerm[];
	/** The fence that the lines above name. */
	fence: Fence;
	/** All lines of the list are read at once. */
	isWhole: boolean;
}

const propertiesOf = ({ variants }: HeldIndex, names: AttributeNames): string[] => {
	const numbers = new Set(numberCodes(names));
	return variants.codes.filter((code) => !numbers.has(code) && !["availability", "supplier", "norm", "delivery"].includes(code));
};

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
	const ofFences = prepared.map(({ plain: { text } }, at) => {
		const found = ofFence(text, context.fence);
		context.fence = fenceAfter(context.fence, text, judged[at]);
		return found;
	});
	const more = missingTerms(
		index,
		[...near.flat(2), ...ofFences.flat().flatMap(({ terms }) => terms)].map(({ term }) => term),
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
		const preferred = [...context.preferred.map(({ terms }) => preferring(terms)), ...(ofFences[at] ?? [])];
		const found = await understandLine(line, { best: judged[at], besides: besides[at], near: near[at] ?? [], preferred }, reading);
		read.push(found);
		const said = found.kind === "skipped" && line.kind !== "head" ? preferredBy(judged[at]) : [];
		if (said.length > 0) context.preferred = said;
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

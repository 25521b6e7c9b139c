import { euros, kilograms } from "../../../../contract/fields";
import type { CutPiece } from "../../../../contract/values/cut-bars";
import { type Rectangle, sortedSize } from "../../../../contract/values/plates/plate-cuts";
import { isCutFrom } from "../../../../contract/values/plates/plate-of";
import { estimateOfAll } from "../../../pricing/delivery";
import { itemFigures } from "../../../pricing/item-figures";
import type { SuppliedVariant } from "../../../pricing/supplied-variant";
import type { LineAnswer } from "../../search-engine";
import type { Meant } from "../query/resolve";
import { amountOf, areaOf } from "./amounts";
import type { Notes } from "./notes/notes";
import type { Reading } from "./readings";
import type { Counted, Measure } from "./words";

export interface Understood {
	kind: LineAnswer["kind"];
	reading: Reading | null;
	cut: number | null;
	/** The line wants pieces of plates; they are not a number of whole plates. */
	isOfParts: boolean;
	/** Both sides of those pieces in mm; null if unknown. */
	sides: readonly number[] | null;
	variants: readonly number[];
	/** Those of them that lack what the words above the line ask for. */
	departing: readonly number[];
	/** The buyer's number for the goods. */
	reference: string;
	disagrees: boolean;
	unread: [number, number][];
	/** The same, if pieces of plates are offered. */
	unreadOfPieces: [number, number][];
	/** The place of the length in the line that no variant has; null if it has none. */
	cutAt: readonly [number, number] | null;
	/** The place of the quantity in the line; null if it has none or is a row. */
	countedAt: readonly [number, number] | null;
	/** Weights and areas that the line states. */
	measures: readonly Measure[];
	material: Meant["material"];
	isHead: boolean;
	/** A grade that the goods lack, as written. */
	grade: string | null;
	/** Whether the certificate 3.1 is wanted; null: not said. */
	certificate: boolean | null;
	day: Notes["day"];
	isNote: boolean;
	/** It takes back the goods that it names. */
	isCancelled: boolean;
}

/**
 * Answers a line with its candidates, priced at its quantity.
 * @param known variants by their ids
 */
export function answerOf(
	{
		kind: understood,
		reading,
		cut,
		isOfParts,
		sides,
		variants,
		departing,
		reference,
		disagrees,
		unread,
		unreadOfPieces,
		cutAt,
		countedAt,
		measures,
		material,
		isHead,
		grade,
		certificate,
		day,
		isNote,
		isCancelled,
	}: Understood,
	known: ReadonlyMap<number, SuppliedVariant["variant"]>,
): LineAnswer {
	const quantity = reading?.quantity ?? null;
	const lengths = reading?.several ?? [];
	const possible = variants.flatMap((id) => {
		const variant = known.get(id);
		return variant
			? [candidateOf(variant, quantity, { cut, isOfParts, sides, lengths, departing, certificate: certificate === true })]
			: [];
	});
	// Plates that the piece can be cut from are an answer; others are not.
	const cutPlates = possible.filter(({ width }) => (width ?? 0) > 0);
	const candidates = cutPlates.length > 0 ? cutPlates : possible;
	const [first] = candidates;
	// The goods that it names may be none that this buyer can have.
	const isNone = first === undefined && (understood === "clear" || understood === "candidates");
	const kind = cutPlates.length > 0 ? "candidates" : isNone ? "none" : understood;
	const wrong = kind === "clear" && first ? measures.filter((measure) => !isMeasureOf(measure, first, known.get(first.variantId))) : [];
	const isSure = kind === "clear" && first !== undefined && wrong.length === 0 && isAsCounted(quantity, first);
	// Metres of fence panels, or packs of beams: the buyer sees why the quantity is missing.
	const isUnusable =
		quantity !== null &&
		(!["piece", "any"].includes(quantity.unit) || !Number.isInteger(quantity.value)) &&
		candidates.every(({ amount }) => amount === null);
	const uncounted = isUnusable && countedAt && candidates.length > 0 ? [countedAt] : [];
	const uncut = cutAt && candidates.length > 0 && candidates.every((one) => one.cut === null) ? [cutAt] : [];
	const position = reading?.position ?? "";
	// A figure this long is not a line number.
	const isNumber = /^\d{5,}$/.test(position);
	return {
		kind: kind === "clear" && !isSure ? "candidates" : kind,
		position: isNumber ? "" : position,
		reference: isNumber && reference === "" ? position : reference,
		quantity,
		candidates,
		disagrees: disagrees || wrong.length > 0,
		unread: [
			...(cutPlates.length > 0 ? unreadOfPieces : unread),
			...[...wrong.map(({ at }) => at), ...uncounted, ...uncut].map(([from, to]): [number, number] => [from, to]),
		].sort(([a], [b]) => a - b),
		material,
		is_head: isHead,
		grade,
		certificate,
		wanted_on: day,
		is_note: isNote,
		is_cancelled: isCancelled,
		is_several: reading?.several !== undefined,
		lengths: [...lengths],
	};
}

type Candidate = LineAnswer["candidates"][number];

/** Returns whether the quantity is in the unit of sale. The answer shows the conversion of metres, kilograms and pieces of packs. */
function isAsCounted(quantity: Counted | null, { unit, amount, cut }: Candidate): boolean {
	if (quantity === null) return true;
	if (amount === null) return false;
	return unit === quantity.unit || (cut === null && unit === "pack" ? quantity.unit === "piece" : quantity.unit === "any");
}

/** Rounding explains smaller differences. A figure that may be a price may include VAT or be a year old. */
const most = { kg: 0.05, m2: 0.05, m: 0.05, eur: 0.3, price: 0.05 } as const;

/** Returns whether the goods weigh, cover or cost as much as the line says, per piece or in total; false if unknown. */
function isMeasureOf(
	{ value, unit, of }: Measure,
	{ amount, cut, weight, price }: Candidate,
	variant: SuppliedVariant["variant"] | undefined,
): boolean {
	if (amount === null || !variant) return false;
	const { length } = variant;
	const part = cut === null || length === null ? 1 : cut / length;
	const each = { kg: weight * part, m2: areaOf(variant) ?? Number.NaN, m: (cut ?? length ?? 0) / 1000, eur: price, price }[unit];
	return [...(of === "all" ? [] : [each]), ...(of === "each" ? [] : [each * amount])].some(
		(one) => Math.abs(one - value) <= one * most[unit],
	);
}

function candidateOf(
	variant: SuppliedVariant["variant"],
	quantity: Counted | null,
	{
		cut,
		isOfParts,
		sides,
		lengths,
		departing,
		certificate,
	}: Pick<Understood, "cut" | "isOfParts" | "sides" | "departing"> & { lengths: readonly CutPiece[]; certificate: boolean },
): Candidate {
	const pack = variant.attributes.find(({ code }) => code === "pack")?.value;
	const unit = variant.products.unit;
	const pieces = unit === "pack" && typeof pack === "number" ? pack : null;
	const piece = pieceOf(variant, sides);
	const cutting = variant.products.cutting;
	const isCut = cut !== null && cutting && cut >= cutting.min_length && cut !== variant.length;
	// Pieces that cannot be cut, or are too short to be cut, do not stand for whole bars.
	const isOther = !isCut && !piece && (isOfParts || (cut !== null && !standsFor(cut, variant)));
	const amount = isOther ? null : amountOf(quantity, variant, pieces);
	const { length, width } = piece ?? { length: isCut ? cut : 0, width: 0 };
	const wanted = { amount: amount ?? 1, cutLength: length, cutWidth: width, certificate };
	const figures = itemFigures(wanted, { variant, supply: variant.suppliedVariant });
	return {
		variantId: variant.id,
		code: variant.code,
		fullTitle: variant.fullTitle,
		unit,
		pieces,
		amount,
		cut: length > 0 ? length : null,
		width,
		bars: amount === null || !figures.cut ? null : figures.cut.plan.bars,
		price: euros(figures.priced.unitPrice),
		line_price: amount === null ? null : euros(figures.priced.linePrice),
		certificate_price: figures.certificatePrice === null ? null : euros(figures.certificatePrice),
		weight: kilograms(variant.weight),
		availability: variant.suppliedVariant.availability,
		delivery: estimateOfAll(variant.suppliedVariant, figures.quantity),
		stock: variant.suppliedVariant.stock,
		is_cut: lengths.length > 0 && lengths.every(({ length }) => isCutTo(length, variant)),
		departs: departing.includes(variant.id),
	};
}

/** Returns whether a whole bar, or a piece of one, has this length in mm. */
const isCutTo = (
	wanted: number,
	{ length, products: { cutting }, suppliedVariant: { availability } }: SuppliedVariant["variant"],
): boolean => cutting !== null && availability !== "out" && length !== null && wanted >= cutting.min_length && wanted <= length;

/** A longer article is no substitute for a length that is not cut from it. */
const mostPart = 2;

/** Returns whether a whole article is offered for a length: its own, or one that is not cut and the nearest. */
function standsFor(cut: number, { length, attributes, products }: SuppliedVariant["variant"]): boolean {
	const own = length ?? attributes.find(({ code }) => code === "length")?.value;
	if (typeof own !== "number") return false;
	return cut === own || (products.cutting === null && own > cut && own < cut * mostPart);
}

/** The piece with these sides, longer one first; null if it is not cut from the variant. */
function pieceOf(variant: SuppliedVariant["variant"], sides: readonly number[] | null): Rectangle | null {
	const [one, other] = sides ?? [];
	if (one === undefined || other === undefined) return null;
	const piece = sortedSize({ length: one, width: other });
	return isCutFrom(piece, variant) ? piece : null;
}

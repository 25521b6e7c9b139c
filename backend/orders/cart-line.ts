import type { BackendLocale } from "../../contract/locale";
import { displayedWeight } from "../../contract/values/shown-weight";
import { isSpecialItem } from "../../contract/values/special-items";
import { counted } from "../documents/line-notes";
import { languageOf } from "../platform/language";
import { slowestOf } from "../pricing/delivery";
import type { DiscountRow } from "../pricing/discount-rows";
import { type Discounts, lineDiscount } from "../pricing/discounts";
import { type ItemFigures, itemFigures, type Part, partsPrice } from "../pricing/item-figures";
import { type OfferedPrice, offeredAnswer, offeredPrice } from "../pricing/offered-price";
import { offeredDiscount, type PricedDiscount, pricedDiscount, volumeDiscount } from "../pricing/priced-discount";
import { discounted, goodsOf, type PricedLine, shareOf } from "../pricing/pricing";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { mailTexts } from "../texts/mail-texts";
import { sizeOf } from "./answer/size";
import type { ItemRow, SetRow } from "./cart-rows";
import type { PricedItem, PricedSet } from "./priced-cart";

/** A line before its discount, which depends on the total of the whole cart. */
interface FiguredLine {
	item: ItemRow;
	supplied: SuppliedVariant;
	figures: ItemFigures;
	offered: OfferedPrice | null;
	/** If the cart exceeds the offer: the offered units and their total at the offered price (cents). Otherwise null. */
	part: { quantity: number; charged: number; net: number } | null;
}

/** A priced line with what the sums of its cart need. */
export interface CartLine {
	item: PricedItem;
	priced: PricedLine;
	discountKind: "line" | "personal";
	/** Cents of the part that has an offered price. */
	offeredNet: number;
}

/**
 * Computes bars, prices and weight of a stored line from the supply's prices on a day (the company's clock), or from the
 * accepted offer.
 */
export function figuredLine(item: ItemRow, supplied: SuppliedVariant, day: string): FiguredLine {
	const offered = offeredPrice(item, day);
	const { quantity: stored, cut_length_mm: cutLength, cut_width_mm: cutWidth, certificate, saw_plan: sawPlan } = item;
	const wanted = { amount: stored, cutLength, cutWidth, certificate, sawPlan };
	if (!offered || item.quantity <= offered.quantity)
		return { item, supplied, figures: itemFigures(wanted, supplied, offered), offered, part: null };
	const { quantity, charged, priced } = itemFigures({ ...wanted, amount: offered.quantity }, supplied, offered);
	const part = {
		quantity,
		charged,
		net: discounted({ ...priced, services: 0, linePrice: priced.linePrice - priced.services }, offered.discountBp).linePrice,
	};
	return { item, supplied, figures: itemFigures(wanted, supplied), offered, part };
}

/** @param goods cents of all goods of the cart before discounts */
export function cartLine(line: FiguredLine, discounts: Discounts, goods: number, locale: BackendLocale): CartLine {
	const { item, supplied, figures, part } = line;
	const { variant, supply } = supplied;
	const { quantity, weightG, cut, sawing, certificatePrice } = figures;
	const isWhole = line.offered !== null && part === null;
	const row = isWhole ? null : lineDiscount(supplied, quantity, discounts, goods);
	const inOne = discounted(figures.priced, isWhole ? (line.offered?.discountBp ?? 0) : (row?.percent_bp ?? 0));
	const inParts = part && pricedInParts(figures, part, row);
	// The offer covers part of the line. If the whole line is no dearer at today's price, today's price applies.
	const isInParts = inParts !== null && inParts.linePrice < inOne.linePrice;
	const priced = isInParts ? inParts : inOne;
	const offered = isWhole || isInParts ? line.offered : null;
	const { id, code, title, products, variant_pictures, weight, length } = variant;
	return {
		priced,
		discountKind: row?.kind === "personal" ? "personal" : "line",
		offeredNet: isInParts ? (part?.net ?? 0) : isWhole ? priced.linePrice : 0,
		item: {
			id: item.id,
			quantity,
			price: priced.unitPrice,
			discount: priced.discount,
			discounts: isInParts ? [partDiscount(line, priced.discount, locale)] : reasons({ ...line, offered }, priced, row, locale),
			line_price: priced.linePrice,
			weight: weightG,
			fullTitle: variant.fullTitle,
			comment: item.comment,
			cost_centre: item.cost_centre,
			own_number: item.own_number,
			...scheduleOf(item),
			set_id: item.set_id,
			offered: offeredAnswer(offered),
			cut: cut && {
				...{ pieces: cut.pieces, length: cut.length, width: cut.width, used_area: cut.usedArea, cuts: cut.plan.cuts, price: cut.price },
				offcuts: cut.plan.offcuts.map(({ bars, length }) => ({ count: bars, length })),
			},
			sawing: sawing && { pieces: sawing.pieces, patterns: sawing.patterns, cuts: sawing.cuts, price: sawing.price },
			certificate_price: certificatePrice,
			variant: { id, code, title, products, variant_pictures, weight, length, size: sizeOf(variant) },
			suppliedVariant: supply,
			// A special item has no other price than its quotation's.
			is_available: isSpecialItem(products.slug) ? isWhole : supply.availability !== "out" && figures.isOffered,
		},
	};
}

/** The schedule of the whole line: what it has more than its parts comes on the last day, and what it has less is missing from the last ones. */
function scheduleOf({ schedule, quantity }: ItemRow): Pick<PricedItem, "schedule"> {
	let left = quantity;
	const parts = schedule.map(({ on, amount }, index) => {
		const part = index === schedule.length - 1 ? left : Math.min(amount, left);
		left -= part;
		return { on, amount: part };
	});
	return parts.length > 0 ? { schedule: parts.filter(({ amount }) => amount > 0) } : {};
}

/**
 * Prices the offered units as offered and the rest at today's price, and shows the difference as a discount on the whole line.
 * Cuts and certificate cost today's price.
 */
function pricedInParts({ charged, priced }: ItemFigures, part: NonNullable<FiguredLine["part"]>, row: DiscountRow | null): PricedLine {
	const net = part.net + shareOf(Math.round(Math.max(charged - part.charged, 0) * priced.unitPrice), 10_000 - (row?.percent_bp ?? 0));
	return { ...priced, discount: goodsOf(priced) - priced.services - net, linePrice: net + priced.services };
}

function partDiscount({ item, supplied, offered }: FiguredLine, amount: number, locale: BackendLocale): PricedDiscount {
	const texts = mailTexts(locale);
	const quantity = counted(offered?.quantity ?? 0, item.cut_length_mm > 0 ? "piece" : supplied.variant.products.unit, texts);
	const title = texts.t("discount.offered", { quantity });
	return { ...offeredDiscount("line", { title, bp: 0, until: offered?.until ?? "" }, amount), percent: null };
}

function reasons({ figures, offered }: FiguredLine, { discount }: PricedLine, row: DiscountRow | null, locale: BackendLocale) {
	const volume = figures.volume ? [volumeDiscount(figures.volume.tier, figures.volume.saved)] : [];
	if (discount === 0) return volume;
	if (offered) {
		const { discountTitle: title, discountBp: bp, until } = offered;
		return [offeredDiscount("line", { title, bp, until }, discount)];
	}
	return row ? [...volume, pricedDiscount(row, discount, locale)] : volume;
}

/** A set of a cart before discounts, which depend on the total of the whole cart. */
interface FiguredSet {
	set: SetRow;
	/** Parts of all the sets together. */
	parts: Part[];
	offered: OfferedPrice | null;
	/** Cents of all sets at their own or offered price; thresholds compare with this. */
	goods: number;
	isAvailable: boolean;
}

/** A priced set with what the sums of its cart need. */
export interface SetLine {
	set: PricedSet;
	priced: PricedLine;
	/** Cents at the offered price, if it has one; else 0. */
	offeredNet: number;
	deliveries: SuppliedVariant["supply"]["delivery"][];
}

/**
 * Parts and own price of a stored set, from its contents of today.
 * @param supplied all supplies of the set
 * @param day today by the company's clock, for offered prices
 */
export function figuredSet(set: SetRow, supplied: ReadonlyMap<number, SuppliedVariant>, day: string): FiguredSet {
	const parts = set.items.map(({ supply, quantity }) => {
		const found = supplied.get(supply);
		if (!found) throw new Error(`Set ${set.set_id} holds a supply that does not exist.`);
		return { ...found, quantity: quantity * set.quantity };
	});
	// A set has one price: more than the offered quantity costs today's price.
	const price = offeredPrice(set, day);
	const offered = price && set.quantity <= price.quantity ? price : null;
	return {
		set,
		parts,
		offered,
		goods: set.quantity * (offered?.unitCents ?? set.price_cents),
		isAvailable: set.is_sold && parts.every(isThere),
	};
}

/**
 * A set costs its own price, and never more than its parts bought singly in the same quantity. An offered price stays as it is.
 * @param goods cents of all goods of the cart before discounts, with sets at their own price
 */
export function setLine(
	{ set, parts, offered, isAvailable }: FiguredSet,
	discounts: Discounts,
	goods: number,
	locale: BackendLocale,
): SetLine {
	const single = () => Math.floor(partsPrice(parts, discounts, goods) / set.quantity);
	const unitPrice = offered?.unitCents ?? Math.min(set.price_cents, single());
	const weightG = displayedWeight(parts.reduce((sum, { variant, quantity }) => sum + variant.weight * quantity, 0));
	return {
		priced: { unitPrice, services: 0, discount: 0, linePrice: set.quantity * unitPrice },
		offeredNet: offered ? set.quantity * unitPrice : 0,
		deliveries: parts.map(({ supply }) => supply.delivery),
		set: {
			delivery: slowestOf(parts.map(({ supply }) => supply.delivery)),
			set_id: set.set_id,
			quantity: set.quantity,
			price: unitPrice,
			line_price: set.quantity * unitPrice,
			title: set.titles[languageOf(locale)] ?? "",
			weight: weightG,
			items: parts.map(pricedPart),
			is_available: isAvailable,
			offered: offeredAnswer(offered),
		},
	};
}

const isThere = ({ supply }: Part): boolean => supply.availability !== "out";

function pricedPart(part: Part): PricedSet["items"][number] {
	const { variant, quantity } = part;
	const { id, code, title, products, variant_pictures, weight, length } = variant;
	return {
		quantity,
		fullTitle: variant.fullTitle,
		variant: { id, code, title, products, variant_pictures, weight, length, size: sizeOf(variant) },
		is_available: isThere(part),
	};
}

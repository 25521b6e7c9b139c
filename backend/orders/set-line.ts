import type { BackendLocale } from "../../contract/locale";
import { displayedWeight } from "../../contract/values/shown-weight";
import { languageOf } from "../platform/language";
import type { Discounts } from "../pricing/discounts";
import { type Part, partsPrice } from "../pricing/item-figures";
import { type OfferedPrice, offeredAnswer, offeredPrice } from "../pricing/offered-price";
import type { PricedLine } from "../pricing/pricing";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { sizeOf } from "./answer/size";
import type { SetRow } from "./cart-rows";
import type { PricedSet } from "./priced-cart";

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

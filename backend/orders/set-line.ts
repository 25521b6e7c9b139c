import { euros, kilograms } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import type { SuppliedVariant } from "../catalogue/supplies";
import { languageOf } from "../language";
import { offeredAnswer, offeredPrice } from "./offered-price";
import type { SetRow } from "./order-rows";
import type { PricedLine } from "./pricing";
import type { CartAnswer } from "./wire";

type Part = CartAnswer["orders_to_sets"][number]["items"][number];

/** A set of a cart as it is summed up (cents, grams) and as it is answered (wire units). */
export interface SetLine {
	priced: PricedLine;
	weightG: number;
	/** When each of its parts can be delivered. */
	deliveries: SuppliedVariant["supply"]["delivery"][];
	answer: CartAnswer["orders_to_sets"][number];
}

/**
 * Price, weight and parts of a stored set, from what it is today. A set has its own price: neither volume prices nor discounts of lines.
 * @param supplied has all supplies of the set
 * @param day today in Finland, for the price of an offer
 */
export function setLine(set: SetRow, supplied: ReadonlyMap<number, SuppliedVariant>, locale: BackendLocale, day: string): SetLine {
	const parts = set.items.map(({ supply, quantity }) => {
		const found = supplied.get(supply);
		if (!found) throw new Error(`Set ${set.set_id} holds a supply that does not exist.`);
		return { ...found, quantity: quantity * set.quantity };
	});
	const offered = offeredPrice(set, day);
	const unitPrice = offered?.unitCents ?? set.price_cents;
	const weightG = parts.reduce((sum, { variant, quantity }) => sum + Math.round(variant.weight * 1000) * quantity, 0);
	const items = parts.map(partAnswer);
	return {
		priced: { unitPrice, services: 0, discount: 0, linePrice: set.quantity * unitPrice },
		weightG,
		deliveries: parts.map(({ supply }) => supply.delivery),
		answer: {
			set_id: set.set_id,
			quantity: set.quantity,
			price: euros(unitPrice),
			line_price: euros(set.quantity * unitPrice),
			title: set[`title_${languageOf(locale)}`],
			weight: kilograms(weightG),
			items,
			is_available: set.is_sold && items.every((item) => item.is_available),
			offered: offeredAnswer(offered),
		},
	};
}

function partAnswer({ variant, supply, quantity }: SuppliedVariant & { quantity: number }): Part {
	const { id, code, title, products, variant_pictures, weight, length } = variant;
	return {
		quantity,
		fullTitle: variant.fullTitle,
		variant: { id, code, title, products, variant_pictures, weight, length },
		is_available: supply.availability !== "out",
	};
}

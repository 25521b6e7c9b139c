import { euros, kilograms } from "../../contract/fields";
import type { SuppliedVariant } from "../catalogue/supplies";
import type { ItemRow } from "./order-rows";
import { type PricedLine, priceLine } from "./pricing";
import type { CartAnswer } from "./wire";

/** A line as it is summed up (cents, grams) and as it is answered (wire units). */
export interface CartLine {
	priced: PricedLine;
	weightG: number;
	answer: CartAnswer["items"][number];
}

/** Wire euros and kilograms come in with the supply; here they become cents and grams. */
export function cartLine(item: ItemRow, { variant, supply }: SuppliedVariant): CartLine {
	const { quantity, comment, set_id } = item;
	const priced = priceLine({
		quantity,
		price: Math.round(supply.price * 100),
		volumePrices: supply.volume_prices.map(({ threshold, price }) => ({ threshold, price: Math.round(price * 100) })),
		discountPercent: 0,
	});
	const weightG = Math.round(variant.weight * 1000) * quantity;
	const { id, code, title, products, variant_pictures, weight, length } = variant;
	return {
		priced,
		weightG,
		answer: {
			id: item.id,
			quantity,
			price: euros(priced.unitPrice),
			discount: euros(priced.discount),
			line_price: euros(priced.linePrice),
			weight: kilograms(weightG),
			fullTitle: variant.fullTitle,
			comment,
			set_id,
			variant: { id, code, title, products, variant_pictures, weight, length },
			suppliedVariant: supply,
			is_available: supply.availability !== "out",
		},
	};
}

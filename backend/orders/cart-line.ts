import { euros, kilograms } from "../../contract/fields";
import type { SuppliedVariant } from "../catalogue/supplies";
import { itemFigures } from "./item-figures";
import type { ItemRow } from "./order-rows";
import type { PricedLine } from "./pricing";
import type { CartAnswer } from "./wire";

/** A line as it is summed up (cents, grams) and as it is answered (wire units). */
export interface CartLine {
	priced: PricedLine;
	weightG: number;
	answer: CartAnswer["items"][number];
}

/** Bars, prices and weight of a stored line, from what its supply asks now. */
export function cartLine(item: ItemRow, supplied: SuppliedVariant): CartLine {
	const { variant, supply } = supplied;
	const wanted = { amount: item.quantity, cutLength: item.cut_length_mm, certificate: item.certificate };
	const { quantity, priced, weightG, cut, certificatePrice, isOffered } = itemFigures(wanted, supplied);
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
			comment: item.comment,
			set_id: item.set_id,
			cut: cut && { pieces: cut.pieces, length: cut.length, cuts: cut.plan.cuts, price: euros(cut.price) },
			certificate_price: certificatePrice === null ? null : euros(certificatePrice),
			variant: { id, code, title, products, variant_pictures, weight, length },
			suppliedVariant: supply,
			is_available: supply.availability !== "out" && isOffered,
		},
	};
}

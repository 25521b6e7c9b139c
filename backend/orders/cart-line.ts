import { euros, kilograms } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import type { SuppliedVariant } from "../catalogue/supplies";
import { discountAnswer, offeredDiscountAnswer, volumeAnswer } from "./discount-answer";
import type { DiscountRow } from "./discount-rows";
import type { Discounts } from "./discounts";
import { type ItemFigures, itemFigures } from "./item-figures";
import { lineDiscount } from "./line-discount";
import { type OfferedPrice, offeredAnswer, offeredPrice } from "./offered-price";
import type { ItemRow } from "./order-rows";
import { discounted, type PricedLine } from "./pricing";
import type { CartAnswer } from "./wire";

/** A line before its discount, which depends on what the whole cart comes to. */
export interface FiguredLine {
	item: ItemRow;
	supplied: SuppliedVariant;
	figures: ItemFigures;
	offered: OfferedPrice | null;
}

/** A line as it is summed up (cents, grams) and as it is answered (wire units). */
export interface CartLine {
	priced: PricedLine;
	/** Of which kind its discount is. */
	discountKind: "line" | "personal";
	weightG: number;
	answer: CartAnswer["items"][number];
}

/** Bars, prices and weight of a stored line, from what its supply asks on a day (Finland), or the offer that it was accepted from. */
export function figuredLine(item: ItemRow, supplied: SuppliedVariant, day: string): FiguredLine {
	const offered = offeredPrice(item, day);
	const wanted = { amount: item.quantity, cutLength: item.cut_length_mm, certificate: item.certificate };
	return { item, supplied, figures: itemFigures(wanted, supplied, offered), offered };
}

/** @param goods cents of all goods of the cart before discounts */
export function cartLine(line: FiguredLine, discounts: Discounts, goods: number, locale: BackendLocale): CartLine {
	const { item, supplied, figures, offered } = line;
	const { variant, supply } = supplied;
	const { quantity, weightG, cut, certificatePrice } = figures;
	const row = offered ? null : lineDiscount(supplied, quantity, discounts, goods);
	const priced = discounted(figures.priced, offered?.discountBp ?? row?.percent_bp ?? 0);
	const { id, code, title, products, variant_pictures, weight, length } = variant;
	return {
		priced,
		discountKind: row?.kind === "personal" ? "personal" : "line",
		weightG,
		answer: {
			id: item.id,
			quantity,
			price: euros(priced.unitPrice),
			discount: euros(priced.discount),
			discounts: reasons(line, priced, row, locale),
			line_price: euros(priced.linePrice),
			weight: kilograms(weightG),
			fullTitle: variant.fullTitle,
			comment: item.comment,
			set_id: item.set_id,
			offered: offeredAnswer(offered),
			cut: cut && { pieces: cut.pieces, length: cut.length, cuts: cut.plan.cuts, price: euros(cut.price) },
			certificate_price: certificatePrice === null ? null : euros(certificatePrice),
			variant: { id, code, title, products, variant_pictures, weight, length },
			suppliedVariant: supply,
			is_available: supply.availability !== "out" && figures.isOffered,
		},
	};
}

/** Why the line costs less: those that take something off. */
function reasons({ figures, offered }: FiguredLine, { discount }: PricedLine, row: DiscountRow | null, locale: BackendLocale) {
	const volume = figures.volume ? [volumeAnswer(figures.volume.tier, figures.volume.saved)] : [];
	if (discount === 0) return volume;
	if (offered) return [offeredDiscountAnswer("line", offered.discountBp, offered.until, discount)];
	return row ? [...volume, discountAnswer(row, discount, locale)] : volume;
}

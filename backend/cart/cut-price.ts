import type { z } from "zod";
import { amount, euros, kilograms } from "../../contract/fields";
import type { orders } from "../../contract/orders";
import { suppliesByIds } from "../catalogue/supplies";
import type { Visitor } from "../platform/visitor";
import { itemFigures, type Wanted } from "../pricing/item-figures";
import { refusedItems, requireOrderable } from "./supply-rules";

/**
 * What pieces cut to length come to, as a line of a cart would without discounts.
 * @throws Refused invalid (fields amount, cut.length, certificate), unavailable_goods
 */
export async function cutPrice(
	visitor: Visitor,
	suppliedVariantId: number,
	wanted: Wanted,
): Promise<z.input<typeof orders.cutPrice.answer>> {
	const pieces = amount.safeParse(wanted.amount);
	if (!pieces.success)
		throw refusedItems([{ index: 0, problem: { code: "invalid", field: "amount", key: pieces.error.issues[0]?.message ?? "invalid" } }]);
	const supplied = requireOrderable(await suppliesByIds(visitor.db, visitor.locale, [suppliedVariantId]), suppliedVariantId, wanted);
	const { quantity, priced, weightG, cut, certificatePrice } = itemFigures(wanted, supplied);
	if (!cut) throw new Error(`Supply ${suppliedVariantId} passed the rules of cutting but cannot be cut.`);
	return {
		pieces: cut.pieces,
		length: cut.length,
		pieces_per_bar: cut.plan.perBar,
		bars_needed: cut.plan.needed,
		bars: quantity,
		cuts: cut.plan.cuts,
		offcuts: cut.plan.offcuts.map(({ bars, length }) => ({ count: bars, length })),
		bar_price: euros(priced.unitPrice),
		bars_price: euros(quantity * priced.unitPrice - priced.discount),
		cut_price: euros(cut.price),
		certificate_price: certificatePrice === null ? null : euros(certificatePrice),
		line_price: euros(priced.linePrice),
		weight: kilograms(weightG),
	};
}

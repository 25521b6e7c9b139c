import type * as z from "zod";
import { amount, euros, eurosOrNull, kilograms } from "../../contract/fields";
import type { orders } from "../../contract/orders";
import type { CutPiece } from "../../contract/values/cut-bars";
import { sellable } from "../../contract/values/order-bounds";
import { suppliesByIds } from "../catalogue/supplies";
import type { Visitor } from "../platform/visitor";
import { itemFigures, type Wanted } from "../pricing/item-figures";
import { planOf, sawingOf } from "../pricing/saw-plan";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { refusedItems, requireAllOrderable, requireOrderable } from "./supply-rules";

/**
 * Prices pieces cut to length like a cart line without discounts.
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
	return priceOf(wanted, requireOrderable(await suppliesByIds(visitor.db, visitor.locale, [suppliedVariantId]), suppliedVariantId, wanted));
}

/**
 * Prices several lengths: each as a line with bars of its own, and all from bars that they share, whole or sawn.
 * @throws Refused as `cutPrice`, with the lines' fields named as in `refusedItems`
 */
export async function cutListPrice(
	visitor: Visitor,
	suppliedVariantId: number,
	{ lines, certificate }: { lines: readonly CutPiece[]; certificate: boolean },
): Promise<z.input<typeof orders.cutList.answer>> {
	const found = await suppliesByIds(visitor.db, visitor.locale, [suppliedVariantId]);
	const wanted = lines.map(({ pieces, length }) => ({ amount: pieces, cutLength: length, cutWidth: 0, certificate }));
	const supplied = requireAllOrderable(found.get(suppliedVariantId), wanted);
	return { lines: wanted.map((line) => priceOf(line, supplied)), ...sharedBars(lines, certificate, supplied) };
}

/** The bars that all pieces share, whole and sawn. */
function sharedBars(lines: readonly CutPiece[], certificate: boolean, supplied: SuppliedVariant) {
	const { variant, supply } = supplied;
	const sawing = sawingOf(planOf(lines, supplied) ?? [], supplied);
	if (!sawing) throw new Error(`Variant ${variant.id} passed the rules of cutting but cannot be cut.`);
	const { patterns, needed, cuts, price } = sawing;
	const bars = sellable(needed, supply);
	const { priced, weightG } = itemFigures({ amount: bars, cutLength: 0, cutWidth: 0, certificate }, supplied);
	return {
		whole: {
			patterns,
			bars_needed: needed,
			bars,
			bar_price: euros(priced.unitPrice),
			line_price: euros(priced.linePrice),
			weight: kilograms(weightG),
		},
		sawn: { cuts, cut_price: euros(price), line_price: euros(priced.linePrice + price) },
	};
}

function priceOf(wanted: Wanted, supplied: SuppliedVariant): z.input<typeof orders.cutPrice.answer> {
	const { quantity, priced, weightG, cut, certificatePrice } = itemFigures(wanted, supplied);
	if (!cut) throw new Error(`Variant ${supplied.variant.id} passed the rules of cutting but cannot be cut.`);
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
		certificate_price: eurosOrNull(certificatePrice),
		line_price: euros(priced.linePrice),
		weight: kilograms(weightG),
	};
}

import type * as z from "zod";
import { type Cents, euros } from "../../contract/fields";
import type { orders } from "../../contract/orders";
import { suppliesByIds } from "../catalogue/supplies";
import { read } from "../db/reads";
import { cartWithUuid, shownFound } from "../orders/read-cart";
import { owns, type Visitor } from "../platform/visitor";
import { type Discounts, lineDiscount } from "../pricing/discounts";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { discountsOf } from "./check-items";

type Answer = z.input<typeof orders.ownPrices.answer>;

/**
 * Prices of supplies for the visitor, each as if added alone to the current cart.
 * @param cart uuid of the open cart; one that is gone, sent or foreign counts as empty
 */
export async function ownPrices(visitor: Visitor, ids: readonly number[], cart: string | undefined): Promise<Answer> {
	const [supplies, discounts, goods] = await Promise.all([
		suppliesByIds(visitor.db, visitor.locale, [...new Set(ids)]),
		discountsOf(visitor),
		cart === undefined ? 0 : goodsIn(visitor, cart),
	]);
	return { goods: euros(goods), prices: [...supplies.values()].map((one) => ownPrice(one, discounts, goods)) };
}

async function goodsIn(visitor: Visitor, uuid: string): Promise<number> {
	const found = await read(visitor.db, cartWithUuid(visitor, uuid));
	if (!found || !owns(visitor, found.stored.row)) return 0;
	const { isProcessed, total_goods_price: total } = await shownFound(visitor, found);
	return isProcessed ? 0 : total;
}

/** @param goods cents of the goods in the cart, before discounts */
function ownPrice(supplied: SuppliedVariant, discounts: Discounts, goods: number): Answer["prices"][number] {
	const { id, price, price_per_kg, price_per_m, volume_prices, min_order } = supplied.supply;
	const from = (quantity: number, unitPrice: Cents) => {
		const bp = lineDiscount(supplied, quantity, discounts, goods + quantity * unitPrice)?.percent_bp ?? 0;
		return (amount: Cents) => euros(Math.round((amount * (10_000 - bp)) / 10_000));
	};
	const least = from(min_order, price);
	return {
		id,
		price: least(price),
		price_per_kg: least(price_per_kg),
		price_per_m: price_per_m === null ? null : least(price_per_m),
		volume_prices: volume_prices.map((tier) => ({ threshold: tier.threshold, price: from(tier.threshold, tier.price)(tier.price) })),
	};
}

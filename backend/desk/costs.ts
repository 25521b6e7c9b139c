import * as z from "zod";
import type { deskCosts } from "../../contract/desk/orders";
import { euros } from "../../contract/fields";
import { withQuotation } from "../content/answer-request";
import type { Terms } from "../content/open-request";
import { rowsOf } from "../db/rows";
import type { PricedCart } from "../orders/priced-cart";
import { orderByNumber } from "../orders/stored-cart";

type Margins = z.input<typeof deskCosts.ofOrder.answer>;

const costRow = z.object({ line: z.number(), cost: z.number().nullable() });

/**
 * Cost and margin of an order's lines. A line is known if the purchase price of each of its supplies was, on the day of the order.
 * @throws Refused not_found
 */
export async function costsOfOrder(db: D1Database, number: string): Promise<Margins> {
	const { id, sent } = await orderByNumber(db, number);
	const found = await db
		.prepare(
			`SELECT n.line, iif(count(c.purchase_cents) = count(*), sum(n.quantity * c.purchase_cents), NULL) AS cost
			FROM order_stock n LEFT JOIN order_costs c ON c.order_id = n.order_id AND c.supplied_variant_id = n.supplied_variant_id
			WHERE n.order_id = ? GROUP BY n.line ORDER BY n.line`,
		)
		.bind(id)
		.all();
	const costs = new Map(rowsOf(costRow, found).map(({ line, cost }) => [line, cost]));
	return marginsOf(sent, costs);
}

const purchaseRow = z.object({ supply: z.number(), cents: z.number() });

/**
 * Cost and margin of a quotation's lines with the purchase prices of today. Nothing is sent.
 * @throws Refused as `answerRequest`
 */
export async function costsOfQuotation(db: D1Database, number: string, terms: Terms): Promise<Margins> {
	return withQuotation({ db, register: null }, { number, terms }, async ({ cart }) => {
		const supplies = cart.items.map(({ suppliedVariant }) => suppliedVariant.id);
		const found = await db
			.prepare(
				`SELECT id AS supply, purchase_cents AS cents FROM supplied_variants
				WHERE id IN (SELECT value FROM json_each(?)) AND purchase_cents IS NOT NULL`,
			)
			.bind(JSON.stringify(supplies))
			.all();
		const known = new Map(rowsOf(purchaseRow, found).map(({ supply, cents }) => [supply, cents]));
		const costs = cart.items.map(({ suppliedVariant, quantity }, index): [number, number | null] => {
			const cents = known.get(suppliedVariant.id);
			return [index + 1, cents === undefined ? null : cents * quantity];
		});
		return marginsOf(cart, new Map(costs));
	});
}

/** @param costs cents of each line whose cost is known */
function marginsOf(cart: PricedCart, costs: ReadonlyMap<number, number | null>): Margins {
	const prices = [...cart.items, ...cart.orders_to_sets].map(({ line_price: price }) => price);
	const known = prices.flatMap((price, index) => {
		const cost = costs.get(index + 1) ?? null;
		return cost === null ? [] : [{ line: index + 1, price, cost }];
	});
	const goods = cart.total_price - cart.total_delivery_price;
	const ofLines = sumOf(prices);
	const ofKnown = sumOf(known.map(({ price }) => price));
	const discounted = ofLines === 0 ? 0 : Math.round((goods * ofKnown) / ofLines);
	return {
		lines: known.map(({ line, price, cost }) => ({ line, ...marginOf(price, cost) })),
		unknown: prices.length - known.length,
		total: known.length === 0 ? null : marginOf(discounted, sumOf(known.map(({ cost }) => cost))),
	};
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const marginOf = (price: number, cost: number) => ({
	price: euros(price),
	cost: euros(cost),
	margin: euros(price - cost),
	rate: price === 0 ? null : Math.round(((price - cost) / price) * 1000) / 10,
});

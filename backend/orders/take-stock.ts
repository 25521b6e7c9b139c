import { companyDay } from "../../contract/company";
import type { SqlPart } from "../db/rows";
import type { PricedCart } from "./priced-cart";
import { restockDay } from "./stock/stock-today";

/**
 * Stores the goods that an order needs, and takes them from stock as far as available, in the batch that sends it. Batches run one
 * after the other, so no piece is taken twice, and the stock at reading time does not matter. Sets follow the lines.
 * @param open finds the cart as long as it may be ordered, as in `placeOrder`
 */
export function takeStock(db: D1Database, { id, items }: Pick<PricedCart, "items"> & { id: number }, open: SqlPart): D1PreparedStatement[] {
	const restFrom = restockDay(companyDay(new Date()));
	const lines = items.map(({ quantity, suppliedVariant: { id: supply, stock } }, index) => ({
		...{ line: index + 1, supply, quantity },
		rest_from: restFrom(stock),
	}));
	return [
		db
			.prepare(
				`INSERT INTO order_stock (order_id, line, supplied_variant_id, quantity, taken, rest_from)
				SELECT ?, line, supply, quantity, max(0, min(quantity, stock - before)), rest_from FROM (
					SELECT wanted.*, s.stock, coalesce(SUM(quantity) OVER (PARTITION BY supply ORDER BY line ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
					FROM (
						SELECT value ->> 'line' AS line, value ->> 'supply' AS supply, value ->> 'quantity' AS quantity, value ->> 'rest_from' AS rest_from FROM json_each(?)
						UNION ALL
						SELECT ? + dense_rank() OVER (ORDER BY b.set_id), i.supplied_variant_id, i.quantity * b.quantity, NULL
						FROM cart_sets b JOIN set_items i ON i.set_id = b.set_id WHERE b.cart_id = ?
					) wanted CROSS JOIN supplied_variants s ON s.id = wanted.supply
				) WHERE EXISTS (${open.sql})`,
			)
			.bind(id, JSON.stringify(lines), items.length, id, ...open.values),
		db
			.prepare(
				`UPDATE supplied_variants SET stock = stock - (SELECT SUM(taken) FROM order_stock WHERE order_id = ? AND supplied_variant_id = supplied_variants.id)
				WHERE id IN (SELECT supplied_variant_id FROM order_stock WHERE order_id = ? AND taken > 0) AND EXISTS (${open.sql})`,
			)
			.bind(id, id, ...open.values),
	];
}

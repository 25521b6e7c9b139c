import * as z from "zod";
import { json } from "../../db/rows";
import type { PricedItem } from "../priced-cart";

/** SQL of the quantities that a sent order `o` has taken from stock, as JSON. */
export const takenColumn = `(SELECT json_group_array(json_object('line', line, 'quantity', quantity, 'taken', taken, 'rest_from', rest_from))
		FROM (SELECT * FROM order_stock WHERE order_id = o.id AND taken IS NOT NULL ORDER BY line, supplied_variant_id)) AS taken_stock`;

const taken = z.object({ line: z.number(), quantity: z.number(), taken: z.number(), rest_from: z.string().nullable() });

export const takenShape = { taken_stock: json(z.array(taken)) };

/**
 * The quantity that a line of a sent order got at once; null if its supplier gave no number.
 * @param line from 1, no set
 */
export function quantityAtOnce({ taken_stock: all }: { taken_stock: z.output<typeof taken>[] }, line: number): PricedItem["at_once"] {
	const row = all.find((one) => one.line === line);
	return row ? { quantity: row.taken, rest_from: row.taken < row.quantity ? row.rest_from : null } : null;
}

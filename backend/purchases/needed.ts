import * as z from "zod";
import { type deskPurchases, maxPurchaseLines } from "../../contract/desk/purchases";
import type { BackendLocale } from "../../contract/locale";
import { articleTitle, variantCode } from "../catalogue/supplied-variants";
import { rowsOf } from "../db/rows";
import { languageOf } from "../platform/language";

type Needed = z.input<typeof deskPurchases.needed.answer>;

/** SQL of the units of a row `n` of order_stock that were neither taken from stock nor bought. */
export const leftToBuy = `(n.quantity - coalesce(n.taken, 0) - coalesce((SELECT sum(l.quantity) FROM purchase_lines l
	WHERE l.order_id = n.order_id AND l.line = n.line AND l.supplied_variant_id = n.supplied_variant_id), 0))`;

/**
 * SQL that holds if goods are bought for a row `n` of order_stock of an order `o`. Of an order in delivery that is a line of which no more has
 * left than was in stock; of cut goods, which leave in pieces, each.
 */
export const isToBuy = `(o.state IN ('confirmed', 'paid') OR (o.state = 'in_delivery' AND (
	coalesce((SELECT sum(d.quantity) FROM deliveries s CROSS JOIN delivery_lines d ON d.delivery_id = s.id AND d.line = n.line WHERE s.order_id = o.id), 0) <= coalesce(n.taken, 0)
	OR EXISTS (SELECT 1 FROM cart_items c WHERE c.cart_id = o.id AND c.supplied_variant_id = n.supplied_variant_id AND c.cut_length_mm > 0))))`;

/** SQL of the wanted and the confirmed day of a line `n` of an order `o`. */
export const daysOfLine = `(SELECT wanted_on FROM carts WHERE id = o.id) AS wanted_on,
	(SELECT confirmed_on FROM order_line_dates WHERE order_id = o.id AND line = n.line) AS confirmed_on`;

const needs = `SELECT o.order_number, o.id, n.line, n.supplied_variant_id AS supply, n.order_id, s.supplier_id, ${leftToBuy} AS quantity
	FROM orders o CROSS JOIN order_stock n ON n.order_id = o.id CROSS JOIN supplied_variants s ON s.id = n.supplied_variant_id
	WHERE o.state IN ('confirmed', 'paid', 'in_delivery') AND ${isToBuy} AND ${leftToBuy} > 0`;

const supplierRow = z.object({ id: z.number(), name: z.string(), email: z.string(), count: z.number() });
const lineRow = z.object({
	order: z.string(),
	line: z.number(),
	supply: z.number(),
	quantity: z.number(),
	code: z.string(),
	title: z.string(),
	supplier_code: z.string(),
	wanted_on: z.string(),
	confirmed_on: z.string().nullable(),
	supplier: z.number(),
});

/** Goods to be bought for orders, by supplier. */
export async function neededGoods(
	db: D1Database,
	locale: BackendLocale,
	{ supplier }: z.output<typeof deskPurchases.needed.query>,
): Promise<Needed> {
	const [suppliers, lines] = await db.batch([
		db.prepare(
			`SELECT u.id, u.name, u.email, count(*) AS count FROM (${needs}) n CROSS JOIN suppliers u ON u.id = n.supplier_id GROUP BY u.id ORDER BY u.name, u.id`,
		),
		db
			.prepare(
				`SELECT n.order_number AS "order", n.line, n.supply, n.quantity, ${variantCode} AS code, ${articleTitle(languageOf(locale))} AS title, s.supplier_code,
					${daysOfLine.replaceAll("o.id", "n.order_id")}, n.supplier_id AS supplier
				FROM (${needs}) n CROSS JOIN supplied_variants s ON s.id = n.supply CROSS JOIN variants v ON v.id = s.variant_id
				CROSS JOIN suppliers u ON u.id = n.supplier_id WHERE ?1 IS NULL OR n.supplier_id = ?1
				ORDER BY u.name, u.id, n.order_id, n.line, n.supply LIMIT ${maxPurchaseLines}`,
			)
			.bind(supplier ?? null),
	]);
	return { suppliers: rowsOf(supplierRow, suppliers), lines: rowsOf(lineRow, lines) };
}

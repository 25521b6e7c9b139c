import * as z from "zod";
import { companyDayStart } from "../../contract/company";
import type { deskFigures } from "../../contract/desk/figures";
import { maxSpan } from "../../contract/desk/lists";
import { country, euros } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import { dayAfter, daysBetween } from "../../contract/values/days";
import { articleTitle, variantCode } from "../catalogue/supplied-variants";
import { rowsOf } from "../db/rows";
import { unpacked } from "../orders/snapshot";
import { languageOf } from "../platform/language";
import { Refused } from "../platform/refused";
import { salesByDay, salesOfDays, salesTotal } from "./sales";

type Figures = z.input<typeof deskFigures.figures.answer>;

const most = 50;

const sold = { orders: z.number(), cents: z.number() };
const soldRow = z.object(sold);
const articleRow = z.object({ code: z.string(), title: z.string(), ...sold });
const companyRow = z.object({ company: z.string(), country, ...sold });
const stepsRow = z.object({ unsent: z.number(), addresses: z.number() });

/** SQL over an order `o` that was sent between two times (?1 and ?2) and is not cancelled. */
const isSold = "o.processed_at >= ?1 AND o.processed_at < ?2 AND o.state <> 'cancelled'";

const inEuros = <R extends { cents: number }>({ cents, ...row }: R) => ({ ...row, total: euros(cents) });

/**
 * Sales between two days. Lines of orders whose snapshot is compressed are read apart, since SQL cannot.
 * @throws Refused invalid for days in the wrong order, and for too many
 */
export async function figuresOf(
	db: D1Database,
	locale: BackendLocale,
	{ since, until }: z.output<typeof deskFigures.figures.query>,
): Promise<Figures> {
	const span = daysBetween(since, until) + 1;
	if (span < 1 || span > maxSpan) throw new Refused("invalid", `Ask for 1 to ${maxSpan} days.`);
	const [from, to] = [companyDayStart(since), companyDayStart(dayAfter(until, 1))];
	const [byDay, before, companies, unsent, packed] = await db.batch([
		salesByDay(db, since, span),
		db
			.prepare(`SELECT count(o.id) AS orders, ${salesTotal} FROM orders o WHERE ${isSold}`)
			.bind(companyDayStart(dayAfter(since, -span)), from),
		db
			.prepare(
				`SELECT f.company, f.country, count(*) AS orders, ${salesTotal}
				FROM orders o CROSS JOIN cart_forms f ON f.cart_id = o.id AND f.type = 'billing' WHERE ${isSold}
				GROUP BY f.company, f.country ORDER BY cents DESC, f.company LIMIT ${most}`,
			)
			.bind(from, to),
		db
			.prepare(
				`SELECT count(*) AS unsent, coalesce(sum(EXISTS (SELECT 1 FROM cart_forms f WHERE f.cart_id = c.id AND f.type = 'billing')), 0) AS addresses
				FROM carts c WHERE c.is_ordered = 0 AND c.updated_at >= ?1 AND c.updated_at < ?2
					AND (EXISTS (SELECT 1 FROM cart_items i WHERE i.cart_id = c.id) OR EXISTS (SELECT 1 FROM cart_sets s WHERE s.cart_id = c.id))`,
			)
			.bind(from, to),
		db.prepare(`SELECT o.snapshot FROM orders o WHERE ${isSold} AND o.snapshot ->> '$.packed_items' IS NOT NULL`).bind(from, to),
	]);
	const articles = await db
		.prepare(
			`SELECT ${variantCode} AS code, ${articleTitle(languageOf(locale))} AS title,
				count(DISTINCT sold.order_id) AS orders, sum(sold.cents) AS cents
			FROM (
				SELECT o.id AS order_id, i.value ->> '$.variant.id' AS variant, i.value ->> '$.line_price' AS cents
				FROM orders o CROSS JOIN json_each(o.snapshot, '$.items') i WHERE ${isSold} AND o.snapshot ->> '$.packed_items' IS NULL
				UNION ALL SELECT value ->> 'order', value ->> 'variant', value ->> 'cents' FROM json_each(?3)
			) sold CROSS JOIN variants v ON v.id = sold.variant
			GROUP BY v.id ORDER BY cents DESC, v.id LIMIT ${most}`,
		)
		.bind(from, to, JSON.stringify(packedLines(packed)))
		.all();
	const sales = salesOfDays(byDay);
	const [steps] = rowsOf(stepsRow, unsent);
	const sentOrders = sales.reduce((sum, { orders }) => sum + orders, 0);
	return {
		days: sales,
		before: rowsOf(soldRow, before).map(inEuros)[0] ?? { orders: 0, total: 0 },
		articles: rowsOf(articleRow, articles).map(inEuros),
		companies: rowsOf(companyRow, companies).map(inEuros),
		steps: { carts: (steps?.unsent ?? 0) + sentOrders, addresses: (steps?.addresses ?? 0) + sentOrders, orders: sentOrders },
	};
}

const packedRow = z.object({ snapshot: z.string().transform(unpacked) });

const packedLines = (found: D1Result | undefined) =>
	rowsOf(packedRow, found).flatMap(({ snapshot: { id, items } }) =>
		items.map(({ variant, line_price }) => ({ order: id, variant: variant.id, cents: line_price })),
	);

import * as z from "zod";
import { companyDay, companyDayStart } from "../../../contract/company";
import { type deskOrderStates, reviewReasons } from "../../../contract/desk/lists";
import type { deskOrders } from "../../../contract/desk/orders";
import { country, euros } from "../../../contract/fields";
import { dayAfter, daysBetween } from "../../../contract/values/days";
import { orderStates, phaseIn } from "../../../contract/values/order-states";
import { paymentMethodNames } from "../../../contract/values/payment-methods";
import { read } from "../../db/reads";
import { json, type SqlPart } from "../../db/rows";
import { ordersFound } from "./found-orders";
import { listed } from "./listed";

type Query = z.output<typeof deskOrders.list.query>;

const statesOf: Readonly<Record<(typeof deskOrderStates)[number], readonly (typeof orderStates)[number][]>> = {
	open: ["in_review", "confirmed", "paid", "in_delivery"],
	in_review: ["in_review"],
	confirmed: ["confirmed", "paid"],
	in_delivery: ["in_delivery"],
	done: ["done"],
	cancelled: ["cancelled"],
};

/** SQL that holds for orders `o` in a state of the filter. One state alone is read in the order of an index. */
export function isIn(state: keyof typeof statesOf): string {
	const names = statesOf[state].map((name) => `'${name}'`);
	return names.length === 1 ? `o.state = ${names.join()}` : `o.state IN (${names.join(", ")})`;
}

/** A query of the ids of orders `o`. */
function idsOf({ search, state, since, until }: Query): SqlPart {
	const from = search === "" ? null : ordersFound(search);
	const conditions = [
		"o.processed_at >= ? AND o.processed_at < ?",
		// With words, orders are read by their ids: no index of states is of use.
		...(state ? [from ? `+${isIn(state)}` : isIn(state)] : []),
	];
	return {
		sql: `SELECT o.id FROM ${from ? `(${from.sql}) found CROSS JOIN orders o ON o.id = found.id` : "orders o"} WHERE ${conditions.join(" AND ")}`,
		values: [...(from?.values ?? []), since ? companyDayStart(since) : "", until ? companyDayStart(dayAfter(until, 1)) : "9999"],
	};
}

const orderRow = z.object({
	uuid: z.string(),
	number: z.string(),
	sent_at: z.string(),
	state: z.enum(orderStates),
	review_reasons: json(z.array(z.enum(reviewReasons))),
	deliveries: z.number(),
	confirmed_on: z.string().nullable(),
	company: z.string(),
	country,
	city: z.string(),
	name: z.string(),
	email: z.string(),
	reference: z.string(),
	total_cents: z.number(),
	payment_method: z.enum(paymentMethodNames).nullable(),
});

const rowsOfPage = (page: string): string =>
	`SELECT c.uuid, o.order_number AS number, o.processed_at AS sent_at, o.state, iif(o.state = 'in_review', o.review_reasons, '[]') AS review_reasons, (SELECT count(*) FROM deliveries d WHERE d.order_id = o.id) AS deliveries,
		(SELECT max(d.confirmed_on) FROM order_line_dates d WHERE d.order_id = o.id) AS confirmed_on, b.company, coalesce(s.country, b.country) AS country,
		coalesce(s.city, b.city) AS city, b.name, b.email, c.reference, o.snapshot ->> '$.total_price' AS total_cents, m.name AS payment_method
		FROM ${page} CROSS JOIN orders o ON o.id = page.id CROSS JOIN carts c ON c.id = o.id CROSS JOIN cart_forms b ON b.cart_id = o.id AND b.type = 'billing'
		LEFT JOIN cart_forms s ON s.cart_id = o.id AND s.type = 'shipping' LEFT JOIN payment_methods m ON m.id = c.payment_method_id`;

/** Staff's list of orders, newest first. */
export async function ordersAtDesk(db: D1Database, query: Query): Promise<z.input<typeof deskOrders.list.answer>> {
	const today = companyDay(new Date());
	const { rows, count } = await read(
		db,
		listed(db, {
			ids: idsOf(query),
			order: "o.processed_at DESC, o.id DESC",
			rows: rowsOfPage,
			row: orderRow,
			page: query.page,
		}),
	);
	return {
		rows: rows.map(({ name, email, total_cents: cents, ...row }) => ({
			...row,
			buyer: { name, email },
			total: euros(cents),
			days_waiting: isWaiting(row.state) ? daysBetween(companyDay(new Date(row.sent_at)), today) : null,
		})),
		count,
	};
}

const isWaiting = (state: (typeof orderStates)[number]): boolean => state !== "done" && phaseIn(state) !== "cancelled";

import * as z from "zod";
import { companyDay } from "../../../contract/company";
import type { deskInvoices } from "../../../contract/desk/invoices";
import { daysOfAge, type InvoiceAge, invoiceAges } from "../../../contract/desk/lists";
import { euros } from "../../../contract/fields";
import { invoiceKinds } from "../../../contract/invoices";
import { dayAfter, daysBetween } from "../../../contract/values/days";
import { inOneBatch, read, resultOf } from "../../db/reads";
import { rowsOf, type SqlPart } from "../../db/rows";
import { reminderColumns, reminderFacts, reminderRefusal } from "../../invoices/reminders";
import { leftToPay, openCents } from "../../invoices/stored-invoices";
import { numberOf, ordersFound } from "./found-orders";
import { listed, startsWith, unionOf } from "./listed";

type Query = z.output<typeof deskInvoices.list.query>;

/** SQL that holds for invoices `i` that are not paid as a whole. An index has the same words. */
const isUnpaid = "i.kind = 'invoice' AND i.paid_on IS NULL";
const isOpen = `${isUnpaid} AND ${openCents} > 0`;

/** The first and last due days of a group, on a day. */
function dueDays(age: InvoiceAge, today: string): [from: string, to: string] {
	const [first, last] = daysOfAge[age];
	return [last === null ? "0000" : dayAfter(today, -last), first === null ? "9999" : dayAfter(today, -first)];
}

function conditionOf(state: Query["state"], today: string): SqlPart {
	// The newest are read first, by id.
	if (state === undefined) return { sql: "i.id > 0", values: [] };
	if (state === "paid") return { sql: "i.id > 0 AND i.kind = 'invoice' AND i.paid_on IS NOT NULL", values: [] };
	return { sql: `${isOpen} AND i.due_on BETWEEN ? AND ?`, values: dueDays(state, today) };
}

/** SQL that orders open invoices `i`. */
const orders: Record<Query["sort"], string> = {
	due: "i.due_on, i.id",
	amount: `${openCents} DESC, i.id`,
	company: "(SELECT f.company FROM cart_forms f WHERE f.cart_id = i.order_id AND f.type = 'billing') COLLATE NOCASE, i.due_on, i.id",
};

/** A query of the ids of invoices `i`. */
function idsOf({ search, state }: Query, today: string): SqlPart {
	const { sql, values } = conditionOf(state, today);
	if (search === "") return { sql: `SELECT i.id FROM invoices i WHERE ${sql}`, values };
	const orders = ordersFound(search);
	const number = startsWith("number", numberOf(search, "INV"));
	const from = unionOf([
		{ ...number, sql: `SELECT id FROM invoices WHERE ${number.sql}` },
		{ ...orders, sql: `SELECT v.id FROM (${orders.sql}) sent CROSS JOIN invoices v ON v.order_id = sent.id` },
	]);
	return {
		sql: `SELECT i.id FROM (${from.sql}) found CROSS JOIN invoices i ON i.id = found.id WHERE ${sql}`,
		values: [...from.values, ...values],
	};
}

/** A query of all ids that reads an index alone: an invoice has its papers in its row. */
const allIds: SqlPart = { sql: "SELECT i.id FROM invoices i WHERE i.number > ''", values: [] };

const invoiceRow = z.object({
	number: z.string(),
	kind: z.enum(invoiceKinds),
	uuid: z.string(),
	order_number: z.string(),
	company: z.string(),
	issued_on: z.string(),
	due_on: z.string().nullable(),
	paid_on: z.string().nullable(),
	gross_cents: z.number(),
	open_cents: z.number(),
	...reminderFacts.shape,
});

const rowsOfPage = (page: string): string =>
	`SELECT i.number, i.kind, c.uuid, o.order_number, b.company, i.issued_on, i.due_on, i.paid_on, i.gross_cents, ${leftToPay} AS open_cents, ${reminderColumns}
		FROM ${page} CROSS JOIN invoices i ON i.id = page.id CROSS JOIN orders o ON o.id = i.order_id CROSS JOIN carts c ON c.id = o.id
		CROSS JOIN cart_forms b ON b.cart_id = o.id AND b.type = 'billing'`;

const sumRow = z.object({ age: z.enum(invoiceAges), count: z.number(), cents: z.number() });

/** The sums of groups of open invoices, whose first and last due days are the rows of ?. A group without any is left out. What is
 * open is calculated once for each invoice, of which groups share some. */
const sums = `WITH found AS MATERIALIZED (SELECT i.due_on, ${openCents} AS cents FROM invoices i WHERE ${isUnpaid})
	SELECT wanted.value ->> 'age' AS age, count(*) AS count, sum(found.cents) AS cents FROM found
	CROSS JOIN json_each(?) wanted ON found.due_on BETWEEN wanted.value ->> 'from' AND wanted.value ->> 'to' WHERE found.cents > 0 GROUP BY wanted.key`;

/** A query of the overdue invoices on the day ?1, each with what is left to pay. */
export const overdueInvoices = `SELECT i.number, i.due_on, ${openCents} AS cents FROM invoices i WHERE ${isOpen} AND i.due_on < ?1`;

/** Staff's list of invoices: open ones in the wanted order, others newest first. */
export async function invoicesAtDesk(db: D1Database, query: Query): Promise<z.input<typeof deskInvoices.list.answer>> {
	const today = companyDay(new Date());
	const groups = invoiceAges.map((age) => {
		const [from, to] = dueDays(age, today);
		return { age, from, to };
	});
	const [{ rows, count }, summed] = await read(
		db,
		inOneBatch(
			listed(db, {
				ids: idsOf(query, today),
				...(query.state === undefined && query.search === "" && { counted: allIds }),
				order: query.state === undefined || query.state === "paid" ? "i.id DESC" : orders[query.sort],
				rows: rowsOfPage,
				row: invoiceRow,
				page: query.page,
			}),
			resultOf(db.prepare(sums).bind(JSON.stringify(groups))),
		),
	);
	const found = rowsOf(sumRow, summed);
	const sumOf = (age: InvoiceAge) => {
		const { count: invoices = 0, cents = 0 } = found.find((row) => row.age === age) ?? {};
		return { count: invoices, amount: euros(cents) };
	};
	return {
		rows: rows.map(
			({ uuid, order_number: number, gross_cents: gross, open_cents: open, stage, reminded_on, is_disputed, email, ...row }) => ({
				...row,
				order: { uuid, number },
				gross: euros(gross),
				open: euros(open),
				days_overdue: open > 0 && row.due_on !== null ? Math.max(0, daysBetween(row.due_on, today)) : 0,
				reminder: stage === null || reminded_on === null ? null : { stage, sent_on: reminded_on },
				no_reminder: reminderRefusal({ ...row, open_cents: open, stage, reminded_on, is_disputed, email }, today),
			}),
		),
		count,
		open: sumOf("open"),
		due_soon: sumOf("due_soon"),
		overdue: sumOf("overdue"),
		overdue_14: sumOf("overdue_14"),
		overdue_30: sumOf("overdue_30"),
		overdue_long: sumOf("overdue_long"),
	};
}

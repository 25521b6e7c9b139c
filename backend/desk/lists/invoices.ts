import * as z from "zod";
import { companyDay } from "../../../contract/company";
import type { deskInvoices } from "../../../contract/desk/invoices";
import { euros } from "../../../contract/fields";
import { invoiceKinds } from "../../../contract/invoices";
import { daysBetween } from "../../../contract/values/days";
import { inOneBatch, read, resultOf } from "../../db/reads";
import { rowsOf, type SqlPart } from "../../db/rows";
import { leftToPay, openCents } from "../../invoices/stored-invoices";
import { numberOf, ordersFound } from "./found-orders";
import { listed, startsWith, unionOf } from "./listed";

type Query = z.output<typeof deskInvoices.list.query>;

/** SQL that holds for invoices `i` that are not paid as a whole. An index has the same words. */
const isUnpaid = "i.kind = 'invoice' AND i.paid_on IS NULL";
const isOpen = `${isUnpaid} AND ${openCents} > 0`;

const conditionOf = (state: Query["state"], today: string): SqlPart => {
	if (state === "open") return { sql: isOpen, values: [] };
	if (state === "overdue") return { sql: `${isOpen} AND i.due_on < ?`, values: [today] };
	// The newest are read first, by id.
	if (state === "paid") return { sql: "i.id > 0 AND i.kind = 'invoice' AND i.paid_on IS NOT NULL", values: [] };
	return { sql: "i.id > 0", values: [] };
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
});

const rowsOfPage = (page: string): string =>
	`SELECT i.number, i.kind, c.uuid, o.order_number, b.company, i.issued_on, i.due_on, i.paid_on, i.gross_cents, ${leftToPay} AS open_cents
		FROM ${page} CROSS JOIN invoices i ON i.id = page.id CROSS JOIN orders o ON o.id = i.order_id CROSS JOIN carts c ON c.id = o.id
		CROSS JOIN cart_forms b ON b.cart_id = o.id AND b.type = 'billing'`;

const sumsRow = z.object({ open_count: z.number(), open_cents: z.number(), overdue_count: z.number(), overdue_cents: z.number() });
const noSums = { open_count: 0, open_cents: 0, overdue_count: 0, overdue_cents: 0 };

/** The sums of all open invoices, and of those overdue on the day ?1. */
const sums = `SELECT count(*) AS open_count, coalesce(sum(cents), 0) AS open_cents, count(*) FILTER (WHERE due_on < ?1) AS overdue_count,
	coalesce(sum(cents) FILTER (WHERE due_on < ?1), 0) AS overdue_cents
	FROM (SELECT i.due_on, ${openCents} AS cents FROM invoices i WHERE ${isUnpaid}) WHERE cents > 0`;

/** A query of the overdue invoices on the day ?1, each with what is left to pay. */
export const overdueInvoices = `SELECT i.number, i.due_on, ${openCents} AS cents FROM invoices i WHERE ${isOpen} AND i.due_on < ?1`;

/** Staff's list of invoices: open ones by their due day, others newest first. */
export async function invoicesAtDesk(db: D1Database, query: Query): Promise<z.input<typeof deskInvoices.list.answer>> {
	const today = companyDay(new Date());
	const isByDueDay = query.state === "open" || query.state === "overdue";
	const [{ rows, count }, found] = await read(
		db,
		inOneBatch(
			listed(db, {
				ids: idsOf(query, today),
				order: isByDueDay ? "i.due_on, i.id" : "i.id DESC",
				rows: rowsOfPage,
				row: invoiceRow,
				page: query.page,
			}),
			resultOf(db.prepare(sums).bind(today)),
		),
	);
	const [{ open_count, open_cents, overdue_count, overdue_cents } = noSums] = rowsOf(sumsRow, found);
	return {
		rows: rows.map(({ uuid, order_number: number, gross_cents: gross, open_cents: open, ...row }) => ({
			...row,
			order: { uuid, number },
			gross: euros(gross),
			open: euros(open),
			days_overdue: open > 0 && row.due_on !== null ? Math.max(0, daysBetween(row.due_on, today)) : 0,
		})),
		count,
		open: { count: open_count, amount: euros(open_cents) },
		overdue: { count: overdue_count, amount: euros(overdue_cents) },
	};
}

import * as z from "zod";
import { companyDay } from "../../contract/company";
import { backendLocale, type Cents, euros, parseRange } from "../../contract/fields";
import { type Invoice, type InvoiceAnswer, invoiceKinds, type invoices } from "../../contract/invoices";
import type { BackendLocale } from "../../contract/locale";
import type { invoiceStates } from "../../contract/values/order-states";
import { recordEvent } from "../db/order-events";
import type { Read } from "../db/reads";
import { json, rowsOf } from "../db/rows";
import type { InvoicePaper } from "../documents/invoice-paper";
import { sellerOnPapers } from "../documents/seller-on-papers";
import { isFoundByOrder, type ListFilters, valuesOfSought, withinDays } from "../orders/order-texts";
import { fullCart } from "../orders/priced-cart";
import { unpacked } from "../orders/snapshot";
import { buyerName, isOurs, isReadable, ordersOfTeam } from "../orders/team-orders";
import { userOf, type Visitor } from "../platform/visitor";
import type { Part } from "./part-of-order";

type Asking = Pick<Visitor, "db" | "session">;

const creditedOf = "(SELECT coalesce(sum(n.gross_cents), 0) FROM invoices n WHERE n.credits_id = i.id)";

export const paidInParts = "(SELECT coalesce(sum(part.amount_cents), 0) FROM invoice_payments part WHERE part.invoice_id = i.id)";

/** The open amount of an invoice `i` that is not paid as a whole; negative if credits exceed it. */
export const openCents = `(i.gross_cents - ${creditedOf} - ${paidInParts})`;

/** The open amount of an invoice `i`; 0 for a paid one or a credit note. */
export const leftToPay = `iif(i.kind = 'invoice' AND i.paid_on IS NULL, max(0, ${openCents}), 0)`;

/** Pays an invoice as a whole if a payment leaves nothing open, and records the event, in the batch that stores the payment. */
export function settledBy(db: D1Database, number: string, key: string): D1PreparedStatement[] {
	const about = (condition: string) => ({
		sql: `SELECT i.order_id, i.number FROM invoices i WHERE i.number = ? AND ${condition}`,
		values: [number],
	});
	return [
		recordEvent(db, "invoice.part_paid", about(`${openCents} > 0`)),
		db
			.prepare(
				`UPDATE invoices AS i SET paid_on = (SELECT max(paid_on) FROM invoice_payments WHERE invoice_id = i.id)
				WHERE i.number = ?1 AND i.paid_on IS NULL AND ${openCents} = 0 AND EXISTS (SELECT 1 FROM invoice_payments WHERE invoice_id = i.id AND key = ?2)`,
			)
			.bind(number, key),
		recordEvent(db, "invoice.paid", about("i.paid_on IS NOT NULL")),
	];
}

/** The payments of an invoice `i`, oldest first, as JSON in cents. */
export const paymentsOf = `(SELECT json_group_array(json_object('paid_on', paid_on, 'amount', amount_cents, 'reference', reference))
	FROM (SELECT * FROM invoice_payments WHERE invoice_id = i.id ORDER BY paid_on, id))`;

/** List columns of invoices `i` of orders `o` with their carts `c`, and whether the order is of the account of session ?1. */
const listed = `i.number, i.kind, i.issued_on, i.due_on, i.paid_on, i.net_cents, i.vat_cents, i.gross_cents, credited.number AS credits,
	c.uuid AS order_uuid, o.order_number, c.reference, ${buyerName} AS buyer_name, o.user_id IS NULL OR o.user_id IS ${userOf("?1")} AS is_own,
	${leftToPay} AS open_cents, ${paidInParts} AS part_cents`;
const joins =
	"CROSS JOIN orders o ON o.id = i.order_id CROSS JOIN carts c ON c.id = i.order_id LEFT JOIN invoices credited ON credited.id = i.credits_id";

const listedRow = z.object({
	number: z.string(),
	kind: z.enum(invoiceKinds),
	issued_on: z.string(),
	due_on: z.string().nullable(),
	paid_on: z.string().nullable(),
	net_cents: z.number(),
	vat_cents: z.number(),
	gross_cents: z.number(),
	credits: z.string().nullable(),
	open_cents: z.number(),
	part_cents: z.number(),
	order_uuid: z.string(),
	order_number: z.string(),
	reference: z.string(),
	buyer_name: z.string(),
	is_own: z.number(),
});

const invoiceOf = (row: z.output<typeof listedRow>): Invoice => ({
	number: row.number,
	kind: row.kind,
	issued_on: row.issued_on,
	due_on: row.due_on,
	paid_on: row.paid_on,
	credits: row.credits,
	order: { uuid: row.order_uuid, order_number: row.order_number, reference: row.reference },
	net: row.net_cents,
	vat: row.vat_cents,
	gross: row.gross_cents,
	paid_in_parts: row.part_cents,
	open: row.open_cents,
	of_colleague: row.is_own === 1 ? null : { name: row.buyer_name },
});

/** Writes an invoice in wire units. */
export const invoiceAnswer = (invoice: Invoice): InvoiceAnswer => ({
	...invoice,
	net: euros(invoice.net),
	vat: euros(invoice.vat),
	gross: euros(invoice.gross),
	paid_in_parts: euros(invoice.paid_in_parts),
	open: euros(invoice.open),
});

/** The state of an invoice on the day ?8: an overdue one is open, too. */
const isOpen = `i.kind = 'invoice' AND i.paid_on IS NULL AND ${openCents} > 0`;
const isOverdue = `${isOpen} AND i.due_on < ?8`;
const stands = `CASE ?3 WHEN '' THEN 1 WHEN 'open' THEN ${isOpen} WHEN 'overdue' THEN ${isOverdue} WHEN 'paid' THEN i.kind = 'invoice' AND i.paid_on IS NOT NULL
	WHEN 'credited' THEN i.kind = 'invoice' AND i.paid_on IS NULL AND ${openCents} <= 0 ELSE i.kind = 'credit_note' END`;
const isSought = `${stands} AND ${withinDays("i.issued_on")} AND ${isFoundByOrder("i.number")}`;

/**
 * SQL of the invoices `i` of the orders that session ?1 may read.
 * @param which SQL condition on the invoices
 */
type Whose = (which: string) => string;

/** Orders that session ?1 or its account has sent. */
const mine: Whose = (
	which,
) => `SELECT i.id, i.issued_on FROM signed_in s CROSS JOIN orders o ON o.user_id = s.user_id CROSS JOIN invoices i ON i.order_id = o.id WHERE s.session_id = ?1 AND ${which}
	UNION ALL SELECT i.id, i.issued_on FROM orders o CROSS JOIN invoices i ON i.order_id = o.id WHERE o.session_id = ?1 AND o.user_id IS NULL AND ${which}`;

const ours: Whose = (which) => `SELECT i.id, i.issued_on FROM ${ordersOfTeam}
	CROSS JOIN invoices i ON i.order_id = o.id WHERE s.session_id = ?1 AND ${isOurs} AND ${which}`;

/** A page of invoices: takes filters (?2 to ?7), the day (?8), the offset (?9) and the page size (?10). */
const pageOf = (
	whose: Whose,
) => `SELECT ${listed} FROM (SELECT * FROM (${whose(isSought)}) ORDER BY issued_on DESC, id DESC LIMIT ?10 OFFSET ?9) page
	CROSS JOIN invoices i ON i.id = page.id ${joins} ORDER BY i.issued_on DESC, i.id DESC`;
const countOf = (whose: Whose) => `SELECT count(*) AS count FROM (${whose(isSought)})`;
const openOf = (whose: Whose) => `SELECT count(*) AS open_count, coalesce(sum(${openCents}), 0) AS open_cents,
	count(*) FILTER (WHERE ${isOverdue}) AS overdue_count, coalesce(sum(${openCents}) FILTER (WHERE ${isOverdue}), 0) AS overdue_cents
	FROM (${whose(isOpen)}) page CROSS JOIN invoices i ON i.id = page.id`;

export const invoiceQueries = {
	self: { page: pageOf(mine), count: countOf(mine), open: openOf(mine) },
	company: { page: pageOf(ours), count: countOf(ours), open: openOf(ours) },
};

type Sought = ListFilters<(typeof invoiceStates)[number]>;

const valuesOf = ({ session }: Asking, sought: Sought) => [...valuesOfSought(session, sought), companyDay(new Date())];

/** Newest first. */
export function invoicesByUser(visitor: Asking, { range, ...sought }: Sought & { range?: string | undefined }): Read<Invoice[]> {
	if (visitor.session === "") return { statements: [], parse: () => [] };
	const { skip, take } = parseRange(range);
	return {
		statements: [visitor.db.prepare(invoiceQueries[sought.of ?? "self"].page).bind(...valuesOf(visitor, sought), skip, take)],
		parse: ([found]) => rowsOf(listedRow, found).map(invoiceOf),
	};
}

const openRow = z.object({ open_count: z.number(), open_cents: z.number(), overdue_count: z.number(), overdue_cents: z.number() });

interface InvoiceSum {
	count: number;
	cents: Cents;
}

interface InvoiceCount {
	count: number;
	is_sought?: boolean;
	open?: InvoiceSum;
	overdue?: InvoiceSum;
}

/** Writes it in wire units. */
export const countAnswer = ({ open, overdue, ...counted }: InvoiceCount): z.input<typeof invoices.countByUser.answer> => ({
	...counted,
	...(open && { open: sumAnswer(open) }),
	...(overdue && { overdue: sumAnswer(overdue) }),
});

const sumAnswer = ({ count, cents }: InvoiceSum) => ({ count, amount: euros(cents) });

export async function countInvoicesByUser(visitor: Asking, sought: Sought): Promise<InvoiceCount> {
	if (visitor.session === "") return { count: 0 };
	const { count, open } = invoiceQueries[sought.of ?? "self"];
	const values = valuesOf(visitor, sought);
	const [counted, left] = await visitor.db.batch([visitor.db.prepare(count).bind(...values), visitor.db.prepare(open).bind(...values)]);
	const [found = { count: 0 }] = rowsOf(z.object({ count: z.number() }), counted);
	const [sums] = rowsOf(openRow, left);
	if (!sums) return { ...found, is_sought: true };
	return {
		...found,
		is_sought: true,
		open: { count: sums.open_count, cents: sums.open_cents },
		overdue: { count: sums.overdue_count, cents: sums.overdue_cents },
	};
}

/** Oldest first; none for an order that the visitor may not read. */
export const invoicesOfOrder = ({ db, session }: Asking, uuid: string): Read<Invoice[]> => ({
	statements: [
		db
			.prepare(
				`SELECT ${listed} FROM carts sent CROSS JOIN invoices i ON i.order_id = sent.id ${joins} WHERE sent.uuid = ?2 AND ${isReadable} ORDER BY i.id`,
			)
			.bind(session, uuid),
	],
	parse: ([found]) => rowsOf(listedRow, found).map(invoiceOf),
});

export const invoiceByNumber = (db: D1Database, number: string): Read<Invoice | null> => ({
	statements: [db.prepare(`SELECT ${listed} FROM invoices i ${joins} WHERE i.number = ?2`).bind("", number)],
	parse: ([found]) => rowsOf(listedRow, found).map((row) => ({ ...invoiceOf(row), of_colleague: null }))[0] ?? null,
});

/** An invoice covers delivered goods, so it leaves out the stock at the time of sending. */
function partOfRow(text: string): Part["order"] {
	const order = unpacked(text);
	return { ...order, items: order.items.map((item) => ({ ...item, at_once: null })) };
}

const partColumns = { part: z.string().transform(partOfRow), positions: json(z.array(z.number())) };

const paperRow = z.object({
	...partColumns,
	number: z.string(),
	kind: z.enum(invoiceKinds),
	issued_on: z.string(),
	due_on: z.string().nullable(),
	delivered_on: z.string(),
	paid_on: z.string().nullable(),
	reason: z.string(),
	seller: json(sellerOnPapers),
	credited_number: z.string().nullable(),
	credited_on: z.string().nullable(),
	locale: backendLocale,
});

/** A paper with the language of its order, whoever asks. */
export interface StoredPaper {
	paper: InvoicePaper;
	locale: BackendLocale;
}

/** @param session of a visitor who must be allowed to read it; null for staff and mails */
export async function storedPaper(db: D1Database, number: string, session: string | null): Promise<StoredPaper | null> {
	const found = await db
		.prepare(
			`SELECT i.number, i.kind, i.issued_on, i.due_on, i.delivered_on, i.paid_on, i.reason, i.seller, i.part, i.positions,
				credited.number AS credited_number, credited.issued_on AS credited_on, c.locale
			FROM invoices i ${joins} WHERE i.number = ?2 AND (?3 OR ${isReadable})`,
		)
		.bind(session ?? "", number, session === null ? 1 : 0)
		.all();
	const [row] = rowsOf(paperRow, found);
	if (!row) return null;
	const { credited_number: credited, credited_on: creditedOn } = row;
	return {
		locale: row.locale,
		paper: {
			number: row.number,
			kind: row.kind,
			issuedOn: row.issued_on,
			dueOn: row.due_on,
			deliveredOn: row.delivered_on,
			// An invoice with a due date does not change once it is paid.
			prepaidOn: row.due_on === null ? row.paid_on : null,
			credits: credited === null || creditedOn === null ? null : { number: credited, issuedOn: creditedOn, reason: row.reason },
			seller: row.seller,
			order: fullCart(row.part),
			positions: row.positions,
		},
	};
}

const partRow = z.object({
	...partColumns,
	id: z.number(),
	number: z.string(),
	kind: z.enum(invoiceKinds),
	credits_id: z.number().nullable(),
});
export type StoredPart = Part & Pick<z.output<typeof partRow>, "id" | "number" | "kind" | "credits_id">;

/**
 * All invoices and credit notes of an order.
 * @param order SQL of its id, which takes one value
 */
export const partsOfOrder = (db: D1Database, order: { sql: string; value: string | number }): Read<StoredPart[]> => ({
	statements: [
		db
			.prepare(`SELECT id, number, kind, credits_id, part, positions FROM invoices WHERE order_id = ${order.sql} ORDER BY id`)
			.bind(order.value),
	],
	parse: ([found]) => rowsOf(partRow, found).map(({ part, ...row }) => ({ ...row, order: part })),
});

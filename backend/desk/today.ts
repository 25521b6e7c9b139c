import * as z from "zod";
import { companyDay, companyDayStart } from "../../contract/company";
import type { deskToday } from "../../contract/desk/today";
import { euros } from "../../contract/fields";
import type { BackendLocale, Language } from "../../contract/locale";
import { dayAfter } from "../../contract/values/days";
import { articleTitle, variantCode } from "../catalogue/supplied-variants";
import { isChangeable } from "../changes/change-order";
import { isRequest, requestNumber } from "../content/quote-requests";
import { rowsOf } from "../db/rows";
import { languageOf } from "../platform/language";
import { overdueInvoices } from "./lists/invoices";
import { isIn } from "./lists/orders";
import { owedLines } from "./lists/owed-certificates";
import { isFailed } from "./mails";
import { salesByDay, salesOfDays } from "./sales";

type Today = z.input<typeof deskToday.today.answer>;
type Waiting = Today["reviews"];

const salesDays = 14;
const searchDays = 7;
const hour = 3_600_000;

/**
 * SQL of work that waits: how much, and what waits longest. Without rows of a group, `min` alone makes the other columns those of its row.
 * @param at SQL of the time or day since which a row waits
 * @param from tables and conditions
 */
const waitingSince = (number: string, at: string, from: string): string =>
	`SELECT count(*) AS count, min(${at}) AS at, ${number} AS number FROM ${from}`;

const waitingRow = z.object({ count: z.number(), at: z.string().nullable(), number: z.string().nullable() });
const paidRow = waitingRow.extend({ cents: z.number() });

/** The ordered amount of line `d.line` of order `o`; 1 if its snapshot is compressed, so that it is late while nothing has left. */
const ordered = `coalesce(o.snapshot ->> ('$.items[' || (d.line - 1) || '].cut.pieces'), o.snapshot ->> ('$.items[' || (d.line - 1) || '].quantity'),
	iif(d.line > json_array_length(o.snapshot, '$.items'),
		o.snapshot ->> ('$.orders_to_sets[' || (d.line - 1 - json_array_length(o.snapshot, '$.items')) || '].quantity'), NULL), 1)`;

const sent = `(SELECT coalesce(sum(l.quantity), 0) FROM deliveries v CROSS JOIN delivery_lines l ON l.delivery_id = v.id AND l.line = d.line
	WHERE v.order_id = o.id)`;

/** Orders with a line whose confirmed day is before ?1 and of which something is left to send. */
const lateOrders = `(SELECT o.order_number, min(d.confirmed_on) AS day FROM orders o CROSS JOIN order_line_dates d ON d.order_id = o.id
	WHERE o.state IN ('confirmed', 'paid', 'in_delivery') AND d.confirmed_on < ?1 AND ${sent} < ${ordered} GROUP BY o.id)`;

const queries = {
	reviews: waitingSince("o.order_number", "o.processed_at", `orders o WHERE ${isIn("in_review")}`),
	changes: waitingSince(
		"o.order_number",
		"r.asked_at",
		`order_change_requests r CROSS JOIN orders o ON o.id = r.order_id WHERE r.state = 'open' AND ${isChangeable}`,
	),
	late: waitingSince("order_number", "day", lateOrders),
	requests: waitingSince(requestNumber, "created_at", `contact_messages WHERE state = 'open' AND ${isRequest}`),
	claims: waitingSince("number", "created_at", "claims WHERE state = 'open'"),
	certificates: `SELECT count(*) AS count, min(d.shipped_on) AS at, (SELECT order_number FROM orders WHERE id = d.order_id) AS number FROM ${owedLines}`,
	payments: `SELECT count(*) AS count, min(p.created_at) AS at, coalesce((SELECT order_number FROM orders WHERE id = p.cart_id), (SELECT uuid FROM carts WHERE id = p.cart_id)) AS number,
		coalesce(sum(p.amount_cents), 0) AS cents FROM payments p WHERE p.state = 'held'`,
	overdue: `SELECT count(*) AS count, min(due_on) AS at, number, coalesce(sum(cents), 0) AS cents FROM (${overdueInvoices})`,
	mails: waitingSince("CAST(id AS TEXT)", "created_at", `outbox WHERE ${isFailed}`),
	messages: waitingSince(
		"'evt_' || d.event_id",
		"d.given_up_at",
		"webhooks w CROSS JOIN webhook_deliveries d ON d.webhook_id = w.id WHERE w.removed_at IS NULL AND d.given_up_at IS NOT NULL",
	),
	searches: `SELECT lower(query) AS query, count(*) AS count FROM search_queries WHERE searched_at >= ?1 AND hits = 0
		GROUP BY lower(query) ORDER BY count DESC, query LIMIT 10`,
	stock: (
		language: Language,
	) => `SELECT ${variantCode} AS code, ${articleTitle(language)} AS title, u.name AS supplier, s.availability, s.stock, sum(t.quantity) AS sold
		FROM orders o CROSS JOIN order_stock t ON t.order_id = o.id CROSS JOIN supplied_variants s ON s.id = t.supplied_variant_id
		CROSS JOIN variants v ON v.id = s.variant_id CROSS JOIN suppliers u ON u.id = s.supplier_id
		WHERE o.processed_at >= ?1 AND t.taken IS NOT NULL AND s.availability <> 'available' GROUP BY s.id ORDER BY sold DESC, s.id LIMIT 10`,
};

const searchRow = z.object({ query: z.string(), count: z.number() });
const stockRow = z.object({
	code: z.string(),
	title: z.string(),
	supplier: z.string(),
	availability: z.enum(["low", "out"]),
	stock: z.number().nullable(),
	sold: z.number(),
});

/** Reads what waits for staff, and how sales go, in one batch. */
export async function deskOfToday(db: D1Database, locale: BackendLocale, now = new Date()): Promise<Today> {
	const today = companyDay(now);
	const since = dayAfter(today, 1 - salesDays);
	const [reviews, changes, late, requests, claims, certificates, payments, overdue, mails, messages, sales, searches, stock] =
		await db.batch([
			db.prepare(queries.reviews),
			db.prepare(queries.changes),
			db.prepare(queries.late).bind(today),
			db.prepare(queries.requests),
			db.prepare(queries.claims),
			db.prepare(queries.certificates),
			db.prepare(queries.payments),
			db.prepare(queries.overdue).bind(today),
			db.prepare(queries.mails),
			db.prepare(queries.messages),
			salesByDay(db, since, salesDays),
			db.prepare(queries.searches).bind(new Date(now.getTime() - searchDays * 24 * hour).toISOString()),
			db.prepare(queries.stock(languageOf(locale))).bind(companyDayStart(since)),
		]);
	const waiting = (found: D1Result | undefined) => waitingOf(rowsOf(waitingRow, found)[0], now);
	const paid = (found: D1Result | undefined) => {
		const [row] = rowsOf(paidRow, found);
		return { ...waitingOf(row, now), amount: euros(row?.cents ?? 0) };
	};
	return {
		reviews: waiting(reviews),
		changes: waiting(changes),
		late: waiting(late),
		requests: waiting(requests),
		claims: waiting(claims),
		certificates: waiting(certificates),
		payments: paid(payments),
		overdue: paid(overdue),
		mails: waiting(mails),
		messages: waiting(messages),
		sales: salesOfDays(sales),
		searches: rowsOf(searchRow, searches),
		stock: rowsOf(stockRow, stock),
	};
}

function waitingOf(row: z.output<typeof waitingRow> | undefined, now: Date): Waiting {
	if (!row || row.at === null || row.number === null) return { count: row?.count ?? 0, oldest: null };
	// A day counts from its end: an invoice that is due on it waits from the next day on.
	const at = row.at.length === "2026-11-29".length ? companyDayStart(dayAfter(row.at, 1)) : row.at;
	const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / hour));
	return { count: row.count, oldest: { number: row.number, at, hours } };
}

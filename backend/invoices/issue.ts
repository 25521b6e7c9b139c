import * as z from "zod";
import { companyDay, paymentTermDays } from "../../contract/company";
import { deskInvoices } from "../../contract/desk/invoices";
import { euros } from "../../contract/fields";
import type { Invoice } from "../../contract/invoices";
import { dayAfter } from "../../contract/values/days";
import type { Cell } from "../db/inserts";
import { recordEvent } from "../db/order-events";
import { isConfirmed } from "../db/order-state";
import { read } from "../db/reads";
import { sellerInForce } from "../db/seller";
import { type SellerOnPapers, sellerOnPapers } from "../documents/seller-on-papers";
import { scheduleInvoice } from "../mail/schedule-mail";
import { ownForms } from "../orders/form-answer";
import { sentOf } from "../orders/order-deliveries";
import { sentOrder } from "../orders/read-cart";
import { packed } from "../orders/snapshot";
import { type StoredCart, storedCart } from "../orders/stored-cart";
import { methodOfOrder } from "../payment-methods/payment-methods";
import { bodyDigest } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { type Part, partOf, quantitiesOf, type WantedLine, wholeOf } from "./part-of-order";
import { invoiceByNumber, openCents, partsOfOrder, type StoredPart, settledBy } from "./stored-invoices";

/**
 * Requests of staff by the number of an order or invoice. The number comes first: a repeated request is recognised by its digest.
 */
const invoiceBody = z.object({ order: z.string(), ...deskInvoices.issue.body.shape });
const creditBody = z.object({ invoice: z.string(), ...deskInvoices.credit.body.shape });
const paymentBody = deskInvoices.pay.body.extend({ invoice: z.string() });

/**
 * Invoices an order's shipped goods, some lines, or everything. Goods of an invoice that was credited as a whole count as not invoiced. The
 * same key issues one invoice.
 * @throws Refused not_found, invalid (lines), conflict (the order is in review or refused), idem_conflict
 */
export async function issueInvoice(db: D1Database, request: z.input<typeof invoiceBody> & { now: Date }): Promise<Invoice> {
	const { now } = request;
	const body = invoiceBody.parse(request);
	const known = await alreadyIssued(db, body);
	if (known) return known;
	const order = await orderToInvoice(db, { sql: "o.order_number = ?", value: body.order, states: isConfirmed });
	const [parts, left, own] = await Promise.all([
		read(db, partsOfOrder(db, { sql: "?", value: order.row.id })),
		db.prepare("SELECT max(shipped_on) AS day FROM deliveries WHERE order_id = ?").bind(order.row.id).first("day"),
		sellerInForce(db),
	]);
	const invoices = parts.filter(({ kind }) => kind === "invoice");
	const standing = invoices.filter((invoice) => !isCredited(invoice, parts));
	const row = invoiceRow(order, standing, {
		...body,
		lines: body.lines ?? (body.all ? undefined : shippedLines(order, standing)),
		delivered_on: body.delivered_on ?? z.iso.date().nullable().parse(left) ?? undefined,
		now,
		own,
	});
	return issued(db, {
		row,
		body,
		// Nothing is invoiced of an order that staff have just changed.
		guard: {
			states: `${isConfirmed} AND o.version = ${order.row.version}`,
			sql: "kind = 'invoice' AND order_id = ?",
			value: order.row.id,
			count: invoices.length,
		},
	});
}

/** Whether nothing is left of an invoice, so that its goods can be invoiced again. @param all invoices and credit notes of its order */
export function isCredited({ id, order }: StoredPart, all: readonly StoredPart[]): boolean {
	const credits = all.filter(({ credits_id: of }) => of === id);
	return credits.length > 0 && credits.reduce((sum, credit) => sum + credit.order.total_price_with_vat, 0) >= order.total_price_with_vat;
}

/**
 * Credits an invoice or some of its lines, never more than is left. The same key issues one credit note.
 * @throws Refused as `issueInvoice`
 */
export async function creditInvoice(db: D1Database, request: z.input<typeof creditBody> & { now: Date }): Promise<Invoice> {
	const { now } = request;
	const body = creditBody.parse(request);
	const known = await alreadyIssued(db, body);
	if (known) return known;
	const sql = "o.id = (SELECT order_id FROM invoices WHERE number = ? AND kind = 'invoice')";
	// An order may also be cancelled after it was invoiced.
	const states = "true";
	const order = await orderToInvoice(db, { sql, value: body.invoice, states });
	const [parts, own] = await Promise.all([read(db, partsOfOrder(db, { sql: "?", value: order.row.id })), sellerInForce(db)]);
	const credited = parts.find(({ number }) => number === body.invoice);
	if (!credited) throw new Refused("not_found", "There is no such invoice.");
	const credits = parts.filter(({ credits_id: id }) => id === credited.id);
	const row = creditRow(order, credited, credits, { ...body, now, own });
	return issued(db, { row, body, guard: { states, sql: "credits_id = ?", value: credited.id, count: credits.length } });
}

/**
 * Records a payment of an invoice: of a part, or of everything left, once for its key. The payment that leaves nothing open pays the
 * invoice. Without a key and an amount it records the day alone, which a repeated report replaces.
 * @throws Refused not_found for a credit note, and for none; invalid for a future day, a day before the invoice, a part without
 * a key, or more than is open; idem_conflict
 */
export async function noteInvoicePayment(db: D1Database, request: z.input<typeof paymentBody> & { now: Date }): Promise<Invoice> {
	const { invoice, paid_on: on, amount, key, reference } = paymentBody.parse(request);
	const known = await read(db, invoiceByNumber(db, invoice));
	if (known?.kind !== "invoice") throw new Refused("not_found", "There is no such invoice.");
	const today = companyDay(request.now);
	if (on > today) throw new Refused("invalid", `${on} is to come: today is ${today}.`);
	if (on < known.issued_on) throw new Refused("invalid", `${on} is before the invoice, which is of ${known.issued_on}.`);
	if (key !== undefined)
		return notePayment(db, { invoice, on, cents: amount === undefined ? null : Math.round(amount * 100), key, reference });
	if (amount !== undefined) throw new Refused("invalid", "A part that was paid needs a key, so that it is noted once.");
	await db.batch([
		db.prepare("UPDATE invoices SET paid_on = ?1 WHERE number = ?2 AND kind = 'invoice' AND paid_on IS NOT ?1").bind(on, invoice),
		recordEvent(db, "invoice.paid", { sql: "SELECT order_id, number FROM invoices WHERE number = ?", values: [invoice] }),
	]);
	const answer = await read(db, invoiceByNumber(db, invoice));
	if (!answer) throw new Refused("not_found", "There is no such invoice.");
	return answer;
}

interface NotedPayment {
	invoice: string;
	/** ISO day. */
	on: string;
	/** null for everything left. */
	cents: number | null;
	key: string;
	reference: string;
}

async function notePayment(db: D1Database, { invoice, on, cents, key, reference }: NotedPayment): Promise<Invoice> {
	const bodyHash = bodyDigest({ invoice, on, cents, reference });
	await db.batch([
		db
			.prepare(
				`INSERT INTO invoice_payments (invoice_id, paid_on, amount_cents, key, body_hash, reference)
				SELECT i.id, ?2, coalesce(?3, ${openCents}), ?4, ?5, ?6 FROM invoices i
				WHERE i.number = ?1 AND i.kind = 'invoice' AND i.paid_on IS NULL AND ${openCents} >= coalesce(?3, 1) ON CONFLICT (key) DO NOTHING`,
			)
			.bind(invoice, on, cents, key, bodyHash, reference),
		...settledBy(db, invoice, key),
	]);
	const stored = await db.prepare("SELECT body_hash FROM invoice_payments WHERE key = ?").bind(key).first("body_hash");
	const answer = await read(db, invoiceByNumber(db, invoice));
	if (!answer) throw new Refused("not_found", "There is no such invoice.");
	if (stored === null) throw new Refused("invalid", `Of ${invoice} ${euros(answer.open).toFixed(2)} EUR are open.`);
	if (stored !== bodyHash) throw new Refused("idem_conflict", "The key was used for another payment.");
	return answer;
}

/**
 * Everything shipped and not invoiced yet: invoices are written when the goods leave.
 * @throws Refused invalid if there is nothing
 */
function shippedLines({ row: { deliveries } }: StoredCart, invoices: readonly Part[]): WantedLine[] {
	const invoiced = invoices.map(quantitiesOf);
	const positions = new Set(deliveries.flatMap(({ lines }) => lines.map(({ line }) => line)));
	const left = [...positions].map((position) => ({
		position,
		quantity: invoiced.reduce((rest, quantities) => rest - (quantities.get(position) ?? 0), sentOf(deliveries, position)),
	}));
	const shipped = left.filter(({ quantity }) => quantity > 0);
	if (shipped.length === 0)
		throw new Refused("invalid", "Nothing was shipped that is not invoiced yet: name lines, or ask for all of the order (--all).");
	return shipped;
}

/** The columns that the paper fills, in the order of `invoiceColumns`. */
export type InvoiceRow = Record<(typeof invoiceColumns)[number], Cell>;
export const invoiceColumns = [
	...(["order_id", "kind", "credits_id", "reason", "issued_on", "due_on", "delivered_on", "paid_on"] as const),
	...(["net_cents", "vat_cents", "gross_cents", "seller", "part", "positions"] as const),
] as const;

interface Issuing {
	now: Date;
	/** The seller of that day, which the paper keeps. */
	own: SellerOnPapers;
}

/** @param earlier invoices of the order */
export function invoiceRow(
	order: StoredCart,
	earlier: readonly Part[],
	{ lines, delivery = "share", delivered_on: left, ...by }: Omit<z.input<typeof invoiceBody>, "order" | "all" | "key"> & Issuing,
): InvoiceRow {
	const sent = sentOrder(order);
	if (!sent?.processed_at) throw new Refused("not_found", "There is no such order.");
	const issuedOn = companyDay(by.now);
	const method = methodOfOrder(sent.paymentmethod ?? null);
	const isPaid = method.provider !== null;
	return {
		...partCells(order, partOf(wholeOf(sent), earlier, lines, delivery), by.own),
		...{ kind: "invoice", credits_id: null, reason: "", issued_on: issuedOn, delivered_on: left ?? issuedOn },
		due_on: isPaid ? null : dayAfter(issuedOn, paymentTermDays[method.name]),
		paid_on: isPaid ? companyDay(new Date(sent.processed_at)) : null,
	};
}

/** @param earlier credit notes of the invoice */
export function creditRow(
	order: StoredCart,
	invoice: Part & { id: number },
	earlier: readonly Part[],
	{ lines, delivery = "none", reason, ...by }: Omit<z.input<typeof creditBody>, "invoice" | "key"> & Issuing,
): InvoiceRow {
	const issuedOn = companyDay(by.now);
	return {
		...partCells(order, partOf(invoice, earlier, lines, lines ? delivery : "whole"), by.own),
		...{ kind: "credit_note", credits_id: invoice.id, reason, issued_on: issuedOn, delivered_on: issuedOn, due_on: null, paid_on: null },
	};
}

function partCells(order: StoredCart, { order: part, positions }: Part, own: SellerOnPapers) {
	return {
		order_id: order.row.id,
		...{ net_cents: part.total_price, vat_cents: part.total_vat_price, gross_cents: part.total_price_with_vat },
		seller: JSON.stringify(sellerOnPapers.parse(own)),
		part: packed({ ...part, is_owner: true, forms: ownForms(order) }),
		positions: JSON.stringify(positions),
	};
}

type Body = z.output<typeof invoiceBody> | z.output<typeof creditBody>;

const byKey = z.object({ number: z.string(), body_hash: z.string() });

async function alreadyIssued(db: D1Database, body: Body): Promise<Invoice | null> {
	const found = byKey.nullable().parse(await db.prepare("SELECT number, body_hash FROM invoices WHERE key = ?").bind(body.key).first());
	if (!found) return null;
	if (found.body_hash !== bodyDigest(body)) throw new Refused("idem_conflict", "The key was used for something else.");
	return read(db, invoiceByNumber(db, found.number));
}

async function orderToInvoice(db: D1Database, { sql, value, states }: { sql: string; value: string; states: string }): Promise<StoredCart> {
	const found = await db
		.prepare(`SELECT c.uuid, ${states} AS is_confirmed FROM orders o JOIN carts c ON c.id = o.id WHERE ${sql}`)
		.bind(value)
		.first();
	const known = z.object({ uuid: z.string(), is_confirmed: z.number() }).nullable().parse(found);
	const order = known && (await storedCart(db, known.uuid));
	if (!order) throw new Refused("not_found", "There is no such order or invoice.");
	if (known.is_confirmed === 0) throw new Refused("conflict", "The order is not confirmed.");
	return order;
}

interface Issue {
	row: InvoiceRow;
	body: Body;
	/** The order states that allow it, and the number of invoices or credit notes when this one was prepared. */
	guard: { states: string; sql: string; value: number; count: number };
}

const nextNumber = "(SELECT value FROM counters WHERE name = 'invoice')";

/** Stores number, row and mail in one batch, unless another invoice came first. */
async function issued(db: D1Database, { row, body, guard }: Issue): Promise<Invoice> {
	const open = `SELECT 1 FROM orders o WHERE id = ?1 AND ${guard.states} AND (SELECT count(*) FROM invoices WHERE ${guard.sql.replace("?", "?2")}) = ?3
		AND NOT EXISTS (SELECT 1 FROM invoices WHERE key = ?4)`;
	const values = [row.order_id, guard.value, guard.count, body.key];
	const cells = invoiceColumns.map((column) => row[column]);
	await db.batch([
		db.prepare(`UPDATE counters SET value = value + 1 WHERE name = 'invoice' AND EXISTS (${open})`).bind(...values),
		db
			.prepare(
				`INSERT INTO invoices (number, key, body_hash, ${invoiceColumns.join(", ")})
				SELECT 'INV-' || ${nextNumber}, ?4, ?5, ${invoiceColumns.map((_, index) => `?${index + 6}`).join(", ")} WHERE EXISTS (${open})`,
			)
			.bind(...values, bodyDigest(body), ...cells),
		recordEvent(db, row.kind === "invoice" ? "invoice.issued" : "credit.issued", {
			sql: "SELECT order_id, number FROM invoices WHERE key = ?",
			values: [body.key],
		}),
		scheduleInvoice(db, body.key),
	]);
	const answer = await alreadyIssued(db, body);
	if (!answer) throw new Refused("conflict", "The order has changed, or something was issued in between.");
	return answer;
}

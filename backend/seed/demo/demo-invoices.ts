import { companyDay } from "../../../contract/company";
import { firstSeller } from "../../../contract/seller/own-data";
import { type Rows, rowsOf } from "../../db/inserts";
import { creditRow, type InvoiceRow, invoiceColumns, invoiceRow } from "../../invoices/issue";
import { wholeOf } from "../../invoices/part-of-order";
import { deliverableLines } from "../../orders/order-deliveries";
import { sentOrder } from "../../orders/read-cart";
import { storedCart } from "../../orders/stored-cart";
import { isPrepaid } from "../../payment-methods/payment-methods";
import { demoAccounts } from "./accounts";
import type { OpenOrder } from "./order-rows";

const dayLength = 24 * 60 * 60 * 1000;

/** Days from the order to its invoice, from an invoice to its payment, and to the credit for damaged goods. */
const after = { invoice: 2, payment: 24, credit: 6 } as const;

/** Some buyers are late: of the orders of this age, in days, every fourth is not paid. */
const late = { from: 33, to: 75, every: 4 } as const;

interface Issued {
	at: Date;
	row: InvoiceRow;
	credits?: InvoiceRow;
}

/**
 * Invoices of the demo orders that are paid or shipped, in the order of their days; partly shipped orders have one for the shipped part.
 * One line is credited.
 * @param insert inserts rows into the database
 */
export async function demoInvoices(
	db: D1Database,
	orders: readonly OpenOrder[],
	insert: (rows: Rows) => Promise<unknown>,
	now: Date,
): Promise<void> {
	const issued: Issued[] = [];
	for (const [index, order] of orders.entries()) issued.push(...(await invoicesOf(db, order, { now, isLate: index % late.every === 0 })));
	const credited = orders.findLast(
		({ planned: { state, buyer, age } }) => state === "done" && age > 14 && buyer.account === demoAccounts.purchaser,
	);
	const invoice = issued.find(({ row }) => row.order_id === credited?.id);
	if (credited && invoice) issued.push(await creditOf(db, credited, invoice));
	const sorted = issued.toSorted((a, b) => a.at.getTime() - b.at.getTime());
	const idOf = (row: InvoiceRow) => sorted.findIndex((one) => one.row === row) + 1;
	await insert(
		rowsOf(
			"invoices",
			["id", "number", "key", "body_hash", ...invoiceColumns],
			sorted.map(({ row, credits }, index) => {
				const cells = { ...row, credits_id: credits ? idOf(credits) : null };
				const number = `INV-${10_001 + index}`;
				return [index + 1, number, number, "", ...invoiceColumns.map((column) => cells[column])];
			}),
		),
	);
	await db.prepare("UPDATE counters SET value = value + ? WHERE name = 'invoice'").bind(sorted.length).run();
}

async function invoicesOf(
	db: D1Database,
	{ uuid, planned: { at, age, state, payment } }: OpenOrder,
	{ now, isLate }: { now: Date; isLate: boolean },
): Promise<Issued[]> {
	const hasLeft = state === "done" || state === "in_delivery";
	if (!hasLeft && state !== "paid") return [];
	const order = await storedCart(db, uuid);
	const sent = order && sentOrder(order);
	if (!sent) return [];
	const issuedAt = new Date(Math.min(Date.parse(at) + (hasLeft ? after.invoice * dayLength : 0), now.getTime()));
	const all = deliverableLines(sent);
	const lines = all
		.slice(0, state === "in_delivery" ? Math.ceil(all.length / 2) : all.length)
		.map(({ line, quantity }) => ({ position: line, quantity }));
	const row = invoiceRow(order, [], { lines, now: issuedAt, own: firstSeller });
	const isOverdue = isLate && age >= late.from && age <= late.to;
	const isPaid = !isPrepaid({ name: payment }) && !isOverdue && age > after.invoice + after.payment;
	const paidOn = companyDay(new Date(issuedAt.getTime() + after.payment * dayLength));
	return [{ at: issuedAt, row: isPaid ? { ...row, paid_on: paidOn } : row }];
}

async function creditOf(db: D1Database, { uuid }: OpenOrder, { row, at }: Issued): Promise<Issued> {
	const order = await storedCart(db, uuid);
	const sent = order && sentOrder(order);
	if (!sent) throw new Error(`The order ${uuid} was not sent.`);
	const [line] = deliverableLines(sent);
	const lines = [{ position: 1, quantity: line?.quantity ?? 1 }];
	const creditedAt = new Date(at.getTime() + after.credit * dayLength);
	return {
		at: creditedAt,
		row: creditRow(order, { ...wholeOf(sent), id: 0 }, [], { lines, reason: "Kuljetusvaurio", now: creditedAt, own: firstSeller }),
		credits: row,
	};
}

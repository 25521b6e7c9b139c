import * as z from "zod";
import { companyDay } from "../../contract/company";
import type { deskBank } from "../../contract/desk/bank";
import { maxCounted, pageSize } from "../../contract/desk/lists";
import { country, euros } from "../../contract/fields";
import { json, rowsOf } from "../db/rows";
import { leftToPay, openCents, settledBy } from "../invoices/stored-invoices";
import { vatOfBilling } from "../orders/team-orders";
import { bodyDigest } from "../platform/idempotency";
import { Refused } from "../platform/refused";

const payer = z.object({ company: z.string(), vat: z.string(), country: z.string() });
type Payer = z.output<typeof payer>;

/** The billing form of an order as JSON. */
const payerIn = (order: string) =>
	`(SELECT json_object('company', f.company, 'vat', f.vat, 'country', f.country) FROM cart_forms f WHERE f.cart_id = ${order} AND f.type = 'billing')`;

/** The order of the first invoice that entry `e` has paid; NULL for none. */
const orderOf =
	"(SELECT i.order_id FROM invoice_payments p CROSS JOIN invoices i ON i.id = p.invoice_id WHERE p.bank_entry_id = e.id ORDER BY p.id LIMIT 1)";

const keptRow = z.object({
	id: z.number(),
	reference: z.string(),
	booked_on: z.string(),
	payer: z.string(),
	payer_iban: z.string(),
	text: z.string(),
	amount_cents: z.number(),
	left_cents: z.number(),
	company: json(payer).nullable(),
});

const columns = `e.id, e.reference, e.booked_on, e.payer, e.payer_iban, e.text, e.amount_cents, e.left_cents, ${payerIn(orderOf)} AS company`;

const vatOf = ({ vat, country: land }: Payer): string => {
	const known = country.safeParse(land);
	return known.success ? vatOfBilling({ vat, country: known.data }) : "";
};

/** Payments of which something is left, newest first. */
export async function keptPayments(db: D1Database, page: number): Promise<z.input<typeof deskBank.kept.answer>> {
	const [found, counted] = await db.batch([
		db
			.prepare(
				`SELECT ${columns} FROM bank_entries e WHERE e.left_cents > 0 ORDER BY e.booked_on DESC, e.id DESC LIMIT ${pageSize} OFFSET ?`,
			)
			.bind((page - 1) * pageSize),
		db.prepare(`SELECT count(*) AS count FROM (SELECT 1 FROM bank_entries WHERE left_cents > 0 LIMIT ${maxCounted + 1})`),
	]);
	return {
		rows: rowsOf(keptRow, found).map(({ amount_cents: amount, left_cents: left, company, ...entry }) => ({
			...entry,
			amount: euros(amount),
			left: euros(left),
			company: company?.company ?? "",
			vat: company ? vatOf(company) : "",
		})),
		count: rowsOf(z.object({ count: z.number() }), counted)[0]?.count ?? 0,
	};
}

const changed = () => new Refused("conflict", "Another amount is left of the payment by now.");
const wrongInvoice = (message: string, key: string) => new Refused("invalid", message, undefined, { number: [key] });

const noted = z.object({ body_hash: z.string(), amount_cents: z.number(), left_cents: z.number(), number: z.string() });

type Assignment = z.output<typeof deskBank.assign.body>;

/**
 * Pays an invoice of the same company with what is left of a payment. A repeated key pays once.
 * @throws Refused invalid for another invoice; conflict if another amount is left; idem_conflict
 */
export async function assignKept(db: D1Database, body: Assignment): Promise<z.input<typeof deskBank.assign.answer>> {
	const { id, number, key } = body;
	const seen = Math.round(body.left * 100);
	const before = await assigned(db, body);
	if (before) return before;
	await requireInvoice(db, body, seen);
	await db.batch([
		db
			.prepare(
				`INSERT INTO invoice_payments (invoice_id, paid_on, amount_cents, key, body_hash, reference, bank_entry_id)
				SELECT i.id, max(e.booked_on, i.issued_on), min(e.left_cents, ${openCents}), ?4, ?5, e.reference, e.id
				FROM bank_entries e CROSS JOIN invoices i ON i.number = ?2 AND i.kind = 'invoice' AND i.paid_on IS NULL AND ${openCents} > 0
				WHERE e.id = ?1 AND e.left_cents = ?3 ON CONFLICT (key) DO NOTHING`,
			)
			.bind(id, number, seen, key, bodyDigest(body)),
		...settledBy(db, number, key),
		// The amount left has changed already if the same key was faster.
		db
			.prepare(
				`UPDATE bank_entries SET state = 'booked', left_cents = left_cents - (SELECT amount_cents FROM invoice_payments WHERE key = ?3)
				WHERE id = ?1 AND left_cents = ?2 AND EXISTS (SELECT 1 FROM invoice_payments WHERE key = ?3 AND bank_entry_id = ?1)`,
			)
			.bind(id, seen, key),
	]);
	const done = await assigned(db, body);
	if (!done) throw changed();
	return done;
}

/** @returns what the key has paid; null for nothing @throws Refused idem_conflict */
async function assigned(db: D1Database, body: Assignment): Promise<z.input<typeof deskBank.assign.answer> | null> {
	const found = await db
		.prepare(
			`SELECT p.body_hash, p.amount_cents, e.left_cents, i.number FROM invoice_payments p CROSS JOIN bank_entries e ON e.id = p.bank_entry_id
			CROSS JOIN invoices i ON i.id = p.invoice_id WHERE p.key = ?`,
		)
		.bind(body.key)
		.all();
	const [row] = rowsOf(noted, found);
	if (!row) return null;
	if (row.body_hash !== bodyDigest(body)) throw new Refused("idem_conflict", "The key was used for another payment.");
	return { number: row.number, amount: euros(row.amount_cents), left: euros(row.left_cents) };
}

const invoiceRow = z.object({ open: z.number(), company: json(payer) });
const entryRow = z.object({ left_cents: z.number(), company: json(payer).nullable() });

async function requireInvoice(db: D1Database, { id, number }: Assignment, seen: number): Promise<void> {
	const [entries, invoices] = await db.batch([
		db.prepare(`SELECT e.left_cents, ${payerIn(orderOf)} AS company FROM bank_entries e WHERE e.id = ?`).bind(id),
		db
			.prepare(`SELECT ${leftToPay} AS open, ${payerIn("i.order_id")} AS company FROM invoices i WHERE i.number = ? AND i.kind = 'invoice'`)
			.bind(number),
	]);
	const [entry] = rowsOf(entryRow, entries);
	const [invoice] = rowsOf(invoiceRow, invoices);
	if (entry?.left_cents !== seen) throw changed();
	if (!invoice) throw wrongInvoice(`There is no invoice ${number}.`, "invoice.unknown");
	if (entry.company && !isSame(entry.company, invoice.company))
		throw wrongInvoice(`${number} is another company's.`, "invoice.otherCompany");
	if (invoice.open === 0) throw wrongInvoice(`Nothing is open of ${number}.`, "invoice.settled");
}

const isSame = (one: Payer, other: Payer): boolean => {
	const [vat, otherVat] = [vatOf(one), vatOf(other)];
	return vat !== "" && otherVat !== "" ? vat === otherVat : one.company.toLowerCase() === other.company.toLowerCase();
};

/**
 * Notes that what is left of a payment was paid back. A repeated call changes nothing.
 * @throws Refused conflict if another amount is left
 */
export async function returnKept(
	db: D1Database,
	{ id, left }: z.output<typeof deskBank.payBack.body>,
): Promise<z.input<typeof deskBank.payBack.answer>> {
	const seen = Math.round(left * 100);
	await db
		.prepare(
			"UPDATE bank_entries SET left_cents = 0, returned_cents = returned_cents + left_cents, returned_on = ?3 WHERE id = ?1 AND left_cents = ?2",
		)
		.bind(id, seen, companyDay(new Date()))
		.run();
	const found = await db.prepare("SELECT left_cents, returned_cents, reference FROM bank_entries WHERE id = ?").bind(id).all();
	const [row] = rowsOf(z.object({ left_cents: z.number(), returned_cents: z.number(), reference: z.string() }), found);
	if (row?.left_cents !== 0 || row.returned_cents !== seen) throw changed();
	return { reference: row.reference, amount: euros(row.returned_cents) };
}

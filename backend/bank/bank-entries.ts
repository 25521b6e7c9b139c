import * as z from "zod";
import type { deskBank } from "../../contract/desk/bank";
import { maxCounted, pageSize } from "../../contract/desk/lists";
import { recordEvent } from "../db/order-events";
import { rowsOf } from "../db/rows";
import { sellerInForce } from "../db/seller";
import { openCents } from "../invoices/stored-invoices";
import { Refused } from "../platform/refused";
import { entryColumns, entryRow, type Proposal, proposalsFor, waitingAnswer } from "./proposals";
import { readCamt } from "./read-camt";

type Uploaded = z.input<typeof deskBank.upload.answer>;

/**
 * Stores the credit entries of a camt.053 file that are not known yet. An entry is known by account, statement and reference.
 * @throws Refused invalid
 */
export async function storeBankFile(db: D1Database, bytes: Uint8Array): Promise<Uploaded> {
	const { entries, skipped } = readCamt(bytes);
	const { meta } = await db
		.prepare(
			`INSERT INTO bank_entries (account, statement, reference, booked_on, amount_cents, payer, payer_iban, creditor_reference, text)
			SELECT value ->> 'account', value ->> 'statement', value ->> 'reference', value ->> 'bookedOn', value ->> 'cents', value ->> 'payer',
				value ->> 'payerIban', value ->> 'creditorReference', value ->> 'text' FROM json_each(?) WHERE true
			ON CONFLICT (account, statement, reference) DO NOTHING`,
		)
		.bind(JSON.stringify(entries))
		.run();
	return { stored: meta.changes, known: entries.length - meta.changes, skipped };
}

/** Waiting entries, oldest first, each with what would be booked now. */
export async function waitingEntries(db: D1Database, page: number): Promise<z.input<typeof deskBank.entries.answer>> {
	const [found, counted] = await db.batch([
		db
			.prepare(`SELECT ${entryColumns} FROM bank_entries e WHERE e.state = 'open' ORDER BY e.booked_on, e.id LIMIT ${pageSize} OFFSET ?`)
			.bind((page - 1) * pageSize),
		db.prepare(`SELECT count(*) AS count FROM (SELECT 1 FROM bank_entries WHERE state = 'open' LIMIT ${maxCounted + 1})`),
	]);
	const [proposals, { bank }] = await Promise.all([proposalsFor(db, rowsOf(entryRow, found)), sellerInForce(db)]);
	return {
		rows: proposals.map((proposal) => waitingAnswer(proposal, bank.iban)),
		count: rowsOf(z.object({ count: z.number() }), counted)[0]?.count ?? 0,
	};
}

interface Booking {
	entry: number;
	number: string;
	cents: number;
	/** The amount that is left to pay before any of the bookings. */
	open: number;
}

const changed = (message: string): Refused => new Refused("conflict", `${message} Nothing was booked.`);

/**
 * Books entries as somebody has seen them: all, or none. What one of them has paid too much is kept.
 * @returns the numbers of the invoices
 * @throws Refused conflict if an entry is no longer waiting, or would be booked otherwise now
 */
export async function bookEntries(db: D1Database, { entries }: z.output<typeof deskBank.book.body>): Promise<string[]> {
	const ids = JSON.stringify(entries.map(({ id }) => id));
	const found = await db
		.prepare(`SELECT ${entryColumns} FROM json_each(?) wanted CROSS JOIN bank_entries e ON e.id = wanted.value WHERE e.state = 'open'`)
		.bind(ids)
		.all();
	const proposals = await proposalsFor(db, rowsOf(entryRow, found));
	const bookings = entries.flatMap((seen) => bookingsOf(seen, proposals));
	refuseOverpaid(bookings);
	const wanted = JSON.stringify(bookings);
	const numbers = [...new Set(bookings.map(({ number }) => number))];
	const ofInvoices = (condition: string) => ({
		sql: `SELECT i.order_id, i.number FROM json_each(?) wanted CROSS JOIN invoices i ON i.number = wanted.value WHERE ${condition}`,
		values: [JSON.stringify(numbers)],
	});
	await db
		.batch([
			db
				.prepare(
					`WITH wanted AS MATERIALIZED (
					SELECT value ->> 'entry' AS entry, value ->> 'number' AS number, value ->> 'cents' AS cents, value ->> 'open' AS open FROM json_each(?)
				), fit AS MATERIALIZED (
					SELECT i.id AS invoice_id, e.id AS entry_id, e.booked_on, e.reference, wanted.number, wanted.cents FROM wanted
					CROSS JOIN bank_entries e ON e.id = wanted.entry AND e.state = 'open'
					CROSS JOIN invoices i ON i.number = wanted.number AND i.kind = 'invoice' AND i.paid_on IS NULL AND ${openCents} = wanted.open
				)
				INSERT INTO invoice_payments (invoice_id, paid_on, amount_cents, key, body_hash, reference, bank_entry_id)
				SELECT invoice_id, booked_on, cents, 'bank:' || entry_id || ':' || number, '', reference, entry_id FROM fit
				WHERE (SELECT count(*) FROM fit) = (SELECT count(*) FROM wanted)`,
				)
				.bind(wanted),
			recordEvent(db, "invoice.part_paid", ofInvoices(`${openCents} > 0`)),
			db
				.prepare(
					`UPDATE invoices AS i SET paid_on = (SELECT max(paid_on) FROM invoice_payments WHERE invoice_id = i.id)
				WHERE i.number IN (SELECT value FROM json_each(?1)) AND i.paid_on IS NULL AND ${openCents} = 0
					AND EXISTS (SELECT 1 FROM invoice_payments p WHERE p.invoice_id = i.id AND p.bank_entry_id IN (SELECT value FROM json_each(?2)))`,
				)
				.bind(JSON.stringify(numbers), ids),
			recordEvent(db, "invoice.paid", ofInvoices("i.paid_on IS NOT NULL")),
			db
				.prepare(
					`UPDATE bank_entries SET state = 'booked',
						left_cents = amount_cents - (SELECT sum(p.amount_cents) FROM invoice_payments p WHERE p.bank_entry_id = bank_entries.id)
					WHERE id IN (SELECT value FROM json_each(?)) AND state = 'open'
					AND EXISTS (SELECT 1 FROM invoice_payments p WHERE p.bank_entry_id = bank_entries.id)`,
				)
				.bind(ids),
		])
		.then((results) => {
			if (results.at(-1)?.meta.changes !== entries.length) throw changed("Something was booked in between.");
		});
	return numbers;
}

function bookingsOf(
	{ id, shares: seen }: z.output<typeof deskBank.book.body>["entries"][number],
	proposals: readonly Proposal[],
): Booking[] {
	const proposal = proposals.find(({ entry }) => entry.id === id);
	if (!proposal) throw changed(`The entry ${id} is no longer waiting.`);
	const { shares } = proposal;
	const isSame =
		shares.length === seen.length &&
		shares.every(({ number, cents }, index) => seen[index]?.number === number && Math.round((seen[index]?.amount ?? 0) * 100) === cents);
	if (!isSame) throw changed(`The entry ${id} would be booked otherwise now.`);
	return shares.map(({ number, cents, open }) => ({ entry: id, number, cents, open }));
}

/** Entries are proposed apart, so two of them may pay the same invoice. */
function refuseOverpaid(bookings: readonly Booking[]): void {
	const left = new Map(bookings.map(({ number, open }) => [number, open]));
	for (const { number, cents } of bookings) {
		const rest = (left.get(number) ?? 0) - cents;
		if (rest < 0) throw changed(`Together the entries pay more than is open of ${number}.`);
		left.set(number, rest);
	}
}

const idRow = z.object({ id: z.number() });

/** Takes entries off the list without booking them, and keeps their amounts. @returns the ids of those that were waiting */
export async function setEntriesAside(db: D1Database, ids: readonly number[]): Promise<number[]> {
	const found = await db
		.prepare(
			"UPDATE bank_entries SET state = 'set_aside', left_cents = amount_cents WHERE id IN (SELECT value FROM json_each(?)) AND state = 'open' RETURNING id",
		)
		.bind(JSON.stringify(ids))
		.all();
	return rowsOf(idRow, found).map(({ id }) => id);
}

/** Puts entries back that were set aside. @param also statements of the same batch */
export async function putEntriesBack(db: D1Database, ids: readonly number[], also: readonly D1PreparedStatement[]): Promise<void> {
	await db.batch([
		...also,
		db
			.prepare(
				"UPDATE bank_entries SET state = 'open', left_cents = 0 WHERE id IN (SELECT value FROM json_each(?)) AND state = 'set_aside' AND left_cents = amount_cents",
			)
			.bind(JSON.stringify(ids)),
	]);
}

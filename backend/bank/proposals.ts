import * as z from "zod";
import type { deskBank } from "../../contract/desk/bank";
import { type bankMatches, maxShares } from "../../contract/desk/lists";
import { type Cents, euros } from "../../contract/fields";
import { rowsOf } from "../db/rows";
import { leftToPay, openCents } from "../invoices/stored-invoices";

/** Columns of bank entries `e`. */
export const entryColumns =
	"e.id, e.account, e.statement, e.reference, e.booked_on, e.amount_cents, e.payer, e.payer_iban, e.creditor_reference, e.text";

export const entryRow = z.object({
	id: z.number(),
	account: z.string(),
	statement: z.string(),
	reference: z.string(),
	booked_on: z.string(),
	amount_cents: z.number(),
	payer: z.string(),
	payer_iban: z.string(),
	creditor_reference: z.string(),
	text: z.string(),
});
export type StoredEntry = z.output<typeof entryRow>;

export interface Share {
	number: string;
	company: string;
	open: Cents;
	cents: Cents;
}

export interface Proposal {
	entry: StoredEntry;
	match: (typeof bankMatches)[number];
	/** The invoices that it pays, as far as something is open. */
	shares: Share[];
	surplus: Cents;
}

/** The numbers of invoices in a remittance text: "INV-10001", and as banks write it, "INV 10001" and "inv10001". */
function numbersIn(text: string): string[] {
	const found = [...text.toUpperCase().matchAll(/(?<![A-Z\d])INV[-\s]?(\d{5,12})(?!\d)/g)].map(([, digits = ""]) => `INV-${digits}`);
	return [...new Set(found)];
}

/** The invoice in a creditor reference: its number, also in one of ISO 11649, or its digits alone. */
function numbersInReference(reference: string): string[] {
	const plain = reference.toUpperCase().replace(/[\s-]/g, "");
	const own = /^RF\d{2}([A-Z\d]+)$/.exec(plain)?.[1] ?? plain;
	const digits = /^(?:INV)?0*(\d{5,12})$/.exec(own)?.[1];
	return digits === undefined ? [] : [`INV-${digits}`];
}

const invoiceRow = z.object({ number: z.string(), company: z.string(), open: z.number() });
const byAccountRow = invoiceRow.extend({ id: z.number() });

const billed = "CROSS JOIN cart_forms b ON b.cart_id = i.order_id AND b.type = 'billing'";

/** Open invoices with exactly the sum of an entry, of companies that have paid from the same account before. */
const byAccount = `SELECT DISTINCT wanted.value ->> 'id' AS id, i.number, b.company, ${leftToPay} AS open FROM json_each(?) wanted
	CROSS JOIN bank_entries past ON past.payer_iban = wanted.value ->> 'iban' AND past.state = 'booked' AND past.payer_iban <> ''
	CROSS JOIN invoice_payments p ON p.bank_entry_id = past.id CROSS JOIN invoices paid ON paid.id = p.invoice_id
	CROSS JOIN cart_forms payer ON payer.cart_id = paid.order_id AND payer.type = 'billing' AND payer.company <> ''
	CROSS JOIN cart_forms f ON f.company = payer.company COLLATE NOCASE AND f.type = 'billing'
	CROSS JOIN invoices i ON i.order_id = f.cart_id ${billed}
	WHERE i.kind = 'invoice' AND i.paid_on IS NULL AND ${openCents} = wanted.value ->> 'cents'`;

/** Proposes what each entry pays, of what is open now. Entries are judged apart: two may name the same invoice. */
export async function proposalsFor(db: D1Database, entries: readonly StoredEntry[]): Promise<Proposal[]> {
	const named = entries.map((entry) => {
		const inReference = numbersInReference(entry.creditor_reference);
		return { entry, inReference, inText: numbersIn(`${entry.text} ${entry.creditor_reference}`) };
	});
	const numbers = [...new Set(named.flatMap(({ inReference, inText }) => [...inReference, ...inText]))];
	const payers = entries.map(({ id, payer_iban: iban, amount_cents: cents }) => ({ id, iban, cents }));
	const [found, ofPayers] = await db.batch([
		db
			.prepare(
				`SELECT i.number, b.company, ${leftToPay} AS open FROM json_each(?) wanted CROSS JOIN invoices i ON i.number = wanted.value ${billed}
				WHERE i.kind = 'invoice'`,
			)
			.bind(JSON.stringify(numbers)),
		db.prepare(byAccount).bind(JSON.stringify(payers)),
	]);
	const invoices = new Map(rowsOf(invoiceRow, found).map((invoice) => [invoice.number, invoice]));
	const likely = rowsOf(byAccountRow, ofPayers);
	const known = (wanted: readonly string[]) => wanted.flatMap((number) => invoices.get(number) ?? []);
	return named.map(({ entry, inReference, inText }) => {
		const [byReference, byText] = [known(inReference), known(inText)];
		if (byReference.length > 0) return { entry, match: "reference", ...shared(entry, byReference) };
		if (byText.length > 0) return { entry, match: "text", ...shared(entry, byText) };
		const ofPayer = likely.filter(({ id }) => id === entry.id);
		// Of several invoices with the same sum nobody knows which one is meant.
		if (ofPayer.length === 1) return { entry, match: "iban", ...shared(entry, ofPayer) };
		return { entry, match: "none", shares: [], surplus: 0 };
	});
}

/** Pays invoices in their order until the amount is used up. */
function shared(entry: StoredEntry, invoices: readonly z.output<typeof invoiceRow>[]): Pick<Proposal, "shares" | "surplus"> {
	let left = entry.amount_cents;
	const shares: Share[] = [];
	for (const { number, company: name, open } of invoices.slice(0, maxShares)) {
		const cents = Math.min(left, open);
		if (cents > 0) shares.push({ number, company: name, open, cents });
		left -= cents;
	}
	return { shares, surplus: shares.length > 0 ? left : 0 };
}

type Waiting = z.input<typeof deskBank.entries.answer>["rows"][number];

/** @param own the seller's account */
export function waitingAnswer({ entry, match, shares, surplus }: Proposal, own: string): Waiting {
	const { amount_cents, creditor_reference, text, ...facts } = entry;
	return {
		...facts,
		match,
		is_own: entry.account === own,
		amount: euros(amount_cents),
		text: [creditor_reference, text].filter((part) => part !== "").join(" · "),
		outcome: outcomeOf({ match, shares, surplus }),
		shares: shares.map(({ number, company: name, open, cents }) => ({ number, company: name, open: euros(open), amount: euros(cents) })),
		surplus: euros(surplus),
	};
}

function outcomeOf({ match, shares, surplus }: Omit<Proposal, "entry">): Waiting["outcome"] {
	if (match === "none") return "none";
	if (shares.length === 0) return "settled";
	if (surplus > 0) return "too_much";
	return shares.some(({ open, cents }) => cents < open) ? "part" : "full";
}

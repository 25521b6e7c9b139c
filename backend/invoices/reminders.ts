import * as z from "zod";
import { companyDay } from "../../contract/company";
import { type ReminderRefusal, reminderDays, reminderStages } from "../../contract/desk/lists";
import type { deskReminders } from "../../contract/desk/reminders";
import { backendLocale, euros } from "../../contract/fields";
import { invoiceKinds } from "../../contract/invoices";
import type { Seller } from "../../contract/seller/own-data";
import { daysBetween } from "../../contract/values/days";
import { json, rowsOf } from "../db/rows";
import { sellerInForce } from "../db/seller";
import { reminderLetter } from "../documents/reminder-letter";
import { readable } from "../mail/outbox";
import { confirmedFrom, invoiceAddresses, scheduleReminders } from "../mail/schedule-mail";
import { notFound, Refused } from "../platform/refused";
import { leftToPay, openCents, storedPaper } from "./stored-invoices";

type Stage = (typeof reminderStages)[number];

const latest = (column: string): string => `(SELECT max(r.${column}) FROM invoice_reminders r WHERE r.invoice_id = i.id)`;

/** SQL that holds while a claim about the order of an invoice `i` is open. A request to return good goods disputes nothing. */
const isDisputed = "EXISTS (SELECT 1 FROM claims l WHERE l.order_id = i.order_id AND l.state IN ('open', 'answered') AND l.is_return = 0)";

/** Columns of invoices `i` with the billing forms `b` of their orders, besides `kind`, `paid_on`, `due_on` and `open_cents`. */
export const reminderColumns = `${latest("stage")} AS stage, ${latest("sent_on")} AS reminded_on, ${isDisputed} AS is_disputed, b.email`;

export const reminderFacts = z.object({
	stage: z.literal(reminderStages).nullable(),
	reminded_on: z.string().nullable(),
	is_disputed: z.number(),
	email: z.string(),
});

const judged = reminderFacts.extend({
	kind: z.enum(invoiceKinds),
	paid_on: z.string().nullable(),
	due_on: z.string().nullable(),
	open_cents: z.number(),
});

/** Why an invoice gets no reminder on a day; null: its next stage may be sent. */
export function reminderRefusal(invoice: z.output<typeof judged>, today: string): ReminderRefusal | null {
	const { kind, paid_on, due_on, open_cents, stage, reminded_on, is_disputed, email } = invoice;
	if (paid_on !== null) return "paid";
	if (kind === "credit_note" || open_cents <= 0) return "credited";
	if (due_on === null || due_on >= today) return "not_due";
	if (is_disputed === 1) return "claim";
	if (stage === reminderStages.at(-1)) return "all_sent";
	if (reminded_on !== null && daysBetween(reminded_on, today) < reminderDays) return "recent";
	return email === "" ? "no_address" : null;
}

const stageAfter = (stage: Stage | null): Stage | undefined => reminderStages.find((one) => one > (stage ?? 0));

const foundRow = judged.extend({
	number: z.string(),
	company: z.string(),
	order_number: z.string(),
	locale: backendLocale,
	origin: z.string(),
	addresses: json(z.array(z.string())),
});
type Found = z.output<typeof foundRow>;

/** @throws Refused not_found if one of the numbers is no invoice */
async function invoicesOf(db: D1Database, numbers: readonly string[]): Promise<Found[]> {
	const found = await db
		.prepare(
			`SELECT i.number, i.kind, i.paid_on, i.due_on, ${leftToPay} AS open_cents, ${reminderColumns}, b.company, o.order_number, c.locale,
				${confirmedFrom} AS origin, ${invoiceAddresses("b")} AS addresses
			FROM json_each(?) wanted CROSS JOIN invoices i ON i.number = wanted.value CROSS JOIN orders o ON o.id = i.order_id
			CROSS JOIN carts c ON c.id = i.order_id CROSS JOIN cart_forms b ON b.cart_id = i.order_id AND b.type = 'billing'
			WHERE i.kind = 'invoice' ORDER BY i.number`,
		)
		.bind(JSON.stringify([...new Set(numbers)]))
		.all();
	const rows = rowsOf(foundRow, found);
	const unknown = numbers.find((number) => !rows.some((row) => row.number === number));
	if (unknown !== undefined) throw notFound(`There is no invoice ${unknown}.`);
	return rows;
}

type Previewed = z.input<typeof deskReminders.preview.answer>["reminders"][number];

/**
 * The next reminder of each invoice as it would be sent now.
 * @throws Refused not_found
 */
export async function previewReminders(db: D1Database, numbers: readonly string[], now = new Date()): Promise<Previewed[]> {
	const today = companyDay(now);
	const own = await sellerInForce(db);
	return Promise.all((await invoicesOf(db, numbers)).map((invoice) => previewOf(db, invoice, { today, own })));
}

async function previewOf(db: D1Database, invoice: Found, { today, own }: { today: string; own: Seller }): Promise<Previewed> {
	const { number, company, order_number: order, open_cents, due_on, stage, reminded_on, locale, origin, addresses } = invoice;
	const refusal = reminderRefusal(invoice, today);
	const next = stageAfter(stage);
	const stored = refusal === null ? await storedPaper(db, number, null) : null;
	const letter = stored && next ? reminderLetter(stored.paper, { stage: next, open_cents, sent_on: today }, locale, origin) : null;
	return {
		...{ number, company, order, due_on, refusal },
		open: euros(open_cents),
		days_overdue: open_cents > 0 && due_on !== null ? Math.max(0, daysBetween(due_on, today)) : 0,
		last: stage === null || reminded_on === null ? null : { stage, sent_on: reminded_on },
		mail: letter && next ? { stage: next, to: addresses, locale, ...readable(letter, { kind: "reminder", locale, origin }, own) } : null,
	};
}

type Request = z.output<typeof deskReminders.send.body>;
type Sent = z.output<typeof deskReminders.send.answer>["sent"];

/**
 * Sends the next reminders of some invoices: all, or none. A repeated key sends nothing again.
 * @throws Refused not_found; conflict if one may not be sent, is not the next stage, or asks for another amount; idem_conflict
 */
export async function sendReminders(db: D1Database, { reminders, key }: Request, now = new Date()): Promise<Sent> {
	const known = await sentWith(db, key);
	if (known.length > 0) {
		const isSame = known.length === reminders.length && reminders.every((one) => known.some((sent) => isOf(sent, one)));
		if (!isSame) throw new Refused("idem_conflict", "The key was used for other reminders.");
		return known;
	}
	const today = companyDay(now);
	const wanted = reminders.map(({ number, stage, open }) => ({ number, stage, open_cents: Math.round(open * 100) }));
	const invoices = await invoicesOf(
		db,
		wanted.map(({ number }) => number),
	);
	for (const one of wanted) {
		const invoice = invoices.find(({ number }) => number === one.number);
		const refusal = invoice ? reminderRefusal(invoice, today) : "paid";
		if (!invoice || refusal !== null) throw new Refused("conflict", `${one.number} gets no reminder: ${refusal}.`);
		const next = stageAfter(invoice.stage);
		if (next !== one.stage) throw new Refused("conflict", `${one.number}: the next stage is ${next}, not ${one.stage}.`);
		if (invoice.open_cents !== one.open_cents)
			throw new Refused(
				"conflict",
				`${one.number}: ${euros(invoice.open_cents).toFixed(2)} EUR are open, not ${euros(one.open_cents).toFixed(2)}.`,
			);
	}
	await db.batch([
		db
			.prepare(
				`WITH wanted AS MATERIALIZED (SELECT value ->> 'number' AS number, value ->> 'stage' AS stage, value ->> 'open_cents' AS cents FROM json_each(?1)),
				fit AS MATERIALIZED (
					SELECT i.id, wanted.stage, wanted.cents FROM wanted CROSS JOIN invoices i ON i.number = wanted.number
					WHERE i.kind = 'invoice' AND i.paid_on IS NULL AND ${openCents} = wanted.cents AND coalesce(${latest("stage")}, 0) = wanted.stage - 1 AND NOT ${isDisputed}
				)
				INSERT INTO invoice_reminders (invoice_id, stage, sent_on, open_cents, key)
				SELECT id, stage, ?2, cents, ?3 FROM fit WHERE (SELECT count(*) FROM fit) = (SELECT count(*) FROM wanted)`,
			)
			.bind(JSON.stringify(wanted), today, key),
		scheduleReminders(db, key),
	]);
	const sent = await sentWith(db, key);
	if (sent.length === 0) throw new Refused("conflict", "An invoice has changed in between. Nothing was sent.");
	return sent;
}

const isOf = (sent: Sent[number], { number, stage }: Request["reminders"][number]): boolean =>
	sent.number === number && sent.stage === stage;

const sentRow = z.object({ number: z.string(), stage: z.literal(reminderStages), sent_on: z.string() });

const sentWith = async (db: D1Database, key: string): Promise<Sent> =>
	rowsOf(
		sentRow,
		await db
			.prepare(
				"SELECT i.number, r.stage, r.sent_on FROM invoice_reminders r JOIN invoices i ON i.id = r.invoice_id WHERE r.key = ? ORDER BY i.number",
			)
			.bind(key)
			.all(),
	);

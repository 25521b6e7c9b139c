import { company } from "../../../contract/company";
import { now } from "../../db/rows";
import { enqueueContact } from "../../outbox/enqueue-order";
import { mailsToMailbox } from "../../platform/attempts";
import { sha256 } from "../../platform/digest";
import { requireMessage, type Writer } from "../../platform/hourly-limits";
import { Refused } from "../../platform/refused";

/** A copy of each goes to the address that was typed, whosever it is: no mailbox gets more than these. */
const mostAnHour = 5;

/** What a form's sender has typed, and what the shop adds to it. */
interface Fields {
	email: string;
	message?: string;
	company?: string;
	vat?: string;
	name?: string;
	phone?: string;
	quantity?: string;
	place?: string;
	isQuote?: boolean;
	website?: string;
	products?: string;
	variantId?: number;
	/** What the variant was called then. */
	item?: string;
	cartUuid?: string;
	/** What that cart held, a line each. */
	cart?: string;
}

interface Message {
	kind: "contact" | "supplier";
	idem: string;
	/** As it was sent: the same key with the same body is the same message. */
	body: object;
	fields: Fields;
}

/**
 * Stores a message together with the mail to the shop and its sender's copy. The same form with the same content, however often it
 * comes, is one message; so is the same content from the same address within a day, by whichever form.
 * @throws Refused too_many_messages where its sender's address has had enough, too_many_attempts where its network has had many
 */
export async function storeMessage({ db, locale, session, client }: Writer, message: Message): Promise<{ message: string }> {
	const { kind, idem, fields } = message;
	const hash = sha256(JSON.stringify(message.body));
	const key = { idem, hash };
	if (await isSentRecently(db, message)) return { message: "sent" };
	if (!(await isKnown(db, key))) await requireMessage({ db, client });
	const [, , , stored] = await db.batch([
		db
			.prepare(
				`INSERT INTO contact_messages
					(kind, locale, email, message, company, vat, name, phone, quantity, place, is_quote, website, products, variant_id, item, cart_uuid, cart,
					session_id, idem, body_hash)
				SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
				WHERE (
					SELECT coalesce(SUM(created_at > ${now("-1 hour")}), 0) < ${mostAnHour} AND COUNT(*) < ${mailsToMailbox} FROM contact_messages
					WHERE (email = ? COLLATE NOCASE OR (
						email COLLATE NOCASE > ? AND email COLLATE NOCASE < ? AND substr(email, instr(email, '@')) = ? COLLATE NOCASE
					)) AND created_at > ${now("-1 day")}
				)
				ON CONFLICT (idem, body_hash) DO NOTHING`,
			)
			.bind(kind, locale, ...columns(fields), session || null, idem, hash, ...emailParts(fields.email)),
		enqueueContact(db, { kind: `${kind}_message`, locale, recipients: [company.email] }, key),
		enqueueContact(db, { kind: `${kind}_copy`, locale, recipients: [fields.email] }, key),
		db.prepare("SELECT id FROM contact_messages WHERE idem = ? AND body_hash = ?").bind(idem, hash),
	]);
	if (stored?.results.length === 0) throw new Refused("too_many_messages", "This address has had enough messages for now.");
	return { message: "sent" };
}

/**
 * What tells a mailbox, in the order of the statement: "name+orders@example.com" is that of "name@example.com". The address without its tag, what
 * all tagged ones lie between ("," follows "+"), and the domain.
 */
function emailParts(email: string): [string, string, string, string] {
	const [, name = email, domain = ""] = /^([^+@]+)(?:\+[^@]*)?(@.*)$/.exec(email) ?? [];
	return [`${name}${domain}`, `${name}+`, `${name},`, domain];
}

/** In the order of the statement; what was left empty is "". */
const columns = (fields: Fields): (string | number | null)[] => [
	fields.email,
	fields.message ?? "",
	fields.company ?? "",
	fields.vat ?? "",
	fields.name ?? "",
	fields.phone ?? "",
	fields.quantity ?? "",
	fields.place ?? "",
	fields.isQuote ? 1 : 0,
	fields.website ?? "",
	fields.products ?? "",
	fields.variantId ?? null,
	fields.item ?? "",
	fields.cartUuid ?? null,
	fields.cart ?? "",
];

/** Whether the same was written from the same address today, with another key: Back fetches the form anew. */
const isSentRecently = async (db: D1Database, { kind, idem, fields }: Message): Promise<boolean> => {
	const [email, ...others] = columns(fields);
	const known = await db
		.prepare(
			`SELECT 1 AS known FROM contact_messages
			WHERE kind = ? AND idem <> ? AND email = ? COLLATE NOCASE AND created_at > ${now("-1 day")} AND message = ? AND company = ? AND vat = ?
				AND name = ? AND phone = ? AND quantity = ? AND place = ? AND is_quote = ? AND website = ? AND products = ? AND variant_id IS ?
				AND item = ? AND cart_uuid IS ? AND cart = ?`,
		)
		.bind(kind, idem, email, ...others)
		.first("known");
	return known !== null;
};

const isKnown = async (db: D1Database, { idem, hash }: { idem: string; hash: string }): Promise<boolean> =>
	(await db.prepare("SELECT 1 AS known FROM contact_messages WHERE idem = ? AND body_hash = ?").bind(idem, hash).first()) !== null;

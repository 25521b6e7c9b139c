import type { z } from "zod";
import { company } from "../../contract/company";
import type { content } from "../../contract/content";
import type { BackendLocale } from "../../contract/locale";
import { variantById } from "../catalogue/variant";
import { sha256 } from "../digest";
import { enqueueContact } from "../mail/enqueue-contact";
import { requireMessage, type Writer } from "../orders/mail-limits";
import { Refused } from "../refused";
import { attachedCart } from "./attached-cart";

type ContactBody = z.output<typeof content.contact.body>;

/** A copy of each goes to the address that was typed, whosever it is: no more than these. */
const mostAnHour = 5;

/**
 * Stores a message together with the mail to the shop and its sender's copy. The same form with the same content, however often it
 * comes, is one message.
 * @throws Refused invalid where the cart that goes along is missing or somebody else's, too_many_messages where its sender's address has had five in the last
 * hour, too_many_attempts where its network has had many
 */
export async function submitContact({ db, locale, session, user, client }: Writer, body: ContactBody): Promise<{ message: string }> {
	const { idem, variantId, cartUuid, ...fields } = body;
	const item = variantId === undefined ? null : await itemOf(db, locale, variantId);
	const cart = cartUuid === undefined ? "" : await attachedCart({ db, locale, session, user }, cartUuid);
	const hash = sha256(JSON.stringify(body));
	const key = { idem, hash };
	if (!(await isKnown(db, key))) await requireMessage({ db, client });
	const [, , , stored] = await db.batch([
		db
			.prepare(
				`INSERT INTO contact_messages
					(kind, locale, email, message, company, vat, name, phone, quantity, variant_id, item, cart_uuid, cart, session_id, idem, body_hash)
				SELECT 'contact', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
				WHERE (
					SELECT COUNT(*) FROM contact_messages
					WHERE email = ? COLLATE NOCASE AND created_at > strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-1 hour')
				) < ${mostAnHour}
				ON CONFLICT (idem, body_hash) DO NOTHING`,
			)
			.bind(
				locale,
				fields.email,
				fields.message,
				fields.company ?? "",
				fields.vat ?? "",
				fields.name ?? "",
				fields.phone ?? "",
				fields.quantity ?? "",
				item?.id ?? null,
				item?.words ?? "",
				cartUuid ?? null,
				cart,
				session || null,
				idem,
				hash,
				fields.email,
			),
		enqueueContact(db, { kind: "contact_message", locale, recipients: [company.email] }, key),
		enqueueContact(db, { kind: "contact_copy", locale, recipients: [fields.email] }, key),
		db.prepare("SELECT id FROM contact_messages WHERE idem = ? AND body_hash = ?").bind(idem, hash),
	]);
	if (stored?.results.length === 0) throw new Refused("too_many_messages", "This address has had enough messages for now.");
	return { message: "sent" };
}

const isKnown = async (db: D1Database, { idem, hash }: { idem: string; hash: string }): Promise<boolean> =>
	(await db.prepare("SELECT 1 AS known FROM contact_messages WHERE idem = ? AND body_hash = ?").bind(idem, hash).first()) !== null;

/** What is asked about, in the words of now. What is no longer there stops no message. */
async function itemOf(db: D1Database, locale: BackendLocale, id: number): Promise<{ id: number; words: string } | null> {
	try {
		const { code, fullTitle } = await variantById(db, locale, id);
		return { id, words: `${code} ${fullTitle}` };
	} catch (error) {
		if (error instanceof Refused) return null;
		throw error;
	}
}

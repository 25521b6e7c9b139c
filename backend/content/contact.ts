import type { z } from "zod";
import { company } from "../../contract/company";
import type { content } from "../../contract/content";
import type { BackendLocale } from "../../contract/locale";
import { variantById } from "../catalogue/variant";
import { enqueueContact } from "../mail/enqueue-contact";
import { Refused } from "../refused";

type ContactBody = z.output<typeof content.contact.body>;

interface Sender {
	db: D1Database;
	locale: BackendLocale;
	/** "" where there is none. */
	session: string;
}

/**
 * Stores a message together with the mail to the shop and its sender's copy. The same form with the same content, however often it
 * comes, is one message.
 */
export async function submitContact({ db, locale, session }: Sender, body: ContactBody): Promise<{ message: string }> {
	const { idem, variantId, cartUuid, ...fields } = body;
	const item = variantId === undefined ? null : await itemOf(db, locale, variantId);
	const hash = await hashOf(body);
	const key = { idem, hash };
	await db.batch([
		db
			.prepare(
				`INSERT INTO contact_messages
					(kind, locale, email, message, company, vat, name, phone, quantity, variant_id, item, cart_uuid, session_id, idem, body_hash)
				VALUES ('contact', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idem, body_hash) DO NOTHING`,
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
				session || null,
				idem,
				hash,
			),
		enqueueContact(db, { kind: "contact_message", locale, recipients: [company.email] }, key),
		enqueueContact(db, { kind: "contact_copy", locale, recipients: [fields.email] }, key),
	]);
	return { message: "sent" };
}

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

/** SHA-256, base 16. */
async function hashOf(body: object): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(body)));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

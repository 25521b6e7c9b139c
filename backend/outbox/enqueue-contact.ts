import type { BackendLocale } from "../../contract/locale";

/** Mails that follow from a message: to the shop, and its sender's copy. */
export type ContactMailKind = "contact_message" | "contact_copy" | "supplier_message" | "supplier_copy";

interface ContactMail {
	kind: ContactMailKind;
	locale: BackendLocale;
	recipients: readonly string[];
}

/** A statement that puts a mail into the outbox, to go into the batch that stores its message; once for each message. */
export function enqueueContact(db: D1Database, mail: ContactMail, message: { idem: string; hash: string }): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, contact_message_id, cause)
			SELECT ?, ?, ?, id, ? || id FROM contact_messages WHERE idem = ? AND body_hash = ? ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(mail.kind, mail.locale, JSON.stringify(mail.recipients), `${mail.kind}:`, message.idem, message.hash);
}

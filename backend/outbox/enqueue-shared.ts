import type { BackendLocale } from "../../contract/locale";

/** Mails that a buyer has sent to others. */
interface SharedMail {
	kind: "offer" | "shared_cart";
	locale: BackendLocale;
	recipients: readonly string[];
	/** The uuid of the offer or cart. */
	uuid: string;
	/** What the sender wrote along. */
	comment: string;
	/** Links lead to this origin of the shop. */
	origin: string;
	/** What is told, where it does not follow from the order: JSON. */
	snapshot: string | null;
	/** The same cause writes one mail. */
	cause: string;
}

/** A statement that puts a mail to others into the outbox, to go into the batch of its cause: the submission with this key. */
export function enqueueShared(db: D1Database, mail: SharedMail, submission: { session: string; key: string }): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, order_id, comment, origin, snapshot, cause)
			SELECT ?, ?, ?, o.id, ?, ?, ?, ? FROM orders o
			WHERE o.uuid = ? AND EXISTS (SELECT 1 FROM idempotency_keys WHERE session_id = ? AND key = ?)
			ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(
			mail.kind,
			mail.locale,
			JSON.stringify(mail.recipients),
			mail.comment,
			mail.origin,
			mail.snapshot,
			mail.cause,
			mail.uuid,
			submission.session,
			submission.key,
		);
}

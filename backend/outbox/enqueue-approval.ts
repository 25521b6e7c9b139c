import type { BackendLocale } from "../../contract/locale";

/** Mails about an order that a colleague has to approve. */
export type ApprovalMailKind = "approval_asked" | "approval_returned" | "approval_given";

interface ApprovalMail {
	kind: ApprovalMailKind;
	locale: BackendLocale;
	recipients: readonly string[];
	orderId: number;
	/** What a colleague wrote along; "" for nothing. */
	comment: string;
	/** Links lead to this origin of the shop. */
	origin: string;
	/** What is told, as JSON (backend/approvals/mail-snapshots.ts). */
	snapshot: string;
	/** The same cause writes one mail. */
	cause: string;
}

/**
 * A statement that puts the mail into the outbox, to go into the batch of its cause.
 * @param orders which orders let it be written: a query of their ids, with its values
 */
export function enqueueApproval(
	db: D1Database,
	{ kind, locale, recipients, orderId, comment, origin, snapshot, cause }: ApprovalMail,
	orders: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, order_id, comment, origin, snapshot, cause)
			SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (${orders.sql}) ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(kind, locale, JSON.stringify(recipients), orderId, comment, origin, snapshot, cause, ...orders.values);
}

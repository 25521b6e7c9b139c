import type { BackendLocale } from "../../contract/locale";

/** Mails that follow from an order. */
export type OrderMailKind = "order_confirmation" | "payment_held";

export interface OrderMail {
	kind: OrderMailKind;
	locale: BackendLocale;
	recipients: readonly string[];
	orderId: number;
	/** The same cause writes one mail. */
	cause: string;
	/** Links lead to this origin of the shop; "" where there are none. */
	origin: string;
}

/**
 * A statement that puts a mail into the outbox, to go into the batch of its cause.
 * @param orders which orders let it be written: a query of their ids, with its values
 */
export function enqueue(
	db: D1Database,
	mail: OrderMail,
	orders: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, order_id, cause, origin)
			SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (${orders.sql}) ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(mail.kind, mail.locale, JSON.stringify(mail.recipients), mail.orderId, mail.cause, mail.origin, ...orders.values);
}

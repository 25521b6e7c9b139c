import { company } from "../../contract/company";
import type { ReviewReason } from "../../contract/desk/lists";
import { read } from "../db/reads";
import { now, rowsOf } from "../db/rows";
import { scheduleMail } from "../mail/schedule-mail";
import { formRow } from "../orders/form-rows";
import { paymentColumns, type WholePaymentRow, wholePaymentRow } from "../orders/payment-rows";
import { placeOrder } from "../orders/place-order";
import { quotationCovers, quotedAmounts } from "../orders/quotation";
import { unpacked } from "../orders/snapshot";
import type { ProviderPayment } from "../payment-methods/payment-method";
import { logError } from "../platform/request-log";
import { namedCompany } from "../teams/named-company";
/** The result of a payment that the provider reports as paid; unknown: it is not of this shop. */
export type Settled = "paid" | "held" | "unknown";

/**
 * Makes a paid cart an order, once. Holds the payment if it does not fit: the amount or currency differs, the cart has changed
 * since, a quotation has less left, or the cart is an order already.
 */
export async function settle(db: D1Database, reported: Omit<ProviderPayment, "state">): Promise<Settled> {
	const payment = await paymentBySession(db, reported.id);
	if (!payment) return "unknown";
	if (payment.state === "paid" || payment.state === "held") return payment.state;
	if (reported.cents !== payment.amount_cents || reported.currency !== payment.currency) return hold(db, payment, "amount");
	// The forms are deleted by now.
	if (payment.forms === "[]") return hold(db, payment, "changed");
	if (await pay(db, payment)) return "paid";
	const settled = await paymentBySession(db, reported.id);
	if (settled?.state === "paid") return "paid";
	return hold(db, payment, settled?.is_ordered ? "second" : "changed");
}

async function paymentBySession(db: D1Database, session: string): Promise<WholePaymentRow | null> {
	const found = await db
		.prepare(
			`SELECT ${paymentColumns}, p.cart_id, c.uuid, c.user_id, c.is_ordered, p.currency, p.snapshot, p.forms, p.review_reasons, p.locale, p.origin
			FROM payments p JOIN carts c ON c.id = p.cart_id WHERE p.provider_session_id = ?`,
		)
		.bind(session)
		.all();
	return rowsOf(wholePaymentRow, found)[0] ?? null;
}

/** @returns false if the cart is an order already, or has changed since the payment was started */
async function pay(db: D1Database, payment: WholePaymentRow): Promise<boolean> {
	const { id, cart_id, uuid, locale, origin, snapshot } = payment;
	const open = {
		sql: "SELECT c.id FROM carts c JOIN payments p ON p.cart_id = c.id WHERE p.id = ? AND p.state = 'paid' AND c.is_ordered = 0",
		values: [id],
	};
	const forms = formRow.array().parse(JSON.parse(payment.forms));
	const billing = forms.find(({ type }) => type === "billing");
	if (!billing) throw new Error(`Payment ${id} has no billing form.`);
	const named = await read(db, namedCompany(db, billing, payment.user_id));
	const reasons = new Set<ReviewReason>([...payment.review_reasons, ...(named ? (["named"] as const) : [])]);
	const review = { sql: "?", values: [JSON.stringify([...reasons])] };
	const owners = named?.owners ?? [];
	const sent = unpacked(snapshot);
	const order = { id: cart_id, uuid, state: "paid", review, credit: null, locale, origin, billing, owners, sent, snapshot } as const;
	const [claim] = await db.batch([
		db
			.prepare(
				`UPDATE payments SET state = 'paid', paid_at = ${now()} WHERE id = ? AND state IN ('open', 'expired')
					AND EXISTS (SELECT 1 FROM carts c WHERE c.id = payments.cart_id AND c.is_ordered = 0
						AND c.version = payments.cart_version) AND ${quotationCovers}`,
			)
			.bind(id, quotedAmounts(sent)),
		...placeOrder(db, order, open),
	]);
	return claim?.meta.changes === 1;
}

async function hold(
	db: D1Database,
	{ id, cart_id, provider_session_id, origin }: WholePaymentRow,
	reason: "amount" | "changed" | "second",
): Promise<"held"> {
	const held = { sql: "SELECT cart_id FROM payments WHERE id = ? AND state = 'held'", values: [id] };
	const cause = `payment-held:${provider_session_id}`;
	const [claim] = await db.batch([
		db.prepare(`UPDATE payments SET state = 'held', paid_at = ${now()} WHERE id = ? AND state IN ('open', 'expired')`).bind(id),
		scheduleMail(db, { kind: "payment_held", locale: company.locale, recipients: [company.email], cartId: cart_id, cause, origin }, held),
	]);
	if (claim?.meta.changes === 1) logError({ kind: "payment_held", reason, payment: id });
	return "held";
}

import { z } from "zod";
import { company } from "../../contract/company";
import { read } from "../db/reads";
import { now, rowsOf } from "../db/rows";
import { formRow } from "../orders/form-rows";
import { paymentColumns, type WholePaymentRow, wholePaymentRow } from "../orders/payment-rows";
import { placeOrder } from "../orders/place-order";
import { quotationHolds, quotedAmounts } from "../orders/quotation";
import { unpacked } from "../orders/snapshot";
import { enqueue } from "../outbox/enqueue-order";
import { logError } from "../platform/request-log";
import { namedCompany } from "../teams/named-company";
import type { ProviderSession } from "./provider";

type Reported = Pick<ProviderSession, "id" | "payment_status" | "amount_total" | "currency">;

/** What became of a payment that the provider calls paid. unknown: it is none of this shop's. */
export type Settled = "paid" | "held" | "unknown";

/**
 * Makes the order that was paid for, or holds the payment where it does not fit: another amount or currency than was asked for, a cart that has
 * changed since, a quotation that has less left, or an order that is there already. Whoever tells it first, and however often, it happens once.
 */
export async function settle(db: D1Database, reported: Reported): Promise<Settled> {
	const payment = await paymentBySession(db, reported.id);
	if (!payment) return "unknown";
	if (payment.state === "paid" || payment.state === "held") return payment.state;
	if (reported.amount_total !== payment.amount_cents || reported.currency !== payment.currency) return hold(db, payment, "amount");
	// What it is for is forgotten by then.
	if (payment.forms === "[]") return hold(db, payment, "changed");
	if (await pay(db, payment)) return "paid";
	const settled = await paymentBySession(db, reported.id);
	if (settled?.state === "paid") return "paid";
	return hold(db, payment, settled?.is_ordered ? "second" : "changed");
}

async function paymentBySession(db: D1Database, session: string): Promise<WholePaymentRow | null> {
	const found = await db
		.prepare(
			`SELECT ${paymentColumns}, p.cart_id, c.uuid, c.user_id, c.is_ordered, p.currency, p.snapshot, p.forms, p.needs_review, p.locale, p.origin
			FROM payments p JOIN carts c ON c.id = p.cart_id WHERE p.provider_session_id = ?`,
		)
		.bind(session)
		.all();
	return rowsOf(wholePaymentRow, found)[0] ?? null;
}

/** The order becomes what was paid for. @returns false where it is an order already, or the cart has changed since the payment was begun */
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
	const review = { sql: "?", values: [named ? 1 : payment.needs_review] };
	const owners = named?.owners ?? [];
	const sent = unpacked(snapshot);
	const order = { id: cart_id, uuid, state: "paid", review, credit: null, locale, origin, billing, owners, sent, snapshot } as const;
	const [claim] = await db.batch([
		db
			.prepare(
				`UPDATE payments SET state = 'paid', paid_at = ${now()} WHERE id = ? AND state IN ('open', 'expired')
					AND EXISTS (SELECT 1 FROM carts c WHERE c.id = payments.cart_id AND c.is_ordered = 0
						AND c.version = payments.cart_version) AND ${quotationHolds}`,
			)
			.bind(id, quotedAmounts(sent)),
		...placeOrder(db, order, open),
	]);
	return claim?.meta.changes === 1;
}

/** A person looks at it: the shop is written to, and the buyer is reported that it is being checked. */
async function hold(
	db: D1Database,
	{ id, cart_id, provider_session_id, origin }: WholePaymentRow,
	reason: "amount" | "changed" | "second",
): Promise<"held"> {
	const held = { sql: "SELECT cart_id FROM payments WHERE id = ? AND state = 'held'", values: [id] };
	const cause = `payment-held:${provider_session_id}`;
	const [claim] = await db.batch([
		db.prepare(`UPDATE payments SET state = 'held', paid_at = ${now()} WHERE id = ? AND state IN ('open', 'expired')`).bind(id),
		enqueue(db, { kind: "payment_held", locale: company.locale, recipients: [company.email], orderId: cart_id, cause, origin }, held),
	]);
	if (claim?.meta.changes === 1) logError({ kind: "payment_held", reason, payment: id });
	return "held";
}

/** What the shop's people are reported of a payment that is held: whose it is they find by these. Amounts in cents. */
const heldRow = z.object({
	id: z.number(),
	provider_session_id: z.string(),
	amount_cents: z.number(),
	cart_id: z.number(),
	uuid: z.string(),
	order_number: z.string().nullable(),
	/** An order was sent already. */
	isOrder: z.number().transform((value) => value === 1),
});
export type HeldPayment = z.output<typeof heldRow>;

/** A held payment by the provider's name of it. @returns null where there is none */
export async function heldPayment(db: D1Database, session: string): Promise<HeldPayment | null> {
	const found = await db
		.prepare(
			`SELECT p.id, p.provider_session_id, p.amount_cents, p.cart_id, c.uuid, o.order_number, c.is_ordered AS isOrder
			FROM payments p JOIN carts c ON c.id = p.cart_id LEFT JOIN orders o ON o.id = p.cart_id
			WHERE p.provider_session_id = ? AND p.state = 'held'`,
		)
		.bind(session)
		.all();
	return rowsOf(heldRow, found)[0] ?? null;
}

import * as z from "zod";
import type { deskOrders } from "../../contract/desk/orders";
import { paymentMethodNames } from "../../contract/values/payment-methods";
import { recordEvent } from "../db/order-events";
import { rowsOf } from "../db/rows";
import { failureOf, type PaymentMethod, type ProviderEnv } from "../payment-methods/payment-method";
import { paymentMethods } from "../payment-methods/payment-methods";
import { bodyDigest } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { logError } from "../platform/request-log";

/** SQL of the rest of a payment (p). */
const left =
	"(p.amount_cents - (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r WHERE r.payment_id = p.id AND r.state <> 'failed'))";

const refundRow = z.object({
	amount_cents: z.number(),
	state: z.enum(["pending", "done", "failed"]),
	body_hash: z.string(),
	provider_session_id: z.string(),
	method: z.enum(paymentMethodNames),
});

async function stored(db: D1Database, key: string) {
	const found = await db
		.prepare(
			"SELECT r.amount_cents, r.state, r.body_hash, p.provider_session_id, p.method FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.key = ?",
		)
		.bind(key)
		.all();
	return rowsOf(refundRow, found)[0] ?? null;
}

/**
 * Refunds a paid order. It stores the row first: a repeated call with the same key continues the same refund, which the
 * provider knows by that key, too.
 * @param number of the order
 * @throws Refused conflict if less is left or nothing was paid, idem_conflict, payment_failed
 */
export async function refundOrder(
	env: ProviderEnv,
	number: string,
	{ amount, key }: z.output<typeof deskOrders.refund.body>,
): Promise<{ message: string }> {
	const db = env.DB;
	const bodyHash = bodyDigest({ number, amount });
	const { meta } = await db
		.prepare(
			`INSERT INTO refunds (payment_id, amount_cents, key, body_hash)
			SELECT p.id, coalesce(?2, ${left}), ?3, ?4 FROM payments p JOIN orders o ON o.id = p.cart_id
			WHERE o.order_number = ?1 AND p.state = 'paid' AND ${left} >= coalesce(?2, 1) ON CONFLICT (key) DO NOTHING`,
		)
		.bind(number, amount === undefined ? null : Math.round(amount * 100), key, bodyHash)
		.run();
	const refund = await stored(db, key);
	if (!refund) throw new Refused("conflict", `Of ${number} nothing was paid by card, or less is left of it.`);
	if (refund.body_hash !== bodyHash) throw new Refused("idem_conflict", "The key has been used for another refund.");
	if (refund.state === "pending") await askProvider(env, key, refund, meta.changes === 0);
	const after = await stored(db, key);
	if (after?.state === "failed") throw new Refused("conflict", "The payment provider has refused the refund.");
	return { message: `Refunded: ${(refund.amount_cents / 100).toFixed(2)} EUR.` };
}

/** @param isRepeated the refund may have been made before */
async function askProvider(env: ProviderEnv, key: string, refund: z.output<typeof refundRow>, isRepeated: boolean): Promise<void> {
	const { provider }: PaymentMethod = paymentMethods[refund.method];
	if (!provider?.isAvailable(env)) throw new Refused("payment_failed", "Payments are not taken.");
	const request = { payment: refund.provider_session_id, cents: refund.amount_cents, key, isRepeated };
	const state = await provider.refund(env, request).catch((error) => {
		logError({ kind: "refund_not_made", error: failureOf(error) });
		throw new Refused("payment_failed", `The payment provider does not answer: send it again with the key ${key}.`);
	});
	await env.DB.batch([
		env.DB.prepare("UPDATE refunds SET state = ? WHERE key = ? AND state = 'pending'").bind(state, key),
		recordEvent(env.DB, "payment.refunded", {
			sql: `SELECT o.id, o.order_number FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN orders o ON o.id = p.cart_id
				WHERE r.key = ? AND r.state = 'done'`,
			values: [key],
		}),
	]);
}

import Stripe from "stripe";
import { z } from "zod";
import { idem } from "../../contract/fields";
import { rowsOf } from "../db/rows";
import { recordEvent } from "../outbox/events";
import { hashOf } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { logError } from "../platform/request-log";
import { failureOf, type ProviderEnv, providerOf } from "./provider";

/** How much is given back of what an order was paid with by card, in decimal euros; without an amount all that is left of it. */
export const refundBody = z.object({ amount: z.number().min(0.01).multipleOf(0.01).max(1_000_000).optional(), key: idem });

/** What is left of a payment (p) that was made. */
const left =
	"(p.amount_cents - (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r WHERE r.payment_id = p.id AND r.state <> 'failed'))";

const refundRow = z.object({
	amount_cents: z.number(),
	state: z.enum(["pending", "done", "failed"]),
	body_hash: z.string(),
	provider_session_id: z.string(),
});

async function stored(db: D1Database, key: string) {
	const found = await db
		.prepare(
			"SELECT r.amount_cents, r.state, r.body_hash, p.provider_session_id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.key = ?",
		)
		.bind(key)
		.all();
	return rowsOf(refundRow, found)[0] ?? null;
}

/**
 * Gives back what an order was paid with by card, never more than that. The row is stored first: a call that is sent again with its key goes on with the same
 * refund, which the provider knows by that key as well.
 * @param number of the order
 * @throws Refused conflict where less is left or nothing was paid by card, idem_conflict, payment_failed
 */
export async function refundOrder(
	env: ProviderEnv,
	number: string,
	{ amount, key }: z.output<typeof refundBody>,
): Promise<{ message: string }> {
	const db = env.DB;
	const bodyHash = hashOf({ number, amount });
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

/** Stripe's answers; one that is pending will be made by it. */
const providerRefund = z.object({ status: z.string().nullable() });
const paidSession = z.object({ payment_intent: z.string() });

/** @param isAgain it may have been made before: the provider forgets the key of a call after a day, but not the refund that has it among its data */
async function askProvider(env: ProviderEnv, key: string, refund: z.output<typeof refundRow>, isAgain: boolean): Promise<void> {
	const stripe = providerOf(env)?.stripe;
	if (!stripe) throw new Refused("payment_failed", "Payments are not taken.");
	const state = await stripe.checkout.sessions
		.retrieve(refund.provider_session_id)
		.then(async (session) => {
			const { payment_intent } = paidSession.parse(session);
			const made = isAgain ? await refundWithKey(stripe, payment_intent, key) : null;
			if (made) return made;
			return stripe.refunds
				.create({ payment_intent, amount: refund.amount_cents, metadata: { key } }, { idempotencyKey: `refund-${key}` })
				.catch(refusedRefund);
		})
		.then((answer) => (["failed", "canceled"].includes(providerRefund.parse(answer).status ?? "") ? "failed" : "done"))
		.catch((error) => {
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

/**
 * What was refused is not made, and its amount is free for another refund. Nothing else says so: not a payment that is not found, as after a change of the
 * provider's keys, and not 409, by which the same call is still being worked on.
 */
function refusedRefund(error: unknown): { status: string } {
	if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409) return { status: "failed" };
	throw error;
}

async function refundWithKey(stripe: Stripe, payment_intent: string, key: string) {
	for await (const made of stripe.refunds.list({ payment_intent, limit: 100 })) if (made.metadata?.key === key) return made;
	return null;
}

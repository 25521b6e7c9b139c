import Stripe from "stripe";
import type { Read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { type PaymentRow, paymentColumns, paymentRow } from "../orders/payment-rows";
import { logError } from "../platform/request-log";
import { ownedBy, type Visitor } from "../platform/visitor";
import { failureOf, type Provider, type ProviderEnv, type ProviderSession, providerOf, providerSession } from "./provider";
import { type Settled, settle } from "./settle";

/** What became of payments that were to end: they did, one had been made already, or the provider did not answer. */
type Ended = "ended" | "paid" | "unreachable";

/** Ends payments that are still open, so that nobody pays for what has changed. One that was made meanwhile counts. */
export async function endPayments(db: D1Database, { stripe }: Provider, payments: readonly PaymentRow[]): Promise<Ended> {
	let outcome: Ended = "ended";
	for (const { provider_session_id: id } of payments.filter(({ state }) => state === "open")) {
		try {
			const session = await ended(stripe, id);
			if (session.payment_status === "paid" && (await settle(db, session)) === "paid") outcome = "paid";
			if (session.status === "expired") await markExpired(db, id);
		} catch (error) {
			logError({ kind: "payment_not_ended", error: failureOf(error) });
			if (outcome === "ended") outcome = "unreachable";
		}
	}
	return outcome;
}

/** Only an open session can be ended; of another the provider says what has become of it. */
async function ended(stripe: Stripe, id: string): Promise<ProviderSession> {
	const answer = await stripe.checkout.sessions.expire(id).catch((error) => {
		if (error instanceof Stripe.errors.StripeInvalidRequestError) return stripe.checkout.sessions.retrieve(id);
		throw error;
	});
	return providerSession.parse(answer);
}

/** Settles a payment that was made. Others of the same order end, since nothing is left to be paid. */
export async function settleAlone(db: D1Database, provider: Provider, session: ProviderSession): Promise<Settled> {
	const settled = await settle(db, session);
	if (settled === "paid") await endPayments(db, provider, await openBeside(db, session.id));
	return settled;
}

async function openBeside(db: D1Database, session: string): Promise<PaymentRow[]> {
	const found = await db
		.prepare(
			`SELECT ${paymentColumns} FROM payments p
			WHERE p.state = 'open' AND p.cart_id = (SELECT cart_id FROM payments WHERE provider_session_id = ?)`,
		)
		.bind(session)
		.all();
	return rowsOf(paymentRow, found);
}

/** The provider says that nobody can pay it any more. */
export async function markExpired(db: D1Database, session: string): Promise<void> {
	await db.prepare("UPDATE payments SET state = 'expired' WHERE provider_session_id = ? AND state = 'open'").bind(session).run();
}

/**
 * Before carts of the visitor change, their open payments end: nobody pays for what they no longer hold. One that has been made by then becomes the
 * order, which nothing changes any more. A provider that is out of reach keeps nobody from changing a cart: a payment made after all is held.
 */
export async function endBeforeChange(db: D1Database, env: ProviderEnv, open: readonly PaymentRow[]): Promise<Ended> {
	const provider = open.length > 0 ? providerOf(env) : null;
	return provider ? endPayments(db, provider, open) : "ended";
}

/** The open payments of carts that are the visitor's. */
export function openPayments({ db, session }: Pick<Visitor, "db" | "session">, uuids: readonly string[]): Read<PaymentRow[]> {
	if (session === "" || uuids.length === 0) return { statements: [], parse: () => [] };
	const found = db
		.prepare(
			`SELECT ${paymentColumns} FROM payments p WHERE p.state = 'open' AND p.cart_id IN (
				SELECT id FROM carts WHERE uuid IN (SELECT value FROM json_each(?1)) AND ${ownedBy("?2")})`,
		)
		.bind(JSON.stringify(uuids), session);
	return { statements: [found], parse: ([rows]) => rowsOf(paymentRow, rows) };
}

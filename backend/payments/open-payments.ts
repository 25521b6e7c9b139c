import type { Read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { type PaymentRow, paymentColumns, paymentRow } from "../orders/payment-rows";
import {
	failureOf,
	type PaymentMethod,
	type PaymentProvider,
	type ProviderEnv,
	type ProviderPayment,
} from "../payment-methods/payment-method";
import { paymentMethods } from "../payment-methods/payment-methods";
import { logError } from "../platform/request-log";
import { ownedBy, type Visitor } from "../platform/visitor";
import { type Settled, settle } from "./settle";

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

/** ended: nobody can pay any more; paid: one was paid and is an order now; unreachable: a provider does not answer. */
type Ended = "ended" | "paid" | "unreachable";

/**
 * Ends open payments before their cart changes or is sent, so that nobody pays for contents that the cart no longer has. An
 * unreachable provider blocks no change: a later payment is held.
 */
export async function endPayments(env: ProviderEnv, payments: readonly PaymentRow[]): Promise<Ended> {
	let outcome: Ended = "ended";
	for (const { id, provider } of atProvider(env, payments)) {
		try {
			const payment = await provider.end(env, id);
			if (payment.state === "paid" && (await settle(env.DB, payment)) === "paid") outcome = "paid";
			if (payment.state === "expired") await markExpired(env.DB, id);
		} catch (error) {
			logError({ kind: "payment_not_ended", error: failureOf(error) });
			if (outcome === "ended") outcome = "unreachable";
		}
	}
	return outcome;
}

/** unclear: a provider does not answer, or itself waits for the buyer's bank. */
type Checked = "known" | "unclear";

/** Asks the providers about open payments. A cart whose payment succeeded becomes an order. */
export async function checkPayments(env: ProviderEnv, payments: readonly PaymentRow[]): Promise<Checked> {
	let outcome: Checked = "known";
	for (const { id, provider } of atProvider(env, payments)) {
		try {
			const payment = await provider.check(env, id);
			if ((await applyPayment(env, payment)) === "pending") outcome = "unclear";
		} catch (error) {
			logError({ kind: "payment_not_checked", error: failureOf(error) });
			outcome = "unclear";
		}
	}
	return outcome;
}

/** Applies a provider's answer or message. Other open payments of a paid order end, since nothing is left to pay. */
export async function applyPayment(env: ProviderEnv, payment: ProviderPayment): Promise<Settled | "open" | "pending" | "expired"> {
	if (payment.state === "expired") await markExpired(env.DB, payment.id);
	if (payment.state !== "paid") return payment.state;
	const settled = await settle(env.DB, payment);
	if (settled === "paid") await endPayments(env, await othersOfOrder(env.DB, payment.id));
	return settled;
}

const atProvider = (env: ProviderEnv, payments: readonly PaymentRow[]): { id: string; provider: PaymentProvider }[] =>
	payments.flatMap(({ state, method, provider_session_id: id }) => {
		const { provider }: PaymentMethod = paymentMethods[method];
		return state === "open" && provider?.isAvailable(env) ? [{ id, provider }] : [];
	});

async function othersOfOrder(db: D1Database, id: string): Promise<PaymentRow[]> {
	const found = await db
		.prepare(
			`SELECT ${paymentColumns} FROM payments p
			WHERE p.state = 'open' AND p.cart_id = (SELECT cart_id FROM payments WHERE provider_session_id = ?)`,
		)
		.bind(id)
		.all();
	return rowsOf(paymentRow, found);
}

async function markExpired(db: D1Database, id: string): Promise<void> {
	await db.prepare("UPDATE payments SET state = 'expired' WHERE provider_session_id = ? AND state = 'open'").bind(id).run();
}

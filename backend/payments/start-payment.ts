import type { ReviewReason } from "../../contract/desk/lists";
import type { SqlPart } from "../db/rows";
import { formsJson } from "../orders/form-rows";
import { isCurrent, type PaymentRow } from "../orders/payment-rows";
import { teamOfBuyer } from "../orders/team-orders";
import {
	failureOf,
	type PaymentMethod,
	type PaymentProvider,
	type PaymentRequest,
	type ProviderEnv,
} from "../payment-methods/payment-method";
import { Refused } from "../platform/refused";
import { logError } from "../platform/request-log";

export interface ToPay extends Omit<PaymentRequest, "attempt"> {
	method: PaymentMethod["name"];
	provider: PaymentProvider;
	/** Why a person reviews the order once it is paid. */
	reviewReasons: readonly ReviewReason[];
	/** The order as it will be stored: JSON without personal data. */
	snapshot: string;
	/** Shares of cost centres as JSON, and the VAT id of the invoice. */
	costShares: string;
	vat: string;
	payments: readonly PaymentRow[];
}

/** The payment that the buyer can continue: of this version of the cart, for this amount. */
export const presentPayment = ({ payments, version, cents }: ToPay): PaymentRow | undefined =>
	payments.find((payment) => isCurrent(payment, { version, total_price_with_vat: cents }, new Date()));

/**
 * Starts a payment at its provider and stores it. The same request starts one payment.
 * @param open a query for the id of the order while it may be paid
 * @param submission the statement that records the submission, for the same batch
 * @returns the page where the buyer pays; null if the order may no longer be paid
 * @throws Refused payment_failed if the provider does not answer or refuses the amount
 */
export async function startPayment(env: ProviderEnv, toPay: ToPay, open: SqlPart, submission: D1PreparedStatement): Promise<string | null> {
	const { method, provider, cents, locale, origin, snapshot, costShares, vat, reviewReasons, payments } = toPay;
	const { id, url, currency, expiresAt } = await provider.start(env, { ...toPay, attempt: payments.length }).catch((error) => {
		logError({ kind: "payment_not_begun", error: failureOf(error) });
		throw new Refused("payment_failed", "The payment provider did not take the payment.");
	});
	await env.DB.batch([
		env.DB.prepare(
			`INSERT INTO payments (cart_id, method, provider_session_id, url, amount_cents, currency, cart_version, snapshot, forms, review_reasons,
				locale, origin, expires_at, cost_shares, team_id)
			SELECT c.id, ?, ?, ?, ?, ?, c.version, ?, ${formsJson}, ?, ?, ?, ?, ?, ${teamOfBuyer("c.user_id", "?")} FROM carts c WHERE c.id IN (${open.sql})
			ON CONFLICT (provider_session_id) DO NOTHING`,
		).bind(
			...[
				method,
				id,
				url,
				cents,
				currency,
				snapshot,
				JSON.stringify(reviewReasons),
				locale,
				origin,
				expiresAt.toISOString(),
				costShares,
				vat,
			],
			...open.values,
		),
		submission,
	]);
	const stored = await env.DB.prepare("SELECT 1 FROM payments WHERE provider_session_id = ?").bind(id).first();
	return stored === null ? null : url;
}

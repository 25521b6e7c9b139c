import type Stripe from "stripe";
import type { BackendLocale } from "../../contract/locale";
import { formsJson } from "../orders/form-rows";
import { isCurrent, type PaymentRow } from "../orders/payment-rows";
import { teamOfBuyer } from "../orders/team-orders";
import type { PaymentMethod } from "../payment-methods/payment-method";
import { hashOf } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { logError } from "../platform/request-log";
import { providerTexts } from "../texts/provider-texts";
import { failureOf, type Provider, providerSession } from "./provider";

/** What is to be paid at the provider. */
export interface ToPay {
	/** Types of payment, as the provider names them. */
	types: PaymentMethod["providerTypes"];
	/** Of the order. */
	id: number;
	uuid: string;
	version: number;
	/** With VAT. */
	cents: number;
	/** Lines and sets. */
	length: number;
	email: string;
	locale: BackendLocale;
	/** Of the shop's page. */
	origin: string;
	needsReview: boolean;
	/** The order as it will be kept: JSON without personal data. */
	snapshot: string;
	/** What falls to cost centres, as JSON, and the VAT id of the invoice. */
	costShares: string;
	vat: string;
	/** Those that were begun before. */
	payments: readonly PaymentRow[];
}

const currency = "eur";

/** The payment that can be gone on with: of this version of the cart, for this amount. */
export const presentPayment = ({ payments, version, cents }: ToPay): PaymentRow | undefined =>
	payments.find((payment) => isCurrent(payment, { version, total_price_with_vat: cents / 100 }, new Date()));

/**
 * Has the provider make a session whose amount is the order's, and stores it. Asked for again it is the same one.
 * @param open a query of the id of the order as long as it may be paid for
 * @param submission stored along: the statement that notes it
 * @returns where the buyer goes on; null where the order may not be paid for any more
 * @throws Refused payment_failed where the provider does not answer or takes no such amount
 */
export async function startPayment(
	db: D1Database,
	provider: Provider,
	toPay: ToPay,
	open: { sql: string; values: readonly (string | number)[] },
	submission: D1PreparedStatement,
): Promise<string | null> {
	const session = await newSession(provider, toPay);
	const { cents, locale, origin, snapshot, costShares, vat } = toPay;
	const expiresAt = new Date(session.expires_at * 1000).toISOString();
	await db.batch([
		db
			.prepare(
				`INSERT INTO payments (cart_id, provider_session_id, url, amount_cents, currency, cart_version, snapshot, forms, needs_review, locale,
					origin, expires_at, cost_shares, team_id)
				SELECT c.id, ?, ?, ?, ?, c.version, ?, ${formsJson}, ?, ?, ?, ?, ?, ${teamOfBuyer("c.user_id", "?")} FROM carts c WHERE c.id IN (${open.sql})
				ON CONFLICT (provider_session_id) DO NOTHING`,
			)
			.bind(
				...[session.id, session.url, cents, currency, snapshot, toPay.needsReview ? 1 : 0, locale, origin, expiresAt, costShares, vat],
				...open.values,
			),
		submission,
	]);
	const stored = await db.prepare("SELECT 1 FROM payments WHERE provider_session_id = ?").bind(session.id).first();
	return stored === null ? null : session.url;
}

async function newSession({ stripe }: Provider, { uuid, cents, email, locale, origin, payments, types, ...toPay }: ToPay) {
	const texts = providerTexts(locale);
	const params: Stripe.Checkout.SessionCreateParams = {
		mode: "payment",
		allowed_payment_method_types: [...types],
		adaptive_pricing: { enabled: false },
		line_items: [
			{ quantity: 1, price_data: { currency, unit_amount: cents, product_data: { name: texts.t("line", { count: toPay.length }) } } },
		],
		client_reference_id: uuid,
		customer_email: email,
		locale: texts.language,
		success_url: `${origin}/cart/${uuid}/confirmation`,
		cancel_url: `${origin}/cart/${uuid}/summary?payment=cancelled`,
	};
	try {
		// The same key with other words would be refused, and one that was ended must not come back.
		const idempotencyKey = hashOf({ ...params, version: toPay.version, attempt: payments.length });
		const session = providerSession.parse(await stripe.checkout.sessions.create(params, { idempotencyKey }));
		if (session.url === null || session.amount_total !== cents || session.currency !== currency)
			throw new Error("The session is not what was asked for.");
		return { ...session, url: session.url };
	} catch (error) {
		logError({ kind: "payment_not_begun", error: failureOf(error) });
		throw new Refused("payment_failed", "The payment provider did not take the payment.");
	}
}

import Stripe from "stripe";
import * as z from "zod";
import { bodyDigest } from "../platform/idempotency";
import { providerTexts } from "../texts/provider-texts";
import {
	type PaymentRequest,
	type ProviderEnv,
	ProviderError,
	type ProviderMessage,
	type ProviderPayment,
	type RefundRequest,
	type StartedPayment,
} from "./payment-method";
import { hasSandbox, sandboxFetch, sandboxKey, sandboxWebhookSecret } from "./sandbox/api";

export type MethodTypes = readonly Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType[];

export const start = (env: ProviderEnv, types: MethodTypes, request: PaymentRequest): Promise<StartedPayment> =>
	calling(env, (client) => startSession(client, types, request));

export const check = (env: ProviderEnv, id: string): Promise<ProviderPayment> =>
	calling(env, async (client) => paymentOf(await client.checkout.sessions.retrieve(id)));

export const end = (env: ProviderEnv, id: string): Promise<ProviderPayment> => calling(env, (client) => endSession(client, id));

export const refund = (env: ProviderEnv, request: RefundRequest): Promise<"done" | "failed"> =>
	calling(env, (client) => refundPayment(client, request));

/** The client, and the secret that signs messages; "" if none is set. */
export interface StripeAccount {
	client: Stripe;
	webhookSecret: string;
}

/** The same client calls Stripe and the sandbox. @returns null if neither is set up */
export function stripeAccount(env: ProviderEnv): StripeAccount | null {
	if (env.STRIPE_SECRET_KEY) return connected(env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET ?? "", direct);
	if (!hasSandbox(env)) return null;
	return connected(sandboxKey, env.STRIPE_WEBHOOK_SECRET || sandboxWebhookSecret, sandboxFetch(env.DB));
}

/** Milliseconds: less than the shop waits for the backend, so that the buyer still gets an answer. */
const timeout = 1800;

/** It follows no redirects: the key goes only to Stripe's own address. */
const direct: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "manual" });

function connected(key: string, webhookSecret: string, fetchFunction: typeof fetch): StripeAccount {
	const httpClient = Stripe.createFetchHttpClient(fetchFunction);
	return { client: new Stripe(key, { httpClient, timeout, maxNetworkRetries: 0, telemetry: false }), webhookSecret };
}

async function calling<T>(env: ProviderEnv, call: (client: Stripe) => Promise<T>): Promise<T> {
	const account = stripeAccount(env);
	if (!account) throw new ProviderError("not available");
	try {
		return await call(account.client);
	} catch (error) {
		if (error instanceof Stripe.errors.StripeError) throw new ProviderError([error.type, error.code].filter(Boolean).join(" "));
		throw error;
	}
}

const currency = "eur";

/** The used fields of a Checkout Session. Amounts in cents, times in seconds. */
const checkoutSession = z.object({
	id: z.string(),
	url: z.url().nullable(),
	/** null: it ended in a way that Stripe does not report. */
	status: z.enum(["open", "complete", "expired"]).nullable(),
	payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
	amount_total: z.number().int().nullable(),
	currency: z.string().nullable(),
	expires_at: z.number().int(),
});

const states = { open: "open", complete: "pending", expired: "expired" } as const;

function paymentOf(answer: unknown): ProviderPayment {
	const { id, status, payment_status, amount_total: cents, currency } = checkoutSession.parse(answer);
	return { id, state: payment_status === "paid" ? "paid" : states[status ?? "open"], cents, currency };
}

async function startSession(
	client: Stripe,
	types: MethodTypes,
	{ uuid, version, cents, length, email, locale, origin, attempt }: PaymentRequest,
): Promise<StartedPayment> {
	const texts = providerTexts(locale);
	const params: Stripe.Checkout.SessionCreateParams = {
		mode: "payment",
		allowed_payment_method_types: [...types],
		adaptive_pricing: { enabled: false },
		line_items: [{ quantity: 1, price_data: { currency, unit_amount: cents, product_data: { name: texts.t("line", { count: length }) } } }],
		client_reference_id: uuid,
		customer_email: email,
		locale: texts.language,
		success_url: `${origin}/cart/${uuid}/confirmation`,
		cancel_url: `${origin}/cart/${uuid}/summary?payment=cancelled`,
	};
	// Stripe refuses a key that comes with other parameters.
	const idempotencyKey = bodyDigest({ ...params, version, attempt });
	const session = checkoutSession.parse(await client.checkout.sessions.create(params, { idempotencyKey }));
	const { id, url, amount_total, expires_at } = session;
	if (url === null || amount_total !== cents || session.currency !== currency) throw new ProviderError("another session");
	return { id, url, currency, expiresAt: new Date(expires_at * 1000) };
}

/** Stripe ends open sessions only. */
async function endSession(client: Stripe, id: string): Promise<ProviderPayment> {
	const session = await client.checkout.sessions.expire(id).catch((error) => {
		if (error instanceof Stripe.errors.StripeInvalidRequestError) return client.checkout.sessions.retrieve(id);
		throw error;
	});
	return paymentOf(session);
}

const paidSession = z.object({ payment_intent: z.string() });
/** Stripe makes a pending refund later. */
const stripeRefund = z.object({ status: z.string().nullable() });

async function refundPayment(client: Stripe, { payment, cents: amount, key, isRepeated }: RefundRequest): Promise<"done" | "failed"> {
	const { payment_intent } = paidSession.parse(await client.checkout.sessions.retrieve(payment));
	// Stripe forgets idempotency keys after a day, but keeps the metadata of a refund.
	const made = isRepeated ? await refundWithKey(client, payment_intent, key) : null;
	const answer =
		made ??
		(await client.refunds.create({ payment_intent, amount, metadata: { key } }, { idempotencyKey: `refund-${key}` }).catch(refusedRefund));
	return ["failed", "canceled"].includes(stripeRefund.parse(answer).status ?? "") ? "failed" : "done";
}

/**
 * A refused refund is not made, and its amount is free for another one. Other errors do not prove that: a changed key also
 * hides the payment, and 409 means that the same call is still running.
 */
function refusedRefund(error: unknown): { status: string } {
	if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409) return { status: "failed" };
	throw error;
}

async function refundWithKey(client: Stripe, payment_intent: string, key: string): Promise<Stripe.Refund | null> {
	for await (const made of client.refunds.list({ payment_intent, limit: 100 })) if (made.metadata?.key === key) return made;
	return null;
}

/** Seconds by which the clock of a message may differ from ours, either way (H6.2). */
const tolerance = 300;

export const signatureHeader = "Stripe-Signature";

/** The fields of every message. The library checks only the signature. */
const messageForm = z.object({ id: z.string().min(1), type: z.string().min(1), data: z.object({ object: z.object({ id: z.string() }) }) });

export async function readMessage(
	env: ProviderEnv,
	{ body, headers }: { body: string; headers: Headers },
): Promise<ProviderMessage | "unavailable" | "forged" | "malformed"> {
	const account = stripeAccount(env);
	// Nothing can be checked without a secret; Stripe tries again later.
	if (!account?.webhookSecret) return "unavailable";
	const event = await verified(account, body, headers.get(signatureHeader) ?? "");
	if (!event) return "forged";
	const message = messageForm.safeParse(event);
	if (!message.success) return "malformed";
	const { id, type, data } = message.data;
	return { id, type, about: data.object.id, payment: changedPayment(event) };
}

async function verified({ client, webhookSecret }: StripeAccount, body: string, signature: string): Promise<Stripe.Event | null> {
	// The library refuses messages that are too old, but not those from the future.
	const sent = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
	if (!(sent - Date.now() / 1000 <= tolerance)) return null;
	try {
		return await client.webhooks.constructEventAsync(body, signature, webhookSecret, tolerance, Stripe.createSubtleCryptoProvider());
	} catch (error) {
		if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
		throw error;
	}
}

/** A completed session is unpaid while the buyer's bank takes its time; a later message follows. */
function changedPayment(event: Stripe.Event): ProviderPayment | null {
	switch (event.type) {
		case "checkout.session.completed":
		case "checkout.session.async_payment_succeeded":
			return paymentOf(event.data.object);
		case "checkout.session.async_payment_failed":
		case "checkout.session.expired":
			return { id: event.data.object.id, state: "expired", cents: null, currency: null };
		default:
			return null;
	}
}

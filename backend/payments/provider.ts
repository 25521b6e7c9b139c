import Stripe from "stripe";
import { z } from "zod";
import type { BackendEnv } from "../env";
import { hasSandbox } from "../payment-methods/card";
import { sandboxFetch, sandboxKey, sandboxWebhookSecret } from "./sandbox/api";

/** Where card payments are made, and the secret that its messages are signed with ("" where none is set). */
export interface Provider {
	stripe: Stripe;
	webhookSecret: string;
}

export type ProviderEnv = Pick<BackendEnv, "DB" | "DEV_PAGES" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET">;

/** Below what the shop waits for an answer of the backend, so that it can still be told. In ms. */
const timeout = 1800;

/** The same client speaks to Stripe and to the sandbox. @returns null where cards are not taken */
export function providerOf(env: ProviderEnv): Provider | null {
	if (env.STRIPE_SECRET_KEY) return connected(env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET ?? "", direct);
	if (!hasSandbox(env)) return null;
	return connected(sandboxKey, env.STRIPE_WEBHOOK_SECRET || sandboxWebhookSecret, sandboxFetch(env.DB));
}

/** A redirect is not gone after: the key goes to the provider's own address alone. What one answers is no answer. */
const direct: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "manual" });

function connected(key: string, webhookSecret: string, fetchFunction: typeof fetch): Provider {
	const httpClient = Stripe.createFetchHttpClient(fetchFunction);
	return { stripe: new Stripe(key, { httpClient, timeout, maxNetworkRetries: 0, telemetry: false }), webhookSecret };
}

/** Names of failures for the log: what Stripe says may quote what the buyer typed. */
export const failureOf = (error: unknown): string =>
	error instanceof Stripe.errors.StripeError ? [error.type, error.code].filter(Boolean).join(" ") : "unknown";

/** What is read of a Checkout Session, asked for or told by the provider. Amounts in cents, times in seconds. */
export const providerSession = z.object({
	id: z.string(),
	url: z.url().nullable(),
	/** null only once it is over in a way that the provider does not tell. */
	status: z.enum(["open", "complete", "expired"]).nullable(),
	payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
	amount_total: z.number().int().nullable(),
	currency: z.string().nullable(),
	expires_at: z.number().int(),
});
export type ProviderSession = z.output<typeof providerSession>;

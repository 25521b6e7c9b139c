import type { PaymentProvider } from "./payment-method";
import { hasSandbox } from "./sandbox/api";
import type { MethodTypes } from "./stripe-calls";

/** Imported on demand, since Stripe's library is large. */
const calls = () => import("./stripe-calls");

/** Payments on Stripe's page, and in the sandbox during development. @param types of payment that the buyer may choose there */
export const stripe = (types: MethodTypes): PaymentProvider => ({
	webhookPath: "/payments/webhook",
	isAvailable: (env) => Boolean(env.STRIPE_SECRET_KEY) || hasSandbox(env),
	start: async (env, request) => (await calls()).start(env, types, request),
	check: async (env, id) => (await calls()).check(env, id),
	end: async (env, id) => (await calls()).end(env, id),
	refund: async (env, request) => (await calls()).refund(env, request),
	readMessage: async (env, request) => (await calls()).readMessage(env, request),
});

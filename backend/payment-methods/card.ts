import type { BackendEnv } from "../env";
import type { PaymentMethod } from "./payment-method";

/** Whether the sandbox replaces the provider: only in development, and never with a real key. */
export const hasSandbox = (env: Pick<BackendEnv, "DEV_PAGES" | "STRIPE_SECRET_KEY">): boolean =>
	!env.STRIPE_SECRET_KEY && env.DEV_PAGES === "1";

/** By card, at Stripe or in the sandbox. */
export const card: PaymentMethod = {
	isOffered: (env) => Boolean(env.STRIPE_SECRET_KEY) || hasSandbox(env),
	isPrepaid: true,
	providerTypes: ["card"],
	documentLine: ({ t }) => t("payment.card"),
};

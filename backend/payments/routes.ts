import type { App } from "../platform/http";
import { logSecurity } from "../platform/security-events";
import { providerOf } from "./provider";
import { sandboxRoutes } from "./sandbox/routes";
import { notifyOfPayment, receiveEvent, sessionOf } from "./webhook";

/** What the provider of card payments sends, and the pages of the sandbox that stands in for it. */
export function paymentsRoutes(app: App): void {
	app.post("/payments/webhook", async (context) => {
		const { env, req } = context;
		const provider = providerOf(env);
		// Without a secret nothing can be believed; the provider tries again later.
		if (!provider?.webhookSecret) return context.json({ error: "Messages about payments are not taken." }, 503);
		const message = { body: await req.text(), signature: req.header("Stripe-Signature") ?? "" };
		const received = await receiveEvent(env.DB, provider, message);
		if (received !== "done") {
			logSecurity("payment_message_refused", received === "bad" ? "signature" : "malformed");
			return context.json({ error: received === "bad" ? "The signature is not right." : "This is no message about a payment." }, 400);
		}
		context.set("hasWrittenMail", true);
		context.executionCtx.waitUntil(notifyOfPayment(env, sessionOf(message.body)));
		return context.json({ received: true });
	});
	sandboxRoutes(app);
}

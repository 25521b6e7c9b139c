import * as z from "zod";
import { rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import type { ProviderEnv, ProviderMessage } from "../payment-methods/payment-method";
import { paymentMethods } from "../payment-methods/payment-methods";
import type { App } from "../platform/http";
import { logError } from "../platform/request-log";
import { logSecurity } from "../platform/security-events";
import { notifyWatchers, type Watchers } from "../realtime/notify";
import { applyPayment } from "./open-payments";

export function paymentsRoutes(app: App): void {
	for (const provider of Object.values(paymentMethods).flatMap((method) => method.provider ?? []))
		app.post(provider.webhookPath, async (context) => {
			const { env, req } = context;
			const message = await provider.readMessage(env, { body: await req.text(), headers: req.raw.headers });
			if (message === "unavailable") return context.json({ error: "Messages about payments are not taken." }, 503);
			if (message === "forged" || message === "malformed") {
				if (message === "malformed") logError({ kind: "payment_message_malformed" });
				logSecurity("payment_message_refused", message === "forged" ? "signature" : "malformed");
				return context.json({ error: message === "forged" ? "The signature is not right." : "This is no message about a payment." }, 400);
			}
			await applyOnce(env, message);
			context.get("scheduleMail")();
			context.executionCtx.waitUntil(notifyOfPayment(env, message.about));
			return context.json({ received: true });
		});
}

/** Stores the message after applying it: the provider resends a message that fails half-way. */
async function applyOnce(env: ProviderEnv, { id, type, payment }: ProviderMessage): Promise<void> {
	if ((await env.DB.prepare("SELECT 1 FROM payment_events WHERE event_id = ?").bind(id).first()) !== null) return;
	if (payment && (await applyPayment(env, payment)) === "unknown") logError({ kind: "payment_unknown", event: id });
	await env.DB.prepare("INSERT INTO payment_events (event_id, type) VALUES (?, ?) ON CONFLICT DO NOTHING").bind(id, type).run();
}

async function notifyOfPayment(env: Pick<BackendEnv, "DB"> & Watchers, payment: string): Promise<void> {
	const found = await env.DB.prepare("SELECT c.uuid FROM payments p JOIN carts c ON c.id = p.cart_id WHERE p.provider_session_id = ?")
		.bind(payment)
		.all();
	await notifyWatchers(
		env,
		rowsOf(z.object({ uuid: z.string() }), found).map(({ uuid }) => uuid),
	);
}

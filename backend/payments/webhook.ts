import Stripe from "stripe";
import { z } from "zod";
import { rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import { logError } from "../platform/request-log";
import { notifyWatchers, type Watchers } from "../realtime/notify";
import { markExpired, settleAlone } from "./end-payments";
import { type Provider, providerSession } from "./provider";

/** How far the clock of a message may be from ours, either way. In seconds (H6.2). */
const tolerance = 300;

/** bad: it is not the provider's, or too old; malformed: signed, and no message; done: dealt with, now or before. */
type Received = "bad" | "malformed" | "done";

/** As much of a message as is read before its kind is known. The library checks the signature alone. */
const messageForm = z.object({ id: z.string().min(1), type: z.string().min(1), data: z.object({ object: z.object({ id: z.string() }) }) });
/** Which of the provider's sessions a message is about that was received. */
export const sessionOf = (body: string): string => messageForm.parse(JSON.parse(body)).data.object.id;
const isEvent = (event: unknown): boolean => messageForm.safeParse(event).success;

/** A message as it arrived: its raw body, and the header that signs it. */
interface Message {
	body: string;
	signature: string;
}

/** A message of the provider: its signature over the raw body is checked, and what it says happens once. */
export async function receiveEvent(db: D1Database, provider: Provider, message: Message): Promise<Received> {
	const event = await verified(provider, message);
	if (!event) return "bad";
	if (!isEvent(event)) {
		logError({ kind: "payment_message_malformed" });
		return "malformed";
	}
	if (await isKnown(db, event.id)) return "done";
	await apply(db, provider, event);
	await storeEvent(db, event);
	return "done";
}

async function verified({ stripe, webhookSecret }: Provider, { body, signature }: Message): Promise<Stripe.Event | null> {
	// The library looks for messages that are too old, not for those from the future.
	const sent = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
	if (!(sent - Date.now() / 1000 <= tolerance)) return null;
	try {
		return await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, tolerance, Stripe.createSubtleCryptoProvider());
	} catch (error) {
		if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
		throw error;
	}
}

async function apply(db: D1Database, provider: Provider, event: Stripe.Event): Promise<void> {
	switch (event.type) {
		case "checkout.session.completed":
		case "checkout.session.async_payment_succeeded": {
			const session = providerSession.parse(event.data.object);
			// A bank that takes its time says so with a later message.
			if (session.payment_status !== "paid") return;
			if ((await settleAlone(db, provider, session)) === "unknown") logError({ kind: "payment_unknown", event: event.id });
			return;
		}
		case "checkout.session.async_payment_failed":
		case "checkout.session.expired":
			await markExpired(db, event.data.object.id);
	}
}

const isKnown = async (db: D1Database, id: string): Promise<boolean> =>
	(await db.prepare("SELECT 1 FROM payment_events WHERE event_id = ?").bind(id).first()) !== null;

/** After it was applied: a message that fails half-way comes again. */
async function storeEvent(db: D1Database, { id, type }: Stripe.Event): Promise<void> {
	await db.prepare("INSERT INTO payment_events (event_id, type) VALUES (?, ?) ON CONFLICT DO NOTHING").bind(id, type).run();
}

const paidFor = z.object({ uuid: z.string() });

/** Tells who watches the cart that a session of the provider pays for: it may be an order now. */
export async function notifyOfPayment(env: Pick<BackendEnv, "DB"> & Watchers, session: string): Promise<void> {
	const found = await env.DB.prepare("SELECT c.uuid FROM payments p JOIN carts c ON c.id = p.cart_id WHERE p.provider_session_id = ?")
		.bind(session)
		.all();
	await notifyWatchers(
		env,
		rowsOf(paidFor, found).map(({ uuid }) => uuid),
	);
}

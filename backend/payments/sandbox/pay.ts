import type { Provider } from "../provider";
import { receiveEvent } from "../webhook";
import { type SandboxSession, sandboxSessionById } from "./api";

/** Test cards by their digits, as the provider has them. */
const cards: Readonly<Record<string, "paid" | "declined">> = {
	"4242424242424242": "paid",
	"4000000000000002": "declined",
};

type Tried = "paid" | "declined" | "unknown" | "over";

/** What a card does at the sandbox. One that pays does so once, and the shop is told by the provider's message if the tester wants it. */
export async function tryCard(db: D1Database, provider: Provider, id: string, card: string, sendsMessage: boolean): Promise<Tried> {
	const outcome = cards[card.replace(/[ -]/g, "")] ?? "unknown";
	if (outcome !== "paid") return outcome;
	const intent = `pi_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`;
	const { meta } = await db
		.prepare(
			`UPDATE sandbox_sessions SET session = json_set(session, '$.status', 'complete', '$.payment_status', 'paid', '$.payment_intent', ?,
				'$.url', NULL) WHERE id = ? AND session ->> 'status' = 'open'`,
		)
		.bind(intent, id)
		.run();
	const session = await sandboxSessionById(db, id);
	if (meta.changes !== 1 || !session) return "over";
	if (sendsMessage) await receiveEvent(db, provider, await sandboxMessage(provider, "checkout.session.completed", session));
	return "paid";
}

/** A message about a session, signed as the provider signs it. @param at seconds; now where nothing is said */
export async function sandboxMessage(
	{ stripe, webhookSecret: secret }: Provider,
	type: string,
	session: SandboxSession,
	at = Math.floor(Date.now() / 1000),
): Promise<{ body: string; signature: string }> {
	const body = JSON.stringify({
		id: `evt_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`,
		object: "event",
		api_version: stripe.getApiField("version"),
		created: at,
		data: { object: session },
		livemode: false,
		pending_webhooks: 1,
		request: { id: null, idempotency_key: null },
		type,
	});
	return { body, signature: await stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret, timestamp: at }) };
}

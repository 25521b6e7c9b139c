import type { StripeAccount } from "../stripe-calls";
import type { SandboxSession } from "./api";

const cards: Readonly<Record<string, "paid" | "declined">> = {
	"4242424242424242": "paid",
	"4000000000000002": "declined",
};

type Tried = "paid" | "declined" | "unknown" | "over";

/** Pays a session with a card, once. */
export async function tryCard(db: D1Database, id: string, card: string): Promise<Tried> {
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
	return meta.changes === 1 ? "paid" : "over";
}

/** A message about a session, signed as Stripe signs it. @param at seconds */
export async function sandboxMessage(
	{ client, webhookSecret: secret }: StripeAccount,
	type: string,
	session: SandboxSession,
	at = Math.floor(Date.now() / 1000),
): Promise<{ body: string; signature: string }> {
	const body = JSON.stringify({
		id: `evt_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`,
		object: "event",
		api_version: client.getApiField("version"),
		created: at,
		data: { object: session },
		livemode: false,
		pending_webhooks: 1,
		request: { id: null, idempotency_key: null },
		type,
	});
	return { body, signature: await client.webhooks.generateTestHeaderStringAsync({ payload: body, secret, timestamp: at }) };
}

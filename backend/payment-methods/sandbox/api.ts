import * as z from "zod";
import { json, rowsOf } from "../../db/rows";
import type { ProviderEnv } from "../payment-method";

/** The sandbox replaces Stripe only in development, and never with a real key. */
export const hasSandbox = (env: Pick<ProviderEnv, "DEV_PAGES" | "STRIPE_SECRET_KEY">): boolean =>
	!env.STRIPE_SECRET_KEY && env.DEV_PAGES === "1";

/** Keys of the sandbox. They are no secrets. */
export const sandboxKey = "sk_test_sandbox";
export const sandboxWebhookSecret = "whsec_sandbox";

/** Seconds after which an open session expires, as at Stripe. */
const lifetime = 86_400;

export const sandboxSession = z.object({
	id: z.string(),
	object: z.literal("checkout.session"),
	amount_subtotal: z.number(),
	amount_total: z.number(),
	cancel_url: z.string(),
	client_reference_id: z.string().nullable(),
	created: z.number(),
	currency: z.string(),
	customer_email: z.string().nullable(),
	expires_at: z.number(),
	livemode: z.literal(false),
	locale: z.string().nullable(),
	metadata: z.record(z.string(), z.string()),
	mode: z.literal("payment"),
	payment_intent: z.string().nullable(),
	payment_method_types: z.array(z.string()),
	payment_status: z.enum(["paid", "unpaid"]),
	status: z.enum(["open", "complete", "expired"]),
	success_url: z.string(),
	url: z.string().nullable(),
});
export type SandboxSession = z.output<typeof sandboxSession>;

const storedSession = z.object({ request: z.string(), session: json(sandboxSession) });

export function sandboxFetch(db: D1Database): typeof fetch {
	return async (address, init) => {
		const request = new Request(address, init);
		const path = new URL(request.url).pathname;
		const [, id, verb] = /^\/v1\/checkout\/sessions(?:\/([\w-]+))?(?:\/(expire))?$/.exec(path) ?? [null];
		if (request.headers.get("Authorization") !== `Bearer ${sandboxKey}`) return refusal(401, "api_key_invalid", "Invalid API Key.");
		if (path === "/v1/refunds") return request.method === "POST" ? refund(db, request) : refundsOf(db, request);
		if (request.method === "POST" && id && verb) return expire(db, id);
		if (request.method === "GET" && id && !verb) return answerOf(await sandboxSessionById(db, id));
		if (request.method === "POST" && path.endsWith("/sessions")) return create(db, request);
		return refusal(404, "url_invalid", `Unrecognized request URL (${request.method}: ${path}).`);
	};
}

/** Expires the session if it is due. @returns null if there is none */
export async function sandboxSessionById(db: D1Database, id: string): Promise<SandboxSession | null> {
	await end(db, id, Math.floor(Date.now() / 1000));
	return (await storedById(db, id))?.session ?? null;
}

async function storedById(db: D1Database, id: string) {
	const [row] = rowsOf(storedSession, await db.prepare("SELECT request, session FROM sandbox_sessions WHERE id = ?").bind(id).all());
	return row;
}

export async function sandboxLine(db: D1Database, id: string): Promise<string> {
	const form = new URLSearchParams((await storedById(db, id))?.request);
	return form.get("line_items[0][price_data][product_data][name]") ?? "";
}

/** Expires an open session that is due before a time. @returns whether it did */
async function end(db: D1Database, id: string, before: number): Promise<boolean> {
	const ended = await db
		.prepare(
			`UPDATE sandbox_sessions SET session = json_set(session, '$.status', 'expired', '$.url', NULL)
			WHERE id = ? AND session ->> 'status' = 'open' AND session ->> 'expires_at' <= ?`,
		)
		.bind(id, before)
		.run();
	return ended.meta.changes === 1;
}

async function expire(db: D1Database, id: string): Promise<Response> {
	if (await end(db, id, Number.MAX_SAFE_INTEGER)) return answerOf(await sandboxSessionById(db, id));
	const session = await sandboxSessionById(db, id);
	if (!session) return answerOf(null);
	return refusal(
		400,
		null,
		`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
	);
}

const sandboxRefund = z.object({
	id: z.string(),
	object: z.literal("refund"),
	amount: z.number(),
	created: z.number(),
	currency: z.string(),
	metadata: z.record(z.string(), z.string()),
	payment_intent: z.string(),
	status: z.literal("succeeded"),
});

/** A session stores the refunds of its payment. */
const paidRow = z.object({
	id: z.string(),
	session: json(sandboxSession.extend({ refunds: z.array(sandboxRefund.extend({ key: z.string() })).default([]) })),
});

async function paidWith(db: D1Database, intent: string) {
	const found = await db.prepare("SELECT id, session FROM sandbox_sessions WHERE session ->> 'payment_intent' = ?").bind(intent).all();
	return rowsOf(paidRow, found)[0];
}

/** Refunds at most what is left of a payment. The same key within a day is the same refund. */
async function refund(db: D1Database, request: Request): Promise<Response> {
	const form = new URLSearchParams(await request.text());
	const intent = form.get("payment_intent") ?? "";
	const row = await paidWith(db, intent);
	if (!row) return refusal(404, "resource_missing", `No such payment_intent: '${intent}'`);
	const { refunds, amount_total: paid, currency } = row.session;
	const key = request.headers.get("Idempotency-Key") ?? crypto.randomUUID();
	const created = Math.floor(Date.now() / 1000);
	const known = refunds.find((one) => one.key === key && one.created > created - lifetime);
	if (known) return Response.json(sandboxRefund.parse(known));
	const amount = Number(form.get("amount"));
	if (amount > paid - refunds.reduce((sum, one) => sum + one.amount, 0))
		return refusal(400, "charge_already_refunded", "Refund amount is greater than the unrefunded amount on the charge.");
	const made = sandboxRefund.parse({
		...{ id: `re_${crypto.randomUUID().replaceAll("-", "")}`, object: "refund", status: "succeeded" },
		...{ amount, created, currency, payment_intent: intent, metadata: { key: form.get("metadata[key]") ?? "" } },
	});
	await db
		.prepare(
			"UPDATE sandbox_sessions SET session = json_set(session, '$.refunds', json_insert(coalesce(session -> '$.refunds', '[]'), '$[#]', json(?))) WHERE id = ?",
		)
		.bind(JSON.stringify({ ...made, key }), row.id)
		.run();
	return Response.json(made);
}

async function refundsOf(db: D1Database, request: Request): Promise<Response> {
	const row = await paidWith(db, new URL(request.url).searchParams.get("payment_intent") ?? "");
	const data = (row?.session.refunds ?? []).map((one) => sandboxRefund.parse(one));
	return Response.json({ object: "list", data, has_more: false, url: "/v1/refunds" });
}

async function create(db: D1Database, request: Request): Promise<Response> {
	const body = await request.text();
	const form = new URLSearchParams(body);
	const cents = Number(form.get("line_items[0][price_data][unit_amount]")) * Number(form.get("line_items[0][quantity]"));
	// Stripe's limits for euros.
	if (!Number.isInteger(cents) || cents < 50) return refusal(400, "amount_too_small", "The total must be at least 0.50 eur.");
	if (cents > 99_999_999) return refusal(400, "amount_too_large", "The total must be no more than 999999.99 eur.");
	const session = newSession(form, cents);
	const key = request.headers.get("Idempotency-Key") ?? session.id;
	await db
		.prepare(
			"INSERT INTO sandbox_sessions (id, idempotency_key, request, session) VALUES (?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING",
		)
		.bind(session.id, key, body, JSON.stringify(session))
		.run();
	const found = await db.prepare("SELECT request, session FROM sandbox_sessions WHERE idempotency_key = ?").bind(key).all();
	const [row] = rowsOf(storedSession, found);
	if (!row || row.request === body) return answerOf(row?.session ?? null);
	return refusal(
		400,
		"idempotency_key_in_use",
		"Keys for idempotent requests can only be used with the same parameters.",
		"idempotency_error",
	);
}

function newSession(form: URLSearchParams, cents: number): SandboxSession {
	const id = `cs_test_${crypto.randomUUID().replaceAll("-", "")}${crypto.randomUUID().replaceAll("-", "")}`;
	const created = Math.floor(Date.now() / 1000);
	const success = form.get("success_url") ?? "";
	return {
		id,
		object: "checkout.session",
		amount_subtotal: cents,
		amount_total: cents,
		cancel_url: form.get("cancel_url") ?? "",
		client_reference_id: form.get("client_reference_id"),
		created,
		currency: form.get("line_items[0][price_data][currency]") ?? "eur",
		customer_email: form.get("customer_email"),
		expires_at: created + lifetime,
		livemode: false,
		locale: form.get("locale"),
		metadata: {},
		mode: "payment",
		payment_intent: null,
		payment_method_types: ["card"],
		payment_status: "unpaid",
		status: "open",
		success_url: success,
		url: new URL(`/_dev/pay/${id}`, success).href,
	};
}

const answerOf = (session: SandboxSession | null): Response =>
	session ? Response.json(session) : refusal(404, "resource_missing", "No such checkout.session.");

const refusal = (status: number, code: string | null, message: string, type = "invalid_request_error"): Response =>
	Response.json({ error: { type, ...(code && { code }), message } }, { status });

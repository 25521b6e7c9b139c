import type { Context, MiddlewareHandler } from "hono";
import * as z from "zod";
import type { ErrorAnswer } from "../../contract/errors";
import { sha256 } from "../platform/digest";
import type { AppEnv } from "../platform/http";
import { bodyDigest } from "../platform/idempotency";

/** Milliseconds that a call may take before a repeated one tries again. */
const longest = 60_000;

const stored = z.object({ body_hash: z.string(), answer: z.string().nullable() });

/** These answers contain a key or a secret, which no table may store: a taken name or address stops a repeated call. */
const tellsSecret = /^\/desk\/(?:keys|webhooks|staff|me\/app|connections\/of\/[^/]+|connections\/[^/]+\/secret)\/?$/;

const headerOf = ({ req }: Context): string => req.header("Idempotency-Key") ?? "";

/**
 * Runs a write with the header Idempotency-Key once: a repeated call gets the same answer for 30 days, and the same key with
 * another call is refused. Refusals and failures are not stored, because the next try may succeed.
 */
export const submissionGuard: MiddlewareHandler<AppEnv> = async (context, next) => {
	const { env, req } = context;
	const key = headerOf(context);
	if (key === "" || req.method !== "POST" || tellsSecret.test(req.path)) return next();
	if (!/^[\x21-\x7e]{1,255}$/.test(key))
		return context.json<ErrorAnswer>({ error: "Idempotency-Key has 1 to 255 characters of ASCII.", code: "invalid" }, 422);
	const caller = context.get("deskCaller") ?? 0;
	const hash = bodyDigest({ path: req.path, body: await req.text() });
	const at = new Date();
	const until = new Date(at.getTime() + longest).toISOString();
	const claimed = await env.DB.prepare(
		`INSERT INTO desk_submissions (caller, key, body_hash, claimed_until) VALUES (?1, ?2, ?3, ?4)
		ON CONFLICT (caller, key) DO UPDATE SET claimed_until = ?4 WHERE answer IS NULL AND body_hash = ?3 AND claimed_until <= ?5 RETURNING key`,
	)
		.bind(caller, key, hash, until, at.toISOString())
		.first();
	if (!claimed) return answerAgain(context, { caller, key, hash });
	await next();
	const { res } = context;
	await (res.ok
		? env.DB.prepare("UPDATE desk_submissions SET answer = ? WHERE caller = ? AND key = ?").bind(await res.clone().text(), caller, key)
		: env.DB.prepare("DELETE FROM desk_submissions WHERE caller = ? AND key = ? AND answer IS NULL").bind(caller, key)
	).run();
};

async function answerAgain(
	context: Context<AppEnv>,
	{ caller, key, hash }: { caller: number; key: string; hash: string },
): Promise<Response> {
	const found = stored
		.nullable()
		.parse(
			await context.env.DB.prepare("SELECT body_hash, answer FROM desk_submissions WHERE caller = ? AND key = ?").bind(caller, key).first(),
		);
	if (found && found.body_hash !== hash)
		return context.json<ErrorAnswer>({ error: "The key has been used for another call.", code: "idem_conflict" }, 409);
	if (!found?.answer)
		return context.json<ErrorAnswer>({ error: "The same call is being worked on: send it again later.", code: "conflict" }, 409);
	context.header("Idempotent-Replayed", "true");
	return context.body(found.answer, 200, { "Content-Type": "application/json" });
}

/**
 * Derives the key in a submission's body from the header, so that a repeated call resumes one that died half-way. {} without
 * the header.
 */
export function keyInBody(context: Context<AppEnv>): { key?: string; idem?: string } {
	const header = headerOf(context);
	if (header === "") return {};
	const key = sha256(`${context.get("deskCaller") ?? 0} ${header}`);
	return { key, idem: key };
}

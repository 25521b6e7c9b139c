import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { requestId, requestIdHeader } from "../contract/locale";
import type { BackendEnv } from "./env";

/** The id of the request that is being answered: whatever is logged meanwhile carries it, without being handed it. */
const answered = new AsyncLocalStorage<string>();

/** A line of JSON about what has failed; nothing in it may tell of anybody. */
export function logError(facts: Record<string, string | number>): void {
	console.error(JSON.stringify({ level: "error", requestId: answered.getStore(), ...facts }));
}

/**
 * Answers in the name of the shop's request (X-Request-Id), and with REQUEST_LOG writes one line for each call: its id, method, route, status and
 * milliseconds.
 */
export const inName: MiddlewareHandler<{ Bindings: BackendEnv }> = async (context, next) => {
	const given = requestId.safeParse(context.req.header(requestIdHeader));
	const id = given.success ? given.data : crypto.randomUUID();
	const begin = Date.now();
	await answered.run(id, next);
	if (context.env.REQUEST_LOG !== "1") return;
	const { status } = context.res;
	const level = status >= 500 ? "error" : "info";
	const line = { level, requestId: id, method: context.req.method, call: routePath(context, -1), status, ms: Date.now() - begin };
	console.log(JSON.stringify(line));
};

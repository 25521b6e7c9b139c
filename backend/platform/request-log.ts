import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { requestId } from "../../contract/fields";
import { requestIdHeader } from "../../contract/locale";
import type { BackendEnv } from "../env";

/** Who calls, as the call says it. */
export interface Caller {
	user: number | null;
	/** "" where there is none. */
	session: string;
	/** The network as the shop tells it: a keyed digest already. */
	client: string;
	/** Of a call about an account. */
	email: string | null;
}

/** The call that is being answered, for whatever is logged or counted meanwhile without being handed it. */
interface PresentCall {
	/** Of the shop's request. */
	id: string;
	isLogged: boolean;
	/** DIGEST_KEY; "" where none is set. */
	digestKey: string;
	/** null until that is known. */
	caller: Caller | null;
}

const answered = new AsyncLocalStorage<PresentCall>();

/** @returns undefined while none is answered, as in work by the clock */
export const presentCall = (): PresentCall | undefined => answered.getStore();

/** A line of JSON about what has failed; nothing in it may tell of anybody. */
export function logError(facts: Record<string, string | number>): void {
	console.error(JSON.stringify({ level: "error", requestId: presentCall()?.id, ...facts }));
}

/**
 * Answers in the name of the shop's request (X-Request-Id), and with REQUEST_LOG writes one line for each call: its id, method, route, status and
 * milliseconds.
 */
export const inName: MiddlewareHandler<{ Bindings: BackendEnv }> = async (context, next) => {
	const given = requestId.safeParse(context.req.header(requestIdHeader));
	const id = given.success ? given.data : crypto.randomUUID();
	const isLogged = context.env.REQUEST_LOG === "1";
	const begin = Date.now();
	await answered.run({ id, isLogged, digestKey: context.env.DIGEST_KEY ?? "", caller: null }, next);
	if (!isLogged) return;
	const { status } = context.res;
	const level = status >= 500 ? "error" : "info";
	const line = { level, requestId: id, method: context.req.method, call: routePath(context, -1), status, ms: Date.now() - begin };
	console.log(JSON.stringify(line));
};

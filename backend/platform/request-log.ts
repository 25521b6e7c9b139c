import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { requestId } from "../../contract/fields";
import { requestIdHeader } from "../../contract/locale";
import { isRemarkable, isSampled, type Level, loggedShare, writeLine } from "../../contract/log/log";
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
	writeLine({ level: "error", requestId: presentCall()?.id, ...facts });
}

/** What the shop keeps once it has been read: a thousand shows of a drawing or photograph are one call. */
const quiet = new Set(["/drawings/:slug/:file", "/media/:size/:digest/:file"]);

/**
 * Answers in the name of the shop's request (X-Request-Id). Where REQUEST_LOG is set a call that failed or was slow gets a line with its id, method, route,
 * status and milliseconds, and so does a share of the others.
 */
export const inName: MiddlewareHandler<{ Bindings: BackendEnv }> = async (context, next) => {
	const given = requestId.safeParse(context.req.header(requestIdHeader));
	const id = given.success ? given.data : crypto.randomUUID();
	const share = loggedShare(context.env.REQUEST_LOG);
	const begin = Date.now();
	await answered.run({ id, isLogged: share > 0, digestKey: context.env.DIGEST_KEY ?? "", caller: null }, next);
	const { status } = context.res;
	const call = routePath(context, -1);
	const level: Level = status >= 500 ? "error" : "info";
	const line = { level, requestId: id, method: context.req.method, call, status, ms: Date.now() - begin };
	const sampled = !quiet.has(call) && isSampled(line, share);
	if (share > 0 && (sampled || isRemarkable(line))) writeLine({ ...line, ...(sampled && { share }) });
};

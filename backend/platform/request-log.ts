import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { requestId } from "../../contract/fields";
import { requestIdHeader } from "../../contract/locale";
import { isRemarkable, isSampled, type Level, loggedShare, writeLine } from "../../contract/log/log";
import type { BackendEnv } from "../env";

export interface Caller {
	user: number | null;
	session: string;
	/** The network from the shop, already a keyed digest. */
	client: string;
	/** The address in a call about an account. */
	email: string | null;
}

/** The current call, for code that logs or counts without receiving it as an argument. */
interface CurrentCall {
	/** The id of the shop's request. */
	id: string;
	isLogged: boolean;
	digestKey: string;
	/** null until it is known. */
	caller: Caller | null;
}

const answered = new AsyncLocalStorage<CurrentCall>();

/** @returns undefined outside a call, as in scheduled work */
export const currentCall = (): CurrentCall | undefined => answered.getStore();

/** Logs an error as a line of JSON, which must not contain personal data. */
export function logError(facts: Record<string, string | number>): void {
	writeLine({ level: "error", requestId: currentCall()?.id, ...facts });
}

/** The shop caches these reads: a thousand views of a drawing or photograph are one call. */
const quiet = new Set(["/drawings/:slug/:file", "/media/:size/:digest/:file"]);

/**
 * Answers under the id of the shop's request (X-Request-Id). With REQUEST_LOG set, each failed or slow call, and a share of the others,
 * logs its id, method, route, status and milliseconds.
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

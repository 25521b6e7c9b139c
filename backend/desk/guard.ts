import type { Context, MiddlewareHandler } from "hono";
import * as z from "zod";
import type { ErrorAnswer } from "../../contract/errors";
import { isSecretKey } from "../../contract/values/secret-key";
import type { AppEnv } from "../platform/http";
import { isSameSecret } from "../platform/same-secret";
import { logSecurity } from "../platform/security-events";
import { keyOf, recordKeyUse, type Scope } from "./keys";

const ofOrders = { GET: "orders:read", POST: "orders:write" } as const;

/** Scopes that a key needs, by the first word of the path. Only DESK_KEY opens all other paths. */
const scopesOf: Partial<Record<string, { GET?: Scope; POST?: Scope }>> = {
	orders: ofOrders,
	events: ofOrders,
	carts: ofOrders,
	deliveries: ofOrders,
	invoices: ofOrders,
	claims: ofOrders,
	requests: ofOrders,
	companies: { GET: "companies:read", POST: "companies:write" },
	catalogue: { GET: "catalogue:read", POST: "catalogue:write" },
};

function scopeOf({ req }: Context): Scope | undefined {
	const [, , subject = "", , verb] = req.path.split("/");
	if (verb === "refunds") return "payments:write";
	return scopesOf[subject]?.[z.enum(["GET", "POST"]).catch("POST").parse(req.method)];
}

/**
 * Admits DESK_KEY, or a key with the scope of the path. There is no desk without DESK_KEY, nor in production with a guessable
 * one.
 */
export const keyGuard: MiddlewareHandler<AppEnv> = async (context, next) => {
	const { env, req } = context;
	const master = env.DESK_KEY ?? "";
	if (master === "" || (env.DEV_PAGES !== "1" && !isSecretKey(master))) return context.notFound();
	const refused = (rule: string, error: string) => {
		logSecurity("key_refused", rule);
		return context.json<ErrorAnswer>({ error, code: "not_allowed" }, 403);
	};
	const given = /^Bearer (\S{1,200})$/.exec(req.header("Authorization") ?? "")?.[1] ?? "";
	const isMaster = isSameSecret(req.header("Authorization") ?? "", `Bearer ${master}`);
	const key = isMaster || given === "" ? null : await keyOf(env.DB, given);
	if (!isMaster && !key) return refused("desk_key", "The key is not right.");
	const scope = scopeOf(context);
	if (key && !(scope && key.scopes.includes(scope)))
		return refused("desk_scope", `The key ${key.name} may not do this: it lacks ${scope ?? "the desk's own key"}.`);
	if (key) context.executionCtx.waitUntil(recordKeyUse(env.DB, key));
	context.set("deskCaller", key?.id ?? 0);
	await next();
};

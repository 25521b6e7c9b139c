import type { Context, MiddlewareHandler, Next } from "hono";
import { routePath } from "hono/route";
import type { Scope } from "../../contract/desk/scopes";
import { logEntryHeader } from "../../contract/desk/staff";
import type { ErrorAnswer } from "../../contract/errors";
import { isSecretKey } from "../../contract/values/secret-key";
import type { AppEnv, Member } from "../platform/http";
import { Refused } from "../platform/refused";
import { isSameSecret } from "../platform/same-secret";
import { logSecurity } from "../platform/security-events";
import { recordActions } from "../staff/log";
import { memberOf, recordMemberUse, scopesOfMember, sessionPrefix } from "../staff/member";
import { keyOf, recordKeyUse } from "./keys";

/** Scopes of which a caller needs one. */
interface Needed {
	GET?: readonly Scope[];
	POST?: readonly Scope[];
}

const ofInvoices: readonly Scope[] = ["orders:write", "payments:write"];
const ofPayments: Needed = { GET: ["payments:read"], POST: ["payments:write"] };
const ofPurchases: Needed = { GET: ["orders:write"], POST: ["orders:write"] };
const ofOrders: Needed = { GET: ["orders:read"], POST: ["orders:write"] };

/** By the first word of the path. Only DESK_KEY and an owner open all other paths. */
const neededFor: Partial<Record<string, Needed>> = {
	orders: ofOrders,
	events: ofOrders,
	carts: ofOrders,
	deliveries: ofOrders,
	certificates: ofOrders,
	invoices: { GET: ["orders:read"], POST: ofInvoices },
	reminders: ofPayments,
	statements: ofPayments,
	bank: ofPayments,
	claims: ofOrders,
	purchases: ofPurchases,
	suppliers: ofPurchases,
	requests: ofOrders,
	figures: ofOrders,
	searches: { GET: ["catalogue:read"], POST: ["catalogue:write"] },
	connections: { GET: ["companies:write"], POST: ["companies:write"] },
	companies: { GET: ["companies:read"], POST: ["companies:write"] },
	catalogue: { GET: ["catalogue:read"], POST: ["catalogue:write"] },
	content: { GET: ["content:read"], POST: ["content:write"] },
};

/** Paths below a number that need other scopes, by the first and the last word. Texts have names that somebody chooses: they are no such words. */
const neededBelow: Partial<Record<string, ReadonlyMap<string, readonly Scope[]>>> = {
	orders: new Map([
		["refunds", ["payments:write"]],
		["invoices", ofInvoices],
		["costs", ["costs:read"]],
	]),
	invoices: new Map([["payment", ["payments:write"]]]),
	requests: new Map([["costs", ["costs:read"]]]),
};

/** Paths for every person at the desk, and for no key. */
const ofPeople = ["me", "today", "log"];

const isRead = (method: string): boolean => method === "GET" || method === "HEAD";

interface Asked {
	method: string;
	/** Begins with /desk/. */
	path: string;
}

function neededBy({ method, path }: Asked): readonly Scope[] {
	const [, , subject = "", , verb = ""] = path.split("/");
	return neededBelow[subject]?.get(verb) ?? neededFor[subject]?.[isRead(method) ? "GET" : "POST"] ?? [];
}

/** Whether a role of the person allows a call. */
export function mayCall(member: Pick<Member, "roles">, asked: Asked): boolean {
	const scopes = scopesOfMember(member);
	return member.roles.includes("owner") || neededBy(asked).some((scope) => scopes.includes(scope));
}

/**
 * Admits DESK_KEY, a key with a scope of the path, or a person whose role has one. There is no desk without DESK_KEY, nor in production with
 * a guessable one.
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
	if (given.startsWith(sessionPrefix)) return admitMember(context, next, given);
	const isMaster = isSameSecret(req.header("Authorization") ?? "", `Bearer ${master}`);
	const key = isMaster || given === "" ? null : await keyOf(env.DB, given);
	if (!isMaster && !key) return refused("desk_key", "The key is not right.");
	const needed = neededBy(req);
	if (key && !needed.some((scope) => key.scopes.includes(scope)))
		return refused("desk_scope", `The key ${key.name} may not do this: it lacks ${needed[0] ?? "the desk's own key"}.`);
	if (key) context.executionCtx.waitUntil(recordKeyUse(env.DB, key));
	context.set("deskCaller", key?.id ?? 0);
	await next();
};

/** Admits a person, and records what the person has done. An answer names the entry of the log that can be taken back. */
async function admitMember(context: Context<AppEnv>, next: Next, bearer: string): Promise<Response | undefined> {
	const { env, req, executionCtx } = context;
	const member = await memberOf(env.DB, bearer);
	if (!member) throw new Refused("not_signed_in", "The session has ended: sign in again.");
	const subject = req.path.split("/")[2] ?? "";
	if (!ofPeople.includes(subject) && !mayCall(member, req)) {
		logSecurity("key_refused", "desk_role");
		throw new Refused("not_allowed", "No role of this person may do this.", undefined, undefined, "desk_role");
	}
	if (member.isDue) executionCtx.waitUntil(recordMemberUse(env.DB, member));
	context.set("member", member);
	context.set("deskCaller", -member.id);
	await next();
	const call = routePath(context, -1)
		.replace(/^\/desk\//, "")
		.replace(/:(\w+)/g, "{$1}");
	// A preview and costs do nothing, steps go on with what another call has begun, and an undo writes its entry itself.
	const isRepeated = context.res.headers.has("Idempotent-Replayed");
	if (isRead(req.method) || !context.res.ok || isRepeated || /\/(?:preview|costs|steps|undo)$/.test(call)) return;
	const subjects = context.get("deskSubjects") ?? [(context.req.param("number") ?? "").toUpperCase()];
	const entry = await recordActions(env.DB, {
		staff: member.id,
		call,
		subjects,
		undo: context.get("deskUndo") ?? null,
		key: context.get("deskKey") ?? null,
	});
	if (entry !== null) context.header(logEntryHeader, String(entry));
}

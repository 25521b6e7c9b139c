import { type RateLimit, routeOf } from "../../app/platform/config/route-table";
import type { Middleware } from "../context/context";
import { networkDigest } from "../network/network";
import { tooBusy } from "../refusals/too-busy";
import type { ShopEnv } from "../settings/settings";

/** Refuses requests of networks over a limit. Forms about accounts and messages report the limit on their own page. */
export const limitRates: Middleware = async (context, next) => {
	const { request, url, reader, settings, logSecurity, isDesk } = context.var;
	const reached = await limitReached(request, url, context.env, { hasCart: reader.visitor.cart !== null, digestKey: settings.digestKey });
	context.set("reached", reached);
	if (reached === null) return next();
	logSecurity("limit_reached", reached);
	switch (reached) {
		case "EVENTS":
			return new Response(null, { status: 429, headers: { "Retry-After": "60" } });
		case "CART_CHANGES":
		case "NEW_CARTS":
		case "SEARCHES":
			return tooBusy(request, url, reader, "often");
		case "ACCOUNT_FORMS":
			// The desk has no page of its own for it.
			return isDesk ? tooBusy(request, url, reader, "often") : next();
		case "OPEN_FORMS":
			return next();
	}
};

/** Properties of the client that affect its limits. */
interface Client {
	hasCart: boolean;
	digestKey: string;
}

/**
 * Counts a request against its network's limits. A document and its `.data` count alike; cached pages do not count.
 * @returns the limit that is reached; null if none
 */
export async function limitReached(
	request: Request,
	url: URL,
	env: Pick<ShopEnv, RateLimit>,
	{ hasCart, digestKey }: Client,
): Promise<RateLimit | null> {
	const isForm = request.method === "POST";
	const limits = limitsOf(isForm, url, hasCart);
	if (limits.length === 0) return null;
	const client = networkDigest(request, digestKey);
	if (client === "") return null;
	for (const { limit, prefix } of limits) if (!(await env[limit].limit({ key: prefix + client })).success) return limit;
	return null;
}

/**
 * The limits that a request counts towards (app/platform/config/route-table.ts). A prefix separates the counts of routes that share a
 * limit.
 */
function limitsOf(isForm: boolean, { pathname }: URL, hasCart: boolean): { limit: RateLimit; prefix: "" | "files:" }[] {
	const { formLimit, startsCart, readLimit } = routeOf(pathname);
	if (!isForm) {
		if (readLimit === "DOCUMENTS") return [{ limit: "NEW_CARTS", prefix: "files:" }];
		return readLimit ? [{ limit: readLimit, prefix: "" }] : [];
	}
	const limits = [...(formLimit ? [formLimit] : []), ...(startsCart && !hasCart ? (["NEW_CARTS"] as const) : [])];
	return limits.map((limit) => ({ limit, prefix: "" }));
}

/**
 * Whether a page's events may still be sent: anybody can consent and request pages without end. Events that browsers send themselves were
 * already counted by limitReached.
 */
export async function mayDeliver(request: Request, url: URL, env: Pick<ShopEnv, "EVENTS">, digestKey: string): Promise<boolean> {
	if (routeOf(url.pathname).formLimit === "EVENTS") return true;
	const network = networkDigest(request, digestKey);
	return network === "" || (await env.EVENTS.limit({ key: `pages:${network}` })).success;
}

/** A request for the page that reports the limit (users/too-many), as a document or as data. */
export function limitReachedRequest(request: Request, url: URL): Request {
	const address = new URL(url.pathname.endsWith(".data") ? "/users/too-many.data" : "/users/too-many", url);
	const headers = new Headers(request.headers);
	headers.delete("Content-Length");
	return new Request(address, { method: "POST", headers, body: "" });
}

import type { PageRecord } from "../../app/platform/backend/page-record.server";
import { routeOf } from "../../app/platform/config/route-table";
import type { Middleware } from "../context/context";

/** From pointing at a link to following it. In seconds. */
const lifetime = 10;

const isEverybodys = (record?: PageRecord): boolean =>
	!record || !(record.isPersonal || record.isStreamed || record.isIncomplete || record.tagged.length > 0);

/**
 * Lets a browser use the data that it prefetched when the link is followed. Only data of the page itself, which are the same for everybody: what the shell
 * shows of the cart and the account belongs to the root route, and is not in them.
 */
export const cachePrefetchedData: Middleware = async (context, next) => {
	await next();
	const { url, reader } = context.var;
	const { req, res } = context;
	const isPagePart = url.pathname.endsWith(".data") && url.searchParams.has("_routes") && routeOf(url.pathname).isPrefetched;
	if (!isPagePart || res.status !== 200 || req.method !== "GET" || !/^prefetch\b/.test(req.header("Sec-Purpose") ?? "")) return;
	const { visitor, isNeutralHost } = reader;
	const record = context.get("record");
	// The language of a neutral host may change meanwhile; a visit that is counted is counted when the data are requested.
	if (isNeutralHost || visitor.allowsTracking || !visitor.isUnchanged || !isEverybodys(record)) return;
	res.headers.set("Cache-Control", `private, max-age=${lifetime}`);
};

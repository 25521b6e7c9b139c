import type { PageRecord } from "../../app/platform/backend/page-record.server";
import { routeOf } from "../../app/platform/config/route-table";
import type { Middleware } from "../context/context";

/** Time between pointing at a link and following it, in seconds. */
const lifetime = 10;

const isPublic = (record?: PageRecord): boolean =>
	!record || !(record.isPersonal || record.isStreamed || record.isIncomplete || record.tagged.length > 0);

/**
 * Lets a browser reuse the data that it prefetched when the reader follows the link. Only public data of the page itself: the shell's cart
 * and account are in the root route's data.
 */
export const cachePrefetchedData: Middleware = async (context, next) => {
	await next();
	const { url, reader } = context.var;
	const { req, res } = context;
	const isPagePart = url.pathname.endsWith(".data") && url.searchParams.has("_routes") && routeOf(url.pathname).isPrefetched;
	if (!isPagePart || res.status !== 200 || req.method !== "GET" || !/^prefetch\b/.test(req.header("Sec-Purpose") ?? "")) return;
	const { visitor, isNeutralHost } = reader;
	const record = context.get("record");
	// On a neutral host the language may change meanwhile. A counted visit would be counted at the prefetch.
	if (isNeutralHost || visitor.allowsTracking || !visitor.isUnchanged || !isPublic(record)) return;
	res.headers.set("Cache-Control", `private, max-age=${lifetime}`);
};

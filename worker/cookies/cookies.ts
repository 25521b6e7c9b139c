import { type Middleware, replaceResponse } from "../context/context";
import { readerOf } from "../reader/reader";
import { hasForgedSession } from "../security-log/security-log";

/**
 * Finds out who asks, by cookies above all, and writes the cookies that have changed into the response. A browser that is signed out also throws away what
 * it has stored of pages, those behind its back button included; pages say themselves that they are stored nowhere.
 */
export const identifyReader: Middleware = async (context, next) => {
	const { url, settings, requestId, logSecurity } = context.var;
	const request = context.req.raw;
	const reader = await readerOf(request, url, settings, requestId);
	const { visitor } = reader;
	if (hasForgedSession(request, url, visitor)) logSecurity("input_refused", "session_id");
	context.set("reader", reader);
	await next();
	if (visitor.isUnchanged || context.res.status === 101) return;
	replaceResponse(context, new Response(context.res.body, context.res));
	const { headers } = context.res;
	if (visitor.isSignedOut) headers.set("Clear-Site-Data", '"cache"');
	for (const cookie of await visitor.commit()) headers.append("Set-Cookie", cookie);
};

import { type Middleware, replaceResponse } from "../context/context";
import { readerOf } from "../reader/reader";
import { hasForgedSession } from "../security-log/security-log";

/**
 * Identifies the reader and writes changed cookies into the response.
 * Signing out also clears what the browser cached, including pages for the back button; pages already forbid storing through
 * Cache-Control.
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

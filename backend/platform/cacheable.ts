import type { MiddlewareHandler } from "hono";

/** For answers that are the same for everybody: fresh for a minute. Refusals are not kept, nor what may show hidden goods to one user. */
export const cacheable: MiddlewareHandler = async (context, next) => {
	await next();
	if (!context.res.ok) return;
	context.header("Cache-Control", context.req.query("showHidden") === "true" ? "private, no-store" : "public, max-age=60");
};

import type { MiddlewareHandler } from "hono";

/** For answers that are the same for everybody: fresh for a minute. Refusals are not kept. */
export const cacheable: MiddlewareHandler = async (context, next) => {
	await next();
	if (context.res.ok) context.header("Cache-Control", "public, max-age=60");
};

import type { Context, MiddlewareHandler } from "hono";
import type { PageRecord } from "../../app/platform/backend/page-record.server";
import type { RateLimit } from "../../app/platform/config/route-table";
import type { Reader } from "../reader/reader";
import type { LogSecurity } from "../security-log/security-log";
import type { Settings, ShopEnv } from "../settings/settings";

/** The variables that middleware reads and sets in the context of a request. */
export interface Shop {
	Bindings: ShopEnv;
	Variables: {
		requestId: string;
		url: URL;
		settings: Settings;
		/** Writes an event into the security log. */
		logSecurity: LogSecurity;
		/** From `identifyReader` on. */
		reader: Reader;
		/** From `serveCachedPage` on: what the page is cached under; null where it is not cached. */
		cacheKey: string | null;
		/** From `readBody` on: the request with its body in hand. `req.raw` is the one that came. */
		request: Request;
		/** From `limitRates` on: the limit that the request's network has reached. */
		reached: RateLimit | null;
		/** The inputs of the page; undefined where the response is not from Remix. */
		record: PageRecord | undefined;
	};
}

export type ShopContext = Context<Shop>;
export type Middleware = MiddlewareHandler<Shop>;

/** Sets the response of a request. Hono by itself would write the headers of the one before over it. */
export function replaceResponse(context: ShopContext, response: Response): void {
	context.res = undefined;
	context.res = response;
}

import type { Context, MiddlewareHandler } from "hono";
import type { PageRecord } from "../../app/platform/backend/page-record.server";
import type { RateLimit } from "../../app/platform/config/route-table";
import type { Reader } from "../reader/reader";
import type { LogSecurity } from "../security-log/security-log";
import type { Settings, ShopEnv } from "../settings/settings";

/** Variables that middleware reads and sets for one request. */
export interface Shop {
	Bindings: ShopEnv;
	Variables: {
		requestId: string;
		url: URL;
		settings: Settings;
		/** Writes an event to the security log. */
		logSecurity: LogSecurity;
		/** Set by `identifyReader`. */
		reader: Reader;
		/** Set by `separateDesk`: the request is for the desk's host. */
		isDesk: boolean;
		/** Set by `serveCachedPage`. null: the page is not cached. */
		cacheKey: string | null;
		/** Set by `readBody`: the request with its whole body read. `req.raw` is the original. */
		request: Request;
		/** Set by `limitRates`: the limit that the client's network has reached. */
		reached: RateLimit | null;
		/** The inputs of the page; undefined where Remix did not render the response. */
		record: PageRecord | undefined;
	};
}

export type ShopContext = Context<Shop>;
export type Middleware = MiddlewareHandler<Shop>;

/** Replaces the response. Without the reset, Hono copies the previous response's headers onto the new one. */
export function replaceResponse(context: ShopContext, response: Response): void {
	context.res = undefined;
	context.res = response;
}

import type { ErrorHandler } from "hono";
import { pathMatcher } from "../../app/platform/config/path-matcher";
import { routePatterns } from "../../app/platform/config/route-table";
import { logError } from "../../app/platform/http/log-error.server";
import { randomUuid } from "../../app/platform/http/random";
import { requestIdHeader } from "../../contract/locale";
import { isRemarkable, isSampled, type Level, writeLine } from "../../contract/log/log";
import { type Middleware, replaceResponse, type Shop } from "../context/context";
import { refusal } from "../refusals/refusal";
import { securityLogOf } from "../security-log/security-log";
import { settings } from "../settings/settings";

/** Routes that the Worker answers without Remix. */
const workerPatterns = [
	"health",
	"healthz",
	"_purge",
	"__manifest",
	"payments/webhook",
	"order-messages",
	"order-messages/:number",
	"order-messages/:number/agreement",
	"punchout/cxml",
	"cart/:uuid/live",
	"img/:width/*",
	"share/*",
	"drawings/*",
	"media/*",
	"_dev/*",
];

const find = pathMatcher([...workerPatterns, ...routePatterns]);

/**
 * Names a path by its route pattern, so that the log contains no uuid, slug or typed text.
 * @returns /cart/:uuid.data for a script's request for a cart's data, and /* for an unknown path
 */
export function loggedRoute(path: string): string {
	if (path === "/_root.data") return "/.data";
	const named = (page: string) => `/${(find(page) ?? "*").replace(/^\/$/, "")}`;
	return path.endsWith(".data") ? `${named(path.slice(0, -".data".length))}.data` : named(path);
}

interface Line {
	requestId: string;
	method: string;
	/** null if the address could not be parsed. */
	url: URL | null;
	/** Time until the response began. */
	ms: number;
	response: Response;
	/** Share of successful requests that are logged. */
	share: number;
}

const methods = new Set(["GET", "HEAD", "POST"]);

/** Responses that cost nothing: most requests of a day. */
const quietRoutes = new Set(["/img/:width/*", "/share/*", "/drawings/*", "/media/*"]);
const quietCaches = new Set(["hit", "stale"]);

/**
 * The log line of a request: its id, method, route pattern, status, duration and cache result (hit, stale, miss, none). Nothing about the
 * sender, and nothing of the address except its pattern.
 * @returns null if nothing is logged: cached pages, drawings and pictures, and requests outside the share. Failed or slow requests are
 * always logged, with `share` only if they belong to it
 */
export function lineOf({ requestId, method, url, ms, response: { status, headers }, share }: Line) {
	const route = url ? loggedRoute(url.pathname) : null;
	const cache = /cache;desc=(\w+)/.exec(headers.get("Server-Timing") ?? "")?.[1];
	const isQuiet = quietRoutes.has(route ?? "") || quietCaches.has(cache ?? "");
	const sampled = !isQuiet && isSampled({ requestId }, share);
	if (share === 0 || !(sampled || isRemarkable({ requestId, status, ms }))) return null;
	const level: Level = status >= 500 ? "error" : "info";
	return { level, requestId, method: methods.has(method) ? method : "other", route, status, ms, cache, ...(sampled && { share }) };
}

/** @returns null if a malformed Host header makes the address invalid */
export function addressOf({ url }: Pick<Request, "url">): URL | null {
	try {
		return new URL(url);
	} catch {
		return null;
	}
}

/** Gives each request an id, which its response carries, and writes its log line. */
export const logRequest: Middleware = async (context, next) => {
	const begin = Date.now();
	const request = context.req.raw;
	const requestId = randomUuid();
	const known = settings(context.env);
	const url = addressOf(request);
	const logSecurity = securityLogOf(request, requestId, known);
	context.set("requestId", requestId);
	context.set("settings", known);
	context.set("logSecurity", logSecurity);
	if (url) {
		context.set("url", url);
		// answerError receives only instances of Error.
		await next().catch((thrown: unknown) => replaceResponse(context, failed(requestId, thrown)));
	} else {
		logSecurity("input_refused", "address");
		replaceResponse(context, refusal(400, "The address cannot be read."));
	}
	const response = context.res;
	// The headers of an opened socket cannot be changed.
	if (response.status !== 101) context.header(requestIdHeader, requestId);
	const line = lineOf({ requestId, method: request.method, url, ms: Date.now() - begin, response, share: known.loggedShare });
	if (line) writeLine(line);
};

/** Answers an uncaught error. */
export const answerError: ErrorHandler<Shop> = (error, context) => failed(context.get("requestId"), error);

function failed(requestId: string, thrown: unknown): Response {
	logError({ requestId, error: thrown instanceof Error ? (thrown.stack ?? thrown.name) : "unknown" });
	return refusal(500, "Something went wrong.");
}

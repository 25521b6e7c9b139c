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

/** What the Worker answers without Remix. */
const workerPatterns = [
	"health",
	"healthz",
	"_purge",
	"__manifest",
	"payments/webhook",
	"cart/:uuid/live",
	"img/:width/*",
	"share/*",
	"drawings/*",
	"media/*",
	"_dev/*",
];

const find = pathMatcher([...workerPatterns, ...routePatterns]);

/**
 * Names a path by the pattern of its route, for the log: what stands in an address (a cart's uuid, a slug, whatever somebody typed) is left out.
 * @returns /cart/:uuid.data for a script's request of a cart's data, and /* for an address that is none
 */
export function loggedRoute(path: string): string {
	if (path === "/_root.data") return "/.data";
	const named = (page: string) => `/${(find(page) ?? "*").replace(/^\/$/, "")}`;
	return path.endsWith(".data") ? `${named(path.slice(0, -".data".length))}.data` : named(path);
}

/** What a request's line says. */
interface Line {
	requestId: string;
	method: string;
	/** Of its address; null where that could not be read. */
	url: URL | null;
	/** Until the response began. */
	ms: number;
	response: Response;
	/** Of requests that went well; those are logged that belong to it. */
	share: number;
}

const methods = new Set(["GET", "HEAD", "POST"]);

/** What answers without making anything: most requests of a day. */
const quietRoutes = new Set(["/img/:width/*", "/share/*", "/drawings/*", "/media/*"]);
const quietCaches = new Set(["hit", "stale"]);

/**
 * The line of one request: its id, which is also on its response, its method, the pattern of its route, its status, how long the response took to begin, and what
 * the edge cache said (hit, stale, miss, none). Nothing of who sent it, nor of the address but its pattern.
 * @returns null for a request that leaves none: a cached page, a drawing or picture, and of the others those that do not belong to the share. What failed or was
 * slow leaves its line in any case, without `share` unless it belongs to that
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

/** @returns null where a Host header that names no host has made the address one that is none */
export function addressOf({ url }: Pick<Request, "url">): URL | null {
	try {
		return new URL(url);
	} catch {
		return null;
	}
}

/** Gives each request its id, which its response carries, too, and writes its line. */
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
		// Only what is an Error gets to answerError.
		await next().catch((thrown: unknown) => replaceResponse(context, failed(requestId, thrown)));
	} else {
		logSecurity("input_refused", "address");
		replaceResponse(context, refusal(400, "The address cannot be read."));
	}
	const response = context.res;
	// The head of an opened socket cannot be changed.
	if (response.status !== 101) context.header(requestIdHeader, requestId);
	const line = lineOf({ requestId, method: request.method, url, ms: Date.now() - begin, response, share: known.loggedShare });
	if (line) writeLine(line);
};

/** Answers an error that nothing has caught. */
export const answerError: ErrorHandler<Shop> = (error, context) => failed(context.get("requestId"), error);

function failed(requestId: string, thrown: unknown): Response {
	logError({ requestId, error: thrown instanceof Error ? (thrown.stack ?? thrown.name) : "unknown" });
	return refusal(500, "Something went wrong.");
}

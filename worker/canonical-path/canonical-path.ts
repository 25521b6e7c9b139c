import { routePatterns } from "../../app/platform/config/route-table";
import type { Middleware } from "../context/context";
import { isHealthCheck } from "../health/health";
import { refuse } from "../refusals/refused-page";

/** Routes whose paths have capitals, by their lower case. */
const capitals = new Map(routePatterns.map((pattern) => [`/${pattern.toLowerCase()}`, `/${pattern}`]));

/** Leads from http to https, but for health checks, whose machines may not follow. */
export const requireHttps: Middleware = async (context, next) => {
	const url = context.get("url");
	if (url.protocol !== "http:" || context.get("settings").devPages || isHealthCheck(url)) return next();
	return redirect(url.href.replace("http:", "https:"));
};

/**
 * A page has one path, though the router takes several: whatever counts, protects or caches by path could else be passed by. Other spellings are
 * redirected to it; a form that is sent to one is refused, and so is a path that the router could not take.
 */
export const requireCanonicalPath: Middleware = async (context, next) => {
	const { pathname, search } = context.get("url");
	const path = canonicalPath(pathname);
	if (path === pathname) return isReadable(path) ? next() : refuse(context, 404);
	const { method } = context.get("request");
	return method === "GET" || method === "HEAD" ? redirect(path + search) : refuse(context, 404);
};

const redirect = (location: string): Response => new Response(null, { status: 301, headers: { Location: location } });

/** What need not be written as %41. */
const unreserved = /[\w.~-]/;

/**
 * Lower case, one slash at the start and none at the end, nothing escaped that need not be. Letters beyond ASCII stand in slugs, escaped; what
 * else is left escaped is in no address of the shop.
 */
export function canonicalPath(path: string): string {
	const plain = path.replace(/%[0-7][\da-f]/gi, (escaped) => {
		const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
		return unreserved.test(character) ? character : escaped;
	});
	const readable = plain.replace(/(?:%[89a-f][\da-f])+/gi, letters);
	if (readable.includes("%")) return path;
	const lower = `/${readable.toLowerCase().replace(/^\/+|\/+$/g, "")}`.replace(/[^ -~]+/g, encodeURIComponent);
	const isData = lower.endsWith(".data");
	const page = isData ? lower.slice(0, -".data".length) : lower;
	return (capitals.get(page) ?? page) + (isData ? ".data" : "");
}

/** Left escaped where it is no UTF-8, or no letter. */
function letters(escaped: string): string {
	const text = decoded(escaped);
	return text !== null && /^[\p{L}\p{M}\p{Nd}]+$/u.test(text) ? text : escaped;
}

/** Whether a path is UTF-8, which the router would print otherwise, and still a path when it is decoded: it throws at "/\\host". */
function isReadable(path: string): boolean {
	const text = decoded(path);
	return text !== null && URL.canParse(text, "http://shop") && new URL(text, "http://shop").host === "shop";
}

/** @returns null where it is no UTF-8 */
function decoded(escaped: string): string | null {
	try {
		return decodeURIComponent(escaped);
	} catch {
		return null;
	}
}

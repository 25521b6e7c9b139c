import { routePatterns } from "../../app/platform/config/route-table";
import type { Middleware } from "../context/context";
import { isHealthCheck } from "../health/health";
import { refuse } from "../refusals/refused-page";

/** Paths of the routes that contain capitals, keyed by their lower-case form. */
const capitals = new Map(routePatterns.map((pattern) => [`/${pattern.toLowerCase()}`, `/${pattern}`]));

/** Redirects http to https. Health checks stay on http because their clients may not follow redirects. */
export const requireHttps: Middleware = async (context, next) => {
	const url = context.get("url");
	if (url.protocol !== "http:" || context.get("settings").devPages || isHealthCheck(url)) return next();
	if (hasSecret(url.pathname)) return new Response("Only https is taken here.", { status: 403 });
	return redirect(url.href.replace("http:", "https:"));
};

/**
 * Gives each page one path. The router accepts several spellings, and any of them could bypass a rule that counts, protects or caches by
 * path.
 * Other spellings are redirected; forms sent to them, and paths that the router cannot read, get a 404.
 */
export const requireCanonicalPath: Middleware = async (context, next) => {
	const { pathname, search } = context.get("url");
	const path = canonicalPath(pathname);
	if (path === pathname) return isReadable(path) ? next() : refuse(context, 404);
	const { method } = context.get("request");
	if (hasSecret(path)) return refuse(context, 404);
	return method === "GET" || method === "HEAD" ? redirect(path + search) : refuse(context, 404);
};

/** Buyers' systems open the catalogue by a link with their password: no redirect may repeat it. */
const hasSecret = (path: string): boolean => canonicalPath(path) === "/punchout/oci";

const redirect = (location: string): Response => new Response(null, { status: 301, headers: { Location: location } });

/** Characters that need no percent-encoding. */
const unreserved = /[\w.~-]/;

/**
 * Lower-cases a path, keeps one leading and no trailing slash, and decodes needless escapes. Letters beyond ASCII, as in slugs, stay
 * encoded.
 * A path with any other escape is returned as it is: no address of the shop has one.
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

/** Decodes UTF-8 letters and digits; leaves everything else escaped. */
function letters(escaped: string): string {
	const text = decoded(escaped);
	return text !== null && /^[\p{L}\p{M}\p{Nd}]+$/u.test(text) ? text : escaped;
}

/** Whether a path is valid UTF-8 and still a path after decoding. The router prints invalid UTF-8 and throws at "/\\host". */
function isReadable(path: string): boolean {
	const text = decoded(path);
	return text !== null && URL.canParse(text, "http://shop") && new URL(text, "http://shop").host === "shop";
}

/** @returns null if it is not UTF-8 */
function decoded(escaped: string): string | null {
	try {
		return decodeURIComponent(escaped);
	} catch {
		return null;
	}
}

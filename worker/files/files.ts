import { routePatternOf } from "../../app/platform/config/route-table";
import { company } from "../../contract/company";
import { fetchEmbedded } from "../backend-client/connection";
import type { Middleware } from "../context/context";
import { health, isHealthCheck } from "../health/health";
import { image } from "../images/images";
import { hasDevPages, type Settings, type ShopEnv } from "../settings/settings";
import { sharePicture } from "../share-pictures/share-pictures";
import { isKeptFile, keptFile } from "./kept-files";

/** Answers with what is no page. */
export const serveFiles: Middleware = async (context, next) => {
	const { request, url, settings, requestId } = context.var;
	return (await passThrough(request, url, context.env, settings, requestId)) ?? next();
};

/**
 * What the Worker answers without Remix: files, pictures for shared links and of a company's own backend, drawings and files of goods of the embedded backend, its development pages with
 * the form that pays there, and the health check.
 * @returns null for everything else
 */
export async function passThrough(
	request: Request,
	url: URL,
	env: ShopEnv,
	settings: Settings,
	requestId: string,
): Promise<Response | null> {
	const isDeveloped = hasDevPages(url, settings);
	const isPaying = isDeveloped && /^\/_dev\/pay\/\w+$/.test(url.pathname);
	if (request.method !== "GET" && request.method !== "HEAD") return isPaying ? toBackend(request, url, env, settings) : null;
	const known = wellKnown(url, Date.now());
	if (known) return known;
	if (isHealthCheck(url)) return health(url, env, settings, requestId);
	if (/^\/(?:assets|fonts|people)\/|^\/(?:favicon\.svg|icon-(?:maskable-)?\d+\.png|apple-touch-icon\.png|share\.png)$/.test(url.pathname))
		return file(await env.ASSETS.fetch(request));
	if (url.pathname.startsWith("/share/")) return sharePicture(request, url, env, settings, requestId);
	if (url.pathname.startsWith("/img/")) return image(request, url, settings, () => caches.open("images"));
	if (isKeptFile(url)) return keptFile(request, url, env, settings);
	// Those that are no pages of the shop's own.
	const isDevPage = url.pathname.startsWith("/_dev/") && routePatternOf(url.pathname) === "*";
	return isDeveloped && isDevPage ? toBackend(request, url, env, settings) : null;
}

/** A form of the sandbox goes along, and its redirect comes back; the visitor's cookies are none of the backend's business. */
function toBackend({ method, body }: Request, url: URL, env: ShopEnv, settings: Settings): Promise<Response> {
	return fetchEmbedded(env, settings, url.pathname + url.search, { method, body, redirect: "manual" });
}

/** A file that is not there (yet) must not be remembered as missing. */
function file(found: Response): Response {
	return found.status < 400 ? found : new Response(null, { status: found.status, headers: { "Cache-Control": "no-store" } });
}

/** Half a year: what security.txt says has to be looked at again (RFC 9116). In ms. */
const goodFor = 182 * 24 * 60 * 60 * 1000;

/** What clients ask for at addresses of their own choosing. @returns null for everything else */
export function wellKnown({ pathname, origin }: URL, now: number): Response | null {
	switch (pathname) {
		case "/favicon.ico":
			return redirect("/icon-192.png");
		case "/.well-known/change-password":
			return redirect("/users/profile");
		case "/.well-known/security.txt":
			return new Response(securityText(origin, now), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
		default:
			return null;
	}
}

const redirect = (path: string): Response => new Response(null, { status: 302, headers: { Location: path } });

function securityText(origin: string, now: number): string {
	const fields = {
		Contact: `mailto:${company.email}?subject=security`,
		Expires: new Date(now + goodFor).toISOString(),
		"Preferred-Languages": "en, fi, de, et",
		Canonical: `${origin}/.well-known/security.txt`,
	};
	return Object.entries(fields)
		.map(([name, value]) => `${name}: ${value}\n`)
		.join("");
}

import { routePatternOf } from "../../app/platform/config/route-table";
import { company } from "../../contract/company";
import { fetchEmbedded } from "../backend-client/connection";
import type { Middleware } from "../context/context";
import { health, isHealthCheck } from "../health/health";
import { image } from "../images/images";
import { hasDevPages, type Settings, type ShopEnv } from "../settings/settings";
import { sharePicture } from "../share-pictures/share-pictures";
import { isKeptFile, keptFile } from "./kept-files";

export const serveFiles: Middleware = async (context, next) => {
	const { request, url, settings, requestId } = context.var;
	return (await answerWithoutRemix(request, url, context.env, settings, requestId, context.executionCtx)) ?? next();
};

/**
 * Answers what Remix does not render: files, share pictures, pictures from the company's own backend, drawings, product files, the embedded
 * backend's development pages with the sandbox payment form, and health checks.
 * @returns null for everything else
 */
export async function answerWithoutRemix(
	request: Request,
	url: URL,
	env: ShopEnv,
	settings: Settings,
	requestId: string,
	run: Pick<ExecutionContext, "waitUntil">,
): Promise<Response | null> {
	const isDeveloped = hasDevPages(url, settings);
	const isPaying = isDeveloped && /^\/_dev\/pay\/\w+$/.test(url.pathname);
	if (request.method !== "GET" && request.method !== "HEAD") return isPaying ? toBackend(request, url, env, settings) : null;
	const known = wellKnown(url, Date.now());
	if (known) return known;
	if (isHealthCheck(url)) return health(url, env, settings, requestId, run);
	if (/^\/(?:assets|fonts|people)\/|^\/(?:favicon\.svg|icon-(?:maskable-)?\d+\.png|apple-touch-icon\.png|share\.png)$/.test(url.pathname))
		return file(await env.ASSETS.fetch(request));
	if (url.pathname.startsWith("/share/")) return sharePicture(request, url, env, settings, requestId);
	if (url.pathname.startsWith("/img/")) return image(request, url, settings, () => caches.open("images"));
	if (isKeptFile(url)) return keptFile(request, url, env, settings);
	// The shop's own development pages are routes of Remix.
	const isDevPage = url.pathname.startsWith("/_dev/") && routePatternOf(url.pathname) === "*";
	return isDeveloped && isDevPage ? toBackend(request, url, env, settings) : null;
}

/** Passes a sandbox form to the backend and its redirect back. The visitor's cookies are not passed. */
function toBackend({ method, body }: Request, url: URL, env: ShopEnv, settings: Settings): Promise<Response> {
	return fetchEmbedded(env, settings, url.pathname + url.search, { method, body, redirect: "manual" });
}

/** Keeps a missing file out of caches: the next deployment may have it. */
function file(found: Response): Response {
	return found.status < 400 ? found : new Response(null, { status: found.status, headers: { "Cache-Control": "no-store" } });
}

/** Half a year: when security.txt has to be reviewed (RFC 9116). In ms. */
const goodFor = 182 * 24 * 60 * 60 * 1000;

/** Answers addresses that clients choose by convention. @returns null for everything else */
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

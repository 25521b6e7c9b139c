import { askEmbedded } from "../backend-client/connection";
import type { Middleware } from "../context/context";
import { health, isHealthCheck } from "../health/health";
import { image } from "../images/images";
import { ownMachine, type Settings, type ShopEnv } from "../settings/settings";
import { sharePicture } from "../share-pictures/share-pictures";
import { wellKnown } from "./well-known";

/** Answers with what is no page. */
export const serveFiles: Middleware = async (context, next) => {
	const { request, url, settings, requestId } = context.var;
	return (await passThrough(request, url, context.env, settings, requestId)) ?? next();
};

/**
 * What the Worker answers without Remix: files, pictures for shared links and of a company's own backend, drawings of the embedded backend, its development pages with
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
	const hasDevPages = settings.devPages && isNamed(url, settings);
	const isPaying = hasDevPages && /^\/_dev\/pay\/\w+$/.test(url.pathname);
	if (request.method !== "GET" && request.method !== "HEAD") return isPaying ? toBackend(request, url, env, settings) : null;
	const known = wellKnown(url, Date.now());
	if (known) return known;
	if (isHealthCheck(url)) return health(url, env, settings, requestId);
	if (/^\/(?:assets|fonts|people)\/|^\/(?:favicon\.svg|icon-(?:maskable-)?\d+\.png|apple-touch-icon\.png|share\.png)$/.test(url.pathname))
		return file(await env.ASSETS.fetch(request));
	if (url.pathname.startsWith("/share/")) return sharePicture(request, url, env, settings, requestId);
	if (url.pathname.startsWith("/img/")) return image(request, url, settings, () => caches.open("images"));
	const own = url.pathname.startsWith("/drawings/") || (hasDevPages && url.pathname.startsWith("/_dev/"));
	return own ? toBackend(request, url, env, settings) : null;
}

/** Whether a host is named in the settings, or is this machine: where any host is taken, development pages still answer at these alone. */
const isNamed = ({ hostname }: URL, { hosts, localeDomains }: Settings): boolean =>
	hosts?.has(hostname) ?? (ownMachine.includes(hostname) || hostname in localeDomains);

/** A form of the sandbox goes along, and its redirect comes back; the visitor's cookies are none of the backend's business. */
function toBackend({ method, body }: Request, url: URL, env: ShopEnv, settings: Settings): Promise<Response> {
	return askEmbedded(env, settings, url.pathname + url.search, { method, body, redirect: "manual" });
}

/** A file that is not there (yet) must not be remembered as missing. */
function file(found: Response): Response {
	return found.status < 400 ? found : new Response(null, { status: found.status, headers: { "Cache-Control": "no-store" } });
}

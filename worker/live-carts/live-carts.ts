import { Visitor } from "../../app/platform/session/visitor.server";
import { formatRange, uuid } from "../../contract/fields";
import { objectId } from "../../contract/realtime";
import { backendStatus, isOk } from "../backend-client/connection";
import type { Middleware } from "../context/context";
import { networkDigest } from "../network/network";
import { refusal } from "../refusals/refusal";
import type { LogSecurity } from "../security-log/security-log";
import type { Settings, ShopEnv } from "../settings/settings";
import { networkHeader } from "./browser-socket";

/** Timeout for the backend's permission check. In ms. */
const longest = 2500;

/** Opens the sockets of carts that are watched. */
export const openLiveCart: Middleware = async (context, next) => {
	const { request, url, settings, requestId, logSecurity } = context.var;
	return (await liveCart(request, url, context.env, settings, requestId, logSecurity)) ?? next();
};

/**
 * GET /cart/{uuid}/live: the socket by which a page hears that its cart has changed. It is opened for pages of this host alone, and for whom
 * the cart's page would be shown to: whoever knows the uuid of a cart that there is.
 * @returns null for every other address; 426, 403, 429, 404 and 503 where no socket is opened
 */
async function liveCart(
	request: Request,
	url: URL,
	env: ShopEnv,
	settings: Settings,
	requestId: string,
	logSecurity: LogSecurity,
): Promise<Response | null> {
	const cart = uuid.safeParse(/^\/cart\/([^/]+)\/live$/.exec(url.pathname)?.[1]);
	if (!cart.success) return null;
	if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return refusal(426, "Only a socket is opened here.");
	// Browsers let any site open a socket, and send Origin with each.
	if (request.headers.get("Origin") !== url.origin) {
		logSecurity("origin_refused", "socket");
		return refusal(403, "A socket is only opened for a page of this shop.");
	}
	const client = networkDigest(request, settings.digestKey);
	if (client !== "" && !(await env.SOCKETS.limit({ key: client })).success) {
		logSecurity("limit_reached", "SOCKETS");
		return refusal(429, "Too many sockets are opened at once.");
	}
	const status = await statusOf(request, cart.data, env, settings, requestId);
	if (status === 404) return refusal(404, "There is no such cart.");
	if (status === null) return refusal(503, "The cart cannot be read.");
	const answer = await env.CART_CHANNEL.get(objectId(env.CART_CHANNEL, cart.data, env.JURISDICTION)).fetch(`http://channel/${cart.data}`, {
		headers: { Upgrade: "websocket", [networkHeader]: client },
	});
	if (answer.status === 429) logSecurity("limit_reached", "sockets of one cart");
	return answer;
}

/** Asks as the cart's page does, but for no more than whether there is an answer. @returns null where the backend gives none */
async function statusOf(request: Request, cart: string, env: ShopEnv, settings: Settings, requestId: string): Promise<200 | 404 | null> {
	const { session } = await Visitor.of(request);
	const path = `/orders/by-id/${cart}?range=${encodeURIComponent(formatRange(0, 1))}`;
	// A backend with ETags answers 304 without computing the cart.
	const headers = { Locale: "de", "If-None-Match": "*", ...(session ? { "Session-Id": session } : {}) };
	const status = await backendStatus({ path, headers, requestId, longest }, env, settings);
	if (status === 404) return 404;
	return isOk(status) || status === 304 ? 200 : null;
}

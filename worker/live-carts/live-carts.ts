import { Visitor } from "../../app/platform/session/visitor.server";
import { formatRange, uuid } from "../../contract/fields";
import { objectId } from "../../contract/realtime";
import { backendStatus, isSuccess } from "../backend-client/connection";
import type { Middleware } from "../context/context";
import { networkDigest } from "../network/network";
import { refusal } from "../refusals/refusal";
import type { LogSecurity } from "../security-log/security-log";
import type { Settings, ShopEnv } from "../settings/settings";
import { networkHeader } from "./browser-socket";

/** Timeout for the backend's permission check, in ms. */
const longest = 2500;

export const openLiveCart: Middleware = async (context, next) => {
	const { request, url, settings, requestId, logSecurity } = context.var;
	return (await liveCart(request, url, context.env, settings, requestId, logSecurity)) ?? next();
};

/**
 * GET /cart/{uuid}/live: the socket that notifies a page of changes to its cart. It opens only for pages of this host whose reader may see
 * the cart: anybody who knows the uuid of an existing cart, but a visit's cart (backend/platform/punchout-guard.ts) only the visit itself.
 * @returns null for other addresses; 426, 403, 429, 404 or 503 if no socket opens
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
	// Any site can open a socket here, but browsers always send Origin.
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

/** Makes the call of the cart page, but only for its status. @returns null if the backend does not answer */
async function statusOf(request: Request, cart: string, env: ShopEnv, settings: Settings, requestId: string): Promise<200 | 404 | null> {
	const { session } = await Visitor.of(request);
	const path = `/orders/by-id/${cart}?range=${encodeURIComponent(formatRange(0, 1))}`;
	// A backend with ETags answers 304 without computing the cart.
	const headers = { Locale: "de", "If-None-Match": "*", ...(session ? { "Session-Id": session } : {}) };
	const status = await backendStatus({ path, headers, requestId, longest }, env, settings);
	// A visit from a procurement system watches its own cart alone.
	if (status === 404 || status === 403) return 404;
	return isSuccess(status) || status === 304 ? 200 : null;
}

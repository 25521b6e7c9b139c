import { markets } from "../../app/platform/config/market";
import { passMessage } from "../backend-client/connection";
import type { Middleware } from "../context/context";
import { networkDigest } from "../network/network";
import { refusal } from "../refusals/refusal";
import type { Settings, ShopEnv } from "../settings/settings";

/** More than an order of 2,000 lines has, in bytes. */
const maxBytes = 4_000_000;

/** An order is read, priced and sent in one call. In ms. */
const longest = 25_000;

/** A number has at most 120 characters, each of up to nine when it is escaped. */
const path = /^\/order-messages(?:\/([^/]{1,1080}(?:\/agreement|\/(?:despatch-advice|invoice)\/[1-9]\d{0,2})?))?$/;

/**
 * POST /order-messages: an order, or its cancellation, that a company's system sends with its key; GET /order-messages/{number}: the present
 * answer to one, and below it its agreement, despatch advices and invoices. No page sends these: the backend checks the key instead of an origin, and answers in Peppol's forms.
 */
export const passOrderMessages: Middleware = async (context, next) => {
	const { url, settings, requestId, logSecurity } = context.var;
	const request = context.req.raw;
	if (!isOrderMessage(request, url) || url.hostname === settings.deskHost) return next();
	const client = networkDigest(request, settings.digestKey);
	if (client !== "" && !(await context.env.CART_CHANGES.limit({ key: `order-messages:${client}` })).success) {
		logSecurity("limit_reached", "CART_CHANGES");
		return refusal(429, "Too many messages came from this network. Try again in a minute.");
	}
	return forwardOrder(request, url, context.env, settings, { requestId, client });
};

export const isOrderMessage = ({ method }: Pick<Request, "method">, { pathname }: URL): boolean => {
	const found = path.exec(pathname);
	return found !== null && (found[1] === undefined ? method === "POST" : method === "GET");
};

interface From {
	requestId: string;
	/** Digest of the network. */
	client: string;
}

/** Passes the message to the backend: its bytes and its key, and no other header of the sender. */
export async function forwardOrder(
	request: Request,
	url: URL,
	env: ShopEnv,
	settings: Settings,
	{ requestId, client }: From,
): Promise<Response> {
	if (settings.hosts && !settings.hosts.has(url.hostname)) return refusal(421, "This host is not served here.");
	const isRead = request.method === "GET";
	const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
	if (!isRead && type !== "application/xml" && type !== "text/xml") return refusal(415, "Send the order as application/xml.");
	const length = request.headers.get("Content-Length");
	if (!isRead && length === null) return refusal(411, "The message does not say how long it is.");
	if (!isRead && !(Number(length) <= maxBytes)) return refusal(413, `The order is larger than ${maxBytes} bytes.`);
	const locale = settings.localeDomains[url.hostname] ?? "en";
	const number = path.exec(url.pathname)?.[1];
	const passed = {
		Accept: "application/xml",
		Authorization: request.headers.get("Authorization") ?? "",
		Locale: markets[locale].backendLocale,
		...(client && { Client: client }),
		...(isRead ? {} : { "Content-Type": "application/xml", "Content-Length": length ?? "" }),
	};
	const sent = isRead ? ({ method: "GET" } as const) : { body: await request.arrayBuffer() };
	try {
		const to = `/order-files/messages${number === undefined ? "" : `/${number}`}?host=${encodeURIComponent(url.origin)}`;
		const answer = await passMessage(env, settings, { path: to, headers: passed, ...sent, requestId, longest });
		const isXml = answer.headers.get("Content-Type")?.startsWith("application/xml") ?? false;
		if (!isXml) {
			await answer.body?.cancel();
			return refusal(answer.status === 404 ? 404 : 502, "The order could not be taken. Send it again.");
		}
		const headers = new Headers({ "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "no-store" });
		const asked = answer.headers.get("WWW-Authenticate");
		if (asked) headers.set("WWW-Authenticate", asked);
		return new Response(answer.body, { status: answer.status, headers });
	} catch {
		return refusal(502, "The order could not be taken. Send it again.");
	}
}

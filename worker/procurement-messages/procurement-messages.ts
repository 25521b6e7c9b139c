import { markets } from "../../app/platform/config/market";
import { passMessage } from "../backend-client/connection";
import type { Middleware } from "../context/context";
import { networkDigest } from "../network/network";
import { refusal } from "../refusals/refusal";
import type { Settings, ShopEnv } from "../settings/settings";

/** As long as the backend reads them (backend/procurement/cxml/read-message.ts), in bytes. */
const maxBytes = 1_000_000;

/** An order of a thousand lines is priced and stored in a few seconds. In ms. */
const longest = 25_000;

/**
 * POST /punchout/cxml: a message from a buyer's procurement system, which is no browser and has no origin. The backend checks its secret,
 * and answers it in its own language.
 */
export const passProcurementMessages: Middleware = async (context, next) => {
	const { url, settings, requestId, logSecurity } = context.var;
	const request = context.req.raw;
	if (!isProcurementMessage(request, url) || url.hostname === settings.deskHost) return next();
	const passed = await forwardProcurement(request, url, context.env, settings, requestId);
	if (passed.status === 429) logSecurity("limit_reached", "SEARCHES");
	return passed;
};

export const isProcurementMessage = ({ method }: Request, { pathname }: URL): boolean => method === "POST" && pathname === "/punchout/cxml";

const types = ["text/xml", "application/xml", "application/cxml+xml"];

/** Passes the message to the backend unchanged: its bytes, the origin that it came to, and nothing that it says of itself. */
export async function forwardProcurement(
	request: Request,
	url: URL,
	env: ShopEnv,
	settings: Settings,
	requestId: string,
): Promise<Response> {
	if (settings.hosts && !settings.hosts.has(url.hostname)) return refusal(421, "This host is not served here.");
	const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
	if (!types.includes(type)) return refusal(415, "A message is text/xml.");
	const length = request.headers.get("Content-Length");
	if (length === null) return refusal(411, "The message does not say how long it is.");
	if (!(Number(length) <= maxBytes)) return refusal(413, "The message is too large.");
	const client = networkDigest(request, settings.digestKey);
	if (client !== "" && !(await env.SEARCHES.limit({ key: `messages:${client}` })).success) return refusal(429, "Too many messages.");
	const { backendLocale } = markets[settings.localeDomains[url.hostname] ?? "de"];
	const headers = { "Content-Type": "text/xml", Locale: backendLocale, Client: client, "Shop-Origin": url.origin };
	const body = await request.arrayBuffer();
	try {
		const answer = await passMessage(env, settings, { path: "/procurement/cxml", headers, body, requestId, longest });
		if (answer.status === 404) return refusal(404, "There is nothing here.");
		if (!answer.ok) return refusal(502, "The message could not be passed on.");
		return new Response(await answer.text(), {
			headers: { "Content-Type": "text/xml; charset=UTF-8", "Cache-Control": "no-store" },
		});
	} catch {
		return refusal(502, "The message could not be passed on.");
	}
}

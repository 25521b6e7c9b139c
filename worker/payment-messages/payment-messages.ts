import { passMessage } from "../backend-client/connection";
import type { Middleware } from "../context/context";
import { refusal } from "../refusals/refusal";
import { logPaymentMessage } from "../security-log/security-log";
import type { Settings, ShopEnv } from "../settings/settings";

/** More than any message of the provider, in bytes. */
const maxBytes = 64_000;

/** Timeout, as long as the provider's. In ms. */
const longest = 10_000;

/**
 * POST /payments/webhook: a message from the card payment provider, the only change that no page of this shop sends. The backend checks its
 * signature instead of an origin.
 */
export const passPaymentMessages: Middleware = async (context, next) => {
	const { url, settings, requestId, logSecurity } = context.var;
	const request = context.req.raw;
	if (!isPaymentMessage(request, url)) return next();
	const passed = await forwardMessage(request, url, context.env, settings, requestId);
	logPaymentMessage(logSecurity, request, passed);
	return passed;
};

export const isPaymentMessage = ({ method }: Request, { pathname }: URL): boolean => method === "POST" && pathname === "/payments/webhook";

/** Passes the message to the backend unchanged: its bytes and its signature, and no other header. */
export async function forwardMessage(request: Request, url: URL, env: ShopEnv, settings: Settings, requestId: string): Promise<Response> {
	if (settings.hosts && !settings.hosts.has(url.hostname)) return refusal(421, "This host is not served here.");
	const signature = request.headers.get("Stripe-Signature");
	if (!signature) return refusal(400, "The message is not signed.");
	const length = request.headers.get("Content-Length");
	if (length === null) return refusal(411, "The message does not say how long it is.");
	if (!(Number(length) <= maxBytes)) return refusal(413, "The message is too large.");
	const body = await request.arrayBuffer();
	const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
	try {
		const answer = await passMessage(env, settings, { path: "/payments/webhook", headers, body, requestId, longest });
		// Only the status is the provider's business.
		await answer.body?.cancel();
		return new Response(null, { status: answer.status, headers: { "Cache-Control": "no-store" } });
	} catch {
		return refusal(502, "The message could not be passed on.");
	}
}

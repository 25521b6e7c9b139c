import { requestIdHeader } from "../../contract/locale";
import { keyHeader, sendTo } from "../backend-client/connection";
import type { Middleware } from "../context/context";
import { refusal } from "../refusals/refusal";
import { logPaymentMessage } from "../security-log/security-log";
import type { Settings, ShopEnv } from "../settings/settings";

/** More than any message of the provider. In bytes. */
const limit = 64_000;

/** Timeout; that of the provider is as long. In ms. */
const longest = 10_000;

/**
 * POST /payments/webhook: a message of the provider of card payments, the one change that comes from no page of this shop. Its signature, which the
 * backend checks, stands in for the origin.
 */
export const passPaymentMessages: Middleware = async (context, next) => {
	const { url, settings, requestId, logSecurity } = context.var;
	const request = context.req.raw;
	if (!isPaymentMessage(request, url)) return next();
	const passed = await passMessage(request, url, context.env, settings, requestId);
	logPaymentMessage(logSecurity, request, passed);
	return passed;
};

export const isPaymentMessage = ({ method }: Request, { pathname }: URL): boolean => method === "POST" && pathname === "/payments/webhook";

/** Hands a message to the backend as it came: its bytes and its signature, and nothing else of the request. */
export async function passMessage(request: Request, url: URL, env: ShopEnv, settings: Settings, requestId: string): Promise<Response> {
	if (settings.hosts && !settings.hosts.has(url.hostname)) return refusal(421, "This host is not served here.");
	const signature = request.headers.get("Stripe-Signature");
	if (!signature) return refusal(400, "The message is not signed.");
	const length = request.headers.get("Content-Length");
	if (length === null) return refusal(411, "The message does not say how long it is.");
	if (!(Number(length) <= limit)) return refusal(413, "The message is too large.");
	const body = await request.arrayBuffer();
	const init: RequestInit = {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			"Stripe-Signature": signature,
			[requestIdHeader]: requestId,
			...keyHeader(settings),
		},
		body,
		redirect: "manual",
		signal: AbortSignal.timeout(longest),
	};
	try {
		const answer = await sendTo(env, settings)("/payments/webhook", init);
		// What the backend says besides is between the two.
		await answer.body?.cancel();
		return new Response(null, { status: answer.status, headers: { "Cache-Control": "no-store" } });
	} catch {
		return refusal(502, "The message could not be passed on.");
	}
}

import type { Context } from "hono";
import type { App, AppEnv } from "../platform/http";
import { hasSandbox, sandboxLine, sandboxSessionById } from "./sandbox/api";
import { sandboxOverPage, sandboxPage } from "./sandbox/page";
import { sandboxMessage, tryCard } from "./sandbox/pay";

type BackendRequest = Context<AppEnv, "/_dev/pay/:session">;

/** The sandbox's payment page during development; not served in production or with a real key. */
export function sandboxRoutes(app: App): void {
	app.use("/_dev/pay/*", async (context, next) => {
		await next();
		context.header("Cache-Control", "no-store");
		context.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'");
	});
	app.get("/_dev/pay/:session", async (context) => {
		if (!hasSandbox(context.env)) return context.notFound();
		return shown(context, null);
	});
	app.post("/_dev/pay/:session", async (context) => {
		const { env, req } = context;
		const { signatureHeader, stripeAccount } = await import("./stripe-calls");
		const account = hasSandbox(env) ? stripeAccount(env) : null;
		if (!account) return context.notFound();
		const form = new URLSearchParams(await req.text());
		const card = form.get("card") ?? "";
		const sendsMessage = form.get("webhook") !== "never";
		const tried = await tryCard(env.DB, req.param("session"), card);
		if (tried === "declined" || tried === "unknown") return shown(context, { reason: tried, card, sendsMessage });
		const session = await sandboxSessionById(env.DB, req.param("session"));
		if (!session || tried === "over") return shown(context, null);
		if (sendsMessage) {
			// Calls the backend itself, as Stripe does.
			const { body, signature } = await sandboxMessage(account, "checkout.session.completed", session);
			const headers = { "Backend-Key": req.header("Backend-Key") ?? "", [signatureHeader]: signature };
			await app.request(new URL("/payments/webhook", req.url), { method: "POST", headers, body }, env, context.executionCtx);
		}
		return context.redirect(session.success_url, 303);
	});
}

async function shown(context: BackendRequest, refused: Parameters<typeof sandboxPage>[2]): Promise<Response> {
	const { env, req } = context;
	const session = await sandboxSessionById(env.DB, req.param("session"));
	if (!session) return context.notFound();
	if (session.status !== "open") return context.html(sandboxOverPage(session));
	return context.html(sandboxPage(session, await sandboxLine(env.DB, session.id), refused), refused ? 422 : 200);
}

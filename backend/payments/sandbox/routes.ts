import type { Context } from "hono";
import { hasSandbox } from "../../payment-methods/card";
import type { App, AppEnv } from "../../platform/http";
import { providerOf } from "../provider";
import { notifyOfPayment } from "../webhook";
import { sandboxLine, sandboxSessionById } from "./api";
import { sandboxOverPage, sandboxPage } from "./page";
import { tryCard } from "./pay";

type BackendRequest = Context<AppEnv, "/_dev/pay/:session">;

/** Where buyers pay while the shop is developed. Beside a real provider, and in production, there is no such page. */
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
		const { env } = context;
		const provider = hasSandbox(env) ? providerOf(env) : null;
		if (!provider) return context.notFound();
		const form = new URLSearchParams(await context.req.text());
		const card = form.get("card") ?? "";
		const sendsMessage = form.get("webhook") !== "never";
		const tried = await tryCard(env.DB, provider, context.req.param("session"), card, sendsMessage);
		context.set("hasWrittenMail", true);
		if (tried === "paid" && sendsMessage) context.executionCtx.waitUntil(notifyOfPayment(env, context.req.param("session")));
		if (tried === "declined" || tried === "unknown") return shown(context, { reason: tried, card, sendsMessage });
		const session = await sandboxSessionById(env.DB, context.req.param("session"));
		return session && tried === "paid" ? context.redirect(session.success_url, 303) : shown(context, null);
	});
}

async function shown(context: BackendRequest, refused: Parameters<typeof sandboxPage>[2]): Promise<Response> {
	const { env, req } = context;
	const session = await sandboxSessionById(env.DB, req.param("session"));
	if (!session) return context.notFound();
	if (session.status !== "open") return context.html(sandboxOverPage(session));
	return context.html(sandboxPage(session, await sandboxLine(env.DB, session.id), refused), refused ? 422 : 200);
}

import type { Context, Next } from "hono";
import type { BackendEnv } from "../env";
import type { App } from "../http";
import { shopHosts } from "../shop-origin";

/** Where this Worker is called: by the shop's binding (worker/backend-client), and on its own port of a developer's machine. */
const ownHosts = ["backend", "localhost", "127.0.0.1", "[::1]"];

/**
 * While the shop is being developed its backend has a port of its own, without a key: every call is answered at known hosts only. Any name on the net can
 * be made to lead to a developer's machine (DNS rebinding), and a page of that name would read orders and the sent mail. To be called before calls are added.
 */
export function onlyAtKnownHosts(app: App): void {
	app.use(async (context, next) => {
		if (context.env.DEV_PAGES === "1" && !isKnown(context.env, context.req.url)) return context.notFound();
		await next();
	});
}

const isKnown = (env: BackendEnv, address: string): boolean => {
	const { hostname } = new URL(address);
	return ownHosts.includes(hostname) || shopHosts(env).includes(hostname);
};

/**
 * Development pages and sinks are there with DEV_PAGES=1 alone, and nothing of them is cached by anybody. To be called before they are added.
 */
export function onlyInDevelopment(app: App): void {
	app.use("/_dev/*", async (context, next) => {
		if (context.env.DEV_PAGES !== "1") return context.notFound();
		await next();
		context.header("Cache-Control", "no-store");
	});
}

/** What is stored for development is JSON and comes from no page of another host: any page that a developer looks at can send a form to this machine. */
export async function onlyOwnJson({ env, req, json }: Context<{ Bindings: BackendEnv }>, next: Next): Promise<Response | undefined> {
	const origin = req.header("Origin");
	if (origin !== undefined && !(URL.canParse(origin) && isKnown(env, origin)))
		return json({ error: "It comes from a page of another host." }, 403);
	if (!/^application\/json\s*(;|$)/i.test(req.header("Content-Type") ?? "")) return json({ error: "JSON is taken." }, 415);
	await next();
}

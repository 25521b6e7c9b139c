import type { App } from "../platform/http";
import { shopHosts } from "../platform/shop-origin";

/** Where this Worker is called: by the shop's binding (worker/connection.ts), and on its own port of a developer's machine. */
const ownHosts = ["backend", "localhost", "127.0.0.1", "[::1]"];

/**
 * Development pages and sinks are there with DEV_PAGES=1 alone, and nothing of them is cached by anybody. They answer at known hosts only: any name on
 * the net can be made to lead to a developer's machine (DNS rebinding), and a page of that name would read the sent mail. To be called before they are
 * added.
 */
export function onlyInDevelopment(app: App): void {
	app.use("/_dev/*", async (context, next) => {
		const { hostname } = new URL(context.req.url);
		const isKnown = ownHosts.includes(hostname) || shopHosts(context.env).includes(hostname);
		if (context.env.DEV_PAGES !== "1" || !isKnown) return context.notFound();
		await next();
		context.header("Cache-Control", "no-store");
	});
}

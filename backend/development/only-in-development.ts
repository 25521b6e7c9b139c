import type { App } from "../http";

/** Development pages and sinks are there with DEV_PAGES=1 alone, and nothing of them is kept by anybody. To be called before they are added. */
export function onlyInDevelopment(app: App): void {
	app.use("/_dev/*", async (context, next) => {
		if (context.env.DEV_PAGES !== "1") return context.notFound();
		await next();
		context.header("Cache-Control", "no-store");
	});
}

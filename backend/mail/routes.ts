import type { App } from "../http";
import { outboxMails } from "./outbox";
import { outboxPage } from "./outbox-page";

/** How many mails the development pages show. */
const shown = 50;

/** The outbox for people who develop the shop; in production there are no such pages. */
export function mailRoutes(app: App): void {
	app.use("/_dev/*", async (context, next) => {
		await next();
		context.header("Cache-Control", "no-store");
	});
	app.get("/_dev/outbox", async (context) => {
		if (context.env.DEV_PAGES !== "1") return context.notFound();
		return context.html(outboxPage(await outboxMails(context.env.DB, shown)));
	});
	app.get("/_dev/outbox.json", async (context) => {
		if (context.env.DEV_PAGES !== "1") return context.notFound();
		return context.json(await outboxMails(context.env.DB, shown));
	});
}

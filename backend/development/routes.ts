import { z } from "zod";
import { country } from "../../contract/locale";
import type { App } from "../platform/http";
import { shopHosts } from "../platform/shop-origin";
import { sinkKinds, storeReceived, sunk } from "./sink";
import { sinkPage } from "./sink-page";

/** How many the page shows, and how many the data holds at most. */
const shown = { page: 200, data: 1000 } as const;

/** The page brings its styles along; nothing runs. */
const onlyStyles = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A company for the register, by the names of its columns. */
const registered = z.object({
	vat: z.string(),
	name: z.string(),
	street: z.string(),
	postcode: z.string(),
	city: z.string(),
	country,
	domain: z.string(),
});

const kindAsked = z.enum(sinkKinds).nullable().catch(null);

/**
 * Takes in place of analytics and newsletter services what the shop would send them, and shows it; and puts companies into the register, so that their
 * teams can be tried. The shop passes only reading on to here; it sends by its binding.
 */
export function developmentRoutes(app: App): void {
	app.post("/_dev/sink/:kind", async (context) => {
		const kind = z.enum(sinkKinds).safeParse(context.req.param("kind"));
		if (!kind.success) return context.notFound();
		await storeReceived(context.env.DB, kind.data, await context.req.json());
		return context.json({ code: 200 });
	});
	app.post("/_dev/companies", async (context) => {
		const company = registered.safeParse(await context.req.json());
		if (!company.success) return context.json({ error: "That is no company." }, 422);
		const columns = Object.keys(registered.shape);
		await context.env.DB.prepare(
			`INSERT INTO companies (${columns.join()}) SELECT ${columns.map((column) => `value ->> '${column}'`).join()} FROM (SELECT ? AS value)
			WHERE true ON CONFLICT (vat) DO NOTHING`,
		)
			.bind(JSON.stringify(company.data))
			.run();
		return context.json({ message: "The register has the company." });
	});
	app.get("/_dev/sink", async (context) => {
		context.header("Content-Security-Policy", onlyStyles);
		const kind = kindAsked.parse(context.req.query("kind") ?? null);
		return context.html(sinkPage(await sunk(context.env.DB, kind, shown.page), kind));
	});
	app.get("/_dev/sink.json", async (context) => {
		const kind = kindAsked.parse(context.req.query("kind") ?? null);
		return context.json(await sunk(context.env.DB, kind, shown.data));
	});
}

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

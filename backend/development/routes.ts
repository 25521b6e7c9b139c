import type { Context, Next } from "hono";
import * as z from "zod";
import { country } from "../../contract/fields";
import { boundHost } from "../../contract/locale";
import type { BackendEnv } from "../env";
import type { App, AppEnv } from "../platform/http";
import { shopHosts } from "../platform/shop-origin";
import { sinkKinds, storeReceived, sunk } from "./sink";
import { sinkPage } from "./sink-page";

/** How many rows the page and the JSON response contain at most. */
const shown = { page: 200, data: 1000 } as const;

/** Allows inline styles, but no scripts. */
const onlyStyles = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A company for the register, in the form of its columns. */
const registered = z.object({
	vat: z.string(),
	name: z.string(),
	street: z.string(),
	postcode: z.string(),
	city: z.string(),
	country,
	domain: z.string(),
});

const sinkKind = z.enum(sinkKinds).nullable().catch(null);

/**
 * A local stand-in for analytics and newsletter services: stores and shows what the shop would send. Also adds companies to the register, so that
 * teams can be tried. The shop proxies only reads here; it writes by its service binding.
 */
export function developmentRoutes(app: App): void {
	app.post("/_dev/sink/:kind", onlyOwnJson, async (context) => {
		const kind = z.enum(sinkKinds).safeParse(context.req.param("kind"));
		if (!kind.success) return context.notFound();
		await storeReceived(context.env.DB, kind.data, await context.req.json());
		return context.json({ code: 200 });
	});
	app.post("/_dev/companies", onlyOwnJson, async (context) => {
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
		const kind = sinkKind.parse(context.req.query("kind") ?? null);
		return context.html(sinkPage(await sunk(context.env.DB, kind, shown.page), kind));
	});
	app.get("/_dev/sink.json", async (context) => {
		const kind = sinkKind.parse(context.req.query("kind") ?? null);
		return context.json(await sunk(context.env.DB, kind, shown.data));
	});
}

/** Hosts of this Worker: that of the shop's binding, and its own port on a developer's machine. */
const ownHosts = [boundHost, "localhost", "127.0.0.1", "[::1]"];

/**
 * In development the backend listens on a port of its own without a key, so calls are only accepted at known hosts. This prevents DNS rebinding,
 * by
 * which a foreign page could read orders and sent mail. Must be registered before the calls.
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

/** Serves development pages and sinks only with DEV_PAGES=1, and never cached. Must be registered before them. */
export function onlyInDevelopment(app: App): void {
	app.use("/_dev/*", async (context, next) => {
		if (context.env.DEV_PAGES !== "1") return context.notFound();
		await next();
		context.header("Cache-Control", "no-store");
	});
}

/** Accepts only JSON, and no cross-origin requests: any page open in the browser can post a form to this machine. */
export async function onlyOwnJson({ env, req, json }: Context<AppEnv>, next: Next): Promise<Response | undefined> {
	const origin = req.header("Origin");
	if (origin !== undefined && !(URL.canParse(origin) && isKnown(env, origin)))
		return json({ error: "It comes from a page of another host." }, 403);
	if (!/^application\/json\s*(;|$)/i.test(req.header("Content-Type") ?? "")) return json({ error: "JSON is taken." }, 415);
	await next();
}

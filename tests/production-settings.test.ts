import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const settingsOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

/** The settings of a section. */
function section(file: string, heading: string): string {
	const text = settingsOf(file);
	const begin = text.indexOf(`\n[${heading}]\n`);
	if (begin < 0) throw new Error(`${file} has no [${heading}]`);
	const after = text.slice(begin + heading.length + 4);
	return after.split(/^\[/m)[0] ?? "";
}

describe("in production", () => {
	// Shows H1.14
	it("the backend has no public address: only the shop's binding reaches it", () => {
		const text = settingsOf("backend/wrangler.toml");
		expect(text.match(/^workers_dev = .*$/gm)).toEqual(["workers_dev = false", "workers_dev = false"]);
		expect(section("backend/wrangler.toml", "env.production")).toContain("workers_dev = false");
		expect(text).not.toMatch(/^\s*(?:routes?|preview_urls)\s*=/m);
	});

	it("there are no development pages, and the log has one line per request, without addresses", () => {
		const variables = section("wrangler.toml", "env.production.vars");
		expect(variables).toMatch(/^DEV_PAGES = ""$/m);
		expect(variables).toMatch(/^REQUEST_LOG = "1"$/m);
		expect(section("wrangler.toml", "env.production.observability.logs")).toMatch(/^invocation_logs = false$/m);
	});

	it("the limits of forms, events and sockets per network match SECURITY.md", () => {
		const limits = [
			...settingsOf("wrangler.toml").matchAll(/\n\[\[(.*)ratelimits\]\]\nname = "(\w+)"[^[]*?limit = (\d+), period = 60/g),
		].map(([, where, name, limit]) => `${where}${name} ${limit}`);
		const each = [
			...["ACCOUNT_FORMS 60", "OPEN_FORMS 20", "EVENTS 300", "SOCKETS 600"],
			...["SEARCHES 600", "CART_CHANGES 600", "NEW_CARTS 120"],
		];
		expect(limits.sort()).toEqual([...each, ...each.map((limit) => `env.production.${limit}`)].sort());
	});

	it("files served without the Worker cannot run scripts or be framed", () => {
		const [all] = settingsOf("public/_headers").split(/^(?=\/(?!\*))/m);
		expect(all).toMatch(/^\/\*\n/);
		for (const header of ["Strict-Transport-Security: max-age=31536000; includeSubDomains", "X-Content-Type-Options: nosniff"])
			expect(all).toContain(header);
		expect(all).toMatch(/Content-Security-Policy: default-src 'none';.* frame-ancestors 'none'$/m);
	});

	// Shows H1.10
	it("the shop responds only at its own hosts", () => {
		const variables = section("wrangler.toml", "env.production.vars");
		expect(variables).toMatch(/^EXTRA_HOSTS = ""$/m);
		const hosts = /^LOCALE_DOMAINS = '(.+)'$/m.exec(variables)?.[1] ?? "{}";
		const patterns = [...section("wrangler.toml", "env.production").matchAll(/pattern = "([^"]+)"/g)].map(([, host]) => host);
		expect(patterns.length).toBeGreaterThan(0);
		expect(Object.keys(JSON.parse(hosts)).sort()).toEqual(patterns.sort());
	});
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const settingsOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

/** What stands under a heading, up to the next one. */
function section(file: string, heading: string): string {
	const text = settingsOf(file);
	const begin = text.indexOf(`\n[${heading}]\n`);
	if (begin < 0) throw new Error(`${file} has no [${heading}]`);
	const after = text.slice(begin + heading.length + 4);
	return after.split(/^\[/m)[0] ?? "";
}

describe("in production", () => {
	// Shows H1.14
	it("the backend has no address of its own: the shop's binding is the only way to it", () => {
		const text = settingsOf("backend/wrangler.toml");
		expect(text.match(/^workers_dev = .*$/gm)).toEqual(["workers_dev = false", "workers_dev = false"]);
		expect(section("backend/wrangler.toml", "env.production")).toContain("workers_dev = false");
		expect(text).not.toMatch(/^\s*(?:routes?|preview_urls)\s*=/m);
	});

	it("there are no development pages, and the log has a line for each request, but no addresses", () => {
		const variables = section("wrangler.toml", "env.production.vars");
		expect(variables).toMatch(/^DEV_PAGES = ""$/m);
		expect(variables).toMatch(/^REQUEST_LOG = "1"$/m);
		expect(section("wrangler.toml", "env.production.observability.logs")).toMatch(/^invocation_logs = false$/m);
	});

	it("as many forms, events and sockets are taken from one network as SECURITY.md says", () => {
		const limits = [
			...settingsOf("wrangler.toml").matchAll(/\n\[\[(.*)ratelimits\]\]\nname = "(\w+)"[^[]*?limit = (\d+), period = 60/g),
		].map(([, where, name, limit]) => `${where}${name} ${limit}`);
		const each = [
			...["ACCOUNT_FORMS 60", "OPEN_FORMS 20", "EVENTS 300", "SOCKETS 600"],
			...["SEARCHES 600", "CART_CHANGES 600", "NEW_CARTS 120"],
		];
		expect(limits.sort()).toEqual([...each, ...each.map((limit) => `env.production.${limit}`)].sort());
	});

	it("files that the platform gives out without asking the Worker run nothing and are framed by nobody", () => {
		const [all] = settingsOf("public/_headers").split(/^(?=\/(?!\*))/m);
		expect(all).toMatch(/^\/\*\n/);
		for (const header of ["Strict-Transport-Security: max-age=31536000; includeSubDomains", "X-Content-Type-Options: nosniff"])
			expect(all).toContain(header);
		expect(all).toMatch(/Content-Security-Policy: default-src 'none';.* frame-ancestors 'none'$/m);
	});

	// Shows H1.10
	it("the shop is there for its own hosts alone", () => {
		const variables = section("wrangler.toml", "env.production.vars");
		expect(variables).toMatch(/^EXTRA_HOSTS = ""$/m);
		const hosts = /^LOCALE_DOMAINS = '(.+)'$/m.exec(variables)?.[1] ?? "{}";
		const patterns = [...section("wrangler.toml", "env.production").matchAll(/pattern = "([^"]+)"/g)].map(([, host]) => host);
		expect(patterns.length).toBeGreaterThan(0);
		expect(Object.keys(JSON.parse(hosts)).sort()).toEqual(patterns.sort());
	});
});

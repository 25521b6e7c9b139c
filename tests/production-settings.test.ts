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
	it("the backend has no address of its own: the shop's binding is the only way to it", () => {
		const text = settingsOf("backend/wrangler.toml");
		expect(text.match(/^workers_dev = .*$/gm)).toEqual(["workers_dev = false", "workers_dev = false"]);
		expect(section("backend/wrangler.toml", "env.production")).toContain("workers_dev = false");
		expect(text).not.toMatch(/^\s*(?:routes?|preview_urls)\s*=/m);
	});

	it("the shop is there for its own hosts alone", () => {
		const variables = section("wrangler.toml", "env.production.vars");
		expect(variables).toMatch(/^EXTRA_HOSTS = ""$/m);
		const hosts = /^LOCALE_DOMAINS = '(.+)'$/m.exec(variables)?.[1] ?? "{}";
		const patterns = [...section("wrangler.toml", "env.production").matchAll(/pattern = "([^"]+)"/g)].map(([, host]) => host);
		expect(patterns.length).toBeGreaterThan(0);
		expect(Object.keys(JSON.parse(hosts)).sort()).toEqual(patterns.sort());
	});
});

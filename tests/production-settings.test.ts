import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { unstable_readConfig as readConfig, experimental_readRawConfig as readRawConfig } from "wrangler";

const settingsOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

/** The settings of a section. */
function section(file: string, heading: string): string {
	const text = settingsOf(file);
	const begin = text.indexOf(`\n[${heading}]\n`);
	if (begin < 0) throw new Error(`${file} has no [${heading}]`);
	const after = text.slice(begin + heading.length + 4);
	return after.split(/^\[/m)[0] ?? "";
}

/** The values in which two settings differ, as dotted paths. */
function differences(one: unknown, other: unknown, path: string[] = []): string[] {
	if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other ? [] : [path.join(".")];
	const [left, right] = [new Map<string, unknown>(Object.entries(one)), new Map<string, unknown>(Object.entries(other))];
	return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => differences(left.get(key), right.get(key), [...path, key]));
}

describe("staging", () => {
	const seven = [0, 1, 2, 3, 4, 5, 6];
	it.each([
		[
			"wrangler.toml",
			[
				...["name", "services.0.service", "vars.ANALYTICS_URL", "vars.DESK_HOST", "vars.LOCALE_DOMAINS"],
				...[0, 1, 2, 3, 4].map((route) => `routes.${route}.pattern`),
				...seven.map((limit) => `ratelimits.${limit}.namespace_id`),
			],
		],
		[
			"backend/wrangler.toml",
			[
				...["name", "routes.0.pattern", "vars.SHOP_HOSTS", "d1_databases.0.database_name", "d1_databases.0.database_id"],
				...["r2_buckets.0.bucket_name", "durable_objects.bindings.0.script_name"],
			],
		],
	])("shares nothing with production, and is the same in all else: %s", (file, own) => {
		const { production, staging } = readRawConfig({ config: file }).rawConfig.env ?? {};
		// Filled-in ids are never equal.
		const unset = "npm-run-deploy-writes-it-here";
		const known = JSON.parse(JSON.stringify(staging).replace(unset, "the id of staging"));
		expect(differences(production, known).sort()).toEqual(own.sort());
	});
});

/** The settings that the tests read. */
interface Worker {
	name?: string;
	workers_dev?: boolean;
	preview_urls?: boolean;
	vars: Record<string, unknown>;
	routes?: { pattern: string }[];
	services?: { service: string }[];
	durable_objects: { bindings: { script_name?: string }[] };
	d1_databases: { database_name?: string }[];
	r2_buckets: { bucket_name?: string; jurisdiction?: string }[];
	ratelimits: { namespace_id: string }[];
}

const workersOf = (env: string | undefined): [shop: Worker, backend: Worker] => [
	readConfig({ config: "wrangler.toml", env }, { hideWarnings: true }),
	readConfig({ config: "backend/wrangler.toml", env }, { hideWarnings: true }),
];

// Shows R57.2
it("no name of the platform is that of two environments, so that a deployment without --env touches neither of the others", () => {
	const namesOf = (env: string | undefined) =>
		workersOf(env)
			.flatMap((worker) => [
				worker.name,
				...(worker.services ?? []).map(({ service }) => service),
				...worker.durable_objects.bindings.map(({ script_name: script }) => script),
				...worker.d1_databases.map(({ database_name: name }) => name),
				...worker.r2_buckets.map(({ bucket_name: name }) => name),
				...worker.ratelimits.map(({ namespace_id: id }) => id),
				...(worker.routes ?? []).map(({ pattern }) => pattern),
			])
			.filter((name) => name !== undefined);
	const all = [undefined, "production", "staging"].flatMap((env) => [...new Set(namesOf(env))]);
	expect(all).toContain("crossbar-shop-dev");
	expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

// Shows R57.3
it.each([
	[undefined, undefined],
	["production", "eu"],
	["staging", "eu"],
])("objects and files of the environment %s are in the jurisdiction %s, in both Workers", (env, jurisdiction) => {
	const [shop, backend] = workersOf(env);
	expect([shop, backend].map((worker) => worker.vars.JURISDICTION)).toEqual([jurisdiction ?? "", jurisdiction ?? ""]);
	expect(backend.r2_buckets.map((bucket) => bucket.jurisdiction)).toEqual([jurisdiction]);
});

describe("in production", () => {
	// Shows H1.14, R57.1
	it.each(["production", "staging"])("the backend of %s has one public address: the desk host, which is none of the shop's", (env) => {
		const [shop, backend] = workersOf(env);
		expect(backend).toMatchObject({ workers_dev: false, preview_urls: false });
		expect(backend.routes).toEqual([{ pattern: expect.stringMatching(/^desk[.-]/), custom_domain: true }]);
		expect(shop.routes).not.toContainEqual(backend.routes?.[0]);
	});

	// Shows R52.8
	it("the CPU of a request is bounded in each environment, however it is reached", () => {
		for (const [file, most] of [
			["wrangler.toml", 5000],
			["backend/wrangler.toml", 30_000],
		] as const)
			for (const env of [undefined, "production", "staging"]) expect(readConfig({ config: file, env }).limits).toEqual({ cpu_ms: most });
	});

	// Shows R59.2
	it.each(["production", "staging"])("the backend of %s runs beside the database, and the shop beside its readers", (env) => {
		expect(readConfig({ config: "backend/wrangler.toml", env }).placement).toEqual({ region: "aws:eu-central-1" });
		const shop = readConfig({ config: "wrangler.toml", env });
		expect(shop.placement).toBeUndefined();
		// The platform places Workers that are called by fetch, but not named entry points.
		expect(shop.services).toEqual([{ binding: "BACKEND", service: expect.any(String) }]);
	});

	// Shows R58.1, R58.2
	it("there are no development pages, and the platform keeps the lines of a tenth of all requests, and no addresses", () => {
		for (const config of ["wrangler.toml", "backend/wrangler.toml"]) {
			const { vars, observability } = readConfig({ config, env: "production" });
			expect(vars).toMatchObject({ DEV_PAGES: "", REQUEST_LOG: "0.1" });
			expect(observability).toEqual({
				enabled: true,
				head_sampling_rate: 1,
				redact_query_string: true,
				logs: { enabled: true, head_sampling_rate: 1, invocation_logs: false },
				traces: { enabled: false },
			});
		}
	});

	it("the limits of forms, events and sockets per network match SECURITY.md", () => {
		const limits = [
			...settingsOf("wrangler.toml").matchAll(/\n\[\[(.*)ratelimits\]\]\nname = "(\w+)"[^[]*?limit = (\d+), period = 60/g),
		].map(([, where, name, limit]) => `${where}${name} ${limit}`);
		const each = [
			...["ACCOUNT_FORMS 60", "OPEN_FORMS 20", "EVENTS 300", "SOCKETS 600"],
			...["SEARCHES 600", "CART_CHANGES 600", "NEW_CARTS 120"],
		];
		expect(limits.sort()).toEqual(["", "env.production.", "env.staging."].flatMap((where) => each.map((limit) => where + limit)).sort());
	});

	it("files served without the Worker cannot run scripts or be framed", () => {
		const [all] = settingsOf("public/_headers").split(/^(?=\/(?!\*))/m);
		expect(all).toMatch(/^\/\*\n/);
		for (const header of ["Strict-Transport-Security: max-age=31536000; includeSubDomains", "X-Content-Type-Options: nosniff"])
			expect(all).toContain(header);
		expect(all).toMatch(/Content-Security-Policy: default-src 'none';.* frame-ancestors 'none'$/m);
	});

	// Shows H1.10
	it.each(["production", "staging"])("the shop of %s responds only at its own hosts", (environment) => {
		const variables = section("wrangler.toml", `env.${environment}.vars`);
		expect(variables).toMatch(/^EXTRA_HOSTS = ""$/m);
		const hosts = /^LOCALE_DOMAINS = '(.+)'$/m.exec(variables)?.[1] ?? "{}";
		const patterns = [...section("wrangler.toml", `env.${environment}`).matchAll(/pattern = "([^"]+)"/g)].map(([, host]) => host);
		expect(patterns.length).toBeGreaterThan(0);
		const [, desk] = /^DESK_HOST = "(.+)"$/m.exec(variables) ?? [];
		expect([...Object.keys(JSON.parse(hosts)), desk].sort()).toEqual(patterns.sort());
	});
});

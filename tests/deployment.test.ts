import { existsSync, readFileSync, statSync } from "node:fs";
import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
	commandLine,
	failOnBucket,
	isShopMissing,
	missingSettings,
	nextStep,
	secretsFile,
	splitIn,
	uploadedVersion,
	withoutDigestKey,
	withoutOthersObjects,
} from "../scripts/deploy.mjs";
import { Failure } from "../scripts/lib/process.mjs";

const shop = {
	vars: { LOCALE_DOMAINS: '{"www.steel.test":"de"}', BACKEND_URL: "" },
	routes: [{ pattern: "www.steel.test" }],
	d1_databases: [],
};
const backend = { vars: {}, d1_databases: [{ database_name: "steel", database_id: "00000000-0000-4000-8000-000000000000" }] };

describe("a deployment", () => {
	it("passes with valid settings", () => {
		expect(missingSettings(shop, backend, "production")).toEqual([]);
		const own = { ...shop, vars: { ...shop.vars, BACKEND_URL: "https://backend.steel.test" } };
		expect(missingSettings(own, backend, "production")).toEqual([]);
	});

	// Shows H1.15
	it.each(["http://backend.steel.test", "http://localhost:9000", "backend.steel.test"])("fails with the backend %s", (address) => {
		const clear = { ...shop, vars: { ...shop.vars, BACKEND_URL: address } };
		expect(missingSettings(clear, backend, "production")).toEqual([expect.stringContaining("BACKEND_URL has to begin with https://")]);
	});

	it.each(["DIGEST_KEY", "BACKEND_KEY"])("fails with a secret among the variables: %s", (name) => {
		expect(missingSettings({ ...shop, vars: { ...shop.vars, [name]: "x" } }, backend, "production")).toEqual([
			expect.stringContaining(name),
		]);
		expect(missingSettings(shop, { ...backend, vars: { [name]: "x" } }, "production")).toEqual([
			expect.stringContaining("backend/wrangler.toml"),
		]);
	});

	it("fails with the example values of this repository", () => {
		const example = { ...shop, routes: [{ pattern: "staging.crossbar.example" }] };
		const unset = { ...backend, d1_databases: [{ database_name: "steel-staging", database_id: "replace" }] };
		expect(missingSettings(example, unset, "staging")).toEqual([
			expect.stringMatching(/^backend\/wrangler\.toml, \[env\.staging\]: .*`npx wrangler d1 create steel-staging`/),
			expect.stringMatching(/^wrangler\.toml, \[env\.staging\]: the domains/),
		]);
	});
});

describe("what is deployed, and how", () => {
	const usual = { environment: "production", seeds: false, percent: null, isRollback: false };
	it.each([
		[[], {}],
		[["--env", "staging", "--seed"], { environment: "staging", seeds: true }],
		[["--gradual", "10"], { percent: 10 }],
		[["--rollback", "--env", "staging"], { environment: "staging", isRollback: true }],
	])("%j", (args, said) => expect(commandLine(args)).toEqual({ ...usual, ...said }));

	it.each([
		[["--env", "prod"]],
		[["--gradual", "0"]],
		[["--gradual", "101"]],
		[["--gradual", "ten"]],
		[["--gradual", "10", "--seed"]],
		[["--rollback", "--gradual", "10"]],
	])("is asked for again: %j", (args) => expect(() => commandLine(args)).toThrow("How is it meant?"));
});

describe("a gradual deployment", () => {
	const printed = (json: unknown) => ({ code: 0, output: `▲ [WARNING] Old.\n${JSON.stringify(json, null, 2)}\n` });
	const deployed = (...ids: string[]) =>
		printed({ id: "d", versions: ids.map((id) => ({ version_id: id, percentage: 100 / ids.length })) });
	const listed = printed([{ id: "old" }, { id: "new" }]);

	it("knows the new version by its age", () => {
		expect(splitIn(deployed("old"), listed)).toEqual({ fresh: null, former: "old" });
		for (const status of [deployed("old", "new"), deployed("new", "old")])
			expect(splitIn(status, listed)).toEqual({ fresh: "new", former: "old" });
		expect(splitIn(deployed("older than the list", "new"), listed)).toEqual({ fresh: "new", former: "older than the list" });
	});

	it("needs a Worker that is deployed already", () => {
		expect(() => splitIn({ code: 1, output: "This Worker does not exist on your account. [code: 10007]" }, listed)).toThrow(/10007/);
		expect(() => splitIn(deployed("a", "b", "c"), listed)).toThrow("not understood");
	});

	it("goes through the backend first, while the new shop has no requests, and then through the shop", () => {
		const half = (name: string) => ({ fresh: `new-${name}`, former: `old-${name}` });
		const whole = (name: string) => ({ fresh: null, former: `new-${name}` });
		const begun = { backend: half("backend"), shop: half("shop") };
		expect(nextStep(10, begun)).toMatchObject({ isShop: false, versions: ["new-backend@10", "old-backend@90"] });
		expect(nextStep(100, begun)).toMatchObject({
			isShop: false,
			versions: ["new-backend@100"],
			next: expect.stringContaining("with the shop"),
		});
		const later = { backend: whole("backend"), shop: half("shop") };
		expect(nextStep(25, later)).toMatchObject({ isShop: true, versions: ["new-shop@25", "old-shop@75"] });
		expect(nextStep(100, later)).toMatchObject({ isShop: true, versions: ["new-shop@100"], next: "Deployed." });
		expect(nextStep(100, { backend: half("backend"), shop: whole("shop") })).toMatchObject({ isShop: false, next: "Deployed." });
	});

	it("learns from wrangler which version it has uploaded", () => {
		const lines = [{ type: "wrangler-session" }, { type: "version-upload", version_id: "5e0b" }].map((line) => JSON.stringify(line));
		expect(uploadedVersion(`${lines.join("\n")}\n`)).toBe("5e0b");
		expect(() => uploadedVersion(`${lines[0]}\n`)).toThrow(Failure);
	});
});

describe("a first deployment, in which the backend is bound to a shop that does not exist", () => {
	it.each([
		["the shop is missing", "Cannot create binding for class in script 'crossbar-shop' that does not exist. [code: 10061]", true],
		["the shop has only secrets", "Cannot create binding for class 'CartChannel' because it is not currently … [code: 10061]", true],
		["anything else", "Could not resolve service binding 'BACKEND'. [code: 10143]", false],
	])("is recognised: %s", (_, message, expected) => expect(isShopMissing(new Failure(message))).toBe(expected));

	it("goes without the shop's objects, and with everything else", () => {
		const own = { name: "CART_ROOM", class_name: "CartRoom" };
		const shops = { name: "CART_CHANNEL", class_name: "CartChannel", script_name: "crossbar-shop" };
		const configuration = (...bindings: object[]) => ({
			name: "crossbar-backend",
			env: {
				production: { durable_objects: { bindings: [shops] } },
				staging: { vars: { REQUEST_LOG: "0.1" }, durable_objects: { bindings } },
			},
		});
		expect(withoutOthersObjects(configuration(shops, own), "staging")).toEqual(configuration(own));
		expect(withoutOthersObjects(configuration(shops), "staging")).toEqual(configuration());
	});
});

it.each([
	[{ code: 0, output: "Created bucket" }, false],
	[{ code: 1, output: "The bucket you tried to create already exists, and you own it. [code: 10004]" }, false],
	[{ code: 1, output: "Please enable R2 through the Cloudflare Dashboard. [code: 10042]" }, true],
])("the bucket for files is made once: %j", (created, fails) => {
	const made = () => failOnBucket(created);
	if (fails) expect(made).toThrow(Failure);
	else expect(made).not.toThrow();
});

describe("the digest key", () => {
	it.each([
		["a Worker without one", { code: 0, output: '[{"name":"SMTP_URL","type":"secret_text"}]\n' }, true],
		["a Worker without any secret", { code: 0, output: "[]" }, true],
		[
			"a Worker before its first deployment",
			{ code: 1, output: 'Worker "crossbar-shop" (env: production) not found.\n\nIf this is new' },
			true,
		],
		["a Worker unknown to the API", { code: 1, output: "This Worker does not exist on your account. [code: 10007]" }, true],
		[
			"a Worker that has one",
			{ code: 0, output: '▲ [WARNING] Old.\n[\n  {\n    "name": "DIGEST_KEY", "type": "secret_text"\n  }\n]\n' },
			false,
		],
		["a Worker that has another one, too", { code: 0, output: '[{"name":"A","type":"x"},{"name":"DIGEST_KEY","type":"x"}]' }, false],
	])("is created if missing, %s: %j → %s", (_, listed, expected) => expect(withoutDigestKey(listed)).toBe(expected));

	it.each([
		["cannot be read", { code: 0, output: "[oops" }],
		["is missing", { code: 1, output: "fetch failed" }],
	])("stops the deployment if wrangler's response %s", (_, listed) => expect(() => withoutDigestKey(listed)).toThrow("cannot be told"));

	it("has 256 random bits, in a file that only this user can read, which is removed", () => {
		const [one, other] = [secretsFile(), secretsFile()];
		const keyIn = ({ file }: { file: string }): string => JSON.parse(readFileSync(file, "utf8")).DIGEST_KEY;
		expect(keyIn(one)).toMatch(/^[\w-]{43}$/);
		expect(keyIn(other)).not.toBe(keyIn(one));
		expect(statSync(one.file).mode & 0o077).toBe(0);
		for (const { file, remove } of [one, other]) {
			remove();
			expect(existsSync(file)).toBe(false);
		}
	});
});

describe("the templates for CI systems test, deploy to staging, and to production by hand", () => {
	const template = <T>(file: string, schema: z.ZodType<T>): T => schema.parse(parseYaml(readFileSync(`docs/ci/${file}`, "utf8")));
	const commands = ["npm test", "npm run deploy -- --env staging", "npm run deploy"];

	it("GitHub Actions", () => {
		const job = z.object({
			needs: z.string().optional(),
			environment: z.string().optional(),
			steps: z.array(z.object({ run: z.string().optional() })),
		});
		const { jobs } = template("github-actions.yml", z.object({ jobs: z.record(z.string(), job) }));
		expect(Object.values(jobs).map(({ steps }) => steps.at(-1)?.run)).toEqual(commands);
		// Required reviewers of an environment approve its jobs by hand.
		expect(jobs.production).toMatchObject({ needs: "staging", environment: "production" });
	});

	it("GitLab CI", () => {
		const job = z.object({ script: z.string(), rules: z.array(z.object({ when: z.string().optional() })).optional() });
		const { stages, ...jobs } = template(
			"gitlab-ci.yml",
			z.object({ stages: z.array(z.string()), test: job, staging: job, production: job }),
		);
		expect(stages).toEqual(Object.keys(jobs));
		expect(Object.values(jobs).map(({ script }) => script)).toEqual(commands);
		expect(jobs.production.rules?.map(({ when }) => when)).toEqual(["manual"]);
	});
});

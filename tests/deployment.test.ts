import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import {
	commandLine,
	failOnBucket,
	failOnJurisdiction,
	isShopMissing,
	nextStep,
	splitIn,
	unsetSecrets,
	uploadedVersion,
	withoutOthersObjects,
} from "../scripts/deploy.mjs";
import { missingKeys, secretNames } from "../scripts/lib/deploy-keys.mjs";
import { isDatabaseId, missingSettings, withDatabaseId } from "../scripts/lib/deploy-settings.mjs";
import { withOlderBuilds } from "../scripts/lib/older-builds.mjs";
import { Failure, printedJson } from "../scripts/lib/process.mjs";

const shop = { vars: { LOCALE_DOMAINS: '{"www.steel.test":"de"}', BACKEND_URL: "" }, routes: [{ pattern: "www.steel.test" }] };
const backend = {
	vars: { SHOP_HOSTS: "www.steel.test, fi.steel.test", MAIL_FROM: "Steel <shop@steel.test>" },
	routes: [{ pattern: "desk.steel.test" }],
};
const company = { email: "sales@steel.test", vatId: "FI20774740", businessId: "2077474-0", bank: { iban: "DE02120300000000202051" } };
const settings = { shop, backend, company };

/** wrangler's output: warnings go to standard error. */
const answered = (stdout: string) => ({
	code: 0,
	stdout: `${stdout}\n`,
	output: `▲ [WARNING] Old: [see below]\n${stdout}\n▲ [WARNING] {Older}\n`,
});
const refused = (output: string) => ({ code: 1, stdout: "", output });

describe("a deployment", () => {
	it("passes with valid settings", () => {
		expect(missingSettings(settings, "production")).toEqual([]);
		const own = { ...shop, vars: { ...shop.vars, BACKEND_URL: "https://backend.steel.test" } };
		expect(missingSettings({ ...settings, shop: own }, "production")).toEqual([]);
		expect(missingSettings({ ...settings, backend: { ...backend, vars: { ...backend.vars, MAIL_FROM: "" } } }, "production")).toEqual([]);
	});

	// Shows H1.15
	it.each(["http://backend.steel.test", "http://localhost:9000", "backend.steel.test"])("fails with the backend %s", (address) => {
		const clear = { ...shop, vars: { ...shop.vars, BACKEND_URL: address } };
		expect(missingSettings({ ...settings, shop: clear }, "production")).toEqual([
			expect.stringContaining("BACKEND_URL has to begin with https://"),
		]);
	});

	it.each(["DIGEST_KEY", "BACKEND_KEY", "DESK_KEY", "SMTP_URL"])("fails with a secret among the variables: %s", (name) => {
		const withSecret = <W extends { vars: object }>(worker: W) => ({ ...worker, vars: { ...worker.vars, [name]: "x" } });
		expect(missingSettings({ ...settings, shop: withSecret(shop) }, "production")).toEqual([expect.stringContaining(name)]);
		expect(missingSettings({ ...settings, backend: withSecret(backend) }, "production")).toEqual([
			expect.stringMatching(/^backend\/wrangler\.toml, .*secret/),
		]);
	});

	// Shows R57.4
	it.each([
		[
			"the shop's hosts",
			{ shop: { ...shop, routes: [{ pattern: "staging.crossbar.example" }] } },
			/^wrangler\.toml, \[env\.staging\]: the domains/,
		],
		[
			"the desk host",
			{ backend: { ...backend, routes: [{ pattern: "desk.crossbar.example" }] } },
			/^backend\/wrangler\.toml, \[env\.staging\]: the desk host/,
		],
		["no desk host", { backend: { ...backend, routes: [] } }, /desk host/],
		["hosts of links in mails", { backend: { ...backend, vars: { SHOP_HOSTS: "www.crossbar.example" } } }, /SHOP_HOSTS are examples/],
		[
			"hosts of the shop that links in mails lack",
			{ backend: { ...backend, vars: { SHOP_HOSTS: "fi.steel.test" } } },
			/SHOP_HOSTS lacks www\.steel\.test/,
		],
		["the sender", { backend: { ...backend, vars: { ...backend.vars, MAIL_FROM: "Steel <shop@crossbar.example>" } } }, /MAIL_FROM/],
		["the sender without a name", { backend: { ...backend, vars: { ...backend.vars, MAIL_FROM: "shop@crossbar.example" } } }, /MAIL_FROM/],
		[
			"the company's mailbox",
			{ company: { ...company, email: "sales@crossbar.example" } },
			/^contract\/company\.ts: the domain of `email`/,
		],
		["the IBAN", { company: { ...company, bank: { iban: "FI2112345600000785" } } }, /^contract\/company\.ts: `iban`/],
		["the VAT id", { company: { ...company, vatId: "FI29058716" } }, /`vatId`/],
		["the business id", { company: { ...company, businessId: "2905871-6" } }, /`businessId`/],
	])("fails with an example of this repository, by name: %s", (_, example, said) => {
		const missing = missingSettings({ ...settings, ...example }, "staging");
		expect(missing.length).toBeGreaterThan(0);
		expect(missing).toContainEqual(expect.stringMatching(said));
	});
});

// Shows R57.3
describe("the database", () => {
	const id = "00000000-0000-4000-8000-000000000000";

	it("is named by its id in the environment that it is of, and in no other", () => {
		const text = readFileSync("backend/wrangler.toml", "utf8");
		const idsIn = (toml: string) => [...toml.matchAll(/^database_id = "(.*)"$/gm)].map(([, found]) => found);
		const [development, , staging] = idsIn(text);
		expect(idsIn(withDatabaseId(text, "production", id))).toEqual([development, id, staging]);
		expect(() => withDatabaseId(text, "elsewhere", id)).toThrow("elsewhere");
		expect([id, "npm-run-deploy-writes-it-here", undefined].map(isDatabaseId)).toEqual([true, false, false]);
	});

	it.each([
		["eu", "eu", false],
		[null, "eu", true],
		["us", "eu", true],
		[undefined, "eu", false],
		[null, "", false],
	])("that is in the jurisdiction %j is refused for %j: %j", (found, jurisdiction, isRefused) => {
		const check = () => failOnJurisdiction({ jurisdiction: found }, { name: "steel", jurisdiction });
		if (isRefused) expect(check).toThrow(/steel is not in the jurisdiction "eu"/);
		else check();
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
	const printed = (json: unknown) => answered(JSON.stringify(json, null, 2));
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
		expect(() => splitIn(refused("This Worker does not exist on your account. [code: 10007]"), listed)).toThrow(
			/has to be another one.*10007/s,
		);
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

describe("commands that a deployment runs", () => {
	it("answer in JSON between warnings, and other lines before it", () => {
		expect(printedJson("What there is", answered('{"a": []}'))).toEqual({ a: [] });
		expect(printedJson("What there is", answered('Resource location: remote\n\n[\n  {\n    "results": []\n  }\n]'))).toEqual([
			{ results: [] },
		]);
		expect(() => printedJson("What there is", { ...answered("[]"), code: 1 })).toThrow(/What there is cannot be told:.*Older/s);
	});

	it("ask nothing unless they may: a migration that somebody said no to would be left out", async () => {
		const file = join(import.meta.dirname, "../scripts/lib/process.mjs");
		const child = "process.stdin.on('data', (data) => process.stdout.write(data)).on('end', () => process.stdout.write('.'))";
		const parent = (options: object) =>
			new Promise<string>((resolve) => {
				const code = `import { node } from ${JSON.stringify(file)}; await node(["-e", ${JSON.stringify(child)}], ${JSON.stringify(options)});`;
				const started = execFile(process.execPath, ["--input-type=module", "-e", code], (_, stdout) => resolve(stdout));
				started.stdin?.end("no");
			});
		expect(await parent({ isShown: true })).toBe(".");
		expect(await parent({ isShown: true, asks: true })).toBe("no.");
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

describe("the keys of Workers", () => {
	it.each([
		["a Worker without any", answered("[]"), []],
		["a Worker that has one", answered('[\n  {\n    "name": "DIGEST_KEY", "type": "secret_text"\n  }\n]'), ["DIGEST_KEY"]],
		["a Worker that has two", answered('[{"name":"A","type":"x"},{"name":"B","type":"x"}]'), ["A", "B"]],
		["a Worker before its first deployment", refused('Worker "crossbar-shop" (env: production) not found.\n\nIf this is new'), null],
		["a Worker unknown to the API", refused("This Worker does not exist on your account. [code: 10007]"), null],
	])("are told: %s", (_, listed, expected) => expect(secretNames(listed)).toEqual(expected));

	it.each([
		["cannot be read", answered("[oops]")],
		["is cut off", answered('[{"name":"A"')],
		["is missing", refused("fetch failed")],
	])("stop the deployment if wrangler's response %s", (_, listed) => expect(() => secretNames(listed)).toThrow("cannot be told"));

	// Shows R57.1
	it("are made at the first deployment, with 256 random bits: one digest key for each, one key between them, one for the desk", () => {
		const { shop: ofShop, backend: ofBackend, shared } = missingKeys({ shop: null, backend: null }, {});
		expect(Object.keys(ofShop)).toEqual(["DIGEST_KEY", "BACKEND_KEY"]);
		expect(Object.keys(ofBackend)).toEqual(["DIGEST_KEY", "BACKEND_KEY", "DESK_KEY"]);
		expect(shared).toEqual({ DESK_KEY: ofBackend.DESK_KEY, BACKEND_KEY: ofShop.BACKEND_KEY });
		expect(ofBackend.BACKEND_KEY).toBe(ofShop.BACKEND_KEY);
		const keys = [ofShop.DIGEST_KEY, ofBackend.DIGEST_KEY, shared.DESK_KEY, shared.BACKEND_KEY];
		for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
		expect(new Set(keys).size).toBe(4);
	});

	it("are never replaced, and a run that stopped between the two Workers goes on with the key that it has made", () => {
		const all = { shop: ["DIGEST_KEY", "BACKEND_KEY"], backend: ["DIGEST_KEY", "BACKEND_KEY", "DESK_KEY"] };
		expect(missingKeys(all, {})).toEqual({ shop: {}, backend: {}, shared: {} });
		const half = { shop: ["DIGEST_KEY"], backend: all.backend };
		const kept = { BACKEND_KEY: "made before", DESK_KEY: "made before" };
		expect(missingKeys(half, kept)).toEqual({
			shop: { BACKEND_KEY: "made before" },
			backend: { BACKEND_KEY: "made before" },
			shared: { BACKEND_KEY: "made before" },
		});
	});

	it("that only the company has are named while they are not there", () => {
		expect(unsetSecrets([], {})).toEqual([expect.stringContaining("SMTP_URL"), expect.stringContaining("STRIPE_SECRET_KEY")]);
		expect(unsetSecrets(["STRIPE_SECRET_KEY"], { send_email: [{}] })).toEqual([]);
	});
});

// Shows R57.6
it("the files of two builds before go along with each deployment", () => {
	const home = mkdtempSync(join(tmpdir(), "crossbar-builds-"));
	onTestFinished(() => rmSync(home, { recursive: true }));
	let archive: Uint8Array | null = null;
	const deployments = [["a1", "shared"], ["a2", "shared"], ["a2", "shared"], ["a3"], ["a4"]].map((files, index) => {
		const folders = { built: mkdtempSync(join(home, "built-")), deployed: join(home, String(index)) };
		for (const name of files) writeFileSync(join(folders.built, name), `content of ${name}`);
		archive = withOlderBuilds(archive, folders);
		const deployed = readdirSync(folders.deployed).sort();
		for (const name of deployed) expect(readFileSync(join(folders.deployed, name), "utf8")).toBe(`content of ${name}`);
		return deployed;
	});
	expect(deployments).toEqual([
		["a1", "shared"],
		["a1", "a2", "shared"],
		// Repeating the same build does not add one.
		["a1", "a2", "shared"],
		["a1", "a2", "a3", "shared"],
		["a2", "a3", "a4", "shared"],
	]);
});

describe("the templates for CI systems test, deploy to staging, and to production by hand", () => {
	const template = <T>(file: string, schema: z.ZodType<T>): T => schema.parse(parseYaml(readFileSync(`docs/ci/${file}`, "utf8")));
	const deployments = ["npm run deploy -- --env staging", "npm run deploy"];

	it("GitHub Actions", () => {
		const job = z.object({
			needs: z.string().optional(),
			environment: z.string().optional(),
			steps: z.array(z.object({ run: z.string().optional() })),
		});
		const { jobs } = template("github-actions.yml", z.object({ jobs: z.record(z.string(), job) }));
		expect(Object.values(jobs).map(({ steps }) => steps.at(-1)?.run)).toEqual([expect.stringMatching(/test:all.*test/), ...deployments]);
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
		expect(Object.values(jobs).map(({ script }) => script)).toEqual([expect.stringMatching(/test:all.*npm test/), ...deployments]);
		expect(jobs.production.rules?.map(({ when }) => when)).toEqual(["manual"]);
	});
});

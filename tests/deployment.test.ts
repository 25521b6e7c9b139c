import { existsSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { failOnBucket, isShopMissing, missingSettings, secretsFile, withoutDigestKey, withoutOthersObjects } from "../scripts/deploy.mjs";
import { Failure } from "../scripts/lib/process.mjs";

const shop = {
	vars: { LOCALE_DOMAINS: '{"www.steel.test":"de"}', BACKEND_URL: "" },
	routes: [{ pattern: "www.steel.test" }],
	d1_databases: [],
};
const backend = { vars: {}, d1_databases: [{ database_id: "00000000-0000-4000-8000-000000000000" }] };

describe("a deployment", () => {
	it("passes with valid settings", () => {
		expect(missingSettings(shop, backend)).toEqual([]);
		const own = { ...shop, vars: { ...shop.vars, BACKEND_URL: "https://backend.steel.test" } };
		expect(missingSettings(own, backend)).toEqual([]);
	});

	// Shows H1.15
	it.each(["http://backend.steel.test", "http://localhost:9000", "backend.steel.test"])("fails with the backend %s", (address) => {
		const clear = { ...shop, vars: { ...shop.vars, BACKEND_URL: address } };
		expect(missingSettings(clear, backend)).toEqual([expect.stringContaining("BACKEND_URL has to begin with https://")]);
	});

	it.each(["DIGEST_KEY", "BACKEND_KEY"])("fails with a secret among the variables: %s", (name) => {
		expect(missingSettings({ ...shop, vars: { ...shop.vars, [name]: "x" } }, backend)).toEqual([expect.stringContaining(name)]);
		expect(missingSettings(shop, { ...backend, vars: { [name]: "x" } })).toEqual([expect.stringContaining("backend/wrangler.toml")]);
	});

	it("fails with the example values of this repository", () => {
		const example = { ...shop, routes: [{ pattern: "www.crossbar.example" }] };
		expect(missingSettings(example, { ...backend, d1_databases: [{ database_id: "replace" }] })).toHaveLength(2);
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
			env: { production: { vars: { REQUEST_LOG: "1" }, durable_objects: { bindings } } },
		});
		expect(withoutOthersObjects(configuration(shops, own))).toEqual(configuration(own));
		expect(withoutOthersObjects(configuration(shops))).toEqual(configuration());
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

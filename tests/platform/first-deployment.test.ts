import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deployableProject } from "../support/deployable-project";
import { type PlatformApi, startPlatformApi } from "../support/platform-api";

let api: PlatformApi;
let folder: string;
beforeAll(async () => {
	folder = deployableProject();
	api = await startPlatformApi();
});
afterAll(async () => {
	await api.stop();
	rmSync(folder, { recursive: true });
});

/** Runs `npm run deploy` with the installed wrangler against the stand-in. @returns its output, and its changes at the platform */
async function deploy(...args: string[]): Promise<{ code: number; output: string; changes: string[] }> {
	const before = api.calls.length;
	const { CI: _, ...env } = process.env;
	const child = spawn(process.execPath, [resolve("scripts/deploy.mjs"), ...args], {
		cwd: folder,
		env: { ...env, ...api.env, NODE_COMPILE_CACHE: join(folder, ".cache/compiled") },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
	const code = await new Promise<number>((done) => child.on("close", (exit) => done(exit ?? 1)));
	const isChange = (call: string) =>
		/\/r2\/|\/d1\/database$|\/import$|PUT \/workers\/scripts\/[\w-]+$|secrets-bulk|records$|POST .*\/(?:versions|deployments)$/.test(call);
	return { code, output, changes: api.calls.slice(before).filter(isChange) };
}

const [database, bucket, archive] = [
	"POST /d1/database",
	"POST /r2/buckets eu",
	"PUT /r2/buckets/crossbar-files/objects/deploy/assets.zip eu",
];
const uploads = (name: string) => `PUT /workers/scripts/${name}`;
/** Calls that update an existing Worker: a version, which then gets all requests. */
const updates = (name: string) => ["versions", "deployments"].map((path) => `POST /workers/scripts/${name}/${path}`);
const domains = (name: string) => `PUT /workers/scripts/${name}/domains/records`;
const script = (name: string) => {
	const found = api.scripts.get(name);
	if (!found) throw new Error(`There is no Worker ${name}.`);
	return found;
};
/** The versions' percentages of requests, the newest first. */
const shares = () => {
	const of = (name: string) =>
		script(name)
			.versions.flatMap(({ id }) => script(name).deployments[0]?.[id] ?? [])
			.reverse();
	return { shop: of("crossbar-shop"), backend: of("crossbar-backend") };
};
/** An import is three calls: announcing the file, ingesting it, and polling. */
const once = (calls: string[]) =>
	calls.filter((call, at) => call !== calls[at - 1]).map((call) => call.replace(/database\/[\w-]+\//, "database/…/"));

const time = 600_000;

// Shows R57.3, R57.5
it("a first deployment makes everything in its order, and is stopped by a fault of the platform", { timeout: time }, async () => {
	api.isBroken = (call) => call === uploads("crossbar-shop");
	const { code, output, changes } = await deploy("--seed");
	expect(code, output).toBe(1);
	expect(once(changes)).toEqual([
		database,
		bucket,
		"POST /d1/database/…/import",
		// Without its binding to the shop, which does not exist yet.
		...[uploads("crossbar-backend"), domains("crossbar-backend"), uploads("crossbar-shop")],
	]);
	const [made] = api.databases;
	expect(made).toMatchObject({ name: "crossbar", jurisdiction: "eu" });
	const namesIn = (table: string) =>
		made?.db
			.prepare(`SELECT name FROM ${table} ORDER BY id`)
			.all()
			.map(({ name }) => name);
	expect(namesIn("d1_migrations")).toEqual(readdirSync("backend/migrations").filter((name) => name.endsWith(".sql")));
	expect(namesIn("suppliers")?.length).toBeGreaterThan(20);
	expect(readFileSync(join(folder, "backend/wrangler.toml"), "utf8")).toContain(`database_id = "${made?.uuid}"`);
});

// Shows R57.5, R57.1
it("a repeated command continues where it stopped, with the same keys", { timeout: time }, async () => {
	api.isBroken = () => false;
	const { code, output, changes } = await deploy("--seed");
	expect(code, output).toBe(0);
	expect(once(changes)).toEqual([
		bucket,
		...[...updates("crossbar-backend"), domains("crossbar-backend"), uploads("crossbar-shop"), domains("crossbar-shop")],
		...[...updates("crossbar-backend"), domains("crossbar-backend"), archive],
	]);
	expect(output).toContain("has a catalogue already");
	expect(output).toContain("SMTP_URL is not set");
	const [shop, backend] = [script("crossbar-shop"), script("crossbar-backend")];
	expect(backend.domains).toEqual(["desk.weser-stahl.test"]);
	expect(shop.domains).toContain("www.weser-stahl.test");
	expect(shop.secrets.get("BACKEND_KEY")).toBe(backend.secrets.get("BACKEND_KEY"));
	expect([...backend.secrets.keys()].sort()).toEqual(["BACKEND_KEY", "DESK_KEY", "DIGEST_KEY"]);
	const keys = join(folder, ".keys/production.env");
	expect(readFileSync(keys, "utf8")).toContain(`DESK_KEY=${backend.secrets.get("DESK_KEY")}\n`);
	expect(statSync(keys).mode & 0o077).toBe(0);
	for (const key of backend.secrets.values()) expect(output).not.toContain(key);
	expect(backend.versions.at(-1)?.bindings).toContainEqual(
		expect.objectContaining({ name: "CART_CHANNEL", type: "durable_object_namespace", script_name: "crossbar-shop" }),
	);
	expect(backend.versions.at(-1)?.bindings).toContainEqual(
		expect.objectContaining({ name: "FILES", type: "r2_bucket", bucket_name: "crossbar-files", jurisdiction: "eu" }),
	);
});

// Shows R57.5, R57.6
it("a gradual update changes no key, has the files of the build before, and source maps; nothing is bundled but to be uploaded", {
	timeout: time,
}, async () => {
	const secrets = [...script("crossbar-backend").secrets];
	const built = join(folder, "build/client/assets");
	const [old = ""] = readdirSync(built);
	rmSync(join(built, old));
	rmSync(join(folder, "dist/client/assets", old));
	for (const assets of [built, join(folder, "dist/client/assets")]) writeFileSync(join(assets, "of-the-next-build.js"), "export {};");
	const before = shares();
	const { code, output, changes } = await deploy("--gradual", "10");
	expect(code, output).toBe(0);
	expect(changes).toEqual([
		bucket,
		...["crossbar-backend/versions", "crossbar-shop/versions", "crossbar-shop/deployments"].map((path) => `POST /workers/scripts/${path}`),
		...[archive, "POST /workers/scripts/crossbar-backend/deployments"],
	]);
	expect(before).toEqual({ shop: [100], backend: [100] });
	expect(shares()).toEqual({ shop: [0, 100], backend: [10, 90] });
	expect([...script("crossbar-backend").secrets]).toEqual(secrets);
	const { assets = [], parts = [] } = script("crossbar-shop").versions.at(-1) ?? {};
	expect(assets).toEqual(expect.arrayContaining([`/assets/${old}`, "/assets/of-the-next-build.js"]));
	expect(parts).toContain("index.js.map");
	expect(assets.filter((name) => name.endsWith(".map"))).toEqual([]);
	expect(existsSync(join(folder, ".cache/bundles"))).toBe(false);
});

it("continues with the uploaded versions; a rollback restores the previous ones, the shop's first", {
	timeout: time,
}, async () => {
	const step = await deploy("--gradual", "100");
	expect(step.output).toContain("Go on with the shop");
	expect(step.changes).toEqual(["POST /workers/scripts/crossbar-backend/deployments"]);
	expect(shares()).toEqual({ shop: [0, 100], backend: [100] });
	const before = ["crossbar-shop", "crossbar-backend"].map((name) => ({ [script(name).versions.at(-2)?.id ?? ""]: 100 }));
	const { code, output, changes } = await deploy("--rollback");
	expect(code, output).toBe(0);
	expect(changes).toEqual(["crossbar-shop", "crossbar-backend"].map((name) => `POST /workers/scripts/${name}/deployments`));
	expect(["crossbar-shop", "crossbar-backend"].map((name) => script(name).deployments[0])).toEqual(before);
});

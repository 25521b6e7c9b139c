import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Call } from "../contract/call";
import { calls } from "../contract/calls";
import { boundHost } from "../contract/locale";
import { publishedKey } from "../contract/values/secret-key";
import { bucketOf, startBackend } from "../tests/support/backend";
import { supplies } from "../tests/support/backend-rows";
import { newCart } from "../tests/support/buyer";
import { testDigestKey } from "../tests/support/digest-key";
import type { BackendEnv } from "./env";
import backend from "./index";

it("has a route for each call of the contract, and one only", () => {
	const wanted = Object.values(calls).flatMap((group) => Object.values<Call>(group).map(({ method, path }) => `${method} ${path}`));
	const routes = backend.routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
	expect(wanted.filter((call) => new Set(routes.filter((route) => route === call)).size !== 1)).toEqual([]);
});

describe("in production", async () => {
	const { db, dispose } = await startBackend();
	afterAll(dispose);
	const [shopKey, deskKey] = ["a key of the shop, 32 characters and more", "a key of the desk, 32 characters and more"];
	const ask = async (host: string, path: string, headers: Record<string, string> = {}, variables: Partial<BackendEnv> = {}) => {
		const env = { DB: db, DEV_PAGES: "", DIGEST_KEY: testDigestKey, SHOP_HOSTS: "", DESK_KEY: deskKey, ...variables };
		const waiting = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
		return (await backend.request(`https://${host}${path}`, { headers }, env, waiting)).status;
	};
	const desk = "desk-api.crossbar.example";
	const asStaff = { Authorization: `Bearer ${deskKey}` };

	// Shows R57.1, H1.14
	it.each([
		["without a key", {}],
		["with the desk's key", { ...asStaff, "Backend-Key": deskKey }],
	])("the desk host refuses every call of the contract, the health check and the description %s", async (_, headers) => {
		const paths = Object.values(calls).flatMap((group) => Object.values<Call>(group).map(({ path }) => path));
		for (const BACKEND_KEY of [undefined, "", shopKey])
			for (const path of [...paths, "/health", "/openapi.json", "/desk", "/_dev/outbox"])
				expect([path, await ask(desk, path, headers, { BACKEND_KEY })]).toEqual([path, 403]);
	});

	// Shows R57.1
	it("the desk host answers staff, and the contract to whoever has the shop's key", async () => {
		expect(await ask(desk, "/desk/events", asStaff)).toBe(200);
		expect(await ask(desk, "/desk/events", { Authorization: `Bearer ${shopKey}` })).toBe(403);
		expect(await ask(desk, "/desk/events", { "Backend-Key": shopKey }, { BACKEND_KEY: shopKey })).toBe(403);
		expect(await ask(desk, "/health", { "Backend-Key": shopKey }, { BACKEND_KEY: shopKey })).toBe(200);
	});

	it("the shop's binding is answered without a key where none is set", async () => {
		expect(await ask(boundHost, "/health")).toBe(200);
		expect(await ask(boundHost, "/health", {}, { BACKEND_KEY: shopKey })).toBe(403);
	});

	// Shows R57.1
	it.each(["", "a short key", publishedKey])("there is no desk with the key %j", async (DESK_KEY) =>
		expect(await ask(desk, "/desk/events", { Authorization: `Bearer ${DESK_KEY}` }, { DESK_KEY })).toBe(404),
	);
});

const settings = { DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "shop.example" };
const eventAt = (time: string) => ({ scheduledTime: Date.parse(`2026-11-27T${time}:00Z`), cron: "* * * * *", noRetry: () => {} });

it("deletes what has expired in a minute in which the mail job fails", async () => {
	const { db, caller, dispose } = await startBackend();
	onTestFinished(dispose);
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => logged.mockRestore());
	const { uuid } = await newCart(caller(), supplies.beam, 2);
	await db.prepare("UPDATE carts SET updated_at = '2020-01-01T00:00:00Z' WHERE uuid = ?").bind(uuid).run();
	await db.prepare("ALTER TABLE outbox RENAME COLUMN is_held TO was_held").run();
	await backend.scheduled(eventAt("12:00"), { DB: db, ...settings });
	expect(await db.prepare("SELECT 1 FROM carts WHERE uuid = ?").bind(uuid).first()).toBeNull();
	expect(logged.mock.calls.join()).toContain("is_held");
});

it("looks for files that no product names once a day", async () => {
	const { db, dispose } = await startBackend();
	onTestFinished(dispose);
	await db.prepare("INSERT INTO media (digest, type, size, unnamed_since) VALUES ('a', 'image/png', 1, '2020-01-01T00:00:00Z')").run();
	const there = async (time: string) => {
		await backend.scheduled(eventAt(time), { DB: db, FILES: bucketOf(new Map()), ...settings });
		return db.prepare("SELECT count(*) AS n FROM media").first("n");
	};
	expect([await there("02:29"), await there("02:30")]).toEqual([1, 0]);
});

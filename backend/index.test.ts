import { expect, it, onTestFinished, vi } from "vitest";
import type { Call } from "../contract/call";
import { calls } from "../contract/calls";
import { bucketOf, startBackend } from "../tests/support/backend";
import { supplies } from "../tests/support/backend-rows";
import { newCart } from "../tests/support/buyer";
import backend from "./index";

it("has a route for each call of the contract, and one only", () => {
	const wanted = Object.values(calls).flatMap((group) => Object.values<Call>(group).map(({ method, path }) => `${method} ${path}`));
	const routes = backend.routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
	expect(wanted.filter((call) => new Set(routes.filter((route) => route === call)).size !== 1)).toEqual([]);
});

const settings = { DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "shop.example" };
const eventAt = (time: string) => ({ scheduledTime: Date.parse(`2026-11-27T${time}:00Z`), cron: "* * * * *", noRetry: () => {} });

it("deletes what has expired in a minute in which the mail job fails", async () => {
	const { db, caller, dispose } = await startBackend();
	onTestFinished(dispose);
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => logged.mockRestore());
	const { uuid } = await newCart(caller(), supplies.beam, 2);
	await db.prepare("UPDATE orders SET updated_at = '2020-01-01T00:00:00Z' WHERE uuid = ?").bind(uuid).run();
	await db.prepare("ALTER TABLE outbox RENAME COLUMN is_held TO was_held").run();
	await backend.scheduled(eventAt("12:00"), { DB: db, ...settings });
	expect(await db.prepare("SELECT 1 FROM orders WHERE uuid = ?").bind(uuid).first()).toBeNull();
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

import { expect, it } from "vitest";
import type { CartCountMessage } from "../../contract/realtime";
import { boundWorker, shopEnv } from "../../tests/support/shop-env";
import { CountReader } from "./count-reader";

const uuid = "00000000-0000-4000-8000-000000000000";

it("calls during a read cause one more read, delivered last", async () => {
	const reads: ((response: Response) => void)[] = [];
	const BACKEND = boundWorker(() => new Promise((resolve) => reads.push(resolve)));
	const answer = (index: number, version: number) =>
		reads[index]?.(Response.json({ type: "cart_count", uuid, count: 1, version } satisfies CartCountMessage));
	const delivered: unknown[] = [];
	const reader = new CountReader(shopEnv({ BACKEND }), ({ version }) => delivered.push(version));

	const first = reader.read(uuid);
	await Promise.all([reader.read(uuid), reader.read(uuid)]);
	expect(reads).toHaveLength(1);
	answer(0, 1);
	await expect.poll(() => reads.length).toBe(2);
	answer(1, 2);
	await first;
	expect(delivered).toEqual([1, 2]);
	expect(reads).toHaveLength(2);

	const later = reader.read(uuid);
	answer(2, 3);
	await later;
	expect(delivered).toEqual([1, 2, 3]);
});

it("a missing cart delivers nothing, a failure throws, and later reads work", async () => {
	const statuses = [404, 500, 404];
	const BACKEND = boundWorker(async () => new Response(null, { status: statuses.shift() }));
	const reader = new CountReader(shopEnv({ BACKEND }), () => {
		throw new Error("Nothing is delivered.");
	});
	await reader.read(uuid);
	await expect(reader.read(uuid)).rejects.toThrow("500");
	await reader.read(uuid);
	expect(statuses).toEqual([]);
});

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { finnishBuyer, order, orderNumberOf } from "../support/guest-order";
import { type Receiver, startReceiver } from "../support/receiver";
import { shared } from "../support/shared-shop";
import { Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };

/** Runs `npm run desk` against the running backend. @returns its output, or the message of a failure */
async function desk(...args: string[]): Promise<string> {
	const command = [...process.execArgv, "scripts/desk.mjs", ...args, "--backend", where.backend];
	const { stdout } = await promisify(execFile)(process.execPath, command).catch((error: { stderr: string }) => ({ stdout: error.stderr }));
	return stdout.trim();
}

let receiver: Receiver;
beforeAll(async () => {
	receiver = await startReceiver();
});
afterAll(() => receiver.stop());

// Shows R43.1, R43.3, R43.4, R43.6
it("an order is followed by its events with a key, told to a webhook, reviewed and cancelled by npm run desk", async () => {
	const number = orderNumberOf(await order(new Visitor(where.shop, "en"), finnishBuyer));
	const key = await desk("key", "make", "http test", "--scope", "orders:read");
	expect(key).toMatch(/^desk_[\w-]{43}$/);
	expect(await desk("key", "list")).toContain("http test  orders:read");
	const call = (path: string, method = "GET") =>
		fetch(`${where.backend}/desk/${path}`, { method, headers: { Authorization: `Bearer ${key}` } });
	let cursor = "0";
	// The events of other tests come first, a hundred at a time.
	for (let created = ""; created === ""; ) {
		const lines = (await desk("events", "--after", cursor)).split("\n");
		created = lines.find((line) => line.includes("order.created") && line.endsWith(number)) ?? "";
		const next = (created || (lines.at(-1) ?? "").replace("cursor ", "")).split(" ")[0] ?? "";
		expect(Number(next)).toBeGreaterThan(Number(cursor));
		cursor = next;
	}
	const read = await (await call(`events?after=${Number(cursor) - 1}&limit=1`)).text();
	expect(JSON.parse(read)).toMatchObject({ events: [{ type: "order.created", data: { order: number } }] });
	expect((await call(`orders/${number}/review`, "POST")).status).toBe(403);

	const [id = "", secret = ""] = (
		await desk("webhook", "add", receiver.url, "--type", "order.confirmed", "--type", "order.cancelled")
	).split("  ");
	receiver.secret = secret;
	expect(await desk("order", number)).toContain("not confirmed by a person");
	expect(await desk("review", number)).toBe("The order is confirmed.");
	expect(await desk("cancel", number)).toContain("Why is it cancelled?");
	expect(await desk("cancel", number, "No longer rolled.")).toBe("The order is cancelled.");
	const told = () => [...receiver.handled.values()].map((body) => JSON.parse(body)).filter(({ data }) => data.order === number);
	await vi.waitFor(
		() =>
			expect(
				told()
					.map(({ type }) => type)
					.toSorted(),
			).toEqual(["order.cancelled", "order.confirmed"]),
		20_000,
	);
	expect(receiver.forged).toBe(0);
	expect(await desk("webhook", "remove", id)).toContain("Nothing more is sent");
	expect(await desk("ship", number)).toContain("The order is cancelled");
	expect(await desk("order", number)).toContain("No longer rolled.");
	expect(await desk("company", "FI20774740")).toContain("(FI20774740)");
	expect(await desk("limit", "FI99999999", "10")).toContain("The register has no company");
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { type Backend, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";
import { type Receiver, startReceiver } from "../../tests/support/receiver";
import { isPublicAddress } from "./address";
import { deliverWebhooks } from "./deliver";

const minute = 60_000;
const log = vi.spyOn(console, "error");

let backend: Backend;
let receiver: Receiver;
let now: Date;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());
beforeEach(async () => {
	await backend.db.batch([backend.db.prepare("DELETE FROM webhook_deliveries"), backend.db.prepare("DELETE FROM webhooks")]);
	receiver = await startReceiver();
	now = new Date();
	log.mockReset();
	log.mockReturnValue();
});
afterEach(() => receiver.stop());

async function desk(path: string, body: object) {
	const answer = await deskCall(backend, path, body);
	await backend.settled();
	return answer;
}

const added = z.object({ id: z.number(), secret: z.string() });
async function register(more: object = {}): Promise<number> {
	const { id, secret } = added.parse((await desk("webhooks", { url: receiver.url, ...more })).body);
	receiver.secret = secret;
	return id;
}

const turn = (timeout = 5_000) =>
	deliverWebhooks({ DB: backend.db, DEV_PAGES: "1", DIGEST_KEY: "" }, { within: 20_000, timeout }, () => now);

/** The time of the next due message; null if none waits. */
async function nextDue(): Promise<string | null> {
	const due = await backend.db
		.prepare("SELECT min(next_attempt_at) AS due FROM webhook_deliveries WHERE delivered_at IS NULL AND given_up_at IS NULL")
		.first("due");
	return z.string().nullable().parse(due);
}

/**
 * Runs turns until nothing waits.
 * @returns the hours that passed
 */
async function untilNothingWaits(timeout?: number): Promise<number> {
	const begin = now.getTime();
	for (let turns = 0; turns < 100; turns++) {
		await turn(timeout);
		const due = await nextDue();
		if (due === null) return (now.getTime() - begin) / (60 * minute);
		if (due > now.toISOString()) now = new Date(due);
	}
	throw new Error("Messages wait for ever.");
}

async function send(): Promise<string> {
	const buyer = backend.caller();
	const cart = await checkOut(buyer, (await newCart(buyer, supplies.beam, 1)).uuid, billing.FI);
	const { body } = await buyer.call("POST", "/orders/complete", completion(cart));
	return z.object({ order_number: z.string() }).parse(body).order_number;
}

/**
 * Adds events of an order that have not been delivered.
 * @returns their ids
 */
async function happen(count: number): Promise<string[]> {
	const order = await send();
	await turn();
	const { results } = await backend.db
		.prepare(
			`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
			INSERT INTO events (type, order_id, subject) SELECT 'delivery.shipped', o.id, o.order_number || '-' || i FROM n, orders o WHERE o.order_number = ?1 RETURNING id`,
		)
		.bind(order, count)
		.all();
	return z
		.array(z.object({ id: z.number() }))
		.parse(results)
		.map(({ id }) => `evt_${id}`);
}

const failed = async (id: number) =>
	z
		.object({ failed: z.array(z.object({ event: z.string(), attempts: z.number(), last_error: z.string() })) })
		.parse((await deskCall(backend, `webhooks/${id}/failed`)).body).failed;

// Shows R43.6
describe("webhooks", () => {
	it("tell what has happened, signed, without anything of a person", async () => {
		await register();
		const order = await send();
		await turn();
		const [message] = receiver.arrived;
		expect(receiver.forged).toBe(0);
		expect(JSON.parse(message?.body ?? "")).toEqual({
			type: "order.created",
			timestamp: expect.stringMatching(/Z$/),
			data: { order, number: order },
		});
		expect(message?.id).toMatch(/^evt_\d+$/);
		receiver.secret = `whsec_${Buffer.alloc(32).toString("base64")}`;
		await send();
		await turn();
		expect(receiver.forged).toBe(1);
	});

	it("lose none of hundreds of events where half of the answers fail or get lost, and each is handled once", async () => {
		const id = await register();
		const wanted = await happen(300);
		receiver.handled.clear();
		receiver.arrived.length = 0;
		let state = 7;
		receiver.answer = (_, response) => {
			state = (state * 48_271) % 2_147_483_647;
			const luck = state / 2_147_483_647;
			if (luck < 0.45) response.writeHead(503).end();
			// The receiver handled it, but the shop never learns that.
			else if (luck < 0.5) response.destroy();
			else response.writeHead(200).end("done");
			return luck >= 0.45;
		};
		await untilNothingWaits();
		// Some messages failed nine times and were not lost either.
		const given = await failed(id);
		expect(given.length).toBeLessThan(10);
		receiver.answer = (_, response) => {
			response.writeHead(200).end();
			return true;
		};
		await desk(`webhooks/${id}/resend`, {});
		await untilNothingWaits();
		expect([...receiver.handled.keys()].toSorted()).toEqual(wanted.toSorted());
		expect(receiver.arrived.length).toBeGreaterThan(500);
		expect(receiver.forged).toBe(0);
		expect(await failed(id)).toEqual([]);
	}, 60_000);

	it("that dispatchers send at the same time go out once", async () => {
		await register();
		const wanted = await happen(40);
		receiver.arrived.length = 0;
		await Promise.all([turn(), turn(), turn()]);
		expect(receiver.arrived.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
	});

	it("wait for no receiver that hangs, try it for a day, and are then listed and sent again by command", async () => {
		const hanging = await startReceiver();
		const { id } = added.parse((await desk("webhooks", { url: hanging.url })).body);
		await register();
		const wanted = await happen(9);
		hanging.answer = () => false;
		hanging.arrived.length = 0;
		receiver.arrived.length = 0;
		await turn(150);
		expect(receiver.arrived).toHaveLength(9);
		// The dispatcher stops after the first four.
		expect(hanging.arrived).toHaveLength(4);
		const hours = await untilNothingWaits(50);
		expect(hours).toBeGreaterThan(24);
		expect(await failed(id)).toHaveLength(9);
		expect((await failed(id)).at(-1)).toMatchObject({ event: wanted.at(-1), attempts: 9, last_error: "No answer in time." });
		expect(log.mock.calls.join()).not.toContain(hanging.url);
		hanging.answer = receiver.answer;
		hanging.handled.clear();
		await desk(`webhooks/${id}/resend`, { event: wanted[2] });
		await turn();
		expect([...hanging.handled.keys()]).toEqual([wanted[2]]);
		await desk(`webhooks/${id}/resend`, {});
		await turn();
		expect([...hanging.handled.keys()]).toEqual(expect.arrayContaining(wanted));
		await hanging.stop();
	}, 60_000);

	it("are sent of the types that were asked for, from a cursor on, and no more once they are removed", async () => {
		const [first] = await happen(2);
		const id = await register({ types: ["delivery.shipped"], after: Number(first?.slice(4)) });
		expect(await register({ types: ["delivery.shipped"] })).toBe(id);
		await turn();
		expect(receiver.arrived.map(({ body }) => z.object({ type: z.string() }).parse(JSON.parse(body)).type)).toEqual(["delivery.shipped"]);
		await send();
		await turn();
		expect(receiver.arrived).toHaveLength(1);
		expect(await desk("webhooks", { url: receiver.url, after: 0 })).toMatchObject({
			status: 409,
			body: { error: expect.stringContaining("remove it first") },
		});
		receiver.answer = (_, response) => {
			response.writeHead(503).end();
			return false;
		};
		await happen(1);
		await turn();
		const sent = receiver.arrived.length;
		for (const _ of [1, 2]) expect((await desk(`webhooks/${id}/removal`, {})).status).toBe(200);
		expect(await nextDue()).toBeNull();
		expect((await desk(`webhooks/${id}/resend`, {})).status).toBe(404);
		await happen(1);
		await untilNothingWaits();
		expect(receiver.arrived).toHaveLength(sent);
		expect((await deskCall(backend, "webhooks")).body).toEqual({ webhooks: [] });
	});

	it("follow no redirect", async () => {
		const id = await register();
		receiver.answer = (_, response) => {
			response.writeHead(307, { Location: "http://127.0.0.1:1/" }).end();
			return false;
		};
		await happen(1);
		await turn();
		expect(await backend.db.prepare("SELECT last_error FROM webhook_deliveries WHERE webhook_id = ?").bind(id).first("last_error")).toBe(
			"Answered 307.",
		);
	});
});

// Shows R43.7
describe("an address of webhooks", () => {
	const production = { DEV_PAGES: "" };
	it.each([
		["http://erp.example/hooks"],
		["https://localhost/"],
		["https://erp.localhost./"],
		["https://printer.local/"],
		["https://db.internal/"],
		["https://intranet/"],
		["https://127.0.0.1/"],
		["https://0x7f.1/"],
		["https://2130706433/"],
		["https://10.0.0.1:8443/"],
		["https://169.254.169.254/latest/meta-data"],
		["https://[::1]/"],
		["https://[::ffff:127.0.0.1]/"],
		["https://user:secret@erp.example/"],
		["ftp://erp.example/"],
		["https://localhost../"],
		["https://erp..example/"],
		["https://metadata.google.internal./"],
		["https://api.default.svc/"],
		["https://10.0.0.1.nip.io/"],
		["https://app-10-0-0-1.example.com/"],
		["https://localtest.me/"],
		["https://erp.example:8443/"],
		["https://erp.example:6379/"],
		["erp.example"],
	])("%s is refused outside development", (address) => expect(isPublicAddress(address, production)).toBe(false));

	it("is a public name over https", () => {
		for (const address of [
			"https://erp.example/hooks",
			"https://erp.example:443/hooks?shop=1",
			"https://erp.example./",
			"https://a1-b2.svc.example/",
		])
			expect(isPublicAddress(address, production)).toBe(true);
	});

	it("is looked at when it is registered, and again before each message", async () => {
		const id = await register();
		await happen(1);
		const sent = receiver.arrived.length;
		await deliverWebhooks({ DB: backend.db, DEV_PAGES: "", DIGEST_KEY: "" }, undefined, () => now);
		expect(receiver.arrived).toHaveLength(sent);
		expect(
			await backend.db
				.prepare("SELECT last_error FROM webhook_deliveries WHERE webhook_id = ? ORDER BY id DESC")
				.bind(id)
				.first("last_error"),
		).toBe("The address is not public.");
	});
});

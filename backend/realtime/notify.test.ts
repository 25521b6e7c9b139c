import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { markSent } from "../../tests/support/mark-sent";
import { currentCount } from "./current-count";
import { notifyWatchers } from "./notify";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

let buyer: Caller;
let uuid: string;
let item: number;
beforeEach(async () => {
	buyer = backend.caller("fi");
	const cart = await newCart(buyer, supplies.beam, 4);
	uuid = cart.uuid;
	item = cart.items[0]?.id ?? 0;
	backend.notified.length = 0;
});

it.each([
	["more in it", () => buyer.call("POST", "/orders/add", added(supplies.beam, 2, { uuid }))],
	["another quantity", () => buyer.call("PATCH", `/orders/set-quantity/${uuid}/${item}`, { amount: 6, price: 1 })],
	["a line's reference", () => buyer.call("PATCH", `/orders/set-reference/${uuid}/${item}`, { comment: "Axis 4" })],
	["a note", () => buyer.call("PATCH", `/orders/set-comment/${uuid}`, { comment: "Call first" })],
])("tells who watches the cart of %s", async (_, change) => {
	cartOf(await change());
	expect(backend.notified).toContain(uuid);
});

it("tells of an order that was sent, which has no lines left to order", async () => {
	expect(await currentCount({ DB: backend.db }, uuid)).toMatchObject({ type: "cart_count", uuid, count: 1 });
	const cart = await checkOut(buyer, uuid, billing.FI);
	backend.notified.length = 0;
	await buyer.call("POST", "/orders/complete", completion(cart));
	expect(backend.notified).toEqual([uuid]);
	expect(await currentCount({ DB: backend.db }, uuid)).toMatchObject({ count: 0 });
});

it("tells that its state is another one, and not which", async () => {
	const states = new Set<string | undefined>();
	for (const [state, approval] of [
		[null, null],
		[null, "waiting"],
		["confirmed", "approved"],
		["in_review", null],
	]) {
		await backend.db.batch([
			backend.db.prepare("DELETE FROM orders WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(uuid),
			...(state ? markSent(backend.db, uuid, state) : []),
			backend.db
				.prepare("INSERT OR REPLACE INTO approvals (cart_id, state) SELECT id, ?1 FROM carts WHERE uuid = ?2 AND ?1 IS NOT NULL")
				.bind(approval, uuid),
			backend.db.prepare("DELETE FROM approvals WHERE ? IS NULL").bind(approval),
		]);
		const present = await currentCount({ DB: backend.db, DIGEST_KEY: "a key" }, uuid);
		expect(present?.state).toMatch(/^[0-9a-f]{24}$/);
		expect((await currentCount({ DB: backend.db, DIGEST_KEY: "a key" }, uuid))?.state).toBe(present?.state);
		expect((await currentCount({ DB: backend.db, DIGEST_KEY: "another" }, uuid))?.state).not.toBe(present?.state);
		states.add(present?.state);
	}
	expect(states.size).toBe(4);
});

it("tells nothing of what was refused, or only read", async () => {
	await buyer.call("GET", `/orders/by-id/${uuid}`);
	await backend.caller("fi").call("PATCH", `/orders/set-comment/${uuid}`, { comment: "Not mine" });
	expect(backend.notified).toEqual([]);
	expect(await currentCount({ DB: backend.db }, crypto.randomUUID())).toBeNull();
});

it("is told without a socket, and a cart that is not there is missing", async () => {
	const answer = await backend.fetch(`/ws/${uuid}`);
	expect(await answer.json()).toEqual(await currentCount({ DB: backend.db }, uuid));
	expect((await backend.fetch(`/ws/${crypto.randomUUID()}`)).status).toBe(404);
	expect((await backend.request(`/ws/${uuid}`, { headers: { Upgrade: "websocket" } })).status).toBe(501);
});

// Shows R57.3
it("tells the object of the cart in the European Union where that is set", async () => {
	const told: string[] = [];
	const objects = (where: string) => ({ idFromName: (name: string) => ({ toString: () => `${where} ${name}`, equals: () => false }) });
	const CART_CHANNEL = {
		...objects("anywhere"),
		jurisdiction: (name: string) => objects(name),
		get: (id: object) => ({ cartChanged: async () => void told.push(String(id)) }),
	};
	await notifyWatchers({ CART_CHANNEL, JURISDICTION: "eu" }, ["a"]);
	await notifyWatchers({ CART_CHANNEL, JURISDICTION: "" }, ["a"]);
	expect(told).toEqual(["eu a", "anywhere a"]);
});

it("tells whichever watchers there are, and a shop that cannot be called stops nothing", async () => {
	const log = vi.spyOn(console, "error").mockReturnValue();
	const id = { toString: () => "", equals: () => false };
	const told: string[] = [];
	const jurisdiction = (): never => {
		throw new Error("No jurisdiction is set.");
	};
	const CART_ROOM = {
		jurisdiction,
		idFromName: () => id,
		get: () => ({
			id,
			fetch: async (input: RequestInfo | URL) => {
				told.push(String(input));
				return new Response();
			},
			connect: () => {
				throw new Error("Nobody connects.");
			},
		}),
	};
	const CART_CHANNEL = {
		jurisdiction,
		idFromName: () => id,
		get: (): never => {
			throw new Error("There is no such Worker.");
		},
	};
	await notifyWatchers({}, [uuid]);
	expect(log).not.toHaveBeenCalled();
	await notifyWatchers({ CART_CHANNEL, CART_ROOM }, [uuid, uuid]);
	expect(told).toEqual([`http://room/${uuid}`]);
	expect(log).toHaveBeenCalledOnce();
	log.mockRestore();
});

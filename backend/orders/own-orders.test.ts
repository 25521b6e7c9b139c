import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { orders } from "../../contract/orders";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { sessionDigest } from "../platform/sessions";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

async function sentOrder(buyer: Caller, supplyId: number, amount: number) {
	const { uuid } = await newCart(buyer, supplyId, amount);
	const sent = await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
	expect(sent.status).toBe(200);
	return uuid;
}

const listed = z.array(z.object({ uuid: z.string(), order_number: z.string(), forms: z.null(), is_owner: z.literal(true) }));
const own = async (caller: Caller, query = "") => listed.parse((await caller.call("GET", `/orders/by-user${query}`)).body);

describe("the orders of the visitor", () => {
	it("are those that were sent in the session, newest first, a range of them, and no carts", async () => {
		const buyer = backend.caller();
		expect(await own(buyer)).toEqual([]);
		const first = await sentOrder(buyer, supplies.beam, 1);
		const second = await sentOrder(buyer, supplies.beam, 2);
		await newCart(buyer, supplies.beam, 3);
		expect((await own(buyer)).map(({ uuid }) => uuid)).toEqual([second, first]);
		expect((await own(buyer, "?range=[1,1]")).map(({ uuid }) => uuid)).toEqual([first]);
		expect(await own(backend.caller())).toEqual([]);
		expect(await own(backend.caller("fi", ""))).toEqual([]);
	});

	it("are whole, as they were sent", async () => {
		const buyer = backend.caller();
		const uuid = await sentOrder(buyer, supplies.beam, 1);
		const [order] = orders.byUser.answer.parse((await buyer.call("GET", "/orders/by-user?range=[0,5]")).body);
		const alone = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		expect(order).toEqual({ ...alone, forms: null, may_change: null });
	});

	it("are those of the account, in whatever session they were sent", async () => {
		const before = backend.caller();
		const uuid = await sentOrder(before, supplies.beam, 1);
		const now = backend.caller();
		await backend.db.batch([
			backend.db.prepare("INSERT INTO users (id, email) VALUES (91, 'aino@teras.example')"),
			backend.db.prepare("INSERT INTO sessions (id, user_id) VALUES (?, 91)").bind(sessionDigest(now.session)),
			backend.db.prepare("UPDATE carts SET user_id = 91 WHERE uuid = ?").bind(uuid),
		]);
		expect((await own(now)).map((order) => order.uuid)).toEqual([uuid]);
	});
});

describe("buying again", () => {
	it("makes a cart of what was ordered, once for one key", async () => {
		const buyer = backend.caller();
		const uuid = await sentOrder(buyer, supplies.beam, 12);
		const idem = crypto.randomUUID();
		const again = () => buyer.call("GET", `/orders/rebuy/${uuid}?idem=${idem}`);
		const cart = cartOf(await again());
		expect(cart.uuid).not.toBe(uuid);
		expect(cart.items.map(({ quantity, suppliedVariant }) => [suppliedVariant.id, quantity])).toEqual([[supplies.beam, 12]]);
		expect(cartOf(await again())).toMatchObject({ uuid: cart.uuid, items: [{ quantity: 12 }] });
	});

	it("adds to the present cart and replaces nothing", async () => {
		const buyer = backend.caller();
		const uuid = await sentOrder(buyer, supplies.beam, 2);
		const present = await newCart(buyer, supplies.packed, 10);
		const cart = cartOf(await buyer.call("GET", `/orders/rebuy/${uuid}?uuid=${present.uuid}`));
		expect(cart.uuid).toBe(present.uuid);
		expect(cart.items.map(({ suppliedVariant }) => suppliedVariant.id)).toEqual([supplies.packed, supplies.beam]);
	});

	it("brings sets along, and leaves out those that are no longer sold", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const set = { setId: sets.frame, amount: 2, idem: crypto.randomUUID(), isProduction: true, uuid };
		cartOf(await buyer.call("POST", "/orders/addSet", set));
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		const idem = crypto.randomUUID();
		const again = () => buyer.call("GET", `/orders/rebuy/${uuid}?idem=${idem}`);
		const cart = cartOf(await again());
		expect(cart).toMatchObject({ length: 2, orders_to_sets: [{ set_id: sets.frame, quantity: 2 }] });
		expect(cartOf(await again())).toMatchObject({ uuid: cart.uuid, orders_to_sets: [{ quantity: 2 }] });
		const sell = (availability: string) =>
			backend.db.prepare("UPDATE supplied_variants SET availability = ? WHERE id = ?").bind(availability, supplies.packed).run();
		await sell("out");
		const without = cartOf(await buyer.call("GET", `/orders/rebuy/${uuid}`));
		await sell("available");
		expect(without).toMatchObject({ length: 1, orders_to_sets: [] });
	});

	it("adds all sets in one change of the cart", async () => {
		const sell = (availability: string) =>
			backend.db.prepare("UPDATE supplied_variants SET availability = ? WHERE id = ?").bind(availability, supplies.soldOut).run();
		await sell("available");
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		for (const setId of [sets.frame, sets.lacking])
			await buyer.call("POST", "/orders/addSet", { setId, amount: 2, idem: crypto.randomUUID(), isProduction: true, uuid });
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		const present = await newCart(buyer, supplies.beam, 1);
		const cart = cartOf(await buyer.call("GET", `/orders/rebuy/${uuid}?uuid=${present.uuid}`));
		expect(cart).toMatchObject({ length: 3, orders_to_sets: [{ quantity: 2 }, { quantity: 2 }], version: present.version + 2 });
		await sell("out");
		const left = cartOf(await buyer.call("GET", `/orders/rebuy/${uuid}`));
		expect(left.orders_to_sets).toMatchObject([{ set_id: sets.frame }]);
	});

	it("leaves out what is sold out, raises what is sold in larger quantities, and says when nothing is left", async () => {
		const buyer = backend.caller();
		const uuid = await sentOrder(buyer, supplies.beam, 3);
		const change = (sql: string) => backend.db.prepare(`UPDATE supplied_variants SET ${sql} WHERE id = ?`).bind(supplies.beam).run();
		await change("min_order = 5, pack_size = 2");
		expect(cartOf(await buyer.call("GET", `/orders/rebuy/${uuid}`)).items.map(({ quantity }) => quantity)).toEqual([6]);
		await change("availability = 'out'");
		const nothing = await buyer.call("GET", `/orders/rebuy/${uuid}`);
		await change("min_order = 1, pack_size = 1, availability = 'available'");
		expect(nothing).toMatchObject({ status: 409, body: { code: "unavailable_goods" } });
	});

	it("is for whoever can read it, a shared cart too, but not for one's own open cart", async () => {
		const buyer = backend.caller();
		const uuid = await sentOrder(buyer, supplies.beam, 1);
		const other = backend.caller();
		expect(cartOf(await other.call("GET", `/orders/rebuy/${uuid}`))).toMatchObject({
			is_owner: true,
			items: [{ quantity: 1, comment: "" }],
		});
		const { uuid: cart } = await newCart(buyer, supplies.beam, 4);
		expect(cartOf(await other.call("GET", `/orders/rebuy/${cart}`)).items).toMatchObject([{ quantity: 4 }]);
		expect(await buyer.call("GET", `/orders/rebuy/${cart}`)).toMatchObject({ status: 404 });
		expect(await buyer.call("GET", `/orders/rebuy/${crypto.randomUUID()}`)).toMatchObject({ status: 404 });
	});
});

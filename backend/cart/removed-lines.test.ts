import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyDay } from "../../contract/company";
import { workingDayAfter } from "../../contract/values/days";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const on = workingDayAfter(companyDay(new Date()), 3, "FI");

/** A cart of three lines; the second has everything that a line can have, except for an offered price. */
async function cartOfThree(buyer: Caller) {
	const { uuid } = await newCart(buyer, supplies.beam, 12);
	const cut = { ...added(supplies.beam, 4, { uuid, comment: "Achse 4" }), cut: { length: 1_500 }, certificate: true };
	const id = cartOf(await buyer.call("POST", "/orders/add", cut)).items[1]?.id ?? 0;
	await buyer.call("PATCH", `/orders/set-schedule/${uuid}/${id}`, { schedule: [{ on, amount: 4 }] });
	const cart = cartOf(await buyer.call("POST", "/orders/add", added(supplies.packed, 15, { uuid })));
	const remove = () => buyer.call("DELETE", `/orders/item/${uuid}/${supplies.beam}/0?itemId=${id}`);
	const restore = (who = buyer) => who.call("POST", `/orders/restore-line/${uuid}`, { itemId: id });
	return { uuid, id, cart, remove, restore };
}

const gone = { status: 404, body: { code: "not_found" } };
const removedLines = async (uuid: string) =>
	backend.db.prepare("SELECT count(*) AS n FROM removed_lines r JOIN carts c ON c.id = r.cart_id WHERE c.uuid = ?").bind(uuid).first("n");

describe("a removed line", () => {
	// Shows R67.1
	it("comes back to its place as it was, once", async () => {
		const buyer = backend.caller();
		const { cart, remove, restore } = await cartOfThree(buyer);
		expect(cart.items[1]).toMatchObject({ comment: "Achse 4", cut: { pieces: 4, length: 1_500 }, schedule: [{ on, amount: 4 }] });
		expect(cartOf(await remove()).length).toBe(2);
		const { version: _, ...before } = cart;
		const back = cartOf(await restore());
		expect(back).toMatchObject(before);
		expect(back.items).toEqual(cart.items);
		expect(cartOf(await restore())).toEqual(back);
	});

	// Shows R67.1
	it("keeps its offered price", async () => {
		const buyer = backend.caller();
		const { uuid, id, remove, restore } = await cartOfThree(buyer);
		const offered = "offered_unit_cents = 9000, offered_discount_bp = 0, offered_quantity = 4, offered_until = '2999-12-31'";
		await backend.db.prepare(`UPDATE cart_items SET ${offered}, offered_certificate_cents = 100 WHERE id = ?`).bind(id).run();
		const before = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)).items[1];
		expect(before).toMatchObject({ offered: expect.anything() });
		await remove();
		expect(cartOf(await restore()).items[1]).toEqual(before);
	});

	// Shows R67.1
	it("adds up with the same goods that were added since", async () => {
		const buyer = backend.caller();
		const { uuid, remove, restore } = await cartOfThree(buyer);
		await remove();
		await buyer.call("POST", "/orders/add", { ...added(supplies.beam, 3, { uuid }), cut: { length: 1_500 }, certificate: true });
		const { items } = cartOf(await restore());
		expect(items.map(({ cut, quantity }) => cut?.pieces ?? quantity)).toEqual([12, 15, 7]);
	});

	// Shows R67.1
	it("is refused to others, if it was not removed, and if its goods are gone", async () => {
		const buyer = backend.caller();
		const { uuid, remove, restore } = await cartOfThree(buyer);
		expect(await buyer.call("POST", `/orders/restore-line/${uuid}`, { itemId: 987_654 })).toMatchObject(gone);
		await remove();
		expect(await restore(backend.caller())).toMatchObject(gone);
		const supply = backend.db.prepare("UPDATE supplied_variants SET availability = ? WHERE id = ?");
		await supply.bind("out", supplies.beam).run();
		expect(await restore()).toMatchObject({ status: 409, body: { code: "unavailable_goods" } });
		await supply.bind("available", supplies.beam).run();
		expect(cartOf(await restore()).length).toBe(3);
	});

	// Shows R67.1
	it("is kept for a day, and not in a sent order", async () => {
		const buyer = backend.caller();
		const { uuid, remove, restore } = await cartOfThree(buyer);
		await remove();
		await backend.db.prepare("UPDATE removed_lines SET removed_at = '2020-01-01T00:00:00Z'").run();
		await buyer.call("DELETE", `/orders/item/${uuid}/${supplies.packed}/0`);
		expect(await restore()).toMatchObject(gone);
		expect(await removedLines(uuid)).toBe(1);
		const sent = await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		expect(sent.status).toBe(200);
		expect(await removedLines(uuid)).toBe(0);
	});
});

// Shows R67.1
it("a removed set comes back, adds up with a new one, and is refused if a part is gone", async () => {
	const buyer = backend.caller();
	const wanted = (amount: number, uuid?: string) => ({ setId: sets.frame, amount, uuid, idem: crypto.randomUUID(), isProduction: true });
	const { uuid } = cartOf(await buyer.call("POST", "/orders/addSet", wanted(3)));
	const remove = () => buyer.call("DELETE", `/orders/set/${uuid}/${sets.frame}`);
	const restore = () => buyer.call("POST", `/orders/restore-line/${uuid}`, { setId: sets.frame });
	await remove();
	const supply = backend.db.prepare("UPDATE supplied_variants SET availability = ? WHERE id = ?");
	await supply.bind("out", supplies.packed).run();
	expect(await restore()).toMatchObject({ status: 409, body: { code: "unavailable_goods" } });
	await supply.bind("low", supplies.packed).run();
	expect(cartOf(await restore()).orders_to_sets).toMatchObject([{ set_id: sets.frame, quantity: 3 }]);
	expect(cartOf(await restore()).orders_to_sets).toMatchObject([{ quantity: 3 }]);
	await remove();
	await buyer.call("POST", "/orders/addSet", wanted(2, uuid));
	expect(cartOf(await restore()).orders_to_sets).toMatchObject([{ quantity: 5 }]);
});

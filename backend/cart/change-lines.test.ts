import { afterAll, beforeAll, expect, it } from "vitest";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, newCart } from "../../tests/support/buyer";
import { updateLines } from "./change-lines";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

async function cartOfTwo() {
	const buyer = backend.caller("fi");
	const { uuid } = await newCart(buyer, supplies.beam, 9);
	await buyer.call("POST", "/orders/add", added(supplies.packed, 15, { uuid }));
	const cart = cartOf(
		await buyer.call("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true }),
	);
	const [beam, packed] = cart.items.map(({ id }) => id);
	return {
		cart,
		beam,
		packed,
		change: (changes: object[], version?: number) => buyer.call("PATCH", `/orders/change-lines/${uuid}`, { changes, version }),
		read: async () => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)),
	};
}

// Shows R52.2
it("several lines and sets are changed at once, with one version, and what is not given stays", async () => {
	const { cart, beam, packed, change } = await cartOfTwo();
	const changed = cartOf(
		await change(
			[
				{ itemId: beam, amount: 12 },
				{ itemId: packed, comment: "Achse 4" },
				{ setId: sets.frame, amount: 3 },
			],
			cart.version,
		),
	);
	expect(changed.version).toBe(cart.version + 1);
	expect(changed.items).toMatchObject([
		{ id: beam, quantity: 12, comment: "" },
		{ id: packed, quantity: 15, comment: "Achse 4" },
	]);
	expect(changed.orders_to_sets).toMatchObject([{ set_id: sets.frame, quantity: 3 }]);
});

// Shows R52.2
it("nothing is changed where one of them is refused, and all that are wrong are told", async () => {
	const { cart, beam, packed, change, read } = await cartOfTwo();
	expect(
		await change([
			{ itemId: beam, amount: 12 },
			{ itemId: packed, amount: 12 },
			{ itemId: beam, costCentre: "9999" },
		]),
	).toMatchObject({
		status: 422,
		body: {
			code: "amount_not_a_multiple",
			fields: { "more.0.amount": ["amount.notAMultiple"], "more.1.costCentre": ["costCentre.gone"] },
			details: { "more.0.pack_size": 5 },
		},
	});
	expect(await change([{ itemId: beam, amount: 12 }], cart.version - 1)).toMatchObject({ status: 409, body: { code: "conflict" } });
	const foreign = (await cartOfTwo()).beam;
	expect(
		await change([
			{ itemId: beam, amount: 12 },
			{ itemId: foreign, amount: 12 },
		]),
	).toMatchObject({ status: 409, body: { code: "conflict" } });
	expect((await read()).items).toMatchObject([{ quantity: 9 }, { quantity: 15 }]);
});

// Shows R52.2
it("a change of many lines finds each by its id", async () => {
	const { results } = await backend.db.prepare(`EXPLAIN QUERY PLAN ${updateLines.replace(/\?\d/g, "NULL")}`).all();
	expect(JSON.stringify(results)).toContain("cart_items USING INTEGER PRIMARY KEY");
});

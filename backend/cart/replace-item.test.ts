import { afterAll, beforeAll, expect, it } from "vitest";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

async function cartOfBeams() {
	const buyer = backend.caller("fi");
	const { uuid } = cartOf(await buyer.call("POST", "/orders/add", added(supplies.beam, 20, { comment: "Achse 4" })));
	const cart = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
	const id = cart.items[0]?.id;
	return {
		buyer,
		cart,
		id,
		replace: (body: object, by = buyer) => by.call("PATCH", `/orders/replace-item/${uuid}/${id}`, body),
		read: async () => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)),
	};
}

// Shows R66.2
it("other goods take the place of a line, which keeps its reference and certificate", async () => {
	const { buyer, cart, id, replace } = await cartOfBeams();
	await buyer.call("PATCH", `/orders/set-certificate/${cart.uuid}/${id}`, { certificate: true });
	const replaced = cartOf(await replace({ suppliedVariantId: supplies.expensive, amount: 20 }));
	expect(replaced.items).toMatchObject([
		{ id, quantity: 20, comment: "Achse 4", certificate_price: 28_00, suppliedVariant: { id: supplies.expensive } },
	]);
	expect(replaced.version).toBe(cart.version + 2);
});

// Shows R66.2
it("a line keeps its cut", async () => {
	const buyer = backend.caller("fi");
	const cut = { ...added(supplies.beam, 3), cut: { length: 2500, width: 0 } };
	const { uuid, items } = cartOf(await buyer.call("POST", "/orders/add", cut));
	const path = `/orders/replace-item/${uuid}/${items[0]?.id}`;
	const replaced = cartOf(await buyer.call("PATCH", path, { suppliedVariantId: supplies.expensive, amount: 3 }));
	expect(replaced.items).toMatchObject([{ cut: { pieces: 3, length: 2500 }, suppliedVariant: { id: supplies.expensive } }]);
});

// Shows R66.2
it("nothing changes for goods that are gone, another minimum, an older version, somebody else, or a line that is there already", async () => {
	const { buyer, cart, id, replace, read } = await cartOfBeams();
	expect(await replace({ suppliedVariantId: supplies.soldOut, amount: 20 })).toMatchObject({
		status: 409,
		body: { code: "unavailable_goods", fields: { amount: ["unavailableGoods"] } },
	});
	expect(await replace({ suppliedVariantId: 4_000_000, amount: 20 })).toMatchObject({ body: { code: "unavailable_goods" } });
	expect(await replace({ suppliedVariantId: supplies.packed, amount: 4 })).toMatchObject({
		body: { code: "amount_below_minimum", details: { minimum: 10, pack_size: 5 } },
	});
	expect(await replace({ suppliedVariantId: supplies.expensive, amount: 20, version: cart.version - 1 })).toMatchObject({
		status: 409,
		body: { code: "conflict" },
	});
	expect(await replace({ suppliedVariantId: supplies.expensive, amount: 20 }, backend.caller("fi"))).toMatchObject({ status: 404 });
	expect(await buyer.call("PATCH", `/orders/replace-item/${cart.uuid}/4000000`, { suppliedVariantId: 4, amount: 1 })).toMatchObject({
		status: 404,
	});
	await buyer.call("POST", "/orders/add", added(supplies.expensive, 1, { uuid: cart.uuid }));
	expect(await replace({ suppliedVariantId: supplies.expensive, amount: 20 })).toMatchObject({
		status: 422,
		body: { fields: { amount: ["certificate.otherLine"] } },
	});
	expect((await read()).items).toMatchObject([
		{ id, quantity: 20, suppliedVariant: { id: supplies.beam } },
		{ quantity: 1, suppliedVariant: { id: supplies.expensive } },
	]);
});

// Shows R66.2
it("an offered price does not pass to other goods", async () => {
	const buyer = backend.caller("fi");
	const { uuid, items } = await newCart(buyer, supplies.beam, 20);
	await backend.db
		.prepare("UPDATE cart_items SET offered_unit_cents = 100, offered_quantity = 20, offered_until = '2999-12-31' WHERE id = ?")
		.bind(items[0]?.id ?? 0)
		.run();
	expect(cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)).items).toMatchObject([{ price: 100 }]);
	const path = `/orders/replace-item/${uuid}/${items[0]?.id}`;
	const replaced = cartOf(await buyer.call("PATCH", path, { suppliedVariantId: supplies.expensive, amount: 20 }));
	expect(replaced.items).toMatchObject([{ price: 3990_00, offered: null }]);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

// Shows H7.3
it("an order whose mail cannot be noted is none, takes no number and no key, and can be sent again", async () => {
	const buyer = backend.caller("fi");
	const cart = await checkOut(buyer, (await newCart(buyer, supplies.beam, 12)).uuid, billing.FI);
	const state = async () =>
		(
			await backend.db.batch([
				backend.db.prepare("SELECT * FROM counters"),
				backend.db.prepare("SELECT key FROM idempotency_keys"),
				backend.db.prepare("SELECT * FROM carts WHERE uuid = ?").bind(cart.uuid),
			])
		).map(({ results }) => results);
	const before = await state();
	await backend.db.prepare("CREATE TRIGGER no_mail BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no room'); END").run();
	const sending = completion(cart);
	expect((await buyer.call("POST", "/orders/complete", sending)).status).toBe(500);
	expect(await state()).toEqual(before);
	expect(cartOf(await buyer.call("GET", `/orders/by-id/${cart.uuid}`)).isProcessed).toBe(false);

	await backend.db.prepare("DROP TRIGGER no_mail").run();
	expect((await buyer.call("POST", "/orders/complete", sending)).status).toBe(200);
	expect(cartOf(await buyer.call("GET", `/orders/by-id/${cart.uuid}`)).isProcessed).toBe(true);
});

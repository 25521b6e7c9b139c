import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answered, type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, completion, newCart } from "../../tests/support/buyer";
import { companyTeam } from "../../tests/support/company-team";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

/** A call reads in one round trip and stores and answers in another; an order reads its buyer in between. */
it.each([
	["a guest", () => backend.caller("fi")],
	["an account whose team limits it", async () => (await companyTeam(backend)).buyer],
])("takes a few round trips to the database for each call of an order: %s", async (_, callerOf) => {
	const buyer = await callerOf();
	const { uuid, items } = await newCart(buyer, supplies.beam, 4);
	const form = { ...billing.FI, type: "billing", isSeparateShipping: false };
	const state = { state: "created", deliveryMethodType: "flat_fi", freightTotal: 0, cartTotal: 0, paymentMethod: "invoice" };
	const found: Record<string, number> = {};
	const ask = async (name: string, ...call: Parameters<Caller["call"]>): Promise<Answered> => {
		const before = backend.trips;
		const answered = await buyer.call(...call);
		expect(answered.status, name).toBe(200);
		found[name] = backend.trips - before;
		return answered;
	};
	await ask("goods into a new cart", "POST", "/orders/add", added(supplies.beam, 1));
	await ask("goods into a cart", "POST", "/orders/add", added(supplies.beam, 1, { uuid }));
	await ask("a quantity", "PATCH", `/orders/set-quantity/${uuid}/${items[0]?.id}`, { amount: 4, price: 1 });
	await ask("a note", "PATCH", `/orders/set-comment/${uuid}`, { comment: "Portti 3" });
	await ask("the latest orders", "GET", "/orders/by-user?range=[0,1]");
	await ask("the billing form", "PATCH", `/orders/set-form/${uuid}`, form);
	await ask("the payment methods", "GET", "/orders/payment-methods");
	await ask("delivery and payment", "PATCH", `/orders/set-state/${uuid}`, state);
	await ask("the payment method", "PATCH", `/orders/set-payment-method/${uuid}/invoice`);
	const cart = cartOf(await ask("the cart", "GET", `/orders/by-id/${uuid}`));
	await ask("the order", "POST", "/orders/complete", completion(cart));
	await ask("the thanks", "GET", `/orders/confirmed-by-id/${uuid}?markPaid=true`);
	expect(found).toEqual({
		"goods into a new cart": 2,
		"goods into a cart": 2,
		"a quantity": 2,
		"a note": 2,
		"the latest orders": 1,
		"the billing form": 2,
		"the payment methods": 1,
		"delivery and payment": 2,
		"the payment method": 2,
		"the cart": 1,
		"the order": 3,
		"the thanks": 1,
	});
});

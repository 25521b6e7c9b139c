import { describe, expect, type TestContext } from "vitest";
import type { Cart } from "../../contract/cart";
import { catalogue, type Supply } from "../../contract/catalogue";
import { euros } from "../../contract/fields";
import { orders } from "../../contract/orders";
import { asks, Client, has } from "./client";

const billing = {
	vat: "2077474-0",
	email: "buyer@example.com",
	additionalEmails: [],
	company: "Example Oy",
	name: "Maija Malli",
	phone: "+358 40 1234567",
	streetAddress: "Esimerkkikatu 1",
	postCode: "00100",
	city: "Helsinki",
	country: "FI" as const,
};

/** One of the shop's hosts that a local backend accepts. */
const host = "http://localhost";

const idem = () => crypto.randomUUID();

/** Whether a cart could be created. Without one, later calls cannot be tested. */
let begins = false;
const skipWithoutCart = (test: TestContext) => {
	if (begins) return;
	test.task.meta.skipped = "needs a cart, and none could be begun";
	test.skip();
};

const leastOf = ({ min_order, pack_size }: Supply): number => Math.ceil(min_order / pack_size) * pack_size;

/** Supplies of the categories at and below that of a popular variant. */
async function suppliesOf(client: Client): Promise<Supply[]> {
	const [popular] = await client.ask(catalogue.popular);
	const [root] = popular?.products.product_categories ?? [];
	const params = { slug: root?.slug ?? "" };
	const { variants } = await client.ask(catalogue.variantsByCategory, { params, query: { range: "[0,100]" } });
	return variants.map(({ suppliedVariant }) => suppliedVariant);
}

/** A cart with one line. */
async function cartOf(client: Client): Promise<{ cart: Cart; suppliedVariantId: number; step: number }> {
	const variants = await client.ask(catalogue.popular);
	const supply = variants.map(({ suppliedVariant }) => suppliedVariant).find(({ availability }) => availability !== "out");
	if (!supply) throw new Error("Nothing popular can be delivered.");
	const step = leastOf(supply);
	const body = { suppliedVariantId: supply.id, amount: step, idem: idem(), isProduction: true } as const;
	const cart = await client.ask(orders.add, { body });
	const again = await client.ask(orders.add, { body });
	expect(again.items).toEqual(cart.items);
	return { cart, suppliedVariantId: supply.id, step };
}

function lineOf({ items }: Cart): Cart["items"][number] {
	const [line] = items;
	if (!line) throw new Error("The cart has no line.");
	return line;
}

/** Without the tier order there is nothing to test. */
const takesOrders = await has(orders.add, await new Client().send(orders.add));

describe.runIf(takesOrders)("a guest's invoice order", () => {
	asks("begins with a cart of one line; the same key again adds nothing", async () => {
		const { cart, suppliedVariantId, step } = await cartOf(new Client());
		expect(cart.items.map(({ suppliedVariant, quantity }) => [suppliedVariant.id, quantity])).toEqual([[suppliedVariantId, step]]);
		begins = true;
	});

	// Shows R4.1, R22.14
	asks("goes from the first line to a sent order that does not change", async (test) => {
		skipWithoutCart(test);
		const client = new Client();
		const { cart, step } = await cartOf(client);
		const { uuid } = cart;
		const params = { uuid };
		expect(cart.is_owner).toBe(true);
		expect(cart.isProcessed).toBe(false);
		expect(lineOf(cart).quantity).toBe(step);

		const item = { uuid, itemId: String(lineOf(cart).id) };
		const more = await client.ask(orders.setQuantity, { params: item, body: { amount: step * 2, price: 0.01 } });
		expect(lineOf(more).quantity).toBe(step * 2);
		const stale = { amount: step, version: cart.version };
		expect(await client.refusal(orders.setQuantity, { params: item, body: stale })).toEqual({ status: 409, code: "conflict" });
		expect(lineOf(more).line_price).toBe(lineOf(more).price * step * 2 - lineOf(more).discount);

		const position = await client.askIfThere(orders.setReference, { params: item, body: { comment: "Position 1" } });
		const commented = await client.askIfThere(orders.setComment, { params, body: { comment: "Call before delivery" } });
		const referred = await client.askIfThere(orders.setOrderReference, { params, body: { reference: "PO-1" } });
		await client.askIfThere(orders.setShippingComment, { params, body: { comment: "Gate 2" } });
		const addressed = await client.ask(orders.setForm, { params, body: { ...billing, type: "billing", isSeparateShipping: false } });
		expect(addressed.forms?.billing?.company).toBe("Example Oy");

		const [delivery] = addressed.delivery_methods;
		if (!delivery) throw new Error("Nothing is delivered to Finland.");
		const state = { state: "created", deliveryMethodType: delivery.type, freightTotal: 0, cartTotal: 0 } as const;
		const delivered = await client.ask(orders.setState, { params, body: state });
		expect(delivered.total_price).toBe(delivered.total_goods_price - delivered.total_discount + delivered.total_delivery_price);
		expect(delivered.total_price_with_vat).toBe(delivered.total_price + delivered.total_vat_price);
		const vat = (delivered.total_price * delivered.vat.rate) / 100;
		expect(Math.abs(delivered.total_vat_price - vat), "Cents between the VAT and that of goods and delivery").toBeLessThan(2);

		const methods = await client.ask(orders.paymentMethods);
		// A card order is only sent by the provider's page.
		const names = methods.map(({ name }) => name);
		const method = names.includes("invoice") ? "invoice" : names.find((name) => name !== "card");
		if (method === undefined) {
			test.task.meta.skipped = "needs a payment method besides card, such as invoice";
			return test.skip();
		}
		const chosen = await client.ask(orders.setPaymentMethod, { params: { uuid, method } });
		expect(chosen.paymentmethod?.name).toBe(method);

		const { rate, reason } = chosen.vat;
		const seen = { total: euros(chosen.total_price_with_vat), vat: { rate, reason } };
		const last = { uuid, version: chosen.version, authorityConfirmed: true, ...seen, idem: idem(), host };
		const early = { ...last, version: cart.version, idem: idem() };
		expect(await client.refusal(orders.complete, { body: early })).toEqual({ status: 409, code: "conflict" });
		const [sent, twice] = await Promise.all([client.ask(orders.complete, { body: last }), client.ask(orders.complete, { body: last })]);
		expect(twice).toEqual(sent);
		expect(sent.order_number).not.toBeNull();
		expect(sent.payment_url).toBeNull();
		expect(sent.total_price).toBe(chosen.total_price);

		const found = await client.ask(orders.byId, { params: { id: uuid } });
		expect(found).toMatchObject({ isProcessed: true, order_number: sent.order_number });
		if (commented) expect(found.comment).toBe("Call before delivery");
		if (referred) expect(found.reference).toBe("PO-1");
		if (position) expect(lineOf(found).comment).toBe("Position 1");
		for (const order of [
			await client.askIfThere(orders.processedById, { params: { id: uuid } }),
			await client.ask(orders.confirmedById, { params, query: { markPaid: "false" } }),
		])
			if (order) expect(order).toMatchObject({ uuid, order_number: sent.order_number, total_price_with_vat: chosen.total_price_with_vat });

		const late = await client.send(orders.setQuantity, { params: item, body: { amount: step } });
		expect(late.status).toBe(409);
	});

	asks("lists all its lines where no range is asked for, and of a range those within it", async (test) => {
		skipWithoutCart(test);
		const client = new Client();
		const [first, ...more] = (await suppliesOf(client))
			.filter(({ availability }) => availability !== "out")
			.slice(0, 12)
			.map((supply) => ({ suppliedVariantId: supply.id, amount: leastOf(supply) }));
		if (!first) throw new Error("Nothing of the category of what is popular can be delivered.");
		const added = await client.ask(orders.add, { body: { ...first, more, idem: idem(), isProduction: true } });
		const ids = added.items.map(({ suppliedVariant }) => suppliedVariant.id);
		expect(ids.toSorted()).toEqual([first, ...more].map(({ suppliedVariantId }) => suppliedVariantId).toSorted());
		const params = { id: added.uuid };
		for (const [range, wanted] of [
			[undefined, ids],
			["[1,2]", ids.slice(1, 3)],
		] as const) {
			const read = await client.ask(orders.byId, { params, query: range === undefined ? {} : { range } });
			expect(
				read.items.map(({ suppliedVariant }) => suppliedVariant.id),
				`The lines of ${range ?? "no range"}`,
			).toEqual(wanted);
			expect(read).toMatchObject({ length: ids.length, total_price: added.total_price });
		}
	});

	asks("takes nothing that is out, below the minimum or no whole packs", async (test) => {
		skipWithoutCart(test);
		const client = new Client();
		const supplies = await suppliesOf(client);
		const out = supplies.find(({ availability }) => availability === "out");
		const packed = supplies.find(({ availability, pack_size }) => availability !== "out" && pack_size > 1);
		const scarce = supplies.find(({ availability, min_order, pack_size }) => availability !== "out" && min_order > pack_size);
		const refusal = (supply: Supply, amount: number) =>
			client.refusal(orders.add, { body: { suppliedVariantId: supply.id, amount, idem: idem(), isProduction: true } });
		if (out) expect(await refusal(out, leastOf(out))).toEqual({ status: 409, code: "unavailable_goods" });
		if (packed) expect(await refusal(packed, leastOf(packed) + 1)).toEqual({ status: 422, code: "amount_not_a_multiple" });
		if (scarce) expect(await refusal(scarce, scarce.pack_size)).toEqual({ status: 422, code: "amount_below_minimum" });
	});

	asks("is refused while required data is missing", async (test) => {
		skipWithoutCart(test);
		const client = new Client();
		const { cart } = await cartOf(client);
		const body = { uuid: cart.uuid, version: cart.version, authorityConfirmed: true, idem: idem(), host };
		const response = await client.send(orders.complete, { body });
		expect(response.status).toBe(422);
		expect(await response.json()).toMatchObject({ code: "form_missing" });
	});

	// Shows R13.17
	asks("can neither be changed nor read in full by another session", async (test) => {
		skipWithoutCart(test);
		const client = new Client();
		const { cart, step } = await cartOf(client);
		const { uuid } = cart;
		await client.ask(orders.setForm, { params: { uuid }, body: { ...billing, type: "billing", isSeparateShipping: false } });
		const stranger = new Client();
		const item = { uuid, itemId: String(lineOf(cart).id) };
		const response = await stranger.send(orders.setQuantity, { params: item, body: { amount: step * 3 } });
		expect(response.status).toBe(404);
		const seen = await stranger.ask(orders.byId, { params: { id: uuid } });
		expect(seen).toMatchObject({ is_owner: false, forms: null });
		expect(lineOf(seen).quantity).toBe(step);
	});

	asks("loses the line that is removed", async (test) => {
		skipWithoutCart(test);
		const client = new Client();
		const { cart, suppliedVariantId } = await cartOf(client);
		const params = { uuid: cart.uuid, suppliedVariantId: String(suppliedVariantId), setId: "0" };
		expect((await client.ask(orders.removeItem, { params })).items).toEqual([]);
	});

	asks("is unknown under any other uuid", async () => {
		const response = await new Client().send(orders.byId, { params: { id: crypto.randomUUID() } });
		if (response.status === 404) return;
		const { data } = orders.byId.answer.safeParse(await response.json());
		expect(data?.id, "It is neither 404 nor a cart whose id is null").toBeNull();
	});
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyDay } from "../../contract/company";
import { workingDayAfter } from "../../contract/values/days";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const of = (suppliedVariantId: number, amount: number, comment?: string) => ({ suppliedVariantId, amount, comment });
const several = ([first, ...more]: ReturnType<typeof of>[], rest: { uuid?: string } = {}) => ({
	...added(first?.suppliedVariantId ?? 0, first?.amount ?? 0, rest),
	comment: first?.comment,
	more,
});

describe("several items in one submission", () => {
	it("makes one cart in one step, in the order of the items", async () => {
		const buyer = backend.caller();
		const body = several([of(supplies.expensive, 1), of(supplies.beam, 2, "Achse A"), of(supplies.packed, 15)]);
		const cart = cartOf(await buyer.call("POST", "/orders/add", body));
		expect(cart.items.map((item) => [item.suppliedVariant.id, item.quantity, item.comment])).toEqual([
			[supplies.expensive, 1, ""],
			[supplies.beam, 2, "Achse A"],
			[supplies.packed, 15, ""],
		]);
		expect(cart).toMatchObject({ version: 1, length: 3, total_goods_price: 399_000 + 22_500 + 11_025 });
		const next = cartOf(
			await buyer.call("POST", "/orders/add", several([of(supplies.beam, 8), of(supplies.packed, 5)], { uuid: cart.uuid })),
		);
		expect(next).toMatchObject({ uuid: cart.uuid, version: 2, length: 3 });
		expect(next.items.map((item) => [item.quantity, item.price, item.comment])).toEqual([
			[1, 399_000, ""],
			[10, 10_500, "Achse A"],
			[20, 735, ""],
		]);
	});

	it("adds the same supply up, also towards its minimum", async () => {
		const buyer = backend.caller();
		const cart = cartOf(
			await buyer.call("POST", "/orders/add", several([of(supplies.packed, 5, "unten"), of(supplies.packed, 10, "oben")])),
		);
		expect(cart.items).toHaveLength(1);
		expect(cart.items[0]).toMatchObject({ quantity: 15, comment: "oben" });
		const odd = await buyer.call("POST", "/orders/add", several([of(supplies.packed, 8), of(supplies.beam, 1), of(supplies.packed, 3)]));
		const wrong = ["amount.notAMultiple"];
		expect(odd).toMatchObject({ status: 422, body: { code: "amount_not_a_multiple" } });
		expect(odd.body).toHaveProperty("fields", { amount: wrong, "more.1.amount": wrong });
	});

	// Shows R7.1, R22.8
	it("puts in none where one is wrong, and tells all that are wrong", async () => {
		const buyer = backend.caller();
		const before = await newCart(buyer, supplies.beam, 1);
		const items = [of(supplies.beam, 1), of(supplies.packed, 3), of(supplies.soldOut, 1), of(987_654, 1), of(supplies.packed, 4)];
		const { status, body } = await buyer.call("POST", "/orders/add", several(items, { uuid: before.uuid }));
		expect(status).toBe(422);
		expect(body).toHaveProperty("code", "amount_below_minimum");
		expect(body).toHaveProperty("fields", {
			"more.0.amount": ["amount.belowMinimum"],
			"more.1.amount": ["unavailableGoods"],
			"more.2.amount": ["unavailableGoods"],
			"more.3.amount": ["amount.belowMinimum"],
		});
		expect(body).toHaveProperty("details", {
			"more.0.minimum": 10,
			"more.0.pack_size": 5,
			"more.3.minimum": 10,
			"more.3.pack_size": 5,
		});
		expect(cartOf(await buyer.call("GET", `/orders/by-id/${before.uuid}`))).toEqual(before);
		const first = await buyer.call("POST", "/orders/add", several([of(supplies.soldOut, 1), of(supplies.packed, 12)]));
		expect(first).toMatchObject({ status: 409, body: { code: "unavailable_goods", fields: { amount: ["unavailableGoods"] } } });
	});

	it("names amounts that are none by their item, and takes no parts of sets", async () => {
		const buyer = backend.caller();
		const body = several([of(supplies.beam, 1), of(supplies.beam, 0), of(supplies.beam, 1.5)]);
		const { status, body: refusal } = await buyer.call("POST", "/orders/add", body);
		expect(status).toBe(422);
		expect(refusal).toHaveProperty("fields", { "more.0.amount": ["amount.positive"], "more.1.amount": ["amount.whole"] });
		const set = { ...several([of(supplies.beam, 1)]), more: [{ ...of(supplies.beam, 1), setId: 4 }] };
		expect((await buyer.call("POST", "/orders/add", set)).body).toHaveProperty("fields", { "more.0.setId": ["invalid"] });
		const many = { ...several([of(supplies.beam, 1)]), more: Array.from({ length: 2000 }, () => of(supplies.beam, 1)) };
		expect(await buyer.call("POST", "/orders/add", many)).toMatchObject({ status: 422, body: { code: "invalid" } });
		const together = several([of(supplies.beam, 60_000), of(supplies.beam, 60_000)]);
		expect((await buyer.call("POST", "/orders/add", together)).body).toHaveProperty("fields", {
			amount: ["amount.tooMany"],
			"more.0.amount": ["amount.tooMany"],
		});
	});

	it("has one effect when it comes twenty times at once", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const body = several([of(supplies.beam, 2), of(supplies.packed, 10)], { uuid });
		const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.call("POST", "/orders/add", body)));
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		const cart = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		expect(cart.items.map((item) => item.quantity)).toEqual([3, 10]);
		expect(cart.version).toBe(2);
		const other = { ...body, more: [of(supplies.packed, 15)] };
		expect(await buyer.call("POST", "/orders/add", other)).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
	});

	it("loses nothing when different submissions come at once", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const bodies = Array.from({ length: 20 }, () => several([of(supplies.beam, 1), of(supplies.packed, 10)], { uuid }));
		await Promise.all(bodies.map((body) => buyer.call("POST", "/orders/add", body)));
		const cart = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		expect(cart.items.map((item) => item.quantity)).toEqual([21, 200]);
		expect(cart.version).toBe(21);
	});

	it("goes into a new cart where the order was sent or the cart is another's", async () => {
		const buyer = backend.caller();
		const sent = await newCart(buyer, supplies.beam, 1);
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, sent.uuid, billing.FI)));
		const foreign = await newCart(backend.caller(), supplies.beam, 1);
		for (const uuid of [sent.uuid, foreign.uuid]) {
			const cart = cartOf(await buyer.call("POST", "/orders/add", several([of(supplies.beam, 1), of(supplies.expensive, 1)], { uuid })));
			expect(cart).toMatchObject({ length: 2, version: 1 });
			expect(cart.uuid).not.toBe(uuid);
		}
	});
});

// Shows R77.2
describe("the requested day of an order", () => {
	const soon = workingDayAfter(companyDay(new Date()), 20, "DE");
	const later = workingDayAfter(soon, 1, "DE");

	it("goes into the cart with its lines, and a cart that has one keeps it", async () => {
		const buyer = backend.caller();
		const cart = cartOf(await buyer.call("POST", "/orders/add", { ...added(supplies.beam, 2), wantedOn: soon }));
		expect(cart.wanted_on).toBe(soon);
		const next = await buyer.call("POST", "/orders/add", { ...added(supplies.beam, 2, { uuid: cart.uuid }), wantedOn: later });
		expect(cartOf(next).wanted_on).toBe(soon);
	});

	it("is refused if it has passed, and nothing is added", async () => {
		const refused = await backend.caller().call("POST", "/orders/add", { ...added(supplies.beam, 2), wantedOn: companyDay(new Date()) });
		expect(refused).toMatchObject({ status: 422, body: { code: "invalid", fields: { wantedOn: ["wantedDay.past"] } } });
	});
});

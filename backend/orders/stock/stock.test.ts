import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { catalogue } from "../../../contract/catalogue";
import { companyDay } from "../../../contract/company";
import { orders } from "../../../contract/orders";
import { workingDayAfter } from "../../../contract/values/days";
import { type Backend, type Caller, cartOf, startBackend } from "../../../tests/support/backend";
import { sets, supplies } from "../../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../../tests/support/buyer";
import { deskCall } from "../../../tests/support/desk";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterEach(() => stocked(null));
afterAll(() => backend.dispose());

const stocked = (stock: number | null, restockDays: number | null = null) =>
	backend.db.prepare("UPDATE supplied_variants SET stock = ?, restock_days = ? WHERE id = ?").bind(stock, restockDays, supplies.beam).run();
const inStock = () => backend.db.prepare("SELECT stock FROM supplied_variants WHERE id = ?").bind(supplies.beam).first("stock");

const ready = async (buyer: Caller, amount: number) => checkOut(buyer, (await newCart(buyer, supplies.beam, amount)).uuid, billing.FI);
const send = (buyer: Caller, cart: Parameters<typeof completion>[0]) =>
	buyer.call("POST", "/orders/complete", { ...completion(cart), stockTag: cart.stock_tag });
const seen = async (buyer: Caller, uuid: string) => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
const textOf = async (kind: string) =>
	z
		.array(z.object({ kind: z.string(), text: z.string() }))
		.parse(await (await backend.fetch("/_dev/outbox.json")).json())
		.find((mail) => mail.kind === kind)?.text;
const inDays = (days: number) => workingDayAfter(companyDay(new Date()), days, "FI");

describe("stock as a number", () => {
	// Shows R41.1
	it("is said of a supply that gives it, and of no other", async () => {
		await stocked(40, 5);
		const { body } = await backend.caller().call("GET", "/productVariant/by-supplies/1,2");
		const variants = catalogue.variantsBySupplies.answer.parse(body);
		expect(variants.map(({ suppliedVariant: { stock } }) => stock)).toEqual([{ quantity: 40, more_in: 5 }, null]);
	});

	// Shows R41.2
	it("is counted when a list is checked: what is not there comes later, or nobody knows when", async () => {
		const buyer = backend.caller();
		const delivery = async (amount: number) => {
			const lines = [{ code: "CR-000001", amount }];
			const { body } = await buyer.call("POST", "/orders/check-items", { lines });
			return orders.checkItems.answer.parse(body)[0]?.found?.delivery;
		};
		await stocked(12, 5);
		const whole = await delivery(12);
		expect(await delivery(13)).toEqual({ ...whole, min: (whole?.min ?? 0) + 5, max: (whole?.max ?? 0) + 5 });
		await stocked(12);
		expect(await delivery(13)).toEqual({ min: null, max: null, approx: false });
	});

	// Shows R41.2, R41.3
	it("parts a line into what is there and the rest, in the cart, in the order and in its confirmation", async () => {
		await stocked(12, 5);
		const buyer = backend.caller("de");
		const cart = await ready(buyer, 40);
		const split = { quantity: 12, rest_from: inDays(5) };
		expect(cart.items[0]?.at_once).toEqual(split);
		expect(cart.delivery).toMatchObject({ min: 8, max: 10 });
		expect((await send(buyer, cart)).status).toBe(200);
		expect(await inStock()).toBe(0);
		const order = await seen(buyer, cart.uuid);
		expect(order.items[0]?.at_once).toEqual(split);
		// Later stock does not change the order's estimate.
		await stocked(100);
		expect((await seen(buyer, cart.uuid)).items[0]?.at_once).toEqual(split);
		expect(await textOf("order_confirmation")).toMatch(/12 von 40\sStück auf Lager, der Rest ab \d/);
	});

	// Shows R41.2
	it("shares the stock of a supply among its lines and sets", async () => {
		await stocked(12);
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 8);
		await buyer.call("POST", "/orders/add", { ...added(supplies.beam, 3, { uuid }), certificate: true });
		await buyer.call("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true });
		const cart = await checkOut(buyer, uuid, billing.FI);
		expect(cart.items.map(({ at_once }) => at_once?.quantity)).toEqual([8, 3]);
		await send(buyer, cart);
		// The set's two beams take the last stock.
		expect(await inStock()).toBe(0);
	});

	// Shows R41.4
	it("gives no piece to two orders that are sent at the same time", async () => {
		await stocked(30);
		const buyers = Array.from({ length: 4 }, () => backend.caller());
		const carts = await Promise.all(buyers.map((buyer) => ready(buyer, 12)));
		// Omits the stock that they saw, so that none is refused.
		await Promise.all(carts.map((cart, index) => buyers[index]?.call("POST", "/orders/complete", completion(cart))));
		const orders = await Promise.all(carts.map(({ uuid }) => seen(backend.caller(), uuid)));
		expect(orders.map(({ items }) => items[0]?.at_once?.quantity).toSorted((a = 0, b = 0) => a - b)).toEqual([0, 6, 12, 12]);
		expect(await inStock()).toBe(0);
	});

	// Shows R47.6
	it("is told of an order as it got it, its delivery included, though its buyer saw all of it at once", async () => {
		await stocked(30, 5);
		const buyers = [backend.caller("de"), backend.caller("de")];
		const carts = await Promise.all(buyers.map((buyer) => ready(buyer, 30)));
		expect(carts.map(({ delivery }) => delivery)).toEqual(Array(2).fill({ min: 3, max: 5, approx: false }));
		await Promise.all(carts.map((cart, index) => buyers[index]?.call("POST", "/orders/complete", completion(cart))));
		const orders = await Promise.all(carts.map(({ uuid }, index) => seen(buyers[index] ?? backend.caller(), uuid)));
		const late = orders.filter(({ items }) => items[0]?.at_once?.quantity === 0);
		expect(late.map(({ delivery }) => delivery)).toEqual([{ min: 8, max: 10, approx: false }]);
		const inTime = orders.filter(({ items }) => items[0]?.at_once?.quantity === 30);
		expect(inTime.map(({ delivery }) => delivery)).toEqual([{ min: 3, max: 5, approx: false }]);
	});

	// Shows R41.4
	it("takes an order that is sent twice once", async () => {
		await stocked(30);
		const buyer = backend.caller();
		const cart = await ready(buyer, 12);
		await Promise.all([send(buyer, cart), send(buyer, cart), send(buyer, cart)]);
		expect(await inStock()).toBe(18);
	});

	// Shows R41.3
	it("refuses an order whose buyer saw other stock, and takes it with what is there now", async () => {
		await stocked(30);
		const buyer = backend.caller();
		const cart = await ready(buyer, 12);
		await stocked(5);
		expect(await send(buyer, cart)).toMatchObject({ status: 409, body: { code: "conflict" } });
		const now = await seen(buyer, cart.uuid);
		expect(now.items[0]?.at_once).toEqual({ quantity: 5, rest_from: null });
		expect((await send(buyer, now)).status).toBe(200);
	});

	// Shows R41.4
	it("is given back once by an order that is cancelled", async () => {
		await stocked(30);
		const buyer = backend.caller();
		const cart = await ready(buyer, 12);
		await send(buyer, cart);
		expect(await inStock()).toBe(18);
		const { order_number: number } = await seen(buyer, cart.uuid);
		for (let times = 0; times < 2; times++)
			expect((await deskCall(backend, `orders/${number}/cancellation`, { reason: "Sold out" })).status).toBe(200);
		expect(await inStock()).toBe(30);
		expect((await seen(buyer, cart.uuid)).items[0]?.at_once).toBeNull();
	});
});

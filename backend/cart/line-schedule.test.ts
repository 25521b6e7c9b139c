import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyDay } from "../../contract/company";
import { dayAfter, isWeekend, workingDayAfter } from "../../contract/values/days";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const today = companyDay(new Date());
const [soon, later] = [workingDayAfter(today, 3, "FI"), workingDayAfter(today, 60, "FI")];
const weekend = [1, 2, 3, 4, 5, 6, 7].map((days) => dayAfter(today, days)).find(isWeekend) ?? "";

describe("the delivery schedule of a line", () => {
	// Shows R62.7
	it("is stored by day, stays with the order, and can be taken back", async () => {
		const buyer = backend.caller();
		const { uuid, items } = await newCart(buyer, supplies.beam, 12);
		const set = (schedule: object[]) => buyer.call("PATCH", `/orders/set-schedule/${uuid}/${items[0]?.id}`, { schedule });
		const parts = [
			{ on: later, amount: 8 },
			{ on: soon, amount: 4 },
		];
		expect(cartOf(await set(parts)).items[0]?.schedule).toEqual(parts.toReversed());
		expect(cartOf(await set([])).items[0]?.schedule).toBeUndefined();
		await set(parts);
		const cart = await checkOut(buyer, uuid, billing.FI);
		await buyer.call("POST", "/orders/complete", completion(cart));
		const sent = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		expect(sent.isProcessed).toBe(true);
		expect(sent.items[0]?.schedule).toEqual(parts.toReversed());
	});

	// Shows R78.1
	it("has the freight of each delivery, in the cart and in the order, and one again without it", async () => {
		const buyer = backend.caller();
		const { uuid, items } = await newCart(buyer, supplies.beam, 12);
		const set = (schedule: object[]) => buyer.call("PATCH", `/orders/set-schedule/${uuid}/${items[0]?.id}`, { schedule });
		const whole = await checkOut(buyer, uuid, billing.FI);
		const one = whole.total_delivery_price;
		expect(whole.planned_deliveries).toEqual([]);
		const parts = [
			{ on: soon, amount: 4 },
			{ on: later, amount: 8 },
		];
		const planned = cartOf(await set(parts));
		expect(planned.total_delivery_price).toBe(2 * one);
		expect(planned.planned_deliveries?.map(({ on, price }) => [on, price])).toEqual([
			[soon, one],
			[later, one],
		]);
		expect(planned.delivery_methods.find(({ id }) => id === planned.delivery_methodid)?.price).toBe(2 * one);
		expect(cartOf(await set([])).total_delivery_price).toBe(one);
		await set(parts);
		await buyer.call("POST", "/orders/complete", completion(cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`))));
		const sent = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		expect(sent).toMatchObject({ isProcessed: true, total_delivery_price: 2 * one });
		expect(sent.planned_deliveries).toHaveLength(2);
	});

	// Shows R84.1
	it("makes no delivery before the goods can be there: neither of an early part nor of an early wish", async () => {
		const buyer = backend.caller();
		const { uuid, items } = await newCart(buyer, supplies.beam, 12);
		const [tomorrow] = [1, 2, 3, 4, 5, 6].map((days) => workingDayAfter(today, days, "FI"));
		const parts = [
			{ on: tomorrow, amount: 4 },
			{ on: later, amount: 8 },
		];
		await buyer.call("PATCH", `/orders/set-schedule/${uuid}/${items[0]?.id}`, { schedule: parts });
		await buyer.call("POST", "/orders/add", { ...added(supplies.packed, 10, { uuid }), wantedOn: tomorrow });
		const cart = await checkOut(buyer, uuid, billing.FI);
		const earliest = cart.items.map(({ arrival }) => arrival?.first ?? "").toSorted()[0] ?? "";
		expect(earliest > (tomorrow ?? "")).toBe(true);
		expect(cart.items[0]?.schedule?.[0]).toMatchObject({ amount: 4, asked_on: tomorrow });
		expect(cart.planned_deliveries?.every(({ on }) => on >= earliest)).toBe(true);
	});

	// Shows R62.7
	it.each([
		["more comes on the last day", 13, [4, 9]],
		["less is missing from the last day", 6, [4, 2]],
		["days without goods are gone", 3, [3]],
	])("follows another quantity: %s", async (_, amount, amounts) => {
		const buyer = backend.caller();
		const { uuid, items } = await newCart(buyer, supplies.beam, 12);
		const item = items[0]?.id;
		const schedule = [
			{ on: soon, amount: 4 },
			{ on: later, amount: 8 },
		];
		await buyer.call("PATCH", `/orders/set-schedule/${uuid}/${item}`, { schedule });
		const set = async (quantity: number) => cartOf(await buyer.call("PATCH", `/orders/set-quantity/${uuid}/${item}`, { amount: quantity }));
		expect((await set(amount)).items[0]?.schedule?.map((part) => part.amount)).toEqual(amounts);
		expect((await set(12)).items[0]?.schedule).toEqual(schedule);
	});

	it.each([
		["parts that are not the whole line", [{ on: soon, amount: 5 }], "schedule.sum"],
		["a day twice", [soon, soon].map((on) => ({ on, amount: 6 })), "schedule.twice"],
		["today", [{ on: today, amount: 12 }], "wantedDay.past"],
		["a weekend", [{ on: weekend, amount: 12 }], "wantedDay.weekend"],
	])("is refused for %s", async (_, schedule, problem) => {
		const buyer = backend.caller();
		const { uuid, items } = await newCart(buyer, supplies.beam, 12);
		const answer = await buyer.call("PATCH", `/orders/set-schedule/${uuid}/${items[0]?.id}`, { schedule });
		expect(answer).toMatchObject({ status: 422, body: { code: "invalid", fields: { schedule: [problem] } } });
	});
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyDay } from "../../contract/company";
import { deskFigures } from "../../contract/desk/figures";
import { dayAfter } from "../../contract/values/days";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";
import { packed, unpacked } from "../orders/snapshot";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const today = companyDay(new Date());
const ask = (since: string, until: string) => deskCall(backend, `figures?since=${since}&until=${until}`);
const figures = async (since = dayAfter(today, -6), until = today) => deskFigures.figures.answer.parse((await ask(since, until)).body);

async function send(buyer: Caller, lines: readonly [supply: number, amount: number][], form: object = billing.FI) {
	const [[supply, amount] = [supplies.beam, 1], ...rest] = lines;
	const { uuid } = await newCart(buyer, supply, amount);
	for (const [other, quantity] of rest) cartOf(await buyer.call("POST", "/orders/add", added(other, quantity, { uuid })));
	await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, form)));
	return cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
}

const sentOn = (number: string | null, day: string) =>
	backend.db.prepare("UPDATE orders SET processed_at = ? WHERE order_number = ?").bind(`${day}T09:00:00Z`, number).run();

describe("the figures of sales", () => {
	// Shows R60.7
	it("add up orders by day, article and company, without cancelled ones, beside as many days before", async () => {
		expect(await figures()).toMatchObject({ before: { orders: 0, total: 0 }, articles: [], companies: [] });
		const first = await send(backend.caller(), [
			[supplies.beam, 12],
			[supplies.packed, 20],
		]);
		const second = await send(backend.caller(), [[supplies.beam, 2]], billing.DE);
		const earlier = await send(backend.caller(), [[supplies.beam, 1]]);
		const cancelled = await send(backend.caller(), [[supplies.expensive, 1]]);
		await deskCall(backend, `orders/${cancelled.order_number}/cancellation`, { reason: "" });
		await sentOn(first.order_number, dayAfter(today, -2));
		await sentOn(earlier.order_number, dayAfter(today, -8));
		await newCart(backend.caller(), supplies.beam, 1);
		const found = await figures();
		expect(found.days).toHaveLength(7);
		expect(found.days.filter(({ orders }) => orders > 0)).toEqual([
			{ day: dayAfter(today, -2), orders: 1, total: first.total_price },
			{ day: today, orders: 1, total: second.total_price },
		]);
		expect(found.before).toEqual({ orders: 1, total: earlier.total_price });
		const [beams = 0, bolts = 0] = first.items.map(({ line_price }) => line_price);
		expect(found.articles).toEqual([
			{ code: "CR-000001", title: "IPE 200, 6 m, S355J2", orders: 2, total: beams + (second.items[0]?.line_price ?? 0) },
			{ code: "CR-000002", title: expect.any(String), orders: 1, total: bolts },
		]);
		expect(found.companies.map(({ company, country, orders }) => [company, country, orders])).toEqual([
			[billing.FI.company, "FI", 1],
			[billing.DE.company, "DE", 1],
		]);
		expect(found.steps).toEqual({ carts: 3, addresses: 2, orders: 2 });
	});

	it("know the lines of an order that is stored compressed", async () => {
		const before = await figures();
		const order = await send(backend.caller(), [[supplies.packed, 100]]);
		const { snapshot } = JSON.parse(
			JSON.stringify(await backend.db.prepare("SELECT snapshot FROM orders WHERE order_number = ?").bind(order.order_number).first()),
		);
		const whole = unpacked(snapshot);
		const long = packed({ ...whole, comment: "x".repeat(60_000) });
		expect(long).toContain("packed_items");
		await backend.db.prepare("UPDATE orders SET snapshot = ? WHERE order_number = ?").bind(long, order.order_number).run();
		const totalOf = ({ articles }: typeof before) => articles.find(({ code }) => code === "CR-000002")?.total ?? 0;
		expect(totalOf(await figures())).toBe(totalOf(before) + (order.items[0]?.line_price ?? 0));
	});

	it("are refused for days in the wrong order, and for too many", async () => {
		expect((await ask(today, dayAfter(today, -1))).status).toBe(422);
		expect((await ask(dayAfter(today, -100), today)).status).toBe(422);
		expect((await ask("yesterday", today)).status).toBe(422);
	});
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { type Backend, type Caller, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { newCart } from "../../tests/support/buyer";
import { insert } from "../../tests/support/fixture-sql";
import { sessionDigest } from "../platform/sessions";

let backend: Backend;
let buyer: Caller;
const discount = (id: number, values: Record<string, string | number>) => insert("discounts", { id, kind: "personal", ...values });

beforeAll(async () => {
	backend = await startBackend();
	buyer = backend.caller("de");
	const rows = [
		insert("users", { id: 1, email: "a@crossbar.example" }),
		insert("sessions", { id: sessionDigest(buyer.session), user_id: 1 }),
		discount(1, { percent_bp: 250, threshold: 100_000, user_id: 1 }),
		discount(2, { percent_bp: 1_000, threshold: 0, user_id: 1, end_date: "2020-01-01" }),
		discount(3, { kind: "line", percent_bp: 500, threshold: 10, supplied_variant_id: supplies.packed }),
	];
	await backend.db.batch(rows.map((statement) => backend.db.prepare(statement)));
});
afterAll(() => backend.dispose());

async function ask(caller: Caller, cart = "") {
	const { status, body } = await caller.call("GET", `/orders/own-prices/1,2,987654${cart && `?cart=${cart}`}`);
	expect(status).toBe(200);
	const { goods, prices } = orders.ownPrices.answer.parse(body);
	return { goods, prices: Object.fromEntries(prices.map((price) => [price.id, price])) };
}

// Shows R39.1
it("takes off what holds for everybody, and what the account has agreed from the value of goods on that the line would make", async () => {
	const { goods, prices } = await ask(buyer);
	expect(goods).toBe(0);
	// Ten beams are 1,050 €, one is 112.50 €. The packed goods are on sale from their minimum up.
	expect(prices[supplies.beam]).toMatchObject({
		price: 11_250,
		volume_prices: [
			{ threshold: 10, price: 10_238 },
			{ threshold: 50, price: 9_653 },
		],
	});
	expect(prices[supplies.packed]?.price).toBe(698);
	expect(Object.keys(prices)).toEqual(["1", "2"]);
});

// Shows R39.1
it("counts the goods in the cart", async () => {
	const { uuid } = await newCart(buyer, supplies.expensive, 1);
	const { goods, prices } = await ask(buyer, uuid);
	expect(goods).toBe(399_000);
	expect(prices[supplies.beam]?.price).toBe(10_969);
	// The better of both discounts.
	expect(prices[supplies.packed]?.price).toBe(698);
});

it("shows a guest nobody's prices, and counts nobody else's cart", async () => {
	const { uuid } = await newCart(buyer, supplies.expensive, 1);
	const { goods, prices } = await ask(backend.caller("de"), uuid);
	expect([goods, prices[supplies.beam]?.price, prices[supplies.beam]?.volume_prices[0]?.price]).toEqual([0, 11_250, 10_500]);
	expect((await ask(buyer, crypto.randomUUID())).goods).toBe(0);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskCosts } from "../../contract/desk/orders";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";
import { deskDone } from "../../tests/support/desk-orders";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const bought = (supply: number, cents: number | null) =>
	backend.db.prepare("UPDATE supplied_variants SET purchase_cents = ? WHERE id = ?").bind(cents, supply).run();

/** Twelve beams at 105.00 €, and a set of 250.00 € with two beams and ten of the packed supply. */
async function orderOf(buyer: Caller): Promise<string> {
	const { uuid } = await newCart(buyer, supplies.beam, 12);
	const set = { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true };
	expect((await buyer.call("POST", "/orders/addSet", set)).status).toBe(200);
	const cart = await checkOut(buyer, uuid, billing.FI);
	expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
	return cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)).order_number ?? "";
}

const costsOf = async (number: string) => deskCosts.ofOrder.answer.parse((await deskCall(backend, `orders/${number}/costs`)).body);

// Shows R60.41
describe("the margin of an order", () => {
	it("is told of each line and in sum, with the purchase prices of the order's day", async () => {
		await bought(supplies.beam, 8_000);
		await bought(supplies.packed, 500);
		const number = await orderOf(backend.caller());
		await bought(supplies.beam, 20_000);
		expect(await costsOf(number)).toEqual({
			lines: [
				{ line: 1, price: 126_000, cost: 96_000, margin: 30_000, rate: 23.8 },
				{ line: 2, price: 25_000, cost: 21_000, margin: 4_000, rate: 16 },
			],
			unknown: 0,
			total: { price: 151_000, cost: 117_000, margin: 34_000, rate: 22.5 },
		});
	});

	it("leaves out a line of which a price is not known, and follows a changed quantity", async () => {
		await bought(supplies.beam, 8_000);
		await bought(supplies.packed, null);
		const number = await orderOf(backend.caller());
		const known = { line: 1, price: 126_000, cost: 96_000, margin: 30_000, rate: 23.8 };
		const { line: _, ...total } = known;
		expect(await costsOf(number)).toEqual({ lines: [known], unknown: 1, total });
		await bought(supplies.beam, 20_000);
		const change = { version: await versionOf(number), lines: [{ line: 1, quantity: 10 }], reason: "Fewer." };
		const preview = await deskDone(backend, `orders/${number}/changes/preview`, change);
		expect(preview).toMatchObject({ obstacle: null, total_price_with_vat: { to: expect.any(Number) } });
		const { total_price_with_vat: gross } = Object(preview);
		await deskDone(backend, `orders/${number}/changes`, { ...change, total: gross.to });
		expect((await costsOf(number)).lines).toEqual([{ line: 1, price: 105_000, cost: 80_000, margin: 25_000, rate: 23.8 }]);
	});

	it("tells nothing where no price is known, and of no other order", async () => {
		await bought(supplies.beam, null);
		await bought(supplies.packed, null);
		expect(await costsOf(await orderOf(backend.caller()))).toEqual({ lines: [], unknown: 2, total: null });
		expect((await deskCall(backend, "orders/CB-1/costs")).status).toBe(404);
	});
});

const versionOf = async (number: string) =>
	backend.db.prepare("SELECT version FROM orders WHERE order_number = ?").bind(number).first("version");

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Backend, startBackend } from "../../tests/support/backend";
import { dayExamples } from "../../tests/support/price-examples/days";
import { deliveryExamples, vatExamples } from "../../tests/support/price-examples/delivery-and-vat";
import { discountExamples } from "../../tests/support/price-examples/discounts";
import type { PriceExample } from "../../tests/support/price-examples/example";
import { exampleCart, exampleRows } from "../../tests/support/price-examples/example-cart";
import { lineExamples } from "../../tests/support/price-examples/lines";
import { offerExamples, setExamples } from "../../tests/support/price-examples/sets-and-offers";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
	await backend.db.batch(exampleRows.map((statement) => backend.db.prepare(statement)));
});
afterAll(() => backend.dispose());

/** As the backend answers, against what was worked out by hand. */
// Shows R4.9, R7.4, R12.2, R12.3, R12.4
describe.each<[string, PriceExample[]]>([
	["lines", lineExamples],
	["discounts", discountExamples],
	["days", dayExamples],
	["sets", setExamples],
	["offers", offerExamples],
	["delivery", deliveryExamples],
	["VAT", vatExamples],
])("what a cart costs: %s", (_, examples) => {
	it.each(examples.map((example) => [example.name, example] as const))("%s", async (__, example) => {
		// Fakes the backend's clock only.
		vi.useFakeTimers({ toFake: ["Date"], now: new Date(example.at ?? "2026-11-20T10:00:00Z") });
		const cart = await exampleCart(backend, example);
		const { total_goods_price: goods, total_discount: discount, total_delivery_price: delivery } = cart;
		const figures = [goods, discount, delivery, cart.total_price, cart.total_vat_price, cart.total_price_with_vat];
		expect(figures).toEqual(example.costs);
		if (example.linePrices) expect(cart.items.map((item) => item.line_price)).toEqual(example.linePrices);
	});
});

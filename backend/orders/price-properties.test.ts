import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Cart } from "../../contract/cart";
import { arbitraryCarts, arbitrarySets } from "../../tests/support/arbitrary-carts";
import { type Backend, startBackend } from "../../tests/support/backend";
import { letterText, orderUbl } from "../../tests/support/signed-letters";
import { orderConfirmation } from "../documents/order-confirmation";
import { mailTexts } from "../texts/mail-texts";

let backend: Backend;
let carts: fc.Arbitrary<Cart>;
let pairs: Awaited<ReturnType<typeof arbitrarySets>>;
beforeAll(async () => {
	backend = await startBackend();
	carts = await arbitraryCarts(backend);
	pairs = await arbitrarySets(backend);
});
afterAll(() => backend.dispose());

const always = (holds: (cart: Cart) => void, numRuns = 400) => fc.assert(fc.property(carts, holds), { numRuns });
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/** Exact share of an amount in hundredths of a per cent, rounded half up. */
const share = (cents: number, percent: number): number => Number((BigInt(cents) * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n);

// Shows R7.5
it("a line is its quantity at its price, less its discount, with cuts and certificate", () => {
	always((cart) => {
		for (const { quantity, price, discount, cut, sawing, certificate_price, line_price } of cart.items) {
			expect(line_price).toBe(quantity * price - discount + (cut?.price ?? sawing?.price ?? 0) + (certificate_price ?? 0));
			expect(discount).toBeLessThanOrEqual(quantity * price);
		}
		for (const { quantity, price, line_price } of cart.orders_to_sets) expect(line_price).toBe(quantity * price);
	});
});

/** More than was offered: no single per cent is true of the line. */
const isRaised = ({ offered, cut, quantity }: Cart["items"][number]) => offered !== null && (cut?.pieces ?? quantity) > offered.quantity;

// Shows R12.7
it("a line's discount is its per cent of the line, rounded once, and what is told of it is what is taken off", () => {
	always((cart) => {
		for (const item of cart.items) {
			const { quantity, price, discount, discounts } = item;
			const own = discounts.filter(({ kind }) => kind !== "volume");
			expect(own.length).toBeLessThanOrEqual(1);
			expect(sum(own.map(({ amount }) => amount))).toBe(discount);
			for (const { percent } of own)
				if (percent === null) expect(isRaised(item)).toBe(true);
				else expect(quantity * price - discount).toBe(share(quantity * price, 100 - percent));
		}
	});
});

// Shows R4.9
it("a set costs its own price, or what its parts cost one by one where that is less, and never more", () => {
	const holds = ({ own, set, single }: { own: number; set: Cart; single: Cart }) => {
		const [bought] = set.orders_to_sets;
		const quantity = bought?.quantity ?? 0;
		const price = bought?.price ?? 0;
		const apart = sum(single.items.map(({ line_price }) => line_price));
		expect(quantity * price).toBeLessThanOrEqual(apart);
		expect(price).toBe(Math.min(own, Math.floor(apart / quantity)));
		expect(set.total_goods_price).toBe(quantity * price);
	};
	fc.assert(fc.property(pairs, holds), { numRuns: 1000 });
});

// Shows R7.4
it("the total is the sum of rounded lines, less the order discount, with delivery", () => {
	always((cart) => {
		const lines = [...cart.items, ...cart.orders_to_sets].map(({ line_price }) => line_price);
		const ofLines = sum(cart.items.map(({ discount }) => discount));
		const ofOrder = cart.order_discount?.amount ?? 0;
		expect(cart.length).toBe(lines.length);
		expect(cart.total_goods_price).toBe(sum(lines) + ofLines);
		const percent = cart.order_discount ? cart.order_discount.percent : 0;
		const isMixed = new Set([...cart.items, ...cart.orders_to_sets].map(({ offered }) => offered !== null)).size === 2;
		// The answer gives no per cent if offered goods have another one than the rest.
		if (percent === null) expect(isMixed || cart.items.some(isRaised)).toBe(true);
		else expect(ofOrder).toBe(share(sum(lines), percent));
		expect(ofOrder).toBeLessThanOrEqual(sum(lines));
		expect(cart.total_discount).toBe(ofLines + ofOrder);
		expect(sum(cart.discounts.map(({ amount }) => amount))).toBe(cart.total_discount);
		expect(cart.total_delivery_price).toBe(cart.total_freight_price + cart.total_crane_price + cart.total_packaging_price);
		expect(cart.total_price).toBe(sum(lines) - ofOrder + cart.total_delivery_price);
		expect(cart.total_vat_price).toBe(share(cart.total_price, cart.vat.rate));
		expect(cart.total_price_with_vat).toBe(cart.total_price + cart.total_vat_price);
	});
});

it("delivery is the price of the method, with the crane where it is offered, and nothing for nothing", () => {
	always((cart) => {
		const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
		if (!method) throw new Error("The method in force is not among those that are offered.");
		const { total_freight_price: freight, total_packaging_price: packaging, total_crane_price: crane } = cart;
		expect(freight + packaging).toBe(cart.length === 0 ? 0 : method.price);
		expect(packaging).toBe(cart.length === 0 ? 0 : method.packaging_price);
		expect(crane).toBe(cart.length > 0 && cart.crane_unloading ? method.crane_price : 0);
		const { planned_deliveries: planned = [] } = cart;
		if (planned.length > 0) {
			expect(sum(planned.map(({ price }) => price))).toBe(cart.total_delivery_price);
			expect(sum(planned.map(({ weight }) => weight))).toBe(cart.total_weight);
		}
		if (method.price === 0) expect(cart.total_delivery_price).toBe(0);
	});
});

it("no amount is negative, none is no whole cent, and no discount is told that takes nothing off", () => {
	always((cart) => {
		const amounts = Object.entries(cart).flatMap(([name, value]) =>
			name.startsWith("total_") && typeof value === "number" ? [value] : [],
		);
		const ofItems = cart.items.flatMap(({ price, discount, line_price }) => [price, discount, line_price]);
		expect(amounts.length).toBeGreaterThan(8);
		expect([...amounts, ...ofItems].filter((amount) => amount < 0 || !Number.isSafeInteger(amount))).toEqual([]);
		const reported = [...cart.discounts, ...cart.items.flatMap(({ discounts }) => discounts)];
		expect(reported.filter(({ amount }) => amount <= 0)).toEqual([]);
	});
});

it("confirmation and UBL say the same as the cart", () => {
	const { money } = mailTexts("fi");
	const euro = (cents: number) => (cents / 100).toFixed(2);
	always((cart) => {
		fc.pre(cart.length > 0);
		const order = { ...cart, order_number: "CB-1", processed_at: "2026-06-15T10:00:00Z" };
		const { totals } = orderConfirmation(order, "fi");
		const reported = totals.map(({ value }) => value);
		// The weight comes last.
		expect(reported.slice(-4, -1)).toEqual(
			[cart.total_price, cart.total_vat_price, cart.total_price_with_vat].map((cents) => money(cents)),
		);
		expect(reported).toContain(money(cart.total_goods_price));
		const text = letterText(orderConfirmation(order, "fi"));
		for (const { line_price } of [...cart.items, ...cart.orders_to_sets]) expect(text).toContain(money(line_price));

		const ubl = orderUbl(order, "fi");
		const amounts = (name: string) => [...ubl.matchAll(new RegExp(`<cbc:${name} currencyID="EUR">([^<]+)<`, "g"))].map(([, text]) => text);
		expect(amounts("TaxExclusiveAmount")).toEqual([euro(cart.total_price)]);
		expect(amounts("TaxInclusiveAmount")).toEqual([euro(cart.total_price_with_vat)]);
		expect(amounts("TaxAmount")[0]).toBe(euro(cart.total_vat_price));
	}, 100);
});

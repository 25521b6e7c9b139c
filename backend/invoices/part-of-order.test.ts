import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { arbitraryCarts } from "../../tests/support/arbitrary-carts";
import { type Backend, startBackend } from "../../tests/support/backend";
import { sampleItem, sampleOrder } from "../../tests/support/sample-order";
import type { PricedCart } from "../orders/priced-cart";
import { type Part, partOf, wholeOf } from "./part-of-order";

let backend: Backend;
let orders: fc.Arbitrary<PricedCart>;
beforeAll(async () => {
	backend = await startBackend();
	orders = (await arbitraryCarts(backend)).filter(({ length }) => length > 0);
}, 30_000);
afterAll(() => backend.dispose());

const sums = (parts: readonly PricedCart[]) => {
	const sum = (figure: (part: PricedCart) => number) => parts.reduce((total, part) => total + figure(part), 0);
	return [
		sum((part) => part.total_goods_price),
		sum((part) => part.total_discount),
		sum((part) => part.total_delivery_price),
		sum((part) => part.total_freight_price + part.total_crane_price + part.total_packaging_price),
		sum((part) => part.total_price),
		sum((part) => part.total_vat_price),
		sum((part) => part.total_price_with_vat),
		sum((part) => part.total_weight),
	];
};

/** Takes shares of a whole until nothing is left. */
function split(whole: Part, shares: readonly number[], delivery: "share" | "whole"): Part[] {
	const parts: Part[] = [];
	const left = new Map(unitsOf(whole));
	for (const share of shares) {
		const wanted = [...left].flatMap(([position, quantity]) => {
			const some = Math.floor(quantity * share);
			return some === 0 ? [] : [{ position, quantity: some }];
		});
		if (wanted.length === 0) continue;
		parts.push(partOf(whole, parts, wanted, delivery));
		for (const { position, quantity } of wanted) {
			left.set(position, (left.get(position) ?? 0) - quantity);
		}
	}
	return [...left.values()].some((quantity) => quantity > 0) ? [...parts, partOf(whole, parts, undefined, delivery)] : parts;
}

const unitsOf = (part: Part) => {
	const { items, orders_to_sets: sets } = part.order;
	const units = [...items.map(({ quantity, cut }) => cut?.pieces ?? quantity), ...sets.map(({ quantity }) => quantity)];
	return part.positions.map((position, index) => [position, units[index] ?? 0] as const);
};

// Shows R31.1, R31.2
it("all parts of an order together are the order, to the cent, and so are the credits of each part", () => {
	const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });
	const holds = (order: PricedCart, some: number[], delivery: "share" | "whole") => {
		const whole = wholeOf(order);
		const parts = split(whole, some, delivery);
		expect(sums(parts.map(({ order }) => order))).toEqual(sums([order]));
		for (const part of parts) {
			const { items, orders_to_sets: sets, ...totals } = part.order;
			const lines = [...items, ...sets].reduce((sum, { line_price: price }) => sum + price, 0);
			const lineDiscounts = items.reduce((sum, { discount }) => sum + discount, 0);
			expect(totals.total_goods_price - lineDiscounts).toBe(lines);
			expect(totals.total_price).toBe(totals.total_goods_price - totals.total_discount + totals.total_delivery_price);
			expect(totals.total_price_with_vat).toBe(totals.total_price + totals.total_vat_price);
			expect(Math.abs(totals.total_vat_price - (totals.total_price * totals.vat.rate) / 100)).toBeLessThanOrEqual(1);
			for (const { quantity, price, discount, line_price: total, cut, sawing, certificate_price: certificate } of items) {
				const goods = total + discount - (cut?.price ?? 0) - (sawing?.price ?? 0) - (certificate ?? 0);
				const pieces = cut?.line_pieces ? cut.pieces / cut.line_pieces : 1;
				expect(Math.abs(goods - quantity * price * pieces)).toBeLessThan(cut?.line_pieces ? 2 : 1e-9);
			}
			expect(sums(split(part, some, "share").map(({ order }) => order))).toEqual(sums([part.order]));
		}
	};
	fc.assert(fc.property(orders, shares, fc.constantFrom("share", "whole"), holds), { numRuns: 150 });
}, 60_000);

const whole = wholeOf(sampleOrder([sampleItem(1), sampleItem(2)]));
const first = partOf(whole, [], [{ position: 2, quantity: 5 }], "share");

it("keeps the positions of the order, and bills delivery by the share of the goods, at once, or not", () => {
	expect(first.positions).toEqual([2]);
	const deliveryOf = (delivery: "share" | "whole" | "none") =>
		partOf(whole, [], [{ position: 2, quantity: 5 }], delivery).order.total_delivery_price;
	expect([deliveryOf("share"), deliveryOf("whole"), deliveryOf("none")]).toEqual([12_292, 59_000, 0]);
});

it.each([
	["more than is left", [{ position: 2, quantity: 8 }]],
	["a position that is not there", [{ position: 3, quantity: 1 }]],
	[
		"a position twice",
		[
			{ position: 1, quantity: 1 },
			{ position: 1, quantity: 1 },
		],
	],
])("refuses %s", (_name, lines) => {
	expect(() => partOf(whole, [first], lines, "share")).toThrow(expect.objectContaining({ code: "invalid" }));
});

// Shows R61.6
it("takes some pieces of a plate at their share of the used area, with the cut around each", () => {
	const cut = { pieces: 4, length: 600, width: 400, used_area: 1_020_900, cuts: 4, price: 2_240, offcuts: [] };
	const order = wholeOf(sampleOrder([{ ...sampleItem(1, { quantity: 1, cut }), price: 11_250, line_price: 2_552 + 2_240 }]));
	const first = partOf(order, [], [{ position: 1, quantity: 3 }], "share");
	const all = [first, partOf(order, [first], undefined, "share")];
	const figures = ({ order: { items } }: Part) =>
		items.map((item) => [item.quantity, item.cut?.pieces, item.cut?.used_area, item.cut?.price, item.line_price]);
	expect(all.flatMap(figures)).toEqual([
		[1, 3, 765_675, 1_680, 1_914 + 1_680],
		[1, 1, 255_225, 560, 638 + 560],
	]);
});

it("takes some pieces of what is cut to length at their share of its bars, with whole cuts", () => {
	const cut = { pieces: 14, length: 1250, width: 0, used_area: 0, cuts: 13, price: 7_540, offcuts: [{ count: 1, length: 900 }] };
	const order = wholeOf(sampleOrder([sampleItem(1, { quantity: 4, price: 10_000, cut })]));
	const first = partOf(order, [], [{ position: 1, quantity: 5 }], "share");
	const second = partOf(order, [first], [{ position: 1, quantity: 8 }], "share");
	const all = [first, second, partOf(order, [first, second], undefined, "share")];
	const figures = (part: Part) => part.order.items.map((item) => [item.quantity, item.cut?.pieces, item.cut?.cuts, item.line_price]);
	// 13 cuts at 5.80 EUR; a piece is a fourteenth of 400 EUR.
	expect(all.flatMap(figures)).toEqual([
		[4, 5, 5, 14_286 + 5 * 580],
		[4, 8, 7, 22_857 + 7 * 580],
		[4, 1, 1, 2_857 + 580],
	]);
	expect(first.order.items[0]?.cut).toMatchObject({ line_pieces: 14, offcuts: [] });
	const credit = partOf(second, [], [{ position: 1, quantity: 2 }], "none");
	expect(figures(credit)).toEqual([[4, 2, 2, 5_714 + 2 * 580]]);
	expect(() => partOf(order, all, undefined, "share")).toThrow("Nothing is left");
});

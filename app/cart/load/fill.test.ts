import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryCost, nextStep } from "../../../backend/pricing/delivery";
import { itemFigures } from "../../../backend/pricing/item-figures";
import { discounted } from "../../../backend/pricing/pricing";
import type { CartItem } from "../../../contract/cart";
import { sampleItem, sampleOrder, sampleSet } from "../../../tests/support/sample-order";
import { fillsOf } from "./fill";

const bands = [
	{ maxWeightG: 500_000, priceCents: 19_000 },
	{ maxWeightG: 1_000_000, priceCents: 34_900 },
	{ maxWeightG: 5_000_000, priceCents: 49_000 },
];
const method = { priceCents: null, bands, packagingCents: 1_900, craneCents: 18_000 };

interface Goods {
	quantity?: number;
	weight?: number;
	pack?: number;
	least?: number;
	stock?: number | null;
	tiers?: { threshold: number; price: number }[];
	percent?: number;
}

/** A line as the backend figures it. */
function line(
	id: number,
	{ quantity = 2, weight = 100_000, pack = 1, least = 1, stock = null, tiers = [], percent = 0 }: Goods = {},
): CartItem {
	const item = sampleItem(id, { quantity });
	const supply = {
		...item.suppliedVariant,
		min_order: least,
		pack_size: pack,
		stock: stock === null ? null : { quantity: stock, more_in: null },
		volume_prices: tiers,
	};
	const known = { ...item, variant: { ...item.variant, weight }, suppliedVariant: supply };
	return { ...known, ...figured(known, quantity, percent) };
}

function figured({ variant, suppliedVariant: supply, fullTitle }: CartItem, quantity: number, percent: number) {
	const wanted = { amount: quantity, cutLength: 0, cutWidth: 0, certificate: false };
	const { priced, weightG } = itemFigures(wanted, { variant: { ...variant, fullTitle, attributes: [], suppliedVariant: supply }, supply });
	const { unitPrice: price, discount, linePrice: line_price } = discounted(priced, percent * 100);
	const own = { kind: "line" as const, title: "", percent, amount: discount, threshold: 0, end_date: null };
	return { quantity, price, discount, line_price, weight: weightG, discounts: discount > 0 ? [own] : [] };
}

const weightOf = (items: readonly CartItem[]) => items.reduce((sum, { weight }) => sum + weight, 0);

/** A cart with the freight of the backend. */
function cartOf(items: CartItem[], withCrane = false) {
	const weight = weightOf(items);
	const cost = deliveryCost(method, weight, withCrane);
	const order = sampleOrder(items, { sums: cost });
	const step = nextStep(method, weight);
	return {
		...order,
		delivery_methods: order.delivery_methods.map((one) => ({ ...one, next_step: step && { room: step.roomG, price: step.priceCents } })),
	};
}

const offered = (...items: CartItem[]) => fillsOf(cartOf(items)).map(({ item, units, weight }) => [item.id, units, weight]);

// Shows R69.1, R69.3
describe("what still goes at the same freight", () => {
	it("leaves freight, packaging and crane as they are, whatever the cart has", () => {
		const goods = fc.record({
			quantity: fc.integer({ min: 1, max: 40 }),
			weight: fc.integer({ min: 1, max: 300_000 }),
			pack: fc.integer({ min: 1, max: 12 }),
		});
		let seen = 0;
		fc.assert(
			fc.property(fc.array(goods, { minLength: 1, maxLength: 5 }), fc.boolean(), (lines, withCrane) => {
				const items = lines.map(({ quantity, weight, pack }, index) => line(index + 1, { quantity: quantity * pack, weight, pack }));
				const before = deliveryCost(method, weightOf(items), withCrane);
				const costWith = (item: CartItem, quantity: number) => {
					const changed = { ...item, ...figured(item, quantity, 0) };
					const total = weightOf(items) - item.weight + changed.weight;
					return { weight: changed.weight - item.weight, cost: deliveryCost(method, total, withCrane) };
				};
				for (const { item, units, quantity, weight } of fillsOf(cartOf(items, withCrane))) {
					seen += 1;
					expect([quantity, units % item.suppliedVariant.pack_size]).toEqual([item.quantity + units, 0]);
					expect(costWith(item, quantity)).toEqual({ weight, cost: before });
				}
			}),
			{ numRuns: 500 },
		);
		expect(seen).toBeGreaterThan(300);
	});

	it("is as much as fits, of three lines at most, those first that use most of the room", () => {
		expect(offered(line(1, { quantity: 1, weight: 134_400 }))).toEqual([[1, 2, 268_800]]);
		expect(
			offered(
				line(1, { quantity: 1, weight: 90_000 }),
				line(2, { quantity: 1, weight: 50_000 }),
				line(3, { quantity: 1, weight: 70_000 }),
				line(4, { quantity: 1, weight: 200_000 }),
			),
		).toEqual([
			[1, 1, 90_000],
			[3, 1, 70_000],
			[2, 1, 50_000],
		]);
	});

	it("fits as the line's weight is rounded", () => {
		// 20.098 kg are free. Two more weigh as much, but a line of three counts as 30.1 kg and a line of one as 10.0 kg.
		const full = [line(2, { quantity: 1, weight: 469_900 }), line(3, { quantity: 1, weight: 2, stock: 1 })];
		expect(offered(line(1, { quantity: 1, weight: 10_049 }), ...full)).toEqual([[1, 1, 10_100]]);
	});

	it("is whole packs from the minimum up, and no more than is in stock", () => {
		expect(offered(line(1, { quantity: 10, weight: 10_000, pack: 15 }))).toEqual([]);
		expect(offered(line(1, { quantity: 15, weight: 10_000, pack: 15 }))).toEqual([[1, 30, 300_000]]);
		expect(offered(line(1, { quantity: 1, weight: 100_000, least: 9 }))).toEqual([]);
		expect(offered(line(1, { stock: 4 }))).toEqual([[1, 2, 200_000]]);
		expect(offered(line(1, { stock: 2 }))).toEqual([]);
		const twice = line(1, { quantity: 1, stock: 3 });
		expect(offered(twice, { ...twice, id: 2 })).toEqual([
			[1, 1, 100_000],
			[2, 1, 100_000],
		]);
	});

	it("at most doubles a line, or adds ten packs", () => {
		expect(offered(line(1, { quantity: 2, weight: 100 }))).toEqual([[1, 10, 1_000]]);
		expect(offered(line(1, { quantity: 200, weight: 100, pack: 100 }))).toEqual([[1, 1000, 100_000]]);
		expect(offered(line(1, { quantity: 25, weight: 100 }))).toEqual([[1, 25, 2_500]]);
	});

	it("is nothing of goods without a weight or not to be had, of cuts, offers and schedules", () => {
		const cut = { pieces: 14, length: 1250, width: 0, used_area: 0, cuts: 14, price: 8120, offcuts: [] };
		const of = (change: Partial<CartItem>) => offered({ ...line(1), ...change });
		expect(of({})).toEqual([[1, 3, 300_000]]);
		expect(of({ is_available: false })).toEqual([]);
		expect(of({ cut })).toEqual([]);
		expect(of({ offered: { valid_until: "2026-12-31", quantity: 2 } })).toEqual([]);
		expect(of({ schedule: [{ amount: 2, on: "2026-12-31" }] })).toEqual([]);
		expect(offered(line(1, { weight: 0 }), line(2))).toEqual([[2, 3, 300_000]]);
	});

	it("is nothing where the freight does not go by weight, is agreed for these quantities, or leaves no room", () => {
		const cart = cartOf([line(1)]);
		const [only] = cart.delivery_methods;
		if (!only) throw new Error("The cart has no delivery method.");
		expect(fillsOf(cart)).toHaveLength(1);
		expect(fillsOf({ ...cart, delivery_methods: [{ ...only, next_step: null }] })).toEqual([]);
		expect(fillsOf({ ...cart, total_delivery_price: 5_000 })).toEqual([]);
		expect(fillsOf(cartOf([line(1, { quantity: 5 })]))).toEqual([]);
	});

	it("is nothing for part of a cart", () => {
		const cart = cartOf([line(1)]);
		expect(fillsOf({ ...cart, length: 2 })).toEqual([]);
		expect(fillsOf({ ...cart, orders_to_sets: [sampleSet(1)], length: 2 })).toHaveLength(1);
	});

	it("costs what the line costs more at the volume price that it reaches, with the line's discount", () => {
		const tiers = [{ threshold: 3, price: 9_999 }];
		for (const percent of [0, 7.5]) {
			const item = line(1, { tiers, percent });
			const [fill] = fillsOf(cartOf([item]));
			expect(fill?.price).toBe(figured(item, 5, percent).line_price - item.line_price);
		}
	});
});

import { describe, expect, it } from "vitest";
import type { CartItem } from "../../../contract/cart";
import { sampleItem, sampleSet } from "../../../tests/support/sample-order";
import { type LoadPlan, loadExtent, loadPlan } from "./load-plan";

const size = { length: 6000, width: 100, height: 200 };

function beams(quantity: number, change: Partial<CartItem> = {}, box: CartItem["variant"]["size"] = size): CartItem {
	const item = sampleItem(1, { quantity });
	return { ...item, ...change, variant: { ...item.variant, size: box } };
}

const plan = (...items: CartItem[]) => loadPlan({ items, orders_to_sets: [] });
const boxes = ({ bundles }: LoadPlan) => bundles.map(({ count, length, width, height }) => [count, length, width, height]);

/** Whether two bundles of a load overlap. */
function overlaps(load: LoadPlan["loads"][number]): boolean {
	const meet = (from: number, size: number, otherFrom: number, otherSize: number) =>
		from < otherFrom + otherSize && otherFrom < from + size;
	return load.some((one, index) =>
		load
			.slice(index + 1)
			.some(
				(other) =>
					meet(one.x, one.length, other.x, other.length) &&
					meet(one.y, one.width, other.y, other.width) &&
					meet(one.z, one.height, other.z, other.height),
			),
	);
}

// Shows R7.21
describe("bundles", () => {
	it("are as wide as high, of one line and size", () => {
		expect(boxes(plan(beams(4)))).toEqual([[4, 6000, 300, 400]]);
		expect(boxes(plan(beams(1)))).toEqual([[1, 6000, 100, 200]]);
		expect(boxes(plan(beams(3, { weight: 3 * 16_000 }, { length: 2000, width: 1000, height: 2 })))).toEqual([[3, 2000, 1000, 6]]);
	});

	it("weigh a tonne at most, unless one piece weighs more, and together what their line weighs", () => {
		const { bundles } = plan(beams(20));
		expect(bundles.map(({ count }) => count)).toEqual([6, 7, 7]);
		expect(bundles.reduce((sum, { weight }) => sum + weight, 0)).toBe(20 * 134_400);
		expect(plan(beams(2, { weight: 5_000_000 })).bundles.map(({ weight }) => weight)).toEqual([2_500_000, 2_500_000]);
	});

	it("of a cut line are its pieces and what is left of its bars", () => {
		const cut = { pieces: 14, length: 1250, width: 0, used_area: 0, cuts: 14, price: 8120, offcuts: [{ count: 1, length: 3494 }] };
		const { goods, bundles } = plan(beams(4, { cut }));
		expect(goods.map(({ isOffcut, count, length }) => [isOffcut, count, length])).toEqual([
			[false, 14, 1250],
			[true, 1, 3494],
		]);
		expect(bundles.map(({ goods: place }) => place)).toEqual([0, 1]);
		expect(bundles.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(4 * 134_400);
	});

	it("are made of the contents of sets, too", () => {
		const set = sampleSet(1);
		const items = set.items.map((part) => ({ ...part, variant: { ...part.variant, size } }));
		expect(loadPlan({ items: [], orders_to_sets: [{ ...set, items }] }).goods.map(({ count }) => count)).toEqual([20, 22]);
	});

	it("do not invent a size: what has none is told with its weight", () => {
		const { bundles, undrawn } = plan(beams(4, {}, null), beams(1));
		expect(bundles).toHaveLength(1);
		expect(undrawn).toEqual({ lines: 1, weight: 4 * 134_400 });
	});
});

// Shows R7.21
describe("loads", () => {
	it("are a pallet where all of it is small, else a lorry", () => {
		expect(plan(beams(4, {}, { length: 1000, width: 100, height: 50 })).carrier.kind).toBe("pallet");
		expect(plan(beams(4)).carrier.kind).toBe("lorry");
	});

	it("lie beside and behind one another, above where the floor is full, and never in one another", () => {
		const { loads, carrier } = plan(
			...[12, 7, 20, 3, 40].map((quantity, index) => beams(quantity, {}, { length: 3000 + 2000 * index, width: 180, height: 200 })),
		);
		expect(loads).toHaveLength(1);
		for (const load of loads) {
			expect(overlaps(load)).toBe(false);
			expect(load.some(({ x, y, z }) => x > 0 && y > 0 && z >= 0)).toBe(true);
			const { length, width, height } = loadExtent(load);
			expect([length <= carrier.length, width <= carrier.width, height <= carrier.height]).toEqual([true, true, true]);
		}
	});

	it("are several where one lorry takes no more", () => {
		const { loads } = plan(beams(200));
		expect(loads).toHaveLength(2);
		for (const load of loads) expect(load.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(24_000_000);
	});

	it("stick out where a bar is longer than the lorry", () => {
		const { loads } = plan(beams(1, {}, { length: 18_000, width: 100, height: 200 }));
		expect(loads.map(loadExtent)).toEqual([{ length: 18_000, width: 100, height: 200 }]);
	});

	it("are none where nothing has a size", () => {
		expect(plan(beams(1, {}, null)).loads).toEqual([]);
	});
});

import { describe, expect, it } from "vitest";
import type { DiscountRow } from "./discount-rows";
import { discountsOn } from "./discounts";

let lastId = 0;
const discount = (given: Partial<DiscountRow>): DiscountRow => ({
	id: ++lastId,
	kind: "line",
	percent_bp: 500,
	threshold: 0,
	start_date: null,
	end_date: null,
	categories: [],
	product_id: null,
	supplied_variant_id: null,
	titles: {},
	...given,
});

const line = { supply: 1, product: 10, category: 100, quantity: 5 };
const ofLine = (rows: DiscountRow[], { goods = 100_000, day = "2026-06-15", quantity = 5 } = {}) =>
	discountsOn(day, rows).ofLine({ ...line, quantity }, goods)?.id ?? null;
const ofOrder = (rows: DiscountRow[], goods: number) => discountsOn("2026-06-15", rows).ofOrder(goods)?.id ?? null;

describe("a line's discount", () => {
	it.each([
		["its supply", { supplied_variant_id: 1 }, true],
		["another supply", { supplied_variant_id: 2 }, false],
		["its product", { product_id: 10 }, true],
		["another product", { product_id: 1 }, false],
		["its category, or one above it", { categories: [7, 100] }, true],
		["another category", { categories: [1, 10] }, false],
	])("is on %s", (_, scope, holds) => {
		const row = discount(scope);
		expect(ofLine([row])).toBe(holds ? row.id : null);
	});

	it.each([
		["before its first day", "2026-05-31", false],
		["on its first day", "2026-06-01", true],
		["on its last day", "2026-06-30", true],
		["after its last day", "2026-07-01", false],
	])("%s", (_, day, holds) => {
		const row = discount({ product_id: 10, start_date: "2026-06-01", end_date: "2026-06-30" });
		expect(ofLine([row], { day })).toBe(holds ? row.id : null);
	});

	// Shows R12.5
	it("needs no dates, and each side may be open", () => {
		for (const dates of [{}, { start_date: "2026-01-01" }, { end_date: "2026-12-31" }])
			expect(ofLine([discount({ product_id: 10, ...dates })])).not.toBeNull();
	});

	it("counts units of the line, a personal one cents of all goods", () => {
		const own = discount({ product_id: 10, threshold: 6, percent_bp: 900 });
		const mine = discount({ kind: "personal", threshold: 50_000, percent_bp: 300 });
		expect(ofLine([own, mine])).toBe(mine.id);
		expect(ofLine([own, mine], { quantity: 6 })).toBe(own.id);
		expect(ofLine([own, mine], { goods: 49_999 })).toBeNull();
	});

	// Shows R12.6
	it("is the highest per cent, and of equal ones what ends first, then what needs least", () => {
		const open = discount({ product_id: 10, percent_bp: 500 });
		const lateStart = discount({ categories: [100], percent_bp: 500, end_date: "2026-12-31" });
		const soonButMore = discount({ product_id: 10, percent_bp: 500, end_date: "2026-07-31", threshold: 5 });
		const soon = discount({ kind: "personal", percent_bp: 500, end_date: "2026-07-31", threshold: 4 });
		expect(ofLine([open, lateStart, soonButMore, soon])).toBe(soon.id);
		expect(ofLine([open, lateStart, soonButMore])).toBe(soonButMore.id);
		expect(ofLine([open, lateStart])).toBe(lateStart.id);
		const higher = discount({ product_id: 10, percent_bp: 501 });
		expect(ofLine([open, lateStart, soon, higher])).toBe(higher.id);
	});

	// Shows R46.4
	it("is an account's on a category, product or supply alone where it says so", () => {
		const rows = [{ categories: [7, 100] }, { product_id: 10 }, { supplied_variant_id: 1 }, { categories: [7] }, { product_id: 1 }];
		const found = rows.map((scope) => ofLine([discount({ kind: "personal", ...scope })]) !== null);
		expect(found).toEqual([true, true, true, false, false]);
	});

	it("is never one on whole orders", () => {
		expect(ofLine([discount({ kind: "order" })])).toBeNull();
	});
});

describe("the order's discount", () => {
	const small = discount({ kind: "order", percent_bp: 200, threshold: 1_500_000 });
	const large = discount({ kind: "order", percent_bp: 300, threshold: 3_000_000 });

	it.each([
		[1_499_999, null],
		[1_500_000, small.id],
		[2_999_999, small.id],
		[3_000_000, large.id],
	])("of %i cents", (goods, id) => {
		expect(ofOrder([large, small, discount({ product_id: 10 }), discount({ kind: "personal" })], goods)).toBe(id);
	});
});

// Shows R12.3
describe("the next discount of an order", () => {
	const small = discount({ kind: "order", percent_bp: 200, threshold: 10_000 });
	const large = discount({ kind: "order", percent_bp: 300, threshold: 50_000 });
	const larger = discount({ kind: "order", percent_bp: 400, threshold: 90_000 });
	const over = discount({ kind: "order", percent_bp: 900, threshold: 20_000, end_date: "2026-06-14" });

	it.each([
		["the nearest", 0, 0, small.id],
		["that one until the cent that reaches it", 9_999, 0, small.id],
		["the one after it once it is reached", 10_000, 200, large.id],
		["one that is higher than what there is", 0, 300, larger.id],
		["none where the highest is reached", 90_000, 400, null],
	])("is %s", (_, goods, bp, id) => {
		expect(discountsOn("2026-06-15", [larger, over, large, small]).nextOfOrder(goods, bp)?.id ?? null).toBe(id);
	});

	it.each([
		[9_999, null, small.id],
		[10_000, small.id, large.id],
		[49_999, small.id, large.id],
		[50_000, large.id, null],
	])("is announced until the very cent from which the order has it: %i", (goods, had, next) => {
		const inForce = discountsOn("2026-06-15", [large, small]);
		const current = inForce.ofOrder(goods);
		expect(current?.id ?? null).toBe(had);
		expect(inForce.nextOfOrder(goods, current?.percent_bp ?? 0)?.id ?? null).toBe(next);
	});
});

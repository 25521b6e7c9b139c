import { afterAll, describe, expect, it } from "vitest";
import { seededDatabase } from "../../tests/support/seeded-database";
import { isSold, itemsOfSet } from "../catalogue/sets";
import { suppliesByIds } from "../catalogue/supplies";
import { rowsOf } from "../db/rows";
import { titlesOf } from "../db/translations";
import { type DiscountRow, discountRow, discountsForAll } from "../pricing/discount-rows";
import { type Discounts, discountsOn } from "../pricing/discounts";
import { cartLine, figuredLine, figuredSet, setLine } from "./cart-line";
import { type SetRow, setRow } from "./cart-rows";

const opened = await seededDatabase();
afterAll(opened.dispose);

const day = "2026-11-20";
const notOffered = { offered_unit_cents: null, offered_quantity: null, offered_until: null };

const [stored, found] = await opened.db.batch([
	opened.db.prepare(
		`SELECT s.id AS set_id, 1 AS quantity, ${titlesOf("set", "s.id")} AS titles, s.price_cents, ${itemsOfSet} AS items,
			${isSold} AS is_sold, NULL AS offered_unit_cents, NULL AS offered_quantity, NULL AS offered_until FROM sets s`,
	),
	opened.db.prepare(discountsForAll).bind(day),
]);
const sets = rowsOf(setRow, stored);
const discounts = rowsOf(discountRow, found);
const supplied = await suppliesByIds(opened.db, "de", [...new Set(sets.flatMap(({ items }) => items.map(({ supply }) => supply)))]);

/** Cents of a set in a cart with nothing else. */
function priceOf(set: SetRow, inForce: Discounts): number {
	const figured = figuredSet(set, supplied, day);
	return setLine(figured, inForce, figured.goods, "de").priced.linePrice;
}

/** Cents of the same goods as single lines, with the same thresholds met. */
function singlyOf(set: SetRow, inForce: Discounts, goods: number): number {
	return set.items.reduce((sum, { supply, quantity }, index) => {
		const known = supplied.get(supply);
		if (!known) throw new Error(`There is no supply ${supply}.`);
		const item = {
			...{
				id: index + 1,
				supplied_variant_id: supply,
				set_id: 0,
				cut_length_mm: 0,
				cut_width_mm: 0,
				certificate: false,
				comment: "",
				cost_centre: "",
				schedule: [],
				saw_plan: [],
				own_number: "",
			},
			...{
				...notOffered,
				offered_discount_bp: null,
				offered_discount_title: null,
				offered_cut_fee_cents: null,
				offered_certificate_cents: null,
			},
			quantity: quantity * set.quantity,
		};
		return sum + cartLine(figuredLine(item, known, day), inForce, goods, "de").priced.linePrice;
	}, 0);
}

const personal = (percent_bp: number): DiscountRow => ({
	...{ id: 9999, kind: "personal", percent_bp, threshold: 0, start_date: null, end_date: null, categories: [] },
	...{ product_id: null, supplied_variant_id: null, titles: {} },
});

describe("sets of the shop", () => {
	// Shows R4.9
	it.each([
		["for everybody", []],
		["for an account with 3 %", [personal(300)]],
		["for an account with 15 %", [personal(1500)]],
	])("cost no more than their parts one by one in any quantity, %s", (_, own) => {
		const inForce = discountsOn(day, [...discounts, ...own]);
		expect(sets.length).toBeGreaterThan(10);
		for (const one of sets)
			for (const quantity of [1, 2, 3, 5, 10, 11, 20, 50, 100, 999]) {
				const set = { ...one, quantity };
				const singly = singlyOf(set, inForce, quantity * one.price_cents);
				expect(priceOf(set, inForce), `${quantity} × ${one.titles.en}`).toBeLessThanOrEqual(singly);
				expect(priceOf(set, inForce)).toBeLessThanOrEqual(quantity * one.price_cents);
			}
	});

	it("cost their own price one by one, and ten of a fence what its parts do at their volume prices", () => {
		const inForce = discountsOn(day, discounts);
		const fence = sets.find(({ price_cents }) => price_cents === 94_800);
		if (!fence) throw new Error("There is no set of 948.00.");
		expect(priceOf(fence, inForce)).toBe(94_800);
		// 9216.35 for single lines.
		expect(singlyOf({ ...fence, quantity: 10 }, inForce, 0)).toBe(921_635);
		expect(priceOf({ ...fence, quantity: 10 }, inForce)).toBe(921_630);
	});

	it("keep the price of an offer, whatever their parts cost", () => {
		const inForce = discountsOn(day, [...discounts, personal(5000)]);
		for (const one of sets) {
			const offered = { offered_unit_cents: one.price_cents, offered_quantity: 10, offered_until: day };
			expect(priceOf({ ...one, ...offered, quantity: 10 }, inForce)).toBe(10 * one.price_cents);
		}
	});
});

import { describe, expect, it } from "vitest";
import { companyDay } from "../../../contract/company";
import { workingDayAfter } from "../../../contract/values/days";
import { missesWantedDay } from "../../../contract/values/wanted-day";
import { sampleItem, sampleOrder } from "../../../tests/support/sample-order";
import { withArrivals } from "./arrivals";

const stock = (quantity: number, moreIn: number | null) => ({ quantity, more_in: moreIn });
const fast = { min: 2, max: 3, approx: false };

/** A line of 10, of which some are in stock. */
function line(there: number, moreIn: number | null = 20) {
	const item = sampleItem(7);
	return {
		...item,
		quantity: 10,
		is_available: true,
		at_once: { quantity: there, rest_from: null },
		suppliedVariant: { ...item.suppliedVariant, delivery: fast, stock: stock(there, moreIn) },
	};
}

const cart = (items: ReturnType<typeof line>[], changes = {}) =>
	sampleOrder(items, {
		changes: {
			state: null,
			isProcessed: false,
			is_owner: true,
			processed_at: null,
			forms: null,
			way: { min: 0, max: 0 },
			vat: { rate: 25.5, reason: "domestic", country: "FI" },
			part_deliveries: "",
			confirmed_dates: [],
			...changes,
		},
	});
const today = companyDay(new Date());
const inDays = (days: number, country: "FI" | "EE" | "DE" = "FI") => workingDayAfter(today, days, country);

describe("the days of arrival", () => {
	// Shows R62.4
	it("are told for each line, and late goods make the others no later", () => {
		const { items, arrival } = withArrivals(cart([line(10), line(4)]));
		expect(items.map((item) => item.arrival)).toEqual([
			{ first: inDays(2), last: inDays(3), approx: false },
			{ first: inDays(22), last: inDays(23), approx: false },
		]);
		expect(arrival).toEqual({
			first: inDays(2),
			last: inDays(3),
			approx: false,
			later: { first: inDays(22), last: inDays(23), approx: false, lines: 1 },
		});
	});

	// Shows R62.4
	it("are those of the last line if the buyer wants one delivery", () => {
		const { arrival } = withArrivals(cart([line(10), line(4)], { part_deliveries: "complete" }));
		expect(arrival).toEqual({ first: inDays(22), last: inDays(23), approx: false, later: null });
	});

	it("are unknown for what the supplier gives no date", () => {
		const { arrival } = withArrivals(cart([line(10), line(4, null)]));
		expect(arrival?.later).toEqual({ first: null, last: null, approx: false, lines: 1 });
		expect(withArrivals(cart([line(4, null)])).arrival).toEqual({ first: null, last: null, approx: false, later: null });
	});

	// Shows R62.1, R62.4
	it("count the way to the typed place until the cart names an address", () => {
		const to = { country: "EE", postCode: "92413" } as const;
		expect(withArrivals(cart([line(10)]), to).arrival).toMatchObject({ first: inDays(4, "EE"), last: inDays(6, "EE") });
		expect(withArrivals(cart([line(10)], { is_owner: false }), to).arrival).toMatchObject({ first: inDays(2), last: inDays(3) });
	});

	it("count from the day of sending, and give way to confirmed days", () => {
		const sent = { isProcessed: true, state: "confirmed", order_status: "confirmed", processed_at: "2026-11-30T10:00:00Z" };
		const dates = [{ line: 2, title: "", date: "2026-12-09" }];
		const { items } = withArrivals(cart([line(10), line(4)], { ...sent, confirmed_dates: dates }));
		expect(items.map((item) => item.arrival?.last)).toEqual(["2026-12-03", "2026-12-09"]);
	});

	// Shows R62.4, R62.8
	it("reach to the last part of a line that comes on several days, if that is after its goods", () => {
		const parts = (on: string) => ({
			...line(10),
			schedule: [
				{ on: inDays(2), amount: 4 },
				{ on, amount: 6 },
			],
		});
		const late = { first: inDays(2), last: inDays(30), approx: false };
		const { items, arrival } = withArrivals(cart([parts(inDays(30))]));
		expect([items[0]?.arrival, arrival]).toEqual([late, { ...late, later: null, unscheduled: null }]);
		expect(withArrivals(cart([parts(inDays(3))])).arrival?.last).toBe(inDays(3));
	});

	// Shows R84.1, R84.2
	it("of lines without days of their own are those of their delivery, and the wish is for these alone", () => {
		const schedule = [
			{ on: inDays(10), amount: 4 },
			{ on: inDays(30), amount: 6 },
		];
		const both = (wanted_on: string) => withArrivals(cart([{ ...line(10), schedule }, line(10)], { wanted_on }));
		const dayOf = (wanted: string) => both(wanted).items[1]?.arrival?.last;
		expect([dayOf(""), dayOf(inDays(15)), dayOf(inDays(1))]).toEqual([inDays(10), inDays(15), inDays(3)]);
		expect([inDays(15), inDays(1), ""].map((day) => missesWantedDay(both(day)))).toEqual([false, true, false]);
		expect(both(inDays(15)).arrival).toMatchObject({ first: inDays(10), last: inDays(30), unscheduled: { last: inDays(15) } });
		expect(missesWantedDay(withArrivals(cart([{ ...line(10), schedule }], { wanted_on: inDays(15) })))).toBe(false);
	});

	it("stay for an order under review as they were shown, and end with a cancelled one", () => {
		const sent = { isProcessed: true, processed_at: "2026-11-30T10:00:00Z" };
		const reviewed = withArrivals(cart([line(10)], { ...sent, state: "in_review" }));
		expect([reviewed.arrival, reviewed.items[0]?.arrival].map((arrival) => arrival?.last)).toEqual(["2026-12-03", "2026-12-03"]);
		expect(withArrivals(cart([line(10)], { ...sent, state: "cancelled" })).arrival).toBeUndefined();
	});
});

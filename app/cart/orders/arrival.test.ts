import { describe, expect, it } from "vitest";
import { sampleItem, sampleOrder } from "../../../tests/support/sample-order";
import { dayBefore } from "../../platform/i18n/short-day";
import { missedDay } from "./arrival";

const arriving = (day: string | null) => ({ first: day, last: day, approx: false });

const cartWith = (days: (string | null)[], changes: { wanted_on: string; part_deliveries?: "complete" | "welcome" }) =>
	sampleOrder(
		days.map((day, index) => ({ ...sampleItem(index + 1), arrival: arriving(day) })),
		{ changes: { arrival: { ...arriving("2026-12-04"), later: null }, ...changes } },
	);

describe("a wanted day", () => {
	// Shows R62.5
	it("is missed by the lines that come after it, and met by the others", () => {
		const missed = missedDay(cartWith(["2026-12-04", "2026-12-08", null], { wanted_on: "2026-12-04" }));
		expect(missed?.inTime.map(({ key }) => key)).toEqual(["item-1"]);
		expect(missed?.late.map(({ key }) => key)).toEqual(["item-2", "item-3"]);
	});

	it("is missed by all lines if the buyer wants one delivery", () => {
		const missed = missedDay(cartWith(["2026-12-04", "2026-12-08"], { wanted_on: "2026-12-04", part_deliveries: "complete" }));
		expect(missed?.inTime).toEqual([]);
	});

	// Shows R84.2
	it("is no matter of lines with days of their own", () => {
		const { items, ...cart } = cartWith(["2026-12-04", "2027-01-14"], { wanted_on: "2026-12-08" });
		const scheduled = items.map((item, index) => (index === 0 ? item : { ...item, schedule: [{ on: "2027-01-14", amount: 12 }] }));
		expect(missedDay({ ...cart, items })?.late).toHaveLength(1);
		expect(missedDay({ ...cart, items: scheduled })).toBeNull();
	});

	it("is no matter if every line comes by then, or none is wanted, or the backend tells no days", () => {
		expect(missedDay(cartWith(["2026-12-04", "2026-12-08"], { wanted_on: "2026-12-08" }))).toBeNull();
		expect(missedDay(cartWith(["2026-12-04"], { wanted_on: "" }))).toBeNull();
		expect(missedDay({ ...cartWith(["2026-12-04"], { wanted_on: "2026-12-01" }), arrival: undefined })).toBeNull();
	});
});

it("a range of days says its month and year once", () => {
	expect([
		dayBefore("8. Dezember 2026", "11. Dezember 2026"),
		dayBefore("28. marraskuuta 2026", "3. joulukuuta 2026"),
		dayBefore("30 December 2026", "4 January 2027"),
		dayBefore("Di 8. Dez.", "Fr 11. Dez."),
		dayBefore("8. detsember 2026", "8. detsember 2026"),
	]).toEqual(["8.", "28.\u00a0marraskuuta", "30\u00a0December\u00a02026", "Di\u00a08.", "8. detsember 2026"]);
});

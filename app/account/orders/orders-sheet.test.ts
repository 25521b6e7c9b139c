import { expect, it } from "vitest";
import { sampleItem, sampleOrder, sampleSet } from "../../../tests/support/sample-order";
import { serverTexts } from "../../platform/i18n/i18n.server";
import { ordersSheet } from "./orders-sheet";

// Shows R32.6
it("a row of a line ends with the buyer's own number of it", () => {
	const order = sampleOrder([sampleItem(1, { ownNumber: "ST-100", comment: "Halle 3" }), sampleItem(2)], { sets: [sampleSet(5)] });
	const [head, ...rows] = ordersSheet([order], "lines", { buyer: "Jens", texts: serverTexts("de") });
	expect(head?.slice(-2)).toEqual(["Referenz der Position", "Ihre Artikelnummer"]);
	expect(rows.map((row) => row.slice(-2))).toEqual([
		["Halle 3", "ST-100"],
		["", ""],
		["", ""],
	]);
	expect(new Set([head, ...rows].map((row) => row?.length)).size).toBe(1);
});

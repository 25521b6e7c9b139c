import { expect, it } from "vitest";
import { filterChanges } from "./filter-changes";

// Shows R17.7
it.each([
	["a value more", { grade: ["S235"] }, { grade: ["S235", "S355"] }, [{ name: "Filter Chosen", filter: "grade", value: "S355" }]],
	["another filter", {}, { length: [6000] }, [{ name: "Filter Chosen", filter: "length", value: "6000" }]],
	["one of several", { grade: ["S235", "S355"] }, { grade: ["S355"] }, [{ name: "Filter Removed", filter: "grade", value: "S235" }]],
	[
		"the only one",
		{ grade: ["S235"] },
		{},
		[
			{ name: "Filter Removed", filter: "grade", value: "S235" },
			{ name: "All Filters Cleared", filters: 1 },
		],
	],
	["one filter of two", { grade: ["S235", "S355"], length: [6000] }, { length: [6000] }, [{ name: "Filter Cleared", filter: "grade" }]],
	["everything", { grade: ["S235"], length: [6000] }, {}, [{ name: "All Filters Cleared", filters: 2 }]],
	["a range", {}, { length: { min: 6000 } }, [{ name: "Filter Chosen", filter: "length", value: "6000-" }]],
	[
		"another range",
		{ length: { min: 6000 } },
		{ length: { min: 6000, max: 12000 } },
		[{ name: "Filter Chosen", filter: "length", value: "6000-12000" }],
	],
	[
		"a range less",
		{ length: { max: 6000 }, grade: ["S235"] },
		{ grade: ["S235"] },
		[{ name: "Filter Removed", filter: "length", value: "-6000" }],
	],
	["nothing", { grade: ["S235"] }, { grade: ["S235"] }, []],
])("tells %s", (_, before, after, events) => {
	expect(filterChanges(before, after)).toEqual(events);
});

import { describe, expect, it } from "vitest";
import { deliveriesCost } from "./delivery";
import { plannedDeliveries } from "./planned-deliveries";

const thirds = [
	{ on: "2027-03-01", amount: 1 },
	{ on: "2027-01-11", amount: 1 },
	{ on: "2027-02-01", amount: 1 },
];

// Shows R78.1
describe("plannedDeliveries", () => {
	it("are the days of all lines, in order, and weigh what the order weighs", () => {
		const planned = plannedDeliveries(
			[
				{ weight: 100, schedule: thirds },
				{ weight: 60, schedule: [{ on: "2027-02-01", amount: 7 }] },
			],
			"",
		);
		expect(planned.map(({ on }) => on)).toEqual(["2027-01-11", "2027-02-01", "2027-03-01"]);
		expect(planned.reduce((sum, { weightG }) => sum + weightG, 0)).toBe(160);
		expect(planned[1]?.weightG).toBeGreaterThan(90);
	});

	it("take lines without days along on the wanted day, otherwise with the first delivery", () => {
		const lines = [{ weight: 300, schedule: thirds }, { weight: 1000 }];
		expect(plannedDeliveries(lines, "")).toMatchObject([{ on: "2027-01-11", weightG: 1100 }, {}, {}]);
		expect(plannedDeliveries(lines, "2027-03-01")).toMatchObject([{ weightG: 100 }, { weightG: 100 }, { weightG: 1100 }]);
		expect(plannedDeliveries(lines, "2027-01-20")).toHaveLength(4);
	});

	it("are none without a schedule, or where everything comes on one day", () => {
		expect(plannedDeliveries([{ weight: 5 }], "2027-01-20")).toEqual([]);
		expect(plannedDeliveries([{ weight: 5, schedule: [{ on: "2027-01-11", amount: 2 }] }, { weight: 5 }], "")).toEqual([]);
	});
});

// Shows R78.1
it("each delivery costs what the method asks for its own weight", () => {
	const method = {
		priceCents: null,
		packagingCents: 500,
		craneCents: 14_000,
		bands: [
			{ maxWeightG: 1_000_000, priceCents: 19_000 },
			{ maxWeightG: 5_000_000, priceCents: 49_000 },
		],
	};
	expect(deliveriesCost(method, [900_000, 1_200_000], true)).toEqual({ freight: 18_500 + 48_500, packaging: 1_000, crane: 28_000 });
});

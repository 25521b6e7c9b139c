import { describe, expect, it } from "vitest";
import { deliveriesCost } from "./delivery";
import { comingDays, plannedDeliveries } from "./planned-deliveries";

const thirds = [
	{ on: "2027-03-01", amount: 1 },
	{ on: "2027-01-11", amount: 1 },
	{ on: "2027-02-01", amount: 1 },
];

const ready = { ready: "2026-12-11", isLater: false };
const anyDay = { wantedOn: "", isOneDelivery: false };
const on = (wantedOn: string) => ({ ...anyDay, wantedOn });

// Shows R78.1
describe("plannedDeliveries", () => {
	it("are the days of all lines, in order, and weigh what the order weighs", () => {
		const planned = plannedDeliveries(
			[
				{ ...ready, weight: 100, schedule: thirds },
				{ ...ready, weight: 60, schedule: [{ on: "2027-02-01", amount: 7 }] },
			],
			anyDay,
		);
		expect(planned.map((one) => one.on)).toEqual(["2027-01-11", "2027-02-01", "2027-03-01"]);
		expect(planned.reduce((sum, { weightG }) => sum + weightG, 0)).toBe(160);
		expect(planned[1]?.weightG).toBeGreaterThan(90);
	});

	it("take lines without days along on the wanted day, otherwise with the first delivery", () => {
		const lines = [
			{ ...ready, weight: 300, schedule: thirds },
			{ ...ready, weight: 1000 },
		];
		expect(plannedDeliveries(lines, anyDay)).toMatchObject([{ on: "2027-01-11", weightG: 1100 }, {}, {}]);
		expect(plannedDeliveries(lines, on("2027-03-01"))).toMatchObject([{ weightG: 100 }, { weightG: 100 }, { weightG: 1100 }]);
		expect(plannedDeliveries(lines, on("2027-01-20"))).toHaveLength(4);
	});

	// Shows R84.1
	it("are on no day before their goods can be there", () => {
		const early = { ...ready, weight: 300, schedule: [{ on: "2026-12-14", amount: 1 }, ...thirds] };
		const days = (wantedOn: string, others: Parameters<typeof plannedDeliveries>[0]) =>
			plannedDeliveries([early, ...others], on(wantedOn)).map((one) => one.on);
		const [soon, late] = [
			{ ...ready, weight: 50 },
			{ ready: "2027-01-20", isLater: true, weight: 50 },
		];
		expect(days("2026-12-03", [soon])[0]).toBe("2026-12-11");
		expect(days("", [late])).toHaveLength(4);
		expect(comingDays([early, soon, late], anyDay)).toEqual(["", "2026-12-14", "2027-02-01"]);
		expect(comingDays([early, soon, late], on("2026-12-18"))).toEqual(["", "2026-12-18", "2027-01-20"]);
		expect(comingDays([early, soon, late], { ...anyDay, isOneDelivery: true })).toEqual(["", "2027-02-01", "2027-02-01"]);
		expect(comingDays([early, { ...ready, ready: "" }], anyDay)).toEqual(["", ""]);
	});

	it("are none without a schedule, or where everything comes on one day", () => {
		expect(plannedDeliveries([{ ...ready, weight: 5 }], on("2027-01-20"))).toEqual([]);
		const one = { ...ready, weight: 5, schedule: [{ on: "2027-01-11", amount: 2 }] };
		expect(plannedDeliveries([one, { ...ready, weight: 5 }], anyDay)).toEqual([]);
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

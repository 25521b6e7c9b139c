import { describe, expect, it } from "vitest";
import {
	type DeliveryMethodRow,
	deliveryCost,
	deliveryPrice,
	destinationOf,
	methodInForce,
	methodsFor,
	nextStep,
	replacedMethod,
	slowestOf,
	wayOf,
} from "./delivery";

const bands = [
	{ maxWeightG: 1_000_000, priceCents: 19_000 },
	{ maxWeightG: 5_000_000, priceCents: 49_000 },
];
const methods: DeliveryMethodRow[] = [
	{ id: 1, type: "flat_fi", country: "FI", priceCents: 8_900, packagingCents: 0, craneCents: null, bands: [] },
	{ id: 2, type: "flat_ee", country: "EE", priceCents: 12_900, packagingCents: 0, craneCents: null, bands: [] },
	{ id: 3, type: "weight_de", country: "DE", priceCents: null, packagingCents: 0, craneCents: null, bands },
	{ id: 4, type: "construction_site", country: "FI", priceCents: 24_000, packagingCents: 0, craneCents: null, bands: [] },
	{ id: 5, type: "own_freight", country: null, priceCents: null, packagingCents: 0, craneCents: null, bands: [] },
];

describe("deliveryPrice", () => {
	it.each([
		[0, 19_000],
		[1_000_000, 19_000],
		[1_000_001, 49_000],
		[5_000_000, 49_000],
		[5_000_001, 68_000],
		[6_000_001, 98_000],
		[10_000_000, 98_000],
		[10_000_001, 117_000],
	])("of bands for %i g is %i cents", (grams, cents) => {
		expect(deliveryPrice({ priceCents: null, bands }, grams)).toBe(cents);
	});

	it("is flat where a flat price stands, and nothing for own freight", () => {
		expect(deliveryPrice({ priceCents: 8_900, bands: [] }, 90_000_000)).toBe(8_900);
		expect(deliveryPrice({ priceCents: null, bands: [] }, 90_000_000)).toBe(0);
	});
});

// Shows R7.21
describe("nextStep", () => {
	it.each([
		[634_000, { roomG: 366_000, priceCents: 49_000 }],
		[1_000_000, { roomG: 0, priceCents: 49_000 }],
		[1_000_001, { roomG: 3_999_999, priceCents: 68_000 }],
		[5_000_001, { roomG: 999_999, priceCents: 98_000 }],
	])("of bands after %i g", (grams, step) => {
		expect(nextStep({ priceCents: null, bands }, grams)).toEqual(step);
	});

	it("is none where the price does not go by weight", () => {
		expect(nextStep({ priceCents: 8_900, bands: [] }, 1)).toBeNull();
		expect(nextStep({ priceCents: null, bands: [] }, 1)).toBeNull();
	});
});

describe("deliveryCost", () => {
	const flat = { priceCents: 8_900, packagingCents: 1_200, craneCents: 14_000, bands: [] };

	it("parts the price into freight and packaging, with the crane on top where it is asked for", () => {
		expect(deliveryCost(flat, 1, false)).toEqual({ freight: 7_700, packaging: 1_200, crane: 0 });
		expect(deliveryCost(flat, 1, true)).toEqual({ freight: 7_700, packaging: 1_200, crane: 14_000 });
		expect(deliveryCost({ ...flat, craneCents: null }, 1, true).crane).toBe(0);
	});

	it("charges no packaging for what is free, and none twice for several loads", () => {
		expect(deliveryCost({ ...flat, priceCents: 0 }, 1, false)).toEqual({ freight: 0, packaging: 0, crane: 0 });
		expect(deliveryCost({ ...flat, priceCents: null, bands }, 5_000_001, false)).toMatchObject({ freight: 66_800, packaging: 1_200 });
	});
});

describe("methodsFor", () => {
	const ids = (country: "FI" | "DE" | "EE", postCode: string | null, own = true) =>
		methodsFor(methods, { country, postCode }, own).map(({ id }) => id);

	// Shows R11.2
	it("serves a country, and own freight any where it is allowed", () => {
		expect(ids("DE", null)).toEqual([3, 5]);
		expect(ids("EE", "10141", false)).toEqual([2]);
	});

	// Shows R11.4
	it("sends the crane truck to the capital region alone", () => {
		expect(ids("FI", null)).toEqual([1, 4, 5]);
		expect(ids("FI", "00150")).toEqual([1, 4, 5]);
		expect(ids("FI", "02600")).toEqual([1, 4, 5]);
		for (const inside of ["00890", "01300", "01770", "02170", "02700", "02860", "02980"]) expect(ids("FI", inside)).toEqual([1, 4, 5]);
		for (const beside of ["01150", "01800", "01900", "02400", "02580", "02880", "33100"]) expect(ids("FI", beside)).toEqual([1, 5]);
	});

	it("falls back to the country's own method", () => {
		const serving = methodsFor(methods, { country: "DE", postCode: null }, true);
		expect(methodInForce(serving, 1, "DE").id).toBe(3);
		expect(methodInForce(serving, 5, "DE").id).toBe(5);
	});

	it("tells of a chosen one that is not in force, and of no default of another country", () => {
		const replaced = (stored: number, country: "FI" | "DE", postCode: string, own = true) => {
			const serving = methodsFor(methods, { country, postCode }, own);
			return replacedMethod(methods, stored, methodInForce(serving, stored, country))?.type ?? null;
		};
		expect(replaced(4, "FI", "96100")).toBe("construction_site");
		expect(replaced(4, "DE", "45127")).toBe("construction_site");
		expect(replaced(5, "FI", "00150", false)).toBe("own_freight");
		expect([replaced(4, "FI", "00150"), replaced(5, "DE", "45127"), replaced(1, "DE", "45127"), replaced(3, "FI", "00150")]).toEqual(
			Array.from({ length: 4 }, () => null),
		);
	});
});

describe("destinationOf", () => {
	const essen = { country: "DE", postCode: "45127" } as const;
	const tallinn = { country: "EE", postCode: "10141" } as const;

	it("prefers the delivery address, then the billing address, then the language", () => {
		expect(destinationOf(tallinn, essen, "fi")).toEqual(tallinn);
		expect(destinationOf(null, essen, "fi")).toEqual(essen);
		expect(destinationOf(null, null, "ee")).toEqual({ country: "EE", postCode: null });
		expect(destinationOf(null, null, "en")).toEqual({ country: "FI", postCode: null });
	});
});

describe("wayOf", () => {
	it.each([
		["FI", { min: 0, max: 0 }],
		["EE", { min: 1, max: 1 }],
		["DE", { min: 3, max: 4 }],
	] as const)("is the days of transport to %s, as the claims and answers say", (country, days) => {
		expect(wayOf({ country, postCode: null }, "weight_de")).toEqual(days);
	});

	// Shows R62.2
	it("takes longer to an island, and no time where the buyer's carrier collects", () => {
		expect(wayOf({ country: "EE", postCode: "92413" }, "flat_ee")).toEqual({ min: 2, max: 3 });
		expect(wayOf({ country: "EE", postCode: "92413" }, "own_freight")).toEqual({ min: 0, max: 0 });
	});
});

describe("slowestOf", () => {
	it("takes the line that comes last", () => {
		const slow = { min: 10, max: null, approx: false };
		expect(slowestOf([{ min: 3, max: 5, approx: false }, slow, { min: 2, max: 2, approx: true }])).toEqual(slow);
		expect(slowestOf([])).toEqual({ min: null, max: null, approx: false });
	});
});

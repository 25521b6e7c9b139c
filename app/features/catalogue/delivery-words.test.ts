import { expect, it } from "vitest";
import { deliveryWords } from "./delivery-words";

it.each([
	[{ min: 3, max: 5, approx: false }, "delivery.range", { min: 3, max: 5 }],
	[{ min: 3, max: 5, approx: true }, "delivery.aboutRange", { min: 3, max: 5 }],
	[{ min: 5, max: null, approx: false }, "delivery.from", { count: 5 }],
	[{ min: null, max: 8, approx: false }, "delivery.upTo", { count: 8 }],
	[{ min: 8, max: 8, approx: true }, "delivery.about", { count: 8 }],
	[{ min: 8, max: null, approx: true }, "delivery.about", { count: 8 }],
	[{ min: 1, max: 1, approx: false }, "delivery.exactly", { count: 1 }],
])("says %o as %s", (estimate, key, values) => {
	expect(deliveryWords(estimate)).toEqual({ key, values });
});

it("says nothing of what is not known", () => {
	expect(deliveryWords({ min: null, max: null, approx: true })).toBeNull();
});

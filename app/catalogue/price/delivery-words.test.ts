import { expect, it } from "vitest";
import { serverTexts } from "../../platform/i18n/i18n.server";
import { deliveryWords } from "./delivery-words";

// Shows R4.6
it.each([
	[{ min: 3, max: 5, approx: false }, "delivery.range", { min: 3, max: 5, count: 5 }],
	[{ min: 3, max: 5, approx: true }, "delivery.aboutRange", { min: 3, max: 5, count: 5 }],
	[{ min: 5, max: null, approx: false }, "delivery.from", { min: 5, max: 5, count: 5 }],
	[{ min: null, max: 8, approx: false }, "delivery.upTo", { min: 8, max: 8, count: 8 }],
	[{ min: 8, max: 8, approx: true }, "delivery.about", { min: 8, max: 8, count: 8 }],
	[{ min: 8, max: null, approx: true }, "delivery.about", { min: 8, max: 8, count: 8 }],
	[{ min: 1, max: 1, approx: false }, "delivery.exactly", { min: 1, max: 1, count: 1 }],
])("says %o as %s", (estimate, key, values) => {
	expect(deliveryWords(estimate)).toEqual({ key, values });
});

const [from, upTo, about, range] = [
	{ min: 5, max: null, approx: false },
	{ min: null, max: 8, approx: false },
	{ min: 8, max: 8, approx: true },
	{ min: 2, max: 4, approx: false },
];

// Shows R4.6, R50.6
it.each([
	[
		"de" as const,
		["ab 5 Arbeitstagen in Finnland", "bis 8 Arbeitstage in Finnland", "ca. 8 Arbeitstage in Finnland", "2–4 Arbeitstage in Finnland"],
	],
	["en" as const, ["from 5 working days", "up to 8 working days", "approx. 8 working days", "2–4 working days"]],
	["et" as const, ["alates 5 tööpäevast Soomes", "kuni 8 tööpäeva Soomes", "umbes 8 tööpäeva Soomes", "2–4 tööpäeva Soomes"]],
	["fi" as const, ["vähintään 5 työpäivää", "enintään 8 työpäivää", "n. 8 työpäivää", "2–4 työpäivää"]],
])("has its four forms in %s", (locale, forms) => {
	const t = serverTexts(locale).translator("catalogue");
	const said = [from, upTo, about, range].map((estimate) => {
		const words = estimate && deliveryWords(estimate);
		return words && t(words.key, words.values);
	});
	expect(said).toEqual(forms);
});

it("says nothing of what is not known", () => {
	expect(deliveryWords({ min: null, max: null, approx: true })).toBeNull();
});

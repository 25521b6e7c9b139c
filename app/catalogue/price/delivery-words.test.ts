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
	expect(deliveryWords(estimate, "fi")).toEqual({ key, values });
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
		[
			"ab 8 Arbeitstagen nach\u00a0DE",
			"bis 12 Arbeitstage nach\u00a0DE",
			"ca. 12 Arbeitstage nach\u00a0DE",
			"5–8 Arbeitstage nach\u00a0DE",
		],
	],
	["en" as const, ["from 5 working days", "up to 8 working days", "approx. 8 working days", "2–4 working days"]],
	["et" as const, ["alates 6 tööpäevast Eestisse", "kuni 9 tööpäeva Eestisse", "umbes 9 tööpäeva Eestisse", "3–5 tööpäeva Eestisse"]],
	["fi" as const, ["vähintään 5 työpäivää", "enintään 8 työpäivää", "n. 8 työpäivää", "2–4 työpäivää"]],
])("has its four forms in %s", (locale, forms) => {
	const t = serverTexts(locale).translator("catalogue");
	const said = [from, upTo, about, range].map((estimate) => {
		const words = estimate && deliveryWords(estimate, locale);
		return words && t(words.key, words.values);
	});
	expect(said).toEqual(forms);
});

it("says nothing of what is not known", () => {
	expect(deliveryWords({ min: null, max: null, approx: true }, "de")).toBeNull();
});

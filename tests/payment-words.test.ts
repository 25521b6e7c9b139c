import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { paymentQuestions } from "../backend/seed/content/faq/payment";
import { about } from "../backend/seed/content/pages/about";
import { terms } from "../backend/seed/content/pages/terms";
import { type Language, languages } from "../contract/locale";
import { type PaymentMethodName, paymentMethodNames } from "../contract/values/payment-methods";

/** Texts that name every payment method. */
const texts = {
	cart: ["proceed.note"],
	mail: ["offer.payment"],
	offer: ["terms.payment"],
	seo: ["cart"],
};

const names: Record<PaymentMethodName, Record<Language, RegExp>> = {
	invoice: { de: /Rechnung/, en: /invoice/i, et: /arve/i, fi: /lasku/i },
	card: { de: /Karte/, en: /card/, et: /kaar[dt]/i, fi: /kort/i },
};

describe.each(languages)("texts about all payment methods in %s", (language) => {
	it.each(Object.entries(texts).flatMap(([file, keys]) => keys.map((key) => [file, key] as const)))("%s %s", (file, key) => {
		const text = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(`locales/${language}/${file}.json`, "utf8")))[key];
		for (const method of paymentMethodNames) expect(text, method).toMatch(names[method][language]);
	});

	it.each([
		["about us", about, 5],
		["terms", terms, 11],
	] as const)("the page %s", (_, page, number) => {
		const section = page.body[language].split(/^## /m)[number];
		for (const method of paymentMethodNames) expect(section, method).toMatch(names[method][language]);
	});

	it("the answer to how one pays", () => {
		const answer = paymentQuestions.find(({ slug }) => slug === "paying-by-invoice")?.answer[language];
		for (const method of paymentMethodNames) expect(answer, method).toMatch(names[method][language]);
	});
});

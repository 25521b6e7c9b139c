import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod";
import { searchFaq } from "../app/content/faq-search";
import type { Locale } from "../app/platform/config/market";
import { deliveryQuestions } from "../backend/seed/content/faq/delivery";
import { orderingQuestions } from "../backend/seed/content/faq/ordering";
import { paymentQuestions } from "../backend/seed/content/faq/payment";
import { vatQuestions } from "../backend/seed/content/faq/vat";
import { terms } from "../backend/seed/content/pages/terms";

const questions = [...orderingQuestions, ...vatQuestions, ...paymentQuestions, ...deliveryQuestions];

const found = (query: string, locale: Locale): string[] => {
	const entries = questions.map(({ slug, topic, question, answer }) => ({
		slug,
		topic: topic.title[locale],
		question: question[locale],
		answer: answer[locale],
	}));
	return searchFaq(entries, query, locale).map(({ slug }) => slug);
};

it.each([
	["de", "Storno", "changing-an-order"],
	["de", "Bestellung stornieren", "changing-an-order"],
	["de", "Versandkosten", "delivery-cost"],
	["de", "Lieferkosten", "delivery-cost"],
	["de", "Lieferzeit", "delivery-time"],
	["de", "Retoure", "returning-goods"],
	["de", "Skonto", "paying-by-invoice"],
	["en", "cancel", "changing-an-order"],
	["en", "shipping", "delivery-cost"],
	["en", "refund", "returning-goods"],
	["en", "discount", "paying-by-invoice"],
	["fi", "peruutus", "changing-an-order"],
	["fi", "palautusoikeus", "returning-goods"],
	["fi", "toimituskulut", "delivery-cost"],
	["et", "tühistamine", "changing-an-order"],
	["et", "transport", "delivery-cost"],
] as const)("questions are found by other terms among the first two: %s %s", (locale, query, slug) =>
	expect(found(query, locale).slice(0, 2)).toContain(slug),
);

it("finds entries with one of the words if no entry has all of them", () =>
	expect(found("Rückgabe kran", "de")).toEqual(expect.arrayContaining(["returning-goods", "unloading"])));

it("finds nothing for what no answer is about", () => expect(found("Zollunion", "de")).toEqual([]));

/** Texts of claims, whose button the answers name. */
const claims = (locale: Locale) =>
	z.object({ "new.title": z.string() }).parse(JSON.parse(readFileSync(`locales/${locale}/claims.json`, "utf8")));

// Shows R84.6, R34.11
it.each([
	["de", "Seite der Bestellung", "Unternehmen“: mit einem Code", "mehrere Tage"],
	["en", "page of the order", "by a code to an email", "several days"],
	["et", "tellimuse lehel", "koodiga ettevõtte e-posti", "mitmel päeval"],
	["fi", "tilauksen sivulla", "koodilla yrityksen", "usealle päivälle"],
] as const)("answers and terms say what the shop does: %s", (locale, page, code, days) => {
	const answer = (slug: string) => questions.find((question) => question.slug === slug)?.answer[locale];
	expect(answer("changing-an-order")).toContain(page);
	for (const slug of ["damaged-goods", "returning-goods"]) {
		expect(answer(slug)).toContain(page);
		expect(answer(slug)).toContain(claims(locale)["new.title"]);
	}
	expect(terms.body[locale]).toContain(page);
	expect(answer("large-orders")).toContain(code);
	expect(answer("delivery-time")).toContain(days);
});

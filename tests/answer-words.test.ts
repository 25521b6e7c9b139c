import { afterAll, describe, expect, it } from "vitest";
import { answerWords } from "../app/content/answers/answer-words";
import { answersTo } from "../app/content/answers/answers";
import type { Locale } from "../app/platform/config/market";
import app from "../backend/index";
import { content, infoPages } from "../contract/content";
import { languages } from "../contract/locale";
import { search } from "../contract/search";
import { seededDatabase } from "./support/seeded-database";

const opened = await seededDatabase();
afterAll(opened.dispose);

const get = async (path: string, locale: Locale): Promise<unknown> => {
	const headers = { Locale: locale === "et" ? "ee" : locale };
	return (await app.request(path, { headers }, { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" })).json();
};
const questionsOf = async (locale: Locale) => content.faq.answer.parse(await get("/faq", locale));

const answers = async (words: string, locale: Locale, isGoods = false): Promise<string[]> => {
	const sources = {
		locale,
		questions: await questionsOf(locale),
		pages: [
			["terms", "Terms", "/terms"],
			["plates", "Plates cut to size", "/plates"],
		] as const,
		isGoods,
	};
	return answersTo(words, sources).map(({ address }) => address);
};

// Shows R64.2
describe("a page answers", () => {
	it.each([
		["de", "Fracht", ["/faq#delivery-cost"]],
		["de", "frachtkosten", ["/faq#delivery-cost"]],
		["de", "Lieferzeit", ["/faq#delivery-time"]],
		["de", "Rueckgabe", ["/faq#returning-goods", "/terms"]],
		["de", "Retoure", ["/faq#returning-goods"]],
		["de", "Rechnung", ["/faq#paying-by-invoice", "/faq#e-invoices"]],
		["de", "MwSt.", ["/faq#vat-rate", "/faq#vat-id-not-verified"]],
		["en", "freight", ["/faq#delivery-cost"]],
		["en", "Delivery time", ["/faq#delivery-time"]],
		["en", "returns", ["/faq#returning-goods", "/terms"]],
		["en", "return", ["/faq#returning-goods", "/terms"]],
		["en", "VAT", ["/faq#vat-rate", "/faq#vat-id-not-verified"]],
		["en", "certificate 3.1", ["/faq#inspection-certificates"]],
		["de", "Blechzuschnitt", ["/plates"]],
		["de", "Zuschnitt", ["/plates", "/faq#cutting"]],
		["en", "cut to size", ["/plates"]],
		["et", "mõõtu lõikamine", ["/plates", "/faq#cutting"]],
		["fi", "määrämittaan", ["/plates", "/faq#cutting"]],
		["et", "vedu", ["/faq#delivery-cost"]],
		["et", "tarneaeg", ["/faq#delivery-time"]],
		["et", "tagastus", ["/faq#returning-goods", "/terms"]],
		["et", "arve", ["/faq#paying-by-invoice", "/faq#e-invoices"]],
		["fi", "Rahti", ["/faq#delivery-cost"]],
		["fi", "toimitusaika", ["/faq#delivery-time"]],
		["fi", "palautus", ["/faq#returning-goods", "/terms"]],
		["fi", "alv", ["/faq#vat-rate", "/faq#vat-id-not-verified"]],
	] as const)("what it is called, in %s: %s", async (locale, words, addresses) => expect(await answers(words, locale)).toEqual(addresses));

	it.each(languages)("3.1 alone, in %s", async (locale) => {
		expect(await answers("3.1", locale, true)).toEqual(["/faq#inspection-certificates"]);
		for (const words of ["Rohr 3.1", "pipe 3.1", "putki 3.1", "toru 3.1", "13.1"]) expect(await answers(words, locale, true)).toEqual([]);
	});

	it("words of its question that are no goods", async () => {
		expect(await answers("who unloads", "en")).toEqual(["/faq#unloading"]);
		expect(await answers("who unloads", "en", true)).toEqual([]);
		expect(await answers("freight to Estonia", "en")).toContain("/faq#delivery-cost");
		for (const words of ["", "?", "qqqqq", "IPE 9999"]) expect(await answers(words, "en")).toEqual([]);
	});
});

it.each(languages)("each name is of a question or page that there is, in %s", async (locale) => {
	const known = [...(await questionsOf(locale)).map(({ slug }) => `faq/${slug}`), ...infoPages, "plates"];
	expect(answerWords[locale].map(([of]) => of).filter((of) => !known.includes(of))).toEqual([]);
});

it.each(languages)("no name of a page is one of goods, but for the certificate, in %s", async (locale) => {
	const names = [...new Set(answerWords[locale].flatMap(([, all]) => all.split(", ")))];
	const goods: string[] = [];
	for (const name of names) {
		const found = search.new.answer.parse(await get(`/search/new/${encodeURIComponent(name)}?range=[0,1]`, locale));
		if (found.count + found.categories.length > 0 && !found.corrected && !found.missing && !found.apart) goods.push(name);
	}
	expect(goods).toEqual(["3.1"]);
});

import { describe, expect, it } from "vitest";
import { languages } from "../../../contract/locale";
import { pageWords } from "../../../contract/seller/page-words";
import { shortestOffcut } from "../../../contract/values/cut-bars";
import { parseVatId } from "../../../contract/values/vat-id";
import { categories, products } from "../../../tests/support/example-catalogue";
import type { Cell } from "../../db/inserts";
import { companies } from "./companies";
import { contentRows, pages } from "./content-rows";

const tables = new Map([...contentRows()].map(({ table, columns, rows }) => [table, { columns, rows }]));

const rowsIn = (table: string): Record<string, Cell>[] => {
	const { columns, rows } = tables.get(table) ?? { columns: [], rows: [] };
	// A loop without rows would test nothing.
	if (rows.length === 0) throw new Error(`No rows in ${table}`);
	return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])));
};
const answersTo = (question: string) => {
	const rows = rowsIn("faq").filter(({ slug }) => slug === question);
	expect(rows, question).toHaveLength(languages.length);
	return rows;
};
const slugs = (table: string, locale: string) => rowsIn(table).flatMap((row) => (row.locale === locale ? [row.slug] : []));

describe("companies", () => {
	it("have VAT ids of their country in international format, with valid check digits", () => {
		for (const [vat, name, , , , country] of companies)
			expect(parseVatId(vat, country), name).toMatchObject({ international: vat, checkDigitIsRight: true });
	});

	it("have unique ids and are rated good, poor and not at all in every country", () => {
		expect(new Set(companies.map(([vat]) => vat)).size).toBe(companies.length);
		expect(companies.length).toBeGreaterThanOrEqual(25);
		for (const land of ["FI", "DE", "EE"])
			expect(new Set(companies.flatMap(([, , , , , country, rating]) => (country === land ? [rating] : [])))).toEqual(
				new Set(["good", "poor", null]),
			);
	});

	it("have postcodes of five digits", () => {
		for (const [, name, , postcode] of companies) expect(postcode, name).toMatch(/^\d{5}$/);
	});
});

describe.each(["faq", "blogs"])("%s", (table) => {
	it("has the same unique slugs in all languages", () => {
		const first = slugs(table, "de");
		expect(first.length).toBeGreaterThanOrEqual(table === "faq" ? 10 : 12);
		expect(new Set(first).size).toBe(first.length);
		for (const slug of first) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		for (const language of languages) expect(slugs(table, language)).toEqual(first);
	});

	it("has no empty texts", () => {
		for (const row of rowsIn(table)) for (const value of Object.values(row)) expect(String(value).trim(), String(row.slug)).not.toBe("");
	});
});

describe.each(pages)("the page $name", ({ title, intro, description, body }) => {
	/** The words that a text names, without those of all texts, which a language may leave out or inflect. */
	const wordsIn = (text: string) => pageWords.filter((word) => text.includes(`{{${word}}}`));

	it("has the same sections in all languages, with the same words filled in", () => {
		const sections = body.de.split(/^## /m);
		expect(sections.length).toBeGreaterThan(4);
		for (const language of languages) {
			for (const text of [title, intro, description]) expect(wordsIn(text[language]), language).toEqual(wordsIn(text.de));
			expect(body[language].split(/^## /m).map(wordsIn), language).toEqual(sections.map(wordsIn));
		}
	});
});

it("groups questions by topic", () => {
	for (const language of languages) {
		const topics = rowsIn("faq").flatMap((row) => (row.locale === language ? [row.topic] : []));
		const changes = topics.filter((topic, index) => topic !== topics[index - 1]);
		expect(changes).toEqual([...new Set(topics)]);
	}
});

it("has articles of 200 to 320 words under headings", () => {
	for (const { body, slug, locale } of rowsIn("blogs")) {
		const words = String(body).split(/\s+/).length;
		expect(words, `${slug} ${locale}`).toBeGreaterThan(150);
		expect(words, `${slug} ${locale}`).toBeLessThan(320);
		expect(String(body).split("\n\n## ").length, `${slug} ${locale}`).toBeGreaterThan(3);
	}
});

it("illustrates an article by a product on sale, and links to an existing category", () => {
	for (const { product, category, slug } of rowsIn("blogs")) {
		expect(
			products.map((one) => one.product),
			String(slug),
		).toContain(product);
		expect(
			categories.map((one) => one.category),
			String(slug),
		).toContain(category);
	}
});

it("states the delivery prices that are charged", () => {
	const prices = [...rowsIn("delivery_methods"), ...rowsIn("delivery_bands")].flatMap(({ price_cents }) =>
		typeof price_cents === "number" ? [String(price_cents / 100)] : [],
	);
	expect(prices.length).toBeGreaterThan(3);
	for (const { answer, locale } of answersTo("delivery-cost")) {
		const text = String(answer).replace(/(?<=\d)[.,\s](?=\d{3}\b)/g, "");
		for (const price of prices) expect(text, `${price} in ${locale}`).toContain(price);
	}
});

it("states the prices of cuts and certificates, and the tolerance of the saw", () => {
	const range = (column: "cut_fee" | "cut_min_mm" | "cut_kerf_mm" | "cut_tolerance_mm" | "certificate", unit = 1) => {
		const values = products.flatMap((product) => product[column] ?? []);
		return [Math.min(...values) / unit, Math.max(...values) / unit];
	};
	const cutting = [
		...range("cut_fee", 100),
		...range("cut_tolerance_mm"),
		...range("cut_kerf_mm"),
		...range("cut_min_mm"),
		5.8,
		2,
		shortestOffcut,
	];
	expect(products.find(({ product }) => product === "ipe-200")).toMatchObject({
		...{ cut_fee: 580, cut_min_mm: 100, cut_kerf_mm: 3, cut_tolerance_mm: 2, certificate: 2800 },
	});
	const figuresIn = (answer: unknown) =>
		[
			...String(answer)
				.replaceAll(/IPE 200|ALV 0/g, "")
				.matchAll(/\d+(?:[.,]\d+)?/g),
		].map(([figure]) => Number(figure.replace(",", ".")));
	for (const { answer, locale } of answersTo("cutting")) expect(figuresIn(answer), String(locale)).toEqual(cutting);
	for (const { answer, locale } of answersTo("inspection-certificates"))
		expect(figuresIn(answer), String(locale)).toEqual(expect.arrayContaining([...range("certificate", 100), 28]));
});

it("promotes an existing category or answer, in every language", () => {
	const pages = categories.map(({ category }) => `/categories/${category}`);
	const answers = slugs("faq", "de").map((slug) => `/faq#${slug}`);
	expect(rowsIn("promotions").map(({ locale }) => locale)).toEqual([...languages]);
	for (const { link } of rowsIn("promotions")) expect([...pages, ...answers]).toContain(link);
});

it("promotes freight at the prices that are charged, with packaging", () => {
	const textOf = (language: string) => String(rowsIn("promotions").find(({ locale }) => locale === language)?.text);
	expect(textOf("de")).toBe(
		[
			"Fracht mit Verpackung nach Gewicht der Sendung, zzgl. MwSt.",
			"bis 100 kg: 149 €",
			"bis 500 kg: 249 €",
			"bis 1.000 kg: 349 €",
			"bis 3 t: 590 €",
			"bis 8 t: 990 €",
			"bis 24 t: 1.890 €",
		].join("\n"),
	);
	expect(textOf("et")).toMatch(/^Vedu koos pakkimisega kogu Eestis 119 € /);
	expect(textOf("fi")).toMatch(/^Rahti pakkauksineen koko Suomeen 89 € /);
	const charged = rowsIn("delivery_methods").map(({ type, price_cents }) => [type, price_cents]);
	expect(charged).toEqual(
		expect.arrayContaining([
			["flat_fi", 8_900],
			["flat_ee", 11_900],
		]),
	);
});

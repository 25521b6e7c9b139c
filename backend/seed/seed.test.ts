import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { grouped } from "../../tests/support/plain-catalogue";
import type { Cell } from "../db/inserts";
import { drawing } from "../drawings/drawing";
import { furtherFilters, furtherNames } from "./attributes";
import { seed } from "./seed";

type Row = Record<string, Cell | undefined>;

function read(scale: number) {
	const tables = new Map<string, Row[]>();
	const order: string[] = [];
	for (const { table, columns, rows } of seed({ scale })) {
		const known = tables.get(table) ?? [];
		tables.set(table, known);
		if (!order.includes(table)) order.push(table);
		for (const row of rows) known.push(Object.fromEntries(columns.map((column, index) => [column, row[index]])));
	}
	return { order, in: (table: string): Row[] => tables.get(table) ?? [] };
}

const data = read(1);
const ids = (table: string) => new Set(data.in(table).map(({ id }) => id));

/** Tables with texts, their translation tables and the foreign key columns of those. */
const translated = [
	["categories", "category_translations", "category_id"],
	["products", "product_translations", "product_id"],
	["variants", "variant_translations", "variant_id"],
	["sets", "set_translations", "set_id"],
	["attributes", "attribute_translations", "attribute_code"],
	["countries", "country_translations", "country_code"],
	["discounts", "discount_translations", "discount_id"],
] as const;
const withDescriptions = ["category_translations", "product_translations", "set_translations"];
const german = (table: string, key: string) =>
	new Map(data.in(table).flatMap((row) => (row.language === "de" ? [[row[key], row.title]] : [])));

function hash(): string {
	const digest = createHash("sha256");
	for (const part of seed({ scale: 1 })) digest.update(JSON.stringify(part));
	return digest.digest("hex");
}

describe("the example catalogue", () => {
	// Shows R1.1
	it("has its minimum size", () => {
		expect(data.in("categories").filter(({ parent_id }) => parent_id === null).length).toBeGreaterThanOrEqual(8);
		expect(data.in("categories").length).toBeGreaterThanOrEqual(60);
		expect(data.in("products").length).toBeGreaterThanOrEqual(500);
		expect(data.in("variants").length).toBeGreaterThanOrEqual(12_000);
		expect(data.in("variants").length).toBeLessThanOrEqual(20_000);
		expect(data.in("suppliers")).toHaveLength(25);
		expect(data.in("sets").length).toBeGreaterThanOrEqual(12);
	});

	it("is deterministic", () => {
		expect(hash()).toBe(hash());
	}, 20_000);

	it("is generated quickly", () => {
		const start = performance.now();
		for (const _ of seed({ scale: 1 }));
		expect(performance.now() - start).toBeLessThan(5000);
	});

	it.each([
		["products", "category_id", "categories"],
		["variants", "product_id", "products"],
		["supplied_variants", "variant_id", "variants"],
		["supplied_variants", "supplier_id", "suppliers"],
		["volume_prices", "supplied_variant_id", "supplied_variants"],
		["set_items", "set_id", "sets"],
		["set_items", "supplied_variant_id", "supplied_variants"],
		["categories", "drawing_product_id", "products"],
	])("%s.%s is in %s", (table, column, target) => {
		const known = ids(target);
		expect(data.in(table).filter((row) => !known.has(row[column] ?? null))).toEqual([]);
		if (column !== "drawing_product_id") expect(data.order.indexOf(target)).toBeLessThan(data.order.indexOf(table));
	});

	// Shows R2.21
	it("has unique slugs in lower-case ASCII", () => {
		for (const table of ["categories", "products", "sets"]) {
			const slugs = data.in(table).map(({ slug }) => String(slug));
			expect(new Set(slugs).size, table).toBe(slugs.length);
			for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		}
	});

	it("has siblings with different titles", () => {
		const called = german("variant_translations", "variant_id");
		const titles = data.in("variants").map((row) => `${row.product_id} ${called.get(row.id)}`);
		expect(new Set(titles).size).toBe(titles.length);
		const names = [...german("product_translations", "product_id").values()];
		expect(new Set(names).size).toBe(names.length);
	});
});

describe("texts", () => {
	it.each(translated)("of %s exist in every language, with titles of at most 90 characters", (table, translations, key) => {
		const rows = data.in(translations);
		const found = new Set(rows.map((row) => `${row[key]} ${row.language}`));
		const wanted = data.in(table).flatMap(({ id, code }) => languages.map((language) => `${id ?? code} ${language}`));
		expect([...found].sort()).toEqual(wanted.sort());
		expect(rows).toHaveLength(wanted.length);
		const titles = rows.map(({ title }) => String(title));
		expect(titles.filter((title) => title.trim() === "" || title.length > 90 || /[{}]|undefined|NaN/.test(title))).toEqual([]);
	});

	it("of values exist in every language", () => {
		const rows = data.in("attribute_value_translations");
		expect(rows).toHaveLength(data.in("attribute_values").length * languages.length);
		expect(rows.filter(({ title }) => String(title).trim() === "")).toEqual([]);
	});

	// Shows R4.3
	it("describe in each language in different words", () => {
		for (const [, table, key] of translated.filter(([, table]) => withDescriptions.includes(table))) {
			const described = grouped(data.in(table), (row) => row[key]);
			for (const [id, rows] of described) {
				const descriptions = rows.map(({ description }) => String(description));
				expect(new Set(descriptions).size, `${table} ${id}`).toBe(languages.length);
				for (const description of descriptions) expect(description).toMatch(/^[\p{Lu}\d].*\.$/u);
			}
		}
	});

	it("cover every attribute", () => {
		const codes = new Set(data.in("attributes").map(({ code }) => String(code)));
		const used = new Set<unknown>();
		for (const table of ["products", "variants"])
			for (const { attributes } of data.in(table)) for (const { code } of JSON.parse(String(attributes))) used.add(code);
		expect([...used].filter((code) => !codes.has(String(code)))).toEqual([]);
		expect([...codes].filter((code) => !used.has(code) && !(code in furtherFilters) && !(code in furtherNames))).toEqual([]);
	});

	it("name columns that the variants of a category have", () => {
		const products = new Map(data.in("products").map((row) => [row.id, row]));
		for (const { slug, columns, drawing_product_id } of data.in("categories")) {
			const codes: string[] = JSON.parse(String(columns));
			expect(codes.length, String(slug)).toBeGreaterThanOrEqual(3);
			expect(codes.length, String(slug)).toBeLessThanOrEqual(6);
			const product = products.get(drawing_product_id);
			const variant = data.in("variants").find(({ product_id }) => product_id === product?.id);
			const has = [...JSON.parse(String(product?.attributes)), ...JSON.parse(String(variant?.attributes))].map(({ code }) => code);
			expect(codes.filter((code) => has.includes(code)).length, String(slug)).toBeGreaterThanOrEqual(2);
		}
	});
});

// Shows R3.12
it("categories that are shown beside each other have drawings of their own", () => {
	const products = new Map(data.in("products").map((row) => [row.id, row]));
	const parents = new Map(data.in("categories").map(({ id, parent_id }) => [id, parent_id]));
	/** The page of the whole range shows those right below the roots together. */
	const shown = data.in("categories").filter(({ parent_id }) => parent_id !== null && parents.get(parent_id ?? null) === null);
	const drawn = shown.map(({ drawing_product_id }) => {
		const { shape, dimensions } = products.get(drawing_product_id) ?? {};
		return drawing(String(shape), JSON.parse(String(dimensions)), "main");
	});
	expect(shown.length).toBeGreaterThan(20);
	expect(shown.filter((_, index) => drawn.indexOf(drawn[index] ?? "") < index).map(({ slug }) => slug)).toEqual([]);
});

describe("supplies", () => {
	const byVariant = new Map<Cell, Row[]>();
	for (const row of data.in("supplied_variants")) {
		const key = row.variant_id ?? null;
		byVariant.set(key, [...(byVariant.get(key) ?? []), row]);
	}

	it("have one best per variant: the lowest price that can be delivered", () => {
		expect(byVariant.size).toBe(data.in("variants").length);
		for (const supplies of byVariant.values()) {
			const best = supplies.filter(({ is_best }) => is_best === 1);
			expect(best).toHaveLength(1);
			const deliverable = supplies.filter(({ availability }) => availability !== "out");
			const lowest = Math.min(...(deliverable.length > 0 ? deliverable : supplies).map(({ price_cents }) => Number(price_cents)));
			expect(best[0]?.price_cents).toBe(lowest);
			expect(new Set(supplies.map(({ supplier_id }) => supplier_id)).size).toBe(supplies.length);
		}
	});

	it("are in stock to a realistic extent", () => {
		const best = data.in("supplied_variants").filter(({ is_best }) => is_best === 1);
		const share = (state: string) => best.filter(({ availability }) => availability === state).length / best.length;
		expect(share("available")).toBeCloseTo(0.8, 1);
		expect(share("low")).toBeCloseTo(0.12, 1);
		expect(share("out")).toBeGreaterThan(0.06);
		expect(share("out")).toBeLessThan(0.1);
	});

	it("cost less by the bundle, in whole packs", () => {
		const supplies = new Map(data.in("supplied_variants").map((row) => [row.id, row]));
		const last = new Map<Cell, Row>();
		const odd = data.in("volume_prices").filter((tier) => {
			const key = tier.supplied_variant_id ?? null;
			const supply = supplies.get(key);
			const before = last.get(key);
			last.set(key, tier);
			const isCheaper = Number(tier.price_cents) < Number((before ?? supply)?.price_cents);
			const isMore = Number(tier.threshold) > Number(before?.threshold ?? supply?.min_order);
			return !isCheaper || !isMore || Number(tier.threshold) % Number(supply?.pack_size) !== 0;
		});
		expect(odd).toEqual([]);
		expect(data.in("supplied_variants").filter(({ min_order, pack_size }) => Number(min_order) % Number(pack_size) !== 0)).toEqual([]);
	});

	it("include the example that the shop shows first", () => {
		const called = german("variant_translations", "variant_id");
		const product = data.in("products").find(({ slug }) => slug === "ipe-200");
		const variant = data.in("variants").find((row) => row.product_id === product?.id && called.get(row.id) === "6 m, S355J2, roh");
		const best = byVariant.get(variant?.id ?? null)?.find(({ is_best }) => is_best === 1);
		expect(best).toMatchObject({ min_order: 1, pack_size: 1, availability: "available" });
		expect(Math.abs(Number(best?.price_cents) - 161_00)).toBeLessThan(100);
		expect(data.in("volume_prices").find(({ supplied_variant_id }) => supplied_variant_id === best?.id)).toMatchObject({ threshold: 10 });
		expect(data.in("supplied_variants").some(({ min_order, pack_size }) => min_order === 10 && pack_size === 5)).toBe(true);
	});
});

describe("lists", () => {
	it("count visible goods", () => {
		const products = new Map(data.in("products").map((row) => [row.id, row]));
		const parents = new Map(data.in("categories").map(({ id, parent_id }) => [id, parent_id]));
		const visible = new Map<Cell | undefined, number>();
		for (const { hidden, product_id } of data.in("variants"))
			for (let id = products.get(product_id)?.category_id; hidden === 0 && typeof id === "number"; id = parents.get(id))
				visible.set(id, (visible.get(id) ?? 0) + 1);
		expect(data.in("variants").some(({ hidden }) => hidden === 1)).toBe(true);
		for (const { id, variant_count, slug } of data.in("categories")) expect(visible.get(id), String(slug)).toBe(variant_count);
	});

	it("rank popular products from 1 to 12", () => {
		const ranks = data.in("products").flatMap(({ popular }) => (Number(popular) > 0 ? [Number(popular)] : []));
		expect(ranks.sort((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
	});
});

it("contain further series with separate slugs", () => {
	const slugs = new Set<Cell>();
	let variants = 0;
	for (const { table, columns, rows } of seed({ scale: 2 })) {
		if (table === "variants") variants += rows.length;
		if (table === "products") for (const row of rows) slugs.add(row[columns.indexOf("slug")] ?? null);
	}
	expect(variants).toBe(2 * data.in("variants").length);
	expect(slugs.size).toBe(2 * data.in("products").length);
}, 20_000);

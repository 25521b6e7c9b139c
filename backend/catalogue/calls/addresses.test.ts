import { afterAll, describe, expect, it } from "vitest";
import { catalogueDatabase, hiddenVariant } from "../../../tests/support/catalogue-database";
import { addresses } from "./addresses";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

const flat = (products: { slug: string; variants: number[] }[]) =>
	products.flatMap(({ slug, variants }) => variants.map((id) => `${slug} ${id}`));

describe("GET /catalogue/addresses", () => {
	// Shows R24.13
	it("gives every variant under its product, none of the hidden ones", async () => {
		const { products, count } = await addresses(opened.db, undefined);
		expect(products.map(({ slug }) => slug)).toEqual(["ipe-80", "ipe-100", "ipe-200", "hea-100"]);
		expect(products.every(({ begins }) => begins)).toBe(true);
		expect(flat(products)).toHaveLength(15);
		expect(count).toBe(15);
		expect(products.flatMap(({ variants }) => variants)).not.toContain(hiddenVariant);
	});

	it.each([1, 2, 3, 4, 7, 15, 20])("gives all of it in ranges of %d, each product beginning once", async (take) => {
		const whole = await addresses(opened.db, undefined);
		const parts: typeof whole.products = [];
		for (let skip = 0; skip < whole.count; skip += take) parts.push(...(await addresses(opened.db, `[${skip},${take}]`)).products);
		expect(flat(parts)).toEqual(flat(whole.products));
		expect(parts.filter(({ begins }) => begins).map(({ slug }) => slug)).toEqual(whole.products.map(({ slug }) => slug));
	});

	it("gives nothing, but the count, beyond the end", async () => {
		expect(await addresses(opened.db, "[500,10]")).toEqual({ products: [], count: 15 });
	});
});

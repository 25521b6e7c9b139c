import { expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { isInForce } from "../pricing/discounts";
import { seed } from "./seed";
import { firstStaple } from "./staples";

const tables = new Map<string, Record<string, unknown>[]>();
for (const { table, columns, rows } of seed({ scale: 1 }))
	tables.set(table, [
		...(tables.get(table) ?? []),
		...rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]]))),
	]);
const rows = (table: string) => tables.get(table) ?? [];
const day = (value: unknown) => (typeof value === "string" ? value : null);
const on = (today: string) =>
	rows("discounts").filter((row) => isInForce({ start_date: day(row.start_date), end_date: day(row.end_date) }, today));

it("has discounts with and without an end, an expired and an upcoming one", () => {
	const today = "2026-12-01";
	const held = on(today);
	expect(held.some(({ end_date }) => end_date === null)).toBe(true);
	expect(held.some(({ end_date }) => end_date !== null)).toBe(true);
	expect(rows("discounts").some(({ end_date }) => String(end_date ?? "9") < today)).toBe(true);
	expect(rows("discounts").some(({ start_date }) => String(start_date ?? "0") > today)).toBe(true);
	expect(held.filter(({ kind }) => kind === "order").length).toBeGreaterThan(1);
});

it("has separate titles in each language", () => {
	for (const language of languages) {
		const titles = rows("discount_translations").flatMap((row) => (row.language === language ? [row.title] : []));
		expect(titles).toHaveLength(rows("discounts").length);
		expect(new Set(titles).size, language).toBe(titles.length);
		expect(titles).not.toContain("");
	}
});

it("leaves the first beam at its list price", () => {
	const [slug] = firstStaple.split(":");
	const beam = rows("products").find((row) => row.slug === slug);
	const above = rows("categories").find(({ id }) => id === beam?.category_id);
	const scopes = rows("discounts").map(({ category_id, product_id }) => [category_id, product_id]);
	expect(scopes.filter(([category, product]) => product === beam?.id || category === above?.id || category === above?.parent_id)).toEqual(
		[],
	);
});

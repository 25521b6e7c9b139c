import { afterAll, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { seededDatabase } from "../../tests/support/seeded-database";
import { isInForce } from "../pricing/discounts";

const { db, dispose } = await seededDatabase();
afterAll(dispose);
const tables = new Map<string, Record<string, unknown>[]>();
for (const [table, where = "true"] of [
	["discounts", "user_id IS NULL"],
	["discount_translations", "discount_id IN (SELECT id FROM discounts WHERE user_id IS NULL)"],
	["products"],
	["categories"],
])
	tables.set(String(table), (await db.prepare(`SELECT * FROM ${table} WHERE ${where}`).all()).results);
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
	const beam = rows("products").find(({ slug }) => slug === "ipe-200");
	const above = rows("categories").find(({ id }) => id === beam?.category_id);
	const scopes = rows("discounts").map(({ category_id, product_id }) => [category_id, product_id]);
	expect(scopes.filter(([category, product]) => product === beam?.id || category === above?.id || category === above?.parent_id)).toEqual(
		[],
	);
});

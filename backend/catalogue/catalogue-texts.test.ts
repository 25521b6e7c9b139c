import { afterAll, expect, it } from "vitest";
import { catalogueDatabase } from "../../tests/support/catalogue-database";
import { presentTexts, rootCategories, textReads, textsVersionRead } from "./catalogue-texts";

const { db, dispose } = await catalogueDatabase();
afterAll(dispose);

const version = () => db.prepare(textsVersionRead).first("version");

/** The SQL that a function prepares. */
function sqlOf(prepare: (db: D1Database) => unknown): string {
	const prepared: string[] = [];
	const statement = { bind: () => statement };
	const note = (sql: string) => {
		prepared.push(sql);
		return statement;
	};
	prepare(new Proxy(db, { get: () => note }));
	return prepared.join("\n");
}

const sql = sqlOf((noted) => textReads(noted, "de"));
const tables = [...new Set([...sql.matchAll(/(?:FROM|JOIN) (\w+)/g)].map(([, table = ""]) => table))].sort();

it("reads its words from these tables", () => {
	expect(tables).toEqual([
		"attribute_translations",
		"attribute_value_translations",
		"attribute_values",
		"attributes",
		"categories",
		"category_translations",
		"products",
	]);
});

/** A category shows the first photograph of its product, or the drawing, which is found by the slug. */
const read = (table: string, column: string): boolean => table !== "products" || ["id", "slug", "pictures"].includes(column);

const columns: string[][] = [];
for (const table of tables) {
	const { results } = await db.prepare("SELECT name FROM pragma_table_info(?)").bind(table).all<{ name: string }>();
	for (const { name } of results) if (read(table, name)) columns.push([table, name]);
}

it.each(columns)("a change of %s.%s makes another version", async (table, column) => {
	const before = await version();
	await db.prepare(`UPDATE ${table} SET ${column} = ${column}`).run();
	expect(await version()).not.toBe(before);
});

it.each(tables.filter((table) => table !== "products"))("a row more or less in %s makes another version", async (table) => {
	const { results } = await db
		.prepare("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?")
		.bind(table)
		.all<{ sql: string }>();
	const events = results
		.filter(({ sql }) => sql.includes("UPDATE catalogue_texts_version SET version"))
		.map(({ sql }) => /AFTER (\w+)/.exec(sql)?.[1]);
	expect(events.sort()).toEqual(["DELETE", "INSERT", "UPDATE"]);
});

it("says at once what was changed", async () => {
	const title = async () => (await rootCategories(db, "de"))[0]?.title;
	expect(await title()).toBe("Profile");
	await db.prepare("UPDATE category_translations SET title = 'Stahlprofile' WHERE category_id = 1 AND language = 'de'").run();
	expect(await title()).toBe("Stahlprofile");
	await db.prepare("UPDATE attribute_translations SET title = 'Höhe des Profils' WHERE attribute_code = 'h' AND language = 'de'").run();
	const { names } = await presentTexts(db, "de");
	expect(names.columns.get("h")?.title).toBe("Höhe des Profils");
});

it("reads nothing again while nothing changes", async () => {
	expect(await presentTexts(db, "de")).toBe(await presentTexts(db, "de"));
});

import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { company } from "../contract/company";
import { languages } from "../contract/locale";
import { welcome } from "../scripts/lib/welcome.mjs";
import { catalogueDatabase } from "./support/catalogue-database";

/** Places that name each language without a compiler check. */

const opened = await catalogueDatabase();
afterAll(opened.dispose);

it("every language has its own host, in development, staging and production", () => {
	const domains = [...readFileSync("wrangler.toml", "utf8").matchAll(/^LOCALE_DOMAINS = '(.*)'$/gm)];
	expect(domains).toHaveLength(3);
	for (const [, json = ""] of domains)
		expect(Object.values(z.record(z.string(), z.string()).parse(JSON.parse(json))).sort()).toEqual([...languages].sort());
	const said = welcome(8787, company);
	for (const language of languages) expect(said).toContain(`http://${language}.localhost:8787`);
});

it("the database accepts rows in every language", async () => {
	const { results } = await opened.db.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'").all();
	const tables = z.array(z.object({ name: z.string(), sql: z.string() })).parse(results);
	for (const { name, sql } of tables)
		for (const [, listed = ""] of sql.matchAll(/CHECK \((?:locale|language) IN \(([^)]*)\)\)/g))
			for (const language of languages)
				expect(listed, `${name}: a migration has to widen the check of its languages`).toContain(`'${language}'`);
});

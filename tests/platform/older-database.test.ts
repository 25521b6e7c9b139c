import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databaseFolder, databaseOnly } from "../../scripts/lib/d1.mjs";
import { remoteD1 } from "../support/remote-d1";
import { startShop } from "../support/server";
import { Visitor } from "../support/visitor";

describe("a shop whose database was there before", () => {
	let state = "";
	beforeEach(async () => {
		state = mkdtempSync(join(tmpdir(), "crossbar-older-"));
		await promisify(execFile)(process.execPath, ["scripts/run.mjs", "scripts/database.mjs", "--state", state]);
	});
	afterEach(() => rmSync(state, { recursive: true, force: true }));

	it("makes the index of its catalogue where that has none, and keeps the rest", async () => {
		const miniflare = databaseOnly(state);
		const db = remoteD1(miniflare);
		const tables = ["catalogue_version", "catalogue_runs", "search_dictionary", "term_bits"];
		await db.batch([
			...tables.map((table) => db.prepare(`DELETE FROM ${table}`)),
			db.prepare(
				"UPDATE product_translations SET title = 'IPE 200 as before' WHERE language = 'en' AND product_id = (SELECT id FROM products WHERE slug = 'ipe-200')",
			),
		]);
		await miniflare.dispose();
		const shop = await startShop({}, { state });
		try {
			const visitor = new Visitor(shop.address, "en");
			expect((await visitor.get("/new_search?search=IPE+200")).text).toContain("IPE 200 as before");
			expect((await visitor.get("/categories/ipe-beams")).text).toContain("IPE 200 as before");
		} finally {
			await shop.stop();
		}
	});

	it("explains what to do if its file is corrupt", async () => {
		const folder = join(databaseFolder(state), "miniflare-D1DatabaseObject");
		for (const name of readdirSync(folder).filter((file) => file.endsWith(".sqlite"))) writeFileSync(join(folder, name), "x".repeat(5000));
		await expect(startShop({}, { state })).rejects.toThrow("The local database cannot be read: its file is broken.");
	});
});

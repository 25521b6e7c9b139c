import { afterAll, expect, it } from "vitest";
import { catalogueDatabase } from "../../tests/support/catalogue-database";
import app from "../index";

const { db, dispose } = await catalogueDatabase();
afterAll(dispose);

const constraints: unknown[] = [];
/** A primary that rejects each read. */
const DB = {
	prepare: () => expect.unreachable("The primary is read."),
	withSession: (constraint: string) => {
		constraints.push(constraint);
		return db;
	},
};

// Shows R59.4
it.each([
	"/category/rootCategories",
	"/productVariant/popular",
	"/productVariant/by-product/ipe-200",
	"/productVariant/values-by-products/?ids=3",
	"/product/neighbours/3",
	"/product/parent-sets/3",
	"/productVariant/by-category/profiles",
	"/productVariant/values/1",
	"/static",
	"/static/promotion",
	"/search/new/ipe",
	"/search/all/CR-000010",
])("reads %s from any replica", async (path) => {
	constraints.length = 0;
	const answer = await app.request(path, { headers: { Locale: "de" } }, { DB, DEV_PAGES: "1", SHOP_HOSTS: "" });
	expect(answer.status).toBe(200);
	// A cache keeps it for a minute, once per language.
	expect([answer.headers.get("Cache-Control"), answer.headers.get("Vary")]).toEqual(["public, max-age=60", "Locale"]);
	expect(constraints).toEqual(["first-unconstrained"]);
});

import { afterAll, expect, it } from "vitest";
import { catalogue } from "../../../contract/catalogue";
import { catalogueDatabase } from "../../../tests/support/catalogue-database";
import app from "../../index";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

const get = (path: string) =>
	app.request(path, { headers: { Locale: "de" } }, { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" });

async function beside(slug: string): Promise<string[]> {
	const id = await opened.db.prepare("SELECT id FROM products WHERE slug = ?").bind(slug).first("id");
	return catalogue.neighbours.answer.parse(await (await get(`/product/neighbours/${id}`)).json()).map((product) => product.slug);
}

// Shows R24.12
it("gives the sizes below and above within the category, in their order", async () => {
	expect(await beside("ipe-100")).toEqual(["ipe-80", "ipe-200"]);
	expect(await beside("ipe-80")).toEqual(["ipe-100", "ipe-200"]);
	expect(await beside("ipe-200")).toEqual(["ipe-80", "ipe-100"]);
});

it("finds none for a product that is not there", async () => {
	expect((await get("/product/neighbours/4000000")).status).toBe(404);
});

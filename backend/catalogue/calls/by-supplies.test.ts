import { afterAll, expect, it } from "vitest";
import { catalogue } from "../../../contract/catalogue";
import { catalogueDatabase, hiddenVariant } from "../../../tests/support/catalogue-database";
import app from "../../index";
import { suppliesByIds } from "../supplies";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

async function bySupplies(ids: string) {
	const env = { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" };
	const answer = await app.request(`/productVariant/by-supplies/${ids}`, { headers: { Locale: "de" } }, env);
	return catalogue.variantsBySupplies.answer.parse(await answer.json());
}

const suppliesOf = async (where: string) =>
	(
		await opened.db
			.prepare(`SELECT id, variant_id FROM supplied_variants s WHERE ${where} ORDER BY id`)
			.all<{ id: number; variant_id: number }>()
	).results;

// Shows R24.14
it("gives each variant with the supply that was asked for, best or not, in the order of the ids", async () => {
	const wanted = (await suppliesOf(`variant_id <> ${hiddenVariant}`)).slice(0, 4).reverse();
	const found = await bySupplies(wanted.map(({ id }) => id).join());
	expect(found.map(({ id, suppliedVariant }) => ({ id: suppliedVariant.id, variant_id: id }))).toEqual(wanted);
});

it("leaves out what is hidden or does not exist", async () => {
	const [hidden] = await suppliesOf(`variant_id = ${hiddenVariant}`);
	expect(hidden).toBeDefined();
	expect(await bySupplies(`${hidden?.id},4000000`)).toEqual([]);
});

// Shows H7.1
it("finds hundreds of them in one question", async () => {
	const ids = Array.from({ length: 2000 }, (_, index) => index + 1);
	const found = await suppliesByIds(opened.db, "de", ids);
	expect([...found.keys()].sort((a, b) => a - b)).toEqual((await suppliesOf("id <= 2000")).map(({ id }) => id));
});

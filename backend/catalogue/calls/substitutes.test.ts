import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../../../contract/catalogue";
import { catalogueDatabase, hiddenVariant } from "../../../tests/support/catalogue-database";
import app from "../../index";

/** IPE 80, 100 and 200: variants 1 to 4, 5 to 8, 9 to 12, each 6 m raw, 6 m galvanised, 12 m raw, 12 m galvanised. */
const opened = await catalogueDatabase();
afterAll(opened.dispose);

const call = (ids: string) =>
	app.request(
		`/productVariant/substitutes/${ids}`,
		{ headers: { Locale: "de" } },
		{ DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" },
	);

const found = async (ids: string) => catalogue.substitutes.answer.parse(await (await call(ids)).json());
const idsOf = async (id: number) => (await found(String(id)))[0]?.substitutes.map(({ variant }) => variant.id);

const set = (variants: number[], change: string) =>
	opened.db
		.prepare(`UPDATE supplied_variants SET ${change} WHERE variant_id IN (SELECT value FROM json_each(?))`)
		.bind(JSON.stringify(variants))
		.run();

const soldOut = (...variants: number[]) => set(variants, "availability = 'out'");

describe("what can be had instead", () => {
	beforeAll(() => soldOut(9, 5));

	// Shows R66.1
	it("is the next length, another finish and the next size, each with every difference", async () => {
		const [of9] = await found("9");
		expect(of9?.substitutes.map(({ variant }) => variant.id)).toEqual([11, 10, 1]);
		expect(of9?.substitutes.map(({ differences }) => differences.map(({ code, before, after }) => [code, before, after]))).toEqual([
			[["length", 6000, 12000]],
			[["finish", "roh", "feuerverzinkt"]],
			[["h", 200, 80]],
		]);
	});

	// Shows R66.1
	it("is never what is sold out, hidden, late, or different in two ways", async () => {
		// IPE 100, 6 m, raw: the larger IPE 200 in 6 m raw is sold out, too.
		expect(await idsOf(5)).toEqual([7, 6, 1]);
		await set([7], "delivery_min = 30, delivery_max = 40");
		await set([6], "stock = 0");
		expect(await idsOf(5)).toEqual([1]);
		await set([7], "delivery_min = 3, delivery_max = 5");
		await set([6], "stock = NULL");
		// 12 m, galvanised is hidden, and the only one longer than 6 m, galvanised.
		await soldOut(2);
		expect(await idsOf(2)).not.toContain(hiddenVariant);
		await set([2], "availability = 'available'");
	});

	// Shows R66.1
	it("is the same variant first, if another supplier has it", async () => {
		const [of7] = await found("7");
		expect(of7?.substitutes[0]).toMatchObject({ differences: [], variant: { id: 7 } });
	});

	// Shows R66.1
	it("is a better grade first, and never a lower one", async () => {
		const attributesOf = (id: number) =>
			opened.db.prepare("SELECT attributes FROM variants WHERE id = ?").bind(id).first<string>("attributes");
		const change = (attributes: string | null) =>
			opened.db.prepare("UPDATE variants SET attributes = ? WHERE id = 2").bind(attributes).run();
		const [raw, galvanised] = await Promise.all([1, 2].map(attributesOf));
		await change(raw?.replace("S355J2", "S235JR") ?? null);
		expect(await idsOf(1)).not.toContain(2);
		await soldOut(2);
		expect((await idsOf(2))?.[0]).toBe(1);
		await set([2], "availability = 'available'");
		await change(galvanised ?? null);
	});

	it("is also named for a variant that is no longer sold, and for several in the order of the ids", async () => {
		expect(await idsOf(hiddenVariant)).toEqual([3, 8, 2]);
		expect((await found("9,4000000,5,9")).map(({ id }) => id)).toEqual([9, 5]);
	});

	it("is refused for more than ten ids", async () => {
		expect((await call("1,2,3,4,5,6,7,8,9,10,11")).status).toBe(422);
	});
});

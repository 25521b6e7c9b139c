import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

/** No other test buys it. */
const product = "threaded-rod-m30";
const path = `/desk/goods/${product}`;
let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "catalogue@desk.example");
});

const alertOf = ({ root }: Page): string => root.querySelector("main [role=alert]")?.text ?? "";
const errorOf = ({ root }: Page, id: string): string | undefined => root.querySelector(`#${id}-error`)?.text;
const inputOf = ({ root }: Page, id: string): string => root.querySelector(`#${id}`)?.getAttribute("value") ?? "";
const formIn = (page: Page, language: string) => formOf(page, `main form:has(#${language}-title)`);
async function inShop(address: string): Promise<string> {
	await purge(shared);
	return (await new Visitor(shared.address, "en").get(address)).text;
}

// Shows R60.53
describe("the texts of a product", () => {
	const texts = `${path}/texts`;

	it("are saved by language, and missing ones are named", async () => {
		const before = await visitor.get(texts);
		expect(before.text).toContain("All texts are there.");
		const { fields } = formIn(before, "fi");
		const emptied = await visitor.post(texts, { ...fields, title: "", description: "" });
		expect([emptied.status, alertOf(emptied)]).toEqual([200, "The texts are saved."]);
		expect(emptied.text).toContain("Texts are missing in: Suomi");
		expect([inputOf(emptied, "fi-title"), emptied.root.querySelector("#fi-title-hint")?.text]).toEqual([
			"",
			"Missing. The shop shows instead: Threaded rod M30",
		]);
		expect((await visitor.get("/desk/goods?texts=fi")).text).toContain("FI");
		const english = formIn(emptied, "en").fields;
		const named = await visitor.post(texts, { ...english, title: "Threaded rod M30 <b>new</b>", description: "One.\r\n\r\nTwo." });
		expect(inputOf(named, "en-title")).toBe("Threaded rod M30 <b>new</b>");
		expect((await inShop(`/products/${product}`)).includes("Threaded rod M30 &lt;b&gt;new&lt;/b&gt;")).toBe(true);
		const again = await visitor.post(texts, {
			...formIn(named, "en").fields,
			title: english.title ?? "",
			description: english.description ?? "",
		});
		expect(again.status).toBe(200);
		const back = await visitor.post(texts, {
			...formIn(again, "fi").fields,
			title: fields.title ?? "",
			description: fields.description ?? "",
		});
		expect(back.text).toContain("All texts are there.");
	});

	it("keep what was typed if somebody has changed them, or if it is too long", async () => {
		const stale = formIn(await visitor.get(texts), "et").fields;
		const other = await visitor.post(texts, { ...stale, title: "Keermelatt M30 uus" });
		expect(alertOf(other)).toBe("The texts are saved.");
		const late = await visitor.post(texts, { ...stale, title: "Keermelatt" });
		expect([late.status, alertOf(late), inputOf(late, "et-title")]).toEqual([
			409,
			expect.stringContaining("Nothing was saved"),
			"Keermelatt",
		]);
		const long = await visitor.post(texts, { ...formIn(late, "et").fields, title: "x".repeat(201) });
		expect([long.status, errorOf(long, "et-title")]).toEqual([422, expect.stringContaining("too long")]);
		const pasted = await visitor.post(texts, { ...stale, description: "x".repeat(400_000) });
		expect([pasted.status, alertOf(pasted)]).toEqual([422, expect.stringContaining("Nothing was saved")]);
		const back = await visitor.post(texts, { ...formIn(other, "et").fields, title: stale.title ?? "" });
		expect(inputOf(back, "et-title")).toBe(stale.title);
		expect((await visitor.post(texts, { ...stale, language: "sv" })).status).toBe(422);
	});
});

// Shows R60.54
describe("a new item", () => {
	const code = `T-${crypto.randomUUID().slice(0, 8)}`;
	/** The form of the copy of the product's first item. */
	async function blank() {
		const page = await visitor.get(path);
		const link = page.root.querySelector("main tbody a[href*='/copy?']")?.getAttribute("href") ?? "";
		const form = await visitor.get(link.replaceAll("&amp;", "&"));
		return { address: form.path, page: form, fields: formOf(form, "main form[method=post]:has(#article)").fields };
	}

	it("is a copy of a like one, with its own code, sizes and price, and is in the shop", async () => {
		const { address, page, fields } = await blank();
		expect(page.root.querySelector("#copy-title")?.text).toMatch(/^New item like CR-\d{6}$/);
		expect(fields).toMatchObject({ article: "", weight: "4.74", length: "1000" });
		const changed = {
			...fields,
			article: code,
			weight: "7,11",
			length: "1500",
			"attributes.length": "1500",
			"supplies.0": "43.21",
			"title.en": "1.5 m, special",
		};
		const added = await visitor.post(address, changed);
		expect([added.status, alertOf(added)]).toEqual([200, "The item is added."]);
		const row = added.root.querySelectorAll("main tbody tr").find(({ text }) => text.includes(code));
		expect(row?.text).toContain("1.5 m, special");
		expect(row?.querySelector("input[name=price]")?.getAttribute("value")).toBe("43.21");
		const [found] = (await visitor.get(`/desk/goods?search=${code}`)).root.querySelectorAll("main tbody tr");
		expect(found?.text).toContain("Threaded rod M30, 1.5 m, special");
		await expect
			.poll(async () => (await inShop(`/products/${product}?rows=100`)).includes(code), { timeout: 20_000, interval: 500 })
			.toBe(true);
		const taken = await visitor.post(address, changed);
		expect([taken.status, errorOf(taken, "article")]).toEqual([409, "Another item has this code already."]);
		expect(inputOf(taken, "supplies-0")).toBe("43.21");
	});

	it("keeps bad input, each field with its message", async () => {
		const { address, fields } = await blank();
		const wrong = { article: " ", weight: "heavy", length: "0", "attributes.length": "long", "supplies.0": "-4" };
		const page = await visitor.post(address, { ...fields, ...wrong });
		expect(page.status).toBe(422);
		for (const id of ["article", "weight", "length", "attributes-length", "supplies-0"]) expect(errorOf(page, id), id).toBeTruthy();
		expect([inputOf(page, "weight"), inputOf(page, "supplies-0")]).toEqual(["heavy", "-4"]);
		const free = await visitor.post(address, { ...fields, article: "T-free", "supplies.0": "", "supplies.1": "", "supplies.2": "" });
		expect([free.status, errorOf(free, "supplies-0")]).toEqual([422, "Enter a price."]);
		expect((await visitor.get(`${path}/copy?article=NOTHING`)).status).toBe(404);
		expect((await visitor.get(`${path}/copy`)).status).toBe(404);
	});

	it("and texts are for those who keep the goods", async () => {
		const other = await signedInAtDesk(shared, "orders@desk.example");
		for (const address of [`${path}/texts`, `${path}/copy?article=CR-016457`]) {
			expect((await other.get(address)).status).toBe(403);
			expect((await other.post(address, { language: "de", title: "x" })).status).toBe(403);
		}
	});
});

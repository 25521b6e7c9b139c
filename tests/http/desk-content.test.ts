import { beforeAll, describe, expect, it } from "vitest";
import { dayAfter } from "../../contract/values/days";
import { signedInAtDesk } from "../support/desk-visitor";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "content@desk.example");
});

const alertOf = ({ root }: Page): string => root.querySelector("main [role=alert]")?.text ?? "";
const rowOf = ({ root }: Page, name: string) =>
	root.querySelectorAll("main tbody tr").find((row) => row.querySelector("th")?.text === name);
/** The page as the shop shows it within a minute. */
async function inShop(path: string, language: "de" | "en" | "fi" = "en"): Promise<Page> {
	await purge(shared);
	return new Visitor(shared.address, language).get(path);
}
/** The backend's answer, which no cache has. */
const answered = (slug: string, locale: string) =>
	fetch(`${shared.backend}/blogs/by-slug/${slug}`, { headers: { Locale: locale } }).then(async (response) => ({
		status: response.status,
		text: await response.text(),
	}));
const today = new Date().toISOString().slice(0, 10);

const empty = Object.fromEntries(
	["de", "en", "et", "fi"].flatMap((language) => ["title", "intro", "body"].map((part) => [`${language}.${part}`, ""])),
);
const english = { "en.title": "Bending steel", "en.intro": "A short introduction.", "en.body": "## Radius\nTwo rules:\n- one\n- one" };
const newArticle = (more: Record<string, string> = {}) => {
	const slug = `bending-${crypto.randomUUID()}`;
	const fields = { intent: "save", version: "0", slug, published: "", product: "", category: "", ...empty, ...english, ...more };
	return { slug, path: `/desk/words/articles/${slug}`, fields };
};
const add = (fields: Record<string, string>) => visitor.post("/desk/words/articles/new", fields);
const change = async (path: string, more: Record<string, string>) => {
	const { fields } = formOf(await visitor.get(path), "#article");
	return visitor.post(path, { ...fields, ...more });
};

// Shows R60.11
describe("articles at the desk", () => {
	it("are listed in four languages, with what is missing", async () => {
		const { slug, fields } = newArticle({ "de.title": "Biegen" });
		await add(fields);
		const list = await visitor.get("/desk/words");
		expect(rowOf(list, "cut-to-length")?.text).toContain("Zuschnitte richtig bestellen");
		expect(rowOf(list, "cut-to-length")?.text).not.toContain("missing");
		const cells = rowOf(list, slug)
			?.querySelectorAll("td")
			.map(({ text }) => text.trim());
		expect(cells).toEqual([
			"Biegen (missing: Introduction, Text)",
			"Bending steel",
			"(missing: Title, Introduction, Text)",
			"(missing: Title, Introduction, Text)",
			"Draft",
		]);
	});

	it("are a draft, then in the shop in the languages that are complete, then a draft again", async () => {
		const { slug, path, fields } = newArticle({ "de.title": "Biegen" });
		const draft = await add(fields);
		expect([draft.status, draft.path, alertOf(draft)]).toEqual([200, path, "Saved as a draft. The shop does not show it."]);
		expect((await answered(slug, "en")).status).toBe(404);
		expect(alertOf(await change(path, { published: today }))).toContain("Saved. The shop shows the new version within a minute");
		expect([(await answered(slug, "en")).status, (await answered(slug, "de")).status]).toEqual([200, 404]);
		const page = await inShop(`/blog/${slug}`);
		// No other language has it to be led to.
		expect(page.root.querySelectorAll("link[hreflang]").map((link) => link.getAttribute("hreflang"))).toEqual(["en", "x-default"]);
		expect(page.root.querySelectorAll("article h2, article li").map(({ text }) => text)).toEqual(["Radius", "one", "one"]);
		await change(path, { published: "" });
		expect((await answered(slug, "en")).status).toBe(404);
	});

	it("are shown from their day on", async () => {
		const { slug, path, fields } = newArticle({ published: dayAfter(today, 2) });
		await add(fields);
		expect((await answered(slug, "en")).status).toBe(404);
		expect(rowOf(await visitor.get("/desk/words"), slug)?.text).toContain("from ");
		await change(path, { published: dayAfter(today, -1) });
		expect((await answered(slug, "en")).status).toBe(200);
	});

	it("are shown as text, whatever is typed", async () => {
		const script = '<script>alert("x")</script><img src=x onerror=alert(1)>';
		const { slug, fields } = newArticle({
			published: today,
			"en.title": script,
			"en.intro": script,
			"en.body": `${script}\n\n## ${script}\n\n- ${script}`,
		});
		await add(fields);
		for (const page of [await inShop(`/blog/${slug}`), await visitor.get(`/desk/words/articles/${slug}?version=1`)]) {
			const main = page.root.querySelector("main");
			expect(main?.text).toContain("alert(");
			expect(main?.querySelectorAll("script").filter(({ text }) => text.startsWith("alert")).length).toBe(0);
			expect(main?.querySelectorAll("[onerror], img[src=x]").length).toBe(0);
			expect(page.text).not.toContain("<script>alert");
			expect(page.text).not.toContain("<img src=x");
		}
	});

	it("are refused with what is wrong, and keep what was typed", async () => {
		const { slug, fields } = newArticle({ published: today, product: "no-such-product", category: "No such", "en.body": "" });
		const bad = await add({ ...fields, slug: "Not a slug" });
		expect([bad.status, bad.root.querySelector("#article-slug-error")?.text]).toEqual([422, expect.stringContaining("lower-case letters")]);
		expect(bad.root.querySelector("#article-slug")?.getAttribute("value")).toBe("Not a slug");
		const refused = await add({ ...fields, category: "hollow-sections" });
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector("#article-product-error")?.text).toBe("There is no such page in the shop.");
		expect(refused.root.querySelector("#article-category-error")).toBeNull();
		expect(refused.root.querySelector("#article-published-error")?.text).toContain("At least one language has to be complete");
		expect(formOf(refused, "#article").fields).toMatchObject({ slug, "en.title": "Bending steel", product: "no-such-product" });
		const taken = await add({ ...newArticle().fields, slug: "cut-to-length" });
		expect([taken.status, taken.root.querySelector("#article-slug-error")?.text]).toEqual([409, "Another text has this address already."]);
	});

	it("are previewed as typed, and not stored", async () => {
		const page = await add({ ...newArticle().fields, intent: "preview" });
		expect([page.status, page.root.querySelectorAll("#preview article h2, #preview li").map(({ text }) => text)]).toEqual([
			200,
			["Radius", "one", "one"],
		]);
		expect(formOf(page, "#article").fields["en.title"]).toBe("Bending steel");
		expect((await visitor.get("/desk/words")).text).not.toContain(formOf(page, "#article").fields.slug);
	});

	it("keep former versions, which are looked at and restored", async () => {
		const { slug, path, fields } = newArticle({ published: today });
		await add(fields);
		await change(path, { "en.title": "Bending sheet" });
		const page = await visitor.get(path);
		expect(page.root.querySelectorAll("#versions-title ~ section tbody tr").map(({ text }) => /^\d/.exec(text)?.[0])).toEqual(["2", "1"]);
		expect(rowOf(page, "1")?.text).toContain("Tiina Kask");
		const former = await visitor.get(`${path}?version=1`);
		expect(former.root.querySelector("#preview")?.text).toContain("Bending steel");
		expect((await visitor.get(`${path}?version=9`)).status).toBe(404);
		const restored = await visitor.post(path, formOf(former, "#versions-title ~ section tbody tr form").fields);
		expect(alertOf(restored)).toBe("The earlier version is in force again.");
		expect((await answered(slug, "en")).text).toContain("Bending steel");
		expect(rowOf(await visitor.get(path), "3")?.text).toContain("in force now");
	});

	it("are not overwritten unseen: a stale form is refused with what was typed", async () => {
		const { slug, path, fields } = newArticle({ published: today });
		await add(fields);
		const stale = formOf(await visitor.get(path), "#article").fields;
		const owner = await signedInAtDesk(shared, "owner@desk.example");
		await owner.post(path, { ...stale, "en.title": "By the owner" });
		const refused = await visitor.post(path, { ...stale, "en.title": "By the editor" });
		expect([refused.status, alertOf(refused)]).toEqual([409, expect.stringContaining("Somebody has saved another version")]);
		expect(alertOf(refused)).toContain("Leena Saar");
		expect((await answered(slug, "en")).text).toContain("By the owner");
		const form = formOf(refused, "#article").fields;
		expect(form["en.title"]).toBe("By the editor");
		expect((await visitor.post(path, form)).status).toBe(200);
		expect((await answered(slug, "en")).text).toContain("By the editor");
	});

	it("are deleted after a second press", async () => {
		const { slug, path, fields } = newArticle({ published: today });
		await add(fields);
		const page = await visitor.get(path);
		const removal = formOf(page, "details form");
		const stale = await visitor.post(path, { ...removal.fields, version: "7" });
		expect([stale.status, (await answered(slug, "en")).status]).toEqual([409, 200]);
		const deleted = await visitor.post(path, removal.fields);
		expect([deleted.path, alertOf(deleted)]).toEqual(["/desk/words", "The text is deleted."]);
		expect([(await answered(slug, "en")).status, (await visitor.get(path)).status]).toEqual([404, 404]);
	});

	it("are the business of the role content, and are in the log", async () => {
		const { slug, fields } = newArticle();
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		expect((await seller.get("/desk/words")).status).toBe(403);
		expect((await seller.post("/desk/words/articles/new", fields)).status).toBe(403);
		await add(fields);
		const log = await (await signedInAtDesk(shared, "owner@desk.example")).get("/desk/log");
		const entry = log.root.querySelectorAll("main tbody tr").find(({ text }) => text.includes(slug));
		expect(entry?.text).toContain("saved a magazine article");
		expect(entry?.querySelector("a")?.getAttribute("href")).toBe(`/desk/words/articles/${slug}`);
	});
});

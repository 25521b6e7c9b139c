import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { content } from "../../contract/content";
import { dayAfter } from "../../contract/values/days";
import { signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import { formOf, type Page, type Visitor } from "../support/visitor";

const list = "/desk/words/promotions";
let visitor: Visitor;
/** The page of the promotion that a new shop has, without days, in all languages. */
let first: string;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "content@desk.example");
	first = (await visitor.get(list)).root.querySelector("main tbody th a")?.getAttribute("href") ?? "";
});
afterAll(async () => {
	await visitor.post(first, { intent: "restore", of: "1", version: await presentOf(first) });
});

const presentOf = async (path: string) => formOf(await visitor.get(path), "#promotion").fields.version ?? "";
const alertOf = ({ root }: Page): string => root.querySelector("main [role=alert]")?.text ?? "";
const answered = async (locale = "en") =>
	content.promotion.answer.parse(await (await fetch(`${shared.backend}/static/promotion`, { headers: { Locale: locale } })).json());
const today = new Date().toISOString().slice(0, 10);
const change = async (path: string, more: Record<string, string>) =>
	visitor.post(path, { ...formOf(await visitor.get(path), "#promotion").fields, ...more });

const empty = Object.fromEntries(
	["de", "en", "et", "fi"].flatMap((language) => ["title", "text", "link"].map((part) => [`${language}.${part}`, ""])),
);
const english = { "en.title": "Beams", "en.text": "Beams cost less this week.", "en.link": "/categories/steel-profiles" };
const newOne = (more: Record<string, string> = {}) => ({
	path: `${list}/${crypto.randomUUID()}`,
	fields: { intent: "save", version: "0", is_shown: "on", start: "", end: "", ...empty, ...english, ...more },
});

// Shows R60.13
describe("promotions at the desk", () => {
	it("are in force one after the other, in the languages that are complete", async () => {
		const { path, fields } = newOne({ start: dayAfter(today, -2) });
		const overlapping = await visitor.post(path, fields);
		expect([overlapping.status, overlapping.root.querySelector("#promotion-start-error")?.text]).toEqual([
			422,
			expect.stringContaining("Another promotion is shown"),
		]);
		expect(formOf(overlapping, "#promotion").fields["en.text"]).toBe("Beams cost less this week.");
		const draft: Record<string, string> = { ...fields };
		delete draft.is_shown;
		expect(alertOf(await visitor.post(path, draft))).toContain("draft");

		await change(first, { end: dayAfter(today, -3) });
		expect([await answered("en"), await answered("de")]).toEqual([null, null]);
		expect(alertOf(await change(path, { is_shown: "on" }))).toContain("Saved.");
		expect(await answered("en")).toEqual({ title: "Beams", text: "Beams cost less this week.", link: "/categories/steel-profiles" });
		expect(await answered("de")).toBeNull();
		await change(path, { start: dayAfter(today, 2), end: "" });
		expect(await answered("en")).toBeNull();
		const page = await visitor.get(list);
		expect(
			page.root
				.querySelectorAll("main tbody tr")
				.map((row) => row.querySelector("td:last-child")?.text)
				.toSorted(),
		).toEqual(["over", "planned"]);
		expect(page.text).toContain("(missing: Title, Text, Link)");
		expect((await visitor.post(path, formOf(await visitor.get(path), "details form").fields)).path).toBe(list);
	});

	it.each([
		["javascript:alert(1)", "Enter a page of the shop"],
		["http://elsewhere.example/", "Enter a page of the shop"],
		["//elsewhere.example/", "Enter a page of the shop"],
		["/no-such-page", "The shop has no such page."],
		["/desk", "The shop has no such page."],
		["/users/profile", "The shop has no such page."],
		["/categories/no-such-category", "The shop has no such page."],
		["/faq#no-such-question", "The shop has no such page."],
	])("are refused with the link %s", async (link, message) => {
		const { path, fields } = newOne({ "en.link": link, "en.title": "" });
		const page = await visitor.post(path, fields);
		expect([page.status, page.root.querySelector('[id="promotion-en.link-error"]')?.text]).toEqual([422, expect.stringContaining(message)]);
		expect(formOf(page, "#promotion").fields["en.link"]).toBe(link);
	});

	it("lead to pages of the shop and to secure addresses, and are previewed", async () => {
		const links = [
			"/faq#delivery-cost",
			"/categories/steel-profiles?sort=price_asc",
			"/blog/cut-to-length",
			"/contact?quote=1",
			"https://fair.example/hall-3",
		];
		for (const link of links) {
			const { path, fields } = newOne({ "en.link": link });
			const draft: Record<string, string> = { ...fields };
			delete draft.is_shown;
			const preview = await visitor.post(path, { ...draft, intent: "preview" });
			expect([preview.status, preview.root.querySelector("#preview")?.text]).toEqual([200, expect.stringContaining("Beams cost less")]);
			expect([link, (await visitor.post(path, draft)).status]).toEqual([link, 200]);
			await visitor.post(path, formOf(await visitor.get(path), "details form").fields);
		}
	});

	it("end after they begin, and are not overwritten unseen", async () => {
		const { path, fields } = newOne({ start: today, end: dayAfter(today, -1) });
		const page = await visitor.post(path, fields);
		expect([page.status, page.root.querySelector("#promotion-end-error")?.text]).toEqual([422, "The last day is before the first."]);
		const stale = formOf(await visitor.get(first), "#promotion").fields;
		await visitor.post(first, { ...stale, "en.title": "One" });
		const late = await visitor.post(first, { ...stale, "en.title": "Two" });
		expect([late.status, formOf(late, "#promotion").fields["en.title"]]).toEqual([409, "Two"]);
		const versions = z.coerce.number().parse(await presentOf(first));
		expect((await visitor.get(`${first}?version=${versions - 1}`)).root.querySelector("#preview")?.text).not.toContain("One");
	});

	it("are the business of the role content", async () => {
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		expect((await seller.get(list)).status).toBe(403);
		expect((await visitor.get(`${list}/new`)).status).toBe(404);
	});
});

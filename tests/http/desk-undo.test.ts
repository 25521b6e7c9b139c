import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { freshVat } from "../support/fresh-vat";
import { finnishBuyer, mailsOf, order, orderNumberOf } from "../support/guest-order";
import { plainSpaces } from "../support/pdf-text";
import { shared } from "../support/shared-shop";
import { registerCompany } from "../support/visiting-account";
import { fieldsOf, formOf, type Page, Visitor } from "../support/visitor";

let keeper: Visitor;
let writer: Visitor;
let seller: Visitor;
let clerk: Visitor;
beforeAll(async () => {
	keeper = await signedInAtDesk(shared, "catalogue@desk.example");
	writer = await signedInAtDesk(shared, "content@desk.example");
	seller = await signedInAtDesk(shared, "orders@desk.example");
	clerk = await signedInAtDesk(shared, "accounts@desk.example");
});

const alertOf = ({ root }: Page): string => root.querySelector("main [role=alert]")?.text ?? "";
const main = ({ root }: Page): string => plainSpaces(root.querySelector("main")?.text ?? "");
const undoForm = ({ root }: Page): HTMLElement | null => root.querySelector('main form[action="/desk/log"]');
const undoLabel = (page: Page): string | undefined => undoForm(page)?.querySelector("button")?.text;
/** Presses the first button that takes something back. */
async function undo(visitor: Visitor, page: Page): Promise<Page> {
	const form = undoForm(page);
	if (!form) throw new Error(`${page.path} offers no undo: ${alertOf(page)}`);
	return visitor.post("/desk/log", fieldsOf(form));
}
const rowsOf = ({ root }: Page) => root.querySelectorAll("main tbody tr");

/** No other test buys it. */
const product = "threaded-rod-m24";
const pathOfGoods = `/desk/goods/${product}`;

/** The fields of the form of prices, with changes by id. */
function priced({ root }: Page, changes: Record<string, string>): [string, string][] {
	const fields = root.querySelectorAll("main form:has([name=shown]) input[name]").flatMap((field): [string, string][] => {
		const name = field.getAttribute("name") ?? "";
		if (field.getAttribute("type") === "checkbox" && !field.hasAttribute("checked")) return [];
		return [[name, changes[field.getAttribute("id") ?? ""] ?? field.getAttribute("value") ?? ""]];
	});
	return [...fields, ["intent", "supplies"]];
}
const inputOf = ({ root }: Page, id: string): string => root.querySelector(`#${id}`)?.getAttribute("value") ?? "";

// Shows R60.61, R60.62
describe("prices of goods", () => {
	it("are taken back from the notice, once, and the log says so", async () => {
		const before = await keeper.get(pathOfGoods);
		const changed = await keeper.post(pathOfGoods, priced(before, { "row-0-price": "777.77", "row-0-tiers": "", "row-0-stock": "3" }));
		expect([alertOf(changed), undoLabel(changed), inputOf(changed, "row-0-price")]).toEqual(["The changes are saved.", "Undo", "777.77"]);
		expect(undoForm(await keeper.get(pathOfGoods))).toBeNull();
		const undone = await undo(keeper, changed);
		expect([undone.status, undone.path, alertOf(undone)]).toEqual([200, pathOfGoods, "The change is taken back."]);
		expect(undoForm(undone)).toBeNull();
		for (const id of ["row-0-price", "row-0-tiers", "row-0-stock"]) expect(inputOf(undone, id)).toBe(inputOf(before, id));
		const again = await undo(keeper, changed);
		expect([again.status, again.path, alertOf(again)]).toEqual([409, "/desk/log", "The change was taken back already."]);
		const [entry, original] = rowsOf(await keeper.get("/desk/log"));
		expect(entry?.text).toContain("took back: changed prices, stock or visibility");
		expect(entry?.querySelector("a")?.getAttribute("href")).toBe(pathOfGoods);
		expect(original?.text).toContain("taken back");
	});

	it("stay if somebody has changed them since, and are nobody else's to take back but an owner's", async () => {
		const first = await keeper.post(pathOfGoods, priced(await keeper.get(pathOfGoods), { "row-1-price": "888.88" }));
		const second = await keeper.post(pathOfGoods, priced(await keeper.get(pathOfGoods), { "row-1-price": "999.99" }));
		const refused = await undo(keeper, first);
		expect([refused.status, alertOf(refused)]).toEqual([409, "Something has changed since. Nothing was taken back."]);
		expect(inputOf(await keeper.get(pathOfGoods), "row-1-price")).toBe("999.99");
		expect((await undo(writer, second)).status).toBe(404);
		const owner = await signedInAtDesk(shared, "owner@desk.example");
		const log = await owner.get("/desk/log");
		const mine = rowsOf(log).find(({ text }) => text.includes("changed prices") && text.includes("Undo"));
		expect(mine?.querySelector("button")?.getAttribute("aria-label")).toBe(
			`Undo: changed prices, stock or visibility ${product.toUpperCase()}`,
		);
		const undone = await owner.post("/desk/log", fieldsOf(mine?.querySelector("form") ?? log.root));
		expect([undone.path, alertOf(undone)]).toEqual(["/desk/log", "The change is taken back."]);
		expect(inputOf(await keeper.get(pathOfGoods), "row-1-price")).toBe("888.88");
		expect(alertOf(await undo(keeper, first))).toBe("The change is taken back.");
	});
});

// Shows R60.62
describe("texts", () => {
	const empty = Object.fromEntries(
		["de", "en", "et", "fi"].flatMap((language) => ["title", "intro", "body"].map((part) => [`${language}.${part}`, ""])),
	);

	const newArticle = (slug: string) => ({
		...{ intent: "save", version: "0", slug, published: "", product: "", category: "" },
		...{ ...empty, "en.title": "First" },
	});

	it("of the magazine are taken back: a change, a removal and a new one", async () => {
		const slug = `undone-${crypto.randomUUID()}`;
		const path = `/desk/words/articles/${slug}`;
		const created = await writer.post("/desk/words/articles/new", newArticle(slug));
		const changed = await writer.post(path, { ...formOf(created, "#article").fields, "en.title": "Second" });
		const restored = await undo(writer, changed);
		expect([restored.path, alertOf(restored), formOf(restored, "#article").fields["en.title"]]).toEqual([
			path,
			"The change is taken back.",
			"First",
		]);
		const stale = await undo(writer, created);
		expect([stale.status, alertOf(stale)]).toEqual([409, "Something has changed since. Nothing was taken back."]);
		const removed = await writer.post(path, formOf(restored, "details form").fields);
		expect([removed.path, (await writer.get(path)).status]).toEqual(["/desk/words", 404]);
		expect((await undo(writer, removed)).path).toBe("/desk/words");
		expect(formOf(await writer.get(path), "#article").fields["en.title"]).toBe("First");

		const other = `undone-${crypto.randomUUID()}`;
		const fresh = await writer.post("/desk/words/articles/new", newArticle(other));
		const gone = await undo(writer, fresh);
		expect([gone.status, gone.path, alertOf(gone)]).toEqual([200, "/desk/log", "The change is taken back."]);
		expect((await writer.get(`/desk/words/articles/${other}`)).status).toBe(404);
	});

	it.each([
		["de", "Rückgängig machen", "Nichts wurde rückgängig gemacht."],
		["et", "Võta tagasi", "Midagi ei võetud tagasi."],
		["fi", "Kumoa", "Mitään ei kumottu."],
	] as const)("are taken back in %s, too", async (locale, label, refusal) => {
		const visitor = await signedInAtDesk(shared, "content@desk.example");
		await visitor.post("/desk/language", { locale });
		const slug = `undone-${crypto.randomUUID()}`;
		const created = await visitor.post("/desk/words/articles/new", newArticle(slug));
		const changed = await visitor.post(created.path, { ...formOf(created, "#article").fields, "en.title": "Second" });
		expect(undoLabel(changed)).toBe(label);
		const refused = await undo(visitor, created);
		expect([refused.status, alertOf(refused)]).toEqual([409, expect.stringContaining(refusal)]);
		expect((await undo(visitor, changed)).status).toBe(200);
		expect(formOf(await visitor.get(created.path), "#article").fields["en.title"]).toBe("First");
	});

	it("of a product, and the opening hours, have those of before again", async () => {
		const texts = `${pathOfGoods}/texts`;
		const before = formOf(await keeper.get(texts), "main form:has(#fi-title)").fields;
		const changed = await keeper.post(texts, { ...before, title: "Kierretanko uusi" });
		expect(inputOf(changed, "fi-title")).toBe("Kierretanko uusi");
		expect(inputOf(await undo(keeper, changed), "fi-title")).toBe(before.title);

		const hours = "/desk/words/hours";
		const week = formOf(await writer.get(hours), "#week").fields;
		const saved = await writer.post(hours, { ...week, "mo.opens": "10:15" });
		expect(formOf(saved, "#week").fields["mo.opens"]).toBe("10:15");
		expect(formOf(await undo(writer, saved), "#week").fields["mo.opens"]).toBe(week["mo.opens"]);
	});
});

// Shows R60.63
describe("an order", () => {
	const pathOf = (number: string) => `/desk/orders/${number.toLowerCase()}`;
	const formIn = (page: Page, intent: string) => formOf(page, `main form:has(button[value="${intent}"])`).fields;
	async function work(number: string, intent: string, typed: Record<string, string> = {}): Promise<Page> {
		const page = await seller.get(pathOf(number));
		return seller.post(pathOf(number), { ...formIn(page, intent), ...typed });
	}
	const confirmedOrder = async () => {
		const number = orderNumberOf(await order(new Visitor(shared.address, "fi"), finnishBuyer, "12"));
		expect(undoForm(await work(number, "review"))).toBeNull();
		return number;
	};

	it("is as before its delivery, whose mail has not left in development", { timeout: 60_000 }, async () => {
		const number = await confirmedOrder();
		const shipped = await work(number, "ship", { "quantity.1": "5", carrier: "Rahti" });
		expect([alertOf(shipped), undoLabel(shipped)]).toEqual(["The dispatch is recorded.", "Undo"]);
		const kinds = async () => (await mailsOf(new Visitor(shared.address, "fi"), number)).map(({ kind }) => kind);
		expect(await kinds()).toContain("order_shipped");
		const undone = await undo(seller, shipped);
		expect([undone.path, alertOf(undone)]).toEqual([pathOf(number), "The change is taken back."]);
		expect([main(undone).includes(`${number}-1`), main(undone).includes("0 of 12")]).toEqual([false, true]);
		expect((await kinds()).filter((kind) => /shipped/.test(kind))).toEqual([]);
		expect(main(await work(number, "ship"))).toContain(`${number}-2`);
	});

	it("keeps a delivery that was invoiced, and its invoice is credited instead", { timeout: 60_000 }, async () => {
		const number = await confirmedOrder();
		const shipped = await work(number, "ship");
		const invoiced = await work(number, "invoice", { extent: "shipped" });
		expect([alertOf(invoiced), undoLabel(invoiced)]).toEqual(["The invoice is issued.", "Credit the whole invoice"]);
		const refused = await undo(seller, shipped);
		expect([refused.status, alertOf(refused)]).toEqual([409, "Something has changed since. Nothing was taken back."]);
		const credited = await undo(seller, invoiced);
		expect([credited.path, alertOf(credited)]).toEqual([pathOf(number), "The credit note is issued."]);
		expect(main(credited)).toMatch(/Credit note for INV-\d+/);
		expect([(await undo(seller, invoiced)).status, undoForm(await work(number, "finish"))]).toEqual([409, null]);
	});
});

// Shows R60.61, R60.62
it("a company's limit is taken back, and everybody's log has their own entries alone", async () => {
	const national = freshVat();
	const vat = `FI${national.replace("-", "")}`;
	await registerCompany(shared.backend, vat, `Undo ${crypto.randomUUID().slice(0, 8)} Oy`);
	const path = `/desk/companies/${vat.toLowerCase()}`;
	const page = await clerk.post(path, { intent: "limit", limit: "25,000.50" });
	expect(main(page)).toContain("25,000.50");
	const undone = await undo(clerk, page);
	expect([undone.path, alertOf(undone), main(undone).includes("25,000.50")]).toEqual([path, "The change is taken back.", false]);
	const log = await clerk.get("/desk/log");
	expect(log.root.querySelector("main h1 ~ p")?.text).toBe("What you have done, newest first.");
	expect(new Set(rowsOf(log).map((row) => row.querySelector("th")?.text)).size).toBe(1);
	expect((await clerk.get("/desk")).root.querySelector('nav a[href="/desk/log"]')).not.toBeNull();
	expect((await clerk.post("/desk/log", { entry: "x" })).status).toBe(400);
	expect((await new Visitor(shared.address, "desk").post("/desk/log", { entry: "1" })).path).toMatch(/^\/desk\/sign-in/);
});

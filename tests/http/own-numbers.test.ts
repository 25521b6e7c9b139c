import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount } from "../support/visiting-account";
import { type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend, locale: "de" } as const;

/** purchaser owns the team, and buyer is a member. */
const demo = (name: string) => knownAccount(where, `${name}@demo.example`, "Crossbar1").then(({ visitor }) => visitor);

const path = "/users/company/numbers";
const main = (page: Page) => (page.root.querySelector("main")?.text ?? "").replace(/\s+/g, " ");
const value = (page: Page, id: string) => page.root.querySelector(`main #${id}`)?.getAttribute("value") ?? "";
const errors = (page: Page) => page.root.querySelectorAll("main [role=alert] a").map(({ text }) => text.replace(/\s+/g, " ").trim());
const rows = (page: Page) =>
	page.root.querySelectorAll("main table tbody tr").map((row) => row.querySelectorAll("th, td").map(({ text }) => text.trim()));
const add = (visitor: Visitor, fields: Record<string, string>) => visitor.post(path, { intent: "store", name: "", ...fields });

/** Uploads as a browser does. */
async function upload(visitor: Visitor, list: string, file = ""): Promise<Page> {
	const form = new FormData();
	form.append("intent", "upload");
	form.append("list", list);
	form.append("file", new Blob([file]), file === "" ? "" : "nummern.csv");
	const encoded = new Response(form);
	return visitor.send("POST", path, Buffer.from(await encoded.arrayBuffer()), {
		"Content-Type": encoded.headers.get("Content-Type") ?? "",
		Origin: `http://${visitor.host}`,
	});
}

/** A variant of the example catalogue for which the demo company has no number. */
const code = "CR-001133";
const variant = "1133";
let owner: Visitor;
let buyer: Visitor;
beforeAll(async () => {
	[owner, buyer] = await Promise.all([demo("purchaser"), demo("buyer")]);
	// The first page tells the browser that it is signed in.
	await buyer.get("/users/profile");
});
afterAll(() => owner.postOnce(path, { intent: "remove", variant }));

// Shows R32.4, R32.7
describe("the page of own numbers", () => {
	it("lists those of the company page by page, searches them, and is linked from the company's page", async () => {
		expect((await owner.get("/users/company")).root.querySelector(`main a[href="${path}"]`)?.text).toMatch(/^\d+ eigene Artikelnummern$/);
		const page = await owner.get(path);
		expect(rows(page)).toHaveLength(10);
		expect(rows(await owner.get(`${path}?page=2`))[0]).not.toEqual(rows(page)[0]);
		const [found, ...others] = rows(await owner.get(`${path}?search=aita-t`));
		expect(found?.slice(0, 2)).toEqual(["AITA-T24", "Aitatolppa"]);
		expect(others).toEqual([]);
		expect(main(await owner.get(`${path}?search=nichts`))).toContain("Nichts gefunden zu „nichts“");
	});

	it("links each number to its article", async () => {
		const [link] = (await owner.get(path)).root.querySelectorAll("main tbody td a").map((a) => a.getAttribute("href") ?? "");
		const article = await owner.get(link ?? "");
		expect([article.status, article.path]).toEqual([200, expect.stringMatching(/^\/products\/[^/]+\?showVariant=\d+$/)]);
	});

	it("keeps what was typed, with what is wrong beside the field", async () => {
		const page = await add(owner, { number: "AITA-t24", code, name: "Zaun" });
		expect(page.status).toBe(422);
		expect(errors(page)).toEqual(["Diese Nummer hat schon ein anderer Artikel."]);
		expect([value(page, "add-number"), value(page, "add-code"), value(page, "add-name")]).toEqual(["AITA-t24", code, "Zaun"]);
		expect(errors(await add(owner, { number: "", code: "XY" }))).toEqual(["Geben Sie Ihre Nummer ein."]);
		expect(errors(await add(owner, { number: "NEU-1", code: "CR-999999" }))).toEqual([
			"Diese Artikelnummer gibt es nicht. Geben Sie sie so ein, wie sie beim Artikel steht.",
		]);
	});

	it("adds a number, which search and quick order then know, changes and removes it", async () => {
		const added = await add(owner, { number: "NEU 1133", code, name: "Neue Bezeichnung" });
		expect([added.status, added.path]).toEqual([200, path]);
		expect(main(added)).toContain("Gespeichert.");
		const search = await buyer.get("/new_search?search=neu1133");
		expect(main(search)).toContain("NEU 1133 ist die Nummer Ihres Unternehmens für: Neue Bezeichnung.");
		expect(main(search)).toContain(code);
		expect(main(await new Visitor(where.shop, "de").get("/new_search?search=neu1133"))).not.toContain(code);
		const checked = await buyer.post("/quick-order", { idem: crypto.randomUUID(), intent: "check", list: "12 Stk NEU 1133" });
		expect([checked.status, main(checked)]).toEqual([200, expect.stringContaining(code)]);
		const cart = await buyer.post("/quick-order", { idem: crypto.randomUUID(), intent: "add", list: "12 Stk NEU 1133" });
		expect(main(cart)).toContain(`${code} · Ihre Nr. NEU 1133`);
		const chosen = await owner.get(`${path}?article=${code}`);
		expect([value(chosen, "add-number"), value(chosen, "add-name")]).toEqual(["NEU 1133", "Neue Bezeichnung"]);
		const changed = await add(owner, { code, number: "NEU-2" });
		expect(main(changed)).toContain("Gespeichert.");
		const json = await owner.send("GET", `/users/company/number?article=${code}`);
		expect(JSON.parse(json.text)).toEqual({ access: "change", number: "NEU-2", error: "", isStored: false });
		const refused = await owner.postOnce("/users/company/number", { code, number: "R-257" });
		expect(JSON.parse(refused.text)).toMatchObject({ number: "R-257", error: "Diese Nummer hat schon ein anderer Artikel." });
		expect(main(await owner.post(path, { intent: "remove", variant }))).toContain("Entfernt.");
		expect(rows(await owner.get(`${path}?search=neu-2`))).toEqual([]);
	});

	it("stores a table whole or not at all, and gives it back to be mended", async () => {
		const file = `Eigene Artikelnummer;Artikelnummer\r\nUP-1;${code}\r\nUP-2;CR-999999\r\n`;
		const refused = await upload(owner, "R-257;CR-001128", file);
		expect(refused.status).toBe(422);
		expect(errors(refused)).toEqual([
			"Zeile 1 (R-257;CR-001128): Diese Nummer hat schon ein anderer Artikel.",
			"Zeile 3 (UP-2;CR-999999): Diese Artikelnummer gibt es nicht. Geben Sie sie so ein, wie sie beim Artikel steht.",
		]);
		expect(refused.root.querySelector("main #numbers-list")?.text.trim()).toBe(`R-257;CR-001128\nUP-1;${code}\nUP-2;CR-999999`);
		expect(rows(await owner.get(`${path}?search=up-1`))).toEqual([]);
		expect(errors(await upload(owner, ""))).toEqual(["Geben Sie eine Liste ein, oder wählen Sie eine Datei."]);
		expect((await upload(owner, "", file.replace(/UP-2.*/s, ""))).headers.location).toBe(path);
		const csv = (await owner.send("GET", `${path}.csv`)).text;
		expect(csv).toContain("Eigene Artikelnummer;Artikelnummer;Eigene Bezeichnung;Artikel\r\n");
		expect(csv).toContain(`UP-1;${code};`);
	});

	it("is read by buyers, and nothing for who has no company", async () => {
		const page = await buyer.get(path);
		expect(page.root.querySelectorAll(`main form[method="post"][action^="${path}"]`)).toEqual([]);
		expect(main(page)).toContain("Administratoren und Freigabeberechtigte");
		expect((await add(buyer, { number: "X", code })).status).toBe(403);
		const { visitor } = await newAccount(where);
		expect(main(await visitor.get(path))).toContain("Eigene Artikelnummern gelten für das ganze Unternehmen");
		expect((await new Visitor(where.shop, "de").send("GET", path)).status).toBe(303);
	});
});

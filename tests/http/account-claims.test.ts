import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { pngOf } from "../support/pictures";
import { sendFiles as send } from "../support/send-files";
import { shared } from "../support/shared-shop";
import { knownAccount } from "../support/visiting-account";
import { type FilledForm, formOf, type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };
type Locale = (typeof languages)[number];

const demo = (name: string, locale: Locale = "de") =>
	knownAccount({ ...where, locale }, `${name}@demo.example`, "Crossbar1").then(({ visitor }) => visitor);

const main = (page: Page) => page.root.querySelector("main")?.text ?? "";
const png = Buffer.from(pngOf("a bent bar")).toString("latin1");

let buyer: Visitor;
/** The form of the newest order with a delivery. */
let form: FilledForm;
beforeAll(async () => {
	buyer = await demo("einkauf");
	const orders = await buyer.get("/users/orders");
	for (const link of orders.root.querySelectorAll('main tbody th a[href^="/users/orders/"]')) {
		const order = await buyer.get(link.getAttribute("href") ?? "");
		const report = order.root.querySelector('main a[href^="/users/claims/new"]')?.getAttribute("href");
		if (!report) continue;
		form = formOf(await buyer.get(report), 'main form[enctype="multipart/form-data"]');
		break;
	}
	const line = "1";
	form = { ...form, fields: { ...form.fields, line, kind: "damaged", quantity: "1", text: "Ein Stab ist verbogen." } };
});

const fresh = async () => {
	const { fields } = formOf(await buyer.get(form.path), 'main form[enctype="multipart/form-data"]');
	return { ...form, fields: { ...form.fields, idem: fields.idem ?? "" } };
};

// Shows R34.10, R34.1, R34.2
describe("a claim", () => {
	it("is reported with a photograph that only its buyer sees", async () => {
		const sent = await send(buyer, await fresh(), [["Stab.png", png]]);
		expect([sent.status, sent.headers.location]).toEqual([303, expect.stringMatching(/^\/users\/claims\/cl-\d+$/)]);
		const page = await buyer.get(sent.headers.location ?? "");
		expect(main(page)).toContain("Ein Stab ist verbogen.");
		const photograph = page.root.querySelector("main img")?.getAttribute("src") ?? "";
		const { status, headers, text } = await buyer.get(photograph);
		expect({ status, text: text.length > 0, type: headers["content-type"], ...headers }).toMatchObject({
			...{ status: 200, text: true, type: "image/png", "x-content-type-options": "nosniff", "cache-control": "private, no-store" },
			"content-disposition": 'attachment; filename="Stab.png"',
		});
		expect((await new Visitor(where.shop).get(photograph)).status).toBe(404);
		expect((await (await demo("purchaser")).get(page.path)).status).toBe(404);
		expect(main(await buyer.get("/users/claims"))).toContain(page.path.split("/").at(-1)?.toUpperCase());
	});

	it("keeps texts and uploads when refused", async () => {
		const filled = await fresh();
		const refused = await send(buyer, { ...filled, fields: { ...filled.fields, quantity: "99999" } }, [
			["Stab.png", png],
			["Stab.svg", "<svg/>"],
		]);
		expect(refused.status).toBe(422);
		expect(main(refused)).toContain("Nur Fotos als JPEG oder PNG können angehängt werden.");
		const again = formOf(refused, 'main form[enctype="multipart/form-data"]');
		expect(again.fields).toMatchObject({ text: "Ein Stab ist verbogen.", quantity: "99999", kept: expect.stringContaining("Stab.png") });
		const tooMany = await send(buyer, again, [], [again.fields.kept ?? ""]);
		expect([tooMany.status, main(tooMany)]).toEqual([422, expect.stringContaining("Das ist mehr, als geliefert wurde.")]);
		const sent = await send(buyer, { ...again, fields: { ...again.fields, quantity: "1" } }, [], [again.fields.kept ?? ""]);
		expect(sent.status).toBe(303);
		expect((await buyer.get(sent.headers.location ?? "")).root.querySelectorAll("main img")).toHaveLength(1);
	});

	// Shows R34.11
	it("asks to return good goods, as its form says beforehand", async () => {
		const page = await buyer.get(form.path);
		expect(page.root.querySelector("main option[value=return]")?.text).toBe("Rückgabe (nicht mehr benötigt)");
		expect(main(page)).toContain("Rückgabe: unbenutzte Ware in ganzen Packungen, keine Zuschnitte");
		const { fields } = await fresh();
		const text = "Ein Stab bleibt übrig.";
		const sent = await send(buyer, { ...form, fields: { ...fields, kind: "return", text } }, []);
		const { root } = await buyer.get(sent.headers.location ?? "");
		expect([sent.status, root.querySelector("h1")?.text]).toEqual([303, expect.stringMatching(/^Rückgabe CL-\d+$/)]);
		expect(root.querySelectorAll("main dd").map(({ text: value }) => value)).toContain("Rückgabe");
		const list = await buyer.get("/users/claims");
		expect(list.root.querySelector("main tbody tr")?.text).toContain("Offen Rückgabe");
	});

	// Shows R34.11
	it.each([
		["de", "Zugeschnittene und auf Bestellung gefertigte Ware nehmen wir nicht zurück."],
		["en", "We do not take back goods that were cut or made to order."],
		["et", "Lõigatud ega tellimusel valmistatud kaupa me tagasi ei võta."],
		["fi", "Katkaistua tai tilauksesta valmistettua tavaraa emme ota takaisin."],
	] as const)("returns no goods that were cut, and keeps what was typed (%s)", async (locale, message) => {
		const owner = await demo("purchaser", locale);
		const orders = await owner.get("/users/orders?state=done");
		for (const link of orders.root.querySelectorAll('main tbody th a[href^="/users/orders/"]')) {
			const path = `/users/claims/new?order=${link.getAttribute("href")?.split("/").at(-1)}`;
			const page = await owner.get(path);
			const cut = page.root.querySelectorAll("main select[name=line] option").find(({ text }) => /, \d{3,4} mm \(/.test(text));
			if (!cut) continue;
			const { fields, ...rest } = formOf(page, 'main form[enctype="multipart/form-data"]');
			const typed = { line: cut.getAttribute("value") ?? "", kind: "return", quantity: "1", text: "Too many." };
			const refused = await send(owner, { ...rest, fields: { ...fields, ...typed } }, []);
			expect([refused.status, refused.root.querySelector("#claim-kind-error")?.text]).toEqual([422, expect.stringContaining(message)]);
			expect(formOf(refused, 'main form[enctype="multipart/form-data"]').fields).toMatchObject(typed);
			return;
		}
		throw new Error("The demo company has no delivered goods that were cut.");
	});

	it("without end is refused", async () => {
		const headers = { "Content-Type": "multipart/form-data; boundary=x", Origin: `http://${buyer.host}` };
		for (const path of [form.path, "/contact"]) expect((await buyer.send("POST", path, "--x\r\nContent-Disp", headers)).status).toBe(400);
	});

	it("of more than 20 MB is refused with a message", async () => {
		const page = await send(buyer, await fresh(), [["Stab.png", png + "x".repeat(20_400_000)]]);
		expect([page.status, main(page)]).toEqual([422, expect.stringContaining("größer als 20 MB")]);
	});

	it("of the demo company shows its answer and a valid photograph", async () => {
		const owner = await demo("purchaser", "fi");
		const list = await owner.get("/users/claims");
		expect(list.root.querySelectorAll("main tbody tr")).toHaveLength(2);
		const page = await owner.get(list.root.querySelectorAll("main tbody th a").at(-1)?.getAttribute("href") ?? "");
		expect(main(page)).toContain("Hyvitämme tangon");
		const photograph = await owner.get(page.root.querySelector("main img")?.getAttribute("src") ?? "");
		expect([photograph.status, photograph.text.slice(1, 4)]).toEqual([200, "PNG"]);
	});

	it("can start from the list of claims, with an order", async () => {
		const owner = await demo("purchaser", "de");
		const hrefOf = async (path: string, link: string) =>
			(await owner.get(path)).root.querySelector(`main ${link}`)?.getAttribute("href") ?? "";
		expect(await hrefOf("/users/claims", 'a[href="/users/orders"]')).toBe("/users/orders");
		const order = await hrefOf("/users/orders?state=done", "tbody th a");
		expect(await hrefOf(order, 'a[href^="/users/claims/new?order="]')).toContain(order.split("/").at(-1));
	});

	it("has an empty state in each language, and requires sign-in", async () => {
		for (const locale of languages) {
			const page = await (await demo("ostja", locale)).get("/users/claims");
			expect(page.root.querySelector("html")?.getAttribute("lang")).toBe(locale);
			expect(page.status).toBe(200);
		}
		expect((await new Visitor(where.shop).send("GET", "/users/claims")).status).toBe(303);
	});
});

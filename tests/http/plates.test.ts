import { describe, expect, it } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { orders } from "../../contract/orders";
import { cartPath, choosePayment, fillPaymentInfo, germanBuyer, mailsOf, orderNumberOf, summaryForm } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { cartForm, formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;

const plain = (text: string) => text.replace(/\s|&nbsp;/g, " ");
const main = (page: Page) => plain(page.root.querySelector("main")?.text ?? "");
const money = (cents: number) => plain(new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" }).format(cents / 100));

/** Plate of 12 mm, 1500 × 3000 mm, S355J2, raw. A metre of cut is 3.20 €, the gap 10 mm, the shortest side 50 mm. */
async function thickPlate() {
	const answer = await fetch(`${backend}/productVariant/by-product/hot-rolled-plate-12?range=[0,100]`, { headers: { Locale: "de" } });
	const { variants } = catalogue.variantsByProduct.answer.parse(await answer.json());
	const variant = variants.find(({ title }) => title === "1500 × 3000 mm, S355J2, roh");
	if (!variant) throw new Error("The catalogue has no such plate.");
	return variant;
}
const { id, suppliedVariant, fullTitle } = await thickPlate();

async function pricesOf(lines: readonly object[]) {
	const answer = await fetch(`${backend}/orders/plate-cuts/${suppliedVariant.id}`, {
		method: "POST",
		headers: { Locale: "de", "Content-Type": "application/json" },
		body: JSON.stringify({ lines }),
	});
	return orders.plateCuts.answer.parse(await answer.json());
}

const addForm = 'form[action="/cart/items"]:has([name="cut.600x400"])';

describe("a plate cut to size", () => {
	// Shows R61.1, R61.2, R61.4, R61.5, R61.6
	it("is priced, put into the cart, changed by its pieces, ordered and confirmed", async () => {
		const visitor = new Visitor(shop, "de");
		const panel = await visitor.get(`/products/hot-rolled-plate-12?showVariant=${id}`);
		expect(panel.root.querySelector(`main a[href="/cut/${id}"]`)?.text).toBe("Auf Maß schneiden");

		const [price] = (await pricesOf([{ pieces: 14, length: 600, width: 400 }])).lines;
		if (!price) throw new Error("There is no price.");
		const page = await visitor.get(`/cut/${id}?pieces=14&length=400&width=0,6+m`);
		expect(page.status).toBe(200);
		for (const said of [
			...["14 × 600 × 400 mm", "600 × 400 mm", "3,20 € je Meter", "Abständen von 10 mm", "ISO 9013", "± 2,3", "bleibt bei uns", "6,40 €"],
			...[money(price.line_price), money(price.area_price), money(price.cut_price), money(price.plate_price)],
		])
			expect(main(page)).toContain(said);
		expect(page.root.querySelectorAll("main svg path").length).toBeGreaterThan(1);

		const { path: action, fields } = formOf(page, addForm);
		const added = await visitor.post(action, fields);
		expect(plain(added.text)).toContain(`14 × 600 × 400 mm – ${plain(fullTitle)}`);
		const path = await cartPath(visitor);
		const cart = await visitor.get(path);
		for (const said of [
			"14 × 600 × 400 mm",
			"aus 1 Tafel",
			"Brennschnitt, 14 Stück × 6,40 €",
			money(price.line_price),
			"Rest der Tafel bleibt bei uns",
		])
			expect(main(cart)).toContain(said);

		const quantity = cartForm(cart, "quantity");
		const more = await visitor.post(path, { ...quantity.fields, amount: "16" });
		expect(main(more)).toContain("16 × 600 × 400 mm");
		expect(main(more)).toContain("aus 2 Tafeln");

		await fillPaymentInfo(visitor, path, germanBuyer);
		await choosePayment(visitor, path);
		expect(main(await visitor.get(`${path}/summary`))).toContain("16 × 600 × 400 mm");
		const form = await summaryForm(visitor, path);
		const thanks = await visitor.post(form.path, form.fields);
		const [mail] = await mailsOf(visitor, orderNumberOf(thanks));
		for (const said of ["16 × 600 × 400 mm", "aus 2 Tafeln", "Brennschnitt, 16 Stück: 102,40 €", "der Rest der Tafel bleibt bei uns"])
			expect(plain(mail?.text ?? "")).toContain(said);
	});

	// Shows R61.1, R61.3
	it("keeps everything typed, with each mistake beside its row", async () => {
		const visitor = new Visitor(shop, "de");
		const query = new URLSearchParams([
			...[
				["pieces", "4"],
				["length", "600"],
				["width", "400"],
			],
			...[
				["pieces", "x"],
				["length", "600"],
				["width", ""],
			],
			...[
				["pieces", "1"],
				["length", "5000"],
				["width", "100"],
			],
			["list", "2 x 300 x 300\n3 x 800 rund"],
		]);
		const page = await visitor.get(`/cut/${id}?${query}`);
		expect(page.status).toBe(422);
		const values = (name: string) => page.root.querySelectorAll(`input[name="${name}"]`).map((field) => field.getAttribute("value") ?? "");
		expect(values("pieces").slice(0, 4)).toEqual(["4", "x", "1", "2"]);
		expect(values("length").slice(0, 4)).toEqual(["600", "600", "5000", "300"]);
		expect(values("width").slice(0, 4)).toEqual(["400", "", "100", "300"]);
		expect(page.root.querySelector("textarea")?.text).toContain("3 x 800 rund");
		expect(page.root.querySelector("#plate-pieces-2-error")).not.toBeNull();
		expect(page.root.querySelector("#plate-width-2-error")?.text).toContain("beide Seiten");
		expect(plain(page.root.querySelector("#plate-length-3-error")?.text ?? "")).toContain(
			"mindestens 50 mm, das Stück höchstens 2980 × 1480 mm",
		);
		expect(page.root.querySelector(addForm)).toBeNull();
	});

	// Shows R61.8
	it("takes several sizes, each a line of the cart, or whole plates for all", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await visitor.get(`/cut/${id}?list=${encodeURIComponent("8 x 700 x 500\n10 x 600 x 400\n6 x 450 x 450")}`);
		expect(page.status).toBe(200);
		expect(main(page)).toContain("3 Größen, 24 Stück");
		const { lines, whole } = await pricesOf([
			{ pieces: 8, length: 700, width: 500 },
			{ pieces: 10, length: 600, width: 400 },
			{ pieces: 6, length: 450, width: 450 },
		]);
		if (!whole) throw new Error("There is no shared plan.");
		expect(main(page)).toContain(money(whole.line_price));
		const { path: action, fields } = formOf(page, addForm);
		await visitor.post(action, fields);
		const cart = main(await visitor.get(await cartPath(visitor)));
		for (const { pieces, length, width } of lines) expect(cart).toContain(`${pieces} × ${length} × ${width} mm`);
	});

	it("names a wrong piece that is sent past the page", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await visitor.get(`/cut/${id}?pieces=4&length=600&width=400`);
		const { path: action, fields } = formOf(page, addForm);
		const { "cut.600x400": pieces, ...rest } = fields;
		const refused = await visitor.post(action, { ...rest, "cut.6000x400": pieces ?? "" });
		expect(refused.status).toBe(422);
		expect(main(refused)).toContain("das Stück höchstens 2980 × 1480 mm");
	});

	// Shows R61.7
	it("is offered for the sides of a blank in a bill", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await visitor.post("/quick-order", {
			idem: crypto.randomUUID(),
			intent: "check",
			list: "14 Stk Blech t=12 Zuschnitt 400 x 600",
		});
		expect(main(page)).toContain("14 × 600 × 400 mm aus 1 Tafel");
		expect(main(page)).toContain("mit Schnitten");
	});
});

// Shows R61.1, R64.2
describe("the way to plates that are cut", () => {
	const linksTo = ({ root }: Page, part: string) => root.querySelectorAll(`main a[href*='${part}']`).map((link) => link.text);

	it("begins at a search for cutting, and for plates, and at the article", async () => {
		const visitor = new Visitor(shop, "de");
		const asked = await visitor.get("/new_search?search=Blechzuschnitt");
		const way = asked.root.querySelectorAll("main a").find((link) => link.text === "Bleche auf Maß schneiden");
		const found = await visitor.get(way?.getAttribute("href") ?? "");
		expect(linksTo(found, "/cut/")).toHaveLength(1);
		const slug = /\/products\/([\w-]+)/.exec(found.root.querySelector("main table a[href^='/products/']")?.getAttribute("href") ?? "")?.[1];
		expect(linksTo(await visitor.get(`/products/${slug}`), "/cut/")).toContain("Auf Maß schneiden");
	});

	it("is a request where sheets are only sold whole", async () => {
		const visitor = new Visitor(shop, "de");
		const slug = "galvanised-sheet-1";
		const page = await visitor.get(`/products/${slug}`);
		expect(linksTo(page, `/contact?product=${slug}`)).toContain("Zuschnitt anfragen");
		expect(linksTo(page, "/cut/")).toEqual([]);
	});
});

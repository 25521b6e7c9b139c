import { describe, expect, it } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { cartPath, choosePayment, fillPaymentInfo, germanBuyer, mailsOf, orderNumberOf, summaryForm } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { cartForm, formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;

const addForm = 'form[action="/cart/items"]:has([name="cut.length"])';
const plain = (text: string) => text.replace(/\s|&nbsp;/g, " ");
const main = (page: Page) => plain(page.root.querySelector("main")?.text ?? "");

/** IPE 200, 6 m, S355J2, raw: the bar that the shop shows first. */
async function beam() {
	const answer = await fetch(`${backend}/productVariant/by-product/ipe-200?range=[0,100]`, { headers: { Locale: "de" } });
	const { variants } = catalogue.variantsByProduct.answer.parse(await answer.json());
	const variant = variants.find(({ fullTitle }) => fullTitle === "IPE 200, 6 m, S355J2, roh");
	if (!variant) throw new Error("The catalogue has no IPE 200 of 6 m");
	return variant;
}

const { id, suppliedVariant, products, weight } = await beam();
const money = (cents: number) => plain(new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" }).format(cents / 100));

describe("a variant cut to length", () => {
	it("offers it in its panel with everything that it means", async () => {
		const page = await new Visitor(shop, "de").get(`/products/ipe-200?showVariant=${id}`);
		const text = main(page);
		for (const said of ["Auf Länge schneiden", "5,80 € je Schnitt", "± 2 mm", "Schnittbreite 3 mm", "100 bis 6000 mm"])
			expect(text).toContain(said);
		for (const said of ["Reststücke ab 100 mm liefern wir mit", "von der Rückgabe ausgeschlossen", "Abnahmeprüfzeugnis 3.1 nach EN 10204"])
			expect(text).toContain(said);
		const { path } = formOf(page, 'form[action^="/cut/"]');
		expect(path).toBe(`/cut/${id}`);
	});

	// Shows R7.8
	it("is priced, put into the cart, changed by its pieces, ordered and confirmed", async () => {
		const visitor = new Visitor(shop, "de");
		// A bar gives 4 pieces of 1,250 mm: 14 pieces need 4 bars and 14 cuts.
		const sum = 4 * suppliedVariant.price + 14 * 580 + 2_800;
		const priced = await visitor.get(`/cut/${id}?pieces=14&length=1,25+m&certificate=on`);
		expect(priced.status).toBe(200);
		for (const said of ["14 × 1250 mm", "4 Stangen zu", "14 Schnitte zu 5,80 €", money(sum), "1 × 3494 mm, 3 × 988 mm"])
			expect(main(priced)).toContain(said);

		const { path: action, fields } = formOf(priced, addForm);
		const added = await visitor.post(action, fields);
		expect(plain(added.text)).toMatch(/14 × 1250 mm – IPE 200, 6 m, [^<]* liegt im Warenkorb/);
		await visitor.post(action, fields);
		const path = await cartPath(visitor);
		const cart = await visitor.get(path);
		for (const said of ["14 × 1250 mm", "aus 4 Stangen zu 6 m", "14 Schnitte × 5,80 €", "81,20 €", "28,00 €", money(sum)])
			expect(main(cart)).toContain(said);
		expect(main(cart)).toContain("von der Rückgabe ausgeschlossen");
		expect(main(cart)).toContain(`${((4 * weight) / 1000).toLocaleString("de-DE")} kg`);

		const quantity = cartForm(cart, "quantity");
		expect(quantity.fields.amount).toBe("14");
		const more = await visitor.post(path, { ...quantity.fields, amount: "17" });
		expect(main(more)).toContain("17 × 1250 mm");
		expect(main(more)).toContain("aus 5 Stangen");
		const changed = 5 * suppliedVariant.price + 17 * 580 + 2_800;

		await fillPaymentInfo(visitor, path, germanBuyer);
		await choosePayment(visitor, path);
		// Four bars leave short offcuts, and a single piece is cut from the fifth.
		const offcuts = /Reststücke: 1 × \d{4} mm, 4 × \d{3} mm/;
		expect(main(more)).toMatch(offcuts);
		const summary = main(await visitor.get(`${path}/summary`));
		expect(summary).toContain("17 × 1250 mm");
		expect(summary).toMatch(offcuts);
		const form = await summaryForm(visitor, path);
		const thanks = await visitor.post(form.path, form.fields);
		const [mail] = await mailsOf(visitor, orderNumberOf(thanks));
		for (const said of ["5 Stangen", "17 × 1250 mm", "17 Schnitte: 98,60 €", "Von der Rückgabe ausgeschlossen", money(changed)])
			expect(plain(mail?.text ?? "")).toContain(said);
		const sent = await visitor.get(path);
		expect(main(sent)).toMatch(offcuts);
		expect(plain(mail?.text ?? "")).toMatch(offcuts);
		for (const said of ["17 × 1250 mm", "17 Schnitte × 5,80 €", "28,00 €", money(changed)]) expect(main(sent)).toContain(said);
		const late = await visitor.post(path, { ...quantity.fields, amount: "1" });
		expect(main(late)).toContain("17 × 1250 mm");
	});

	it("stands beside the uncut bar, and each line goes by itself", async () => {
		const visitor = new Visitor(shop, "de");
		const plainBar = { suppliedVariantId: String(suppliedVariant.id), amount: "2", idem: crypto.randomUUID(), returnTo: "/cart" };
		await visitor.post("/cart/items", plainBar);
		const priced = await visitor.get(`/cut/${id}?pieces=2&length=1250`);
		const { path: action, fields } = formOf(priced, addForm);
		await visitor.post(action, fields);
		const path = await cartPath(visitor);
		const removals = (await visitor.get(path)).root.querySelectorAll("#cart li:has(button[name=remove])");
		expect(removals).toHaveLength(2);
		const itemId = removals[0]?.querySelector('[name="itemId"]')?.getAttribute("value") ?? "";
		const left = await visitor.post(path, { intent: "remove", suppliedVariantId: plainBar.suppliedVariantId, itemId });
		expect(left.root.querySelectorAll("#cart li:has(button[name=remove])")).toHaveLength(1);
		expect(main(left)).toContain("2 × 1250 mm");
	});

	// Shows R7.18, R22.36
	it("has its certificate ordered and left out at its line, saving what else was typed", async () => {
		const visitor = new Visitor(shop, "de");
		const { path: action, fields } = formOf(await visitor.get(`/cut/${id}?pieces=2&length=1250`), addForm);
		await visitor.post(action, fields);
		const path = await cartPath(visitor);
		const press = async (setCertificate: string, amount: string) => {
			const { fields: row } = cartForm(await visitor.get(path), "quantity");
			return visitor.post(path, { ...row, intent: "cart", amount, setCertificate });
		};
		const withIt = await press("on", "3");
		expect(main(withIt)).toContain("Abnahmeprüfzeugnis 3.1 28,00 €");
		expect(main(withIt)).toContain("3 × 1250 mm");
		const without = await press("off", "3");
		expect(main(without)).not.toContain("Abnahmeprüfzeugnis 3.1 28,00 €");
		await visitor.post(action, { ...fields, idem: crypto.randomUUID(), certificate: "on" });
		const refused = await press("on", "3");
		expect(refused.status).toBe(422);
		expect(main(refused)).toContain("Mit dieser Auswahl gibt es im Warenkorb schon eine Position");
		expect((await press("maybe", "3")).status).toBe(422);
	});

	// Shows R7.22
	it("is drawn without scripts where it is priced and at the cart's line, in words as well", async () => {
		const visitor = new Visitor(shop, "de");
		const priced = await visitor.get(`/cut/${id}?pieces=14&length=1250`);
		const bars = (page: Page) => page.root.querySelectorAll("figure svg").map((bar) => bar.querySelectorAll("rect").length);
		const words = ["3 Stangen: je 4 × 1250 mm, Reststück 988 mm", "1 Stange: je 2 × 1250 mm, Reststück 3494 mm", "Schnittbreite 3 mm"];
		for (const said of words) expect(main(priced)).toContain(said);
		expect(bars(priced).filter((count) => count > 0)).toEqual([9, 5]);
		const { path: action, fields } = formOf(priced, addForm);
		await visitor.post(action, fields);
		const cart = await visitor.get(await cartPath(visitor));
		for (const said of words) expect(main(cart)).toContain(said);
	});

	it("is not another session's to change", async () => {
		const owner = new Visitor(shop, "de");
		const { path: action, fields } = formOf(await owner.get(`/cut/${id}?pieces=2&length=1250`), addForm);
		await owner.post(action, fields);
		const path = await cartPath(owner);
		const { fields: quantity } = cartForm(await owner.get(path), "quantity");
		const other = new Visitor(shop, "de");
		expect(main(await other.get(path))).toContain("2 × 1250 mm");
		await other.postOnce(path, { ...quantity, amount: "9" });
		expect(main(await owner.get(path))).toContain("2 × 1250 mm");
	});
});

const refusals = [
	["de", /100 bis 6000 mm/, "in ganzen Millimetern", "wie lang die Zuschnitte"],
	["en", /100 to 6000 mm/, "in whole millimetres", "length of the pieces"],
	["et", /100–6000 mm/, "täismillimeetrites", "tükkide pikkus"],
	["fi", /100–6000 mm/, "kokonaisina millimetreinä", "kappaleiden pituus"],
] as const;

describe.each(refusals)("what cannot be cut, in %s", (locale, bounds, whole, required) => {
	it.each([
		["99", bounds],
		["6001", bounds],
		["12,5", whole],
		["", required],
	])("%j is said before and after it is added", async (length, said) => {
		const visitor = new Visitor(shop, locale);
		const asked = await visitor.get(`/cut/${id}?${new URLSearchParams({ pieces: "3", length })}`);
		expect(asked.status).toBe(422);
		expect(asked.root.querySelector('[name="length"]')?.getAttribute("value")).toBe(length);
		expect(main(asked)).toMatch(said);
		const fields = { suppliedVariantId: String(suppliedVariant.id), amount: "3", idem: crypto.randomUUID(), returnTo: "/" };
		const refused = await visitor.post("/cart/items", { ...fields, "cut.length": length });
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector('[name="cut.length"]')?.getAttribute("value")).toBe(length);
		expect(main(refused)).toMatch(said);
		expect((await visitor.get("/cart")).path).toBe("/cart");
	});
});

it("says all that is wrong at once", async () => {
	const asked = await new Visitor(shop, "de").get(`/cut/${id}?pieces=0&length=9999`);
	expect(asked.status).toBe(422);
	expect(asked.root.querySelector("#cut-pieces-error")?.textContent).toContain("mindestens 1");
	expect(plain(asked.root.querySelector("#cut-length-error")?.textContent ?? "")).toContain("100 bis 6000 mm");
	expect(asked.root.querySelector("#cut-length")?.getAttribute("aria-describedby")).toBe("cut-length-error cut-length-hint");
});

it("says why where nothing is cut, and leads to the product", async () => {
	const visitor = new Visitor(shop, "de");
	const answer = await fetch(`${backend}/productVariant/by-category/q-mesh`, { headers: { Locale: "de" } });
	const [mesh] = catalogue.variantsByCategory.answer.parse(await answer.json()).variants;
	expect(mesh?.products).toMatchObject({ cutting: null, certificate_price: null });
	expect(products).toMatchObject({ certificate_price: 2_800 });
	const page = await visitor.get(`/cut/${mesh?.id}`);
	expect(page.status).toBe(200);
	expect(main(page)).toContain("schneiden wir nicht zu");
	expect(page.root.querySelector(`main a[href="/products/${mesh?.products.slug}?showVariant=${mesh?.id}"]`)).not.toBeNull();
	expect(page.root.querySelector('form[action^="/cut/"]')).toBeNull();
	expect((await visitor.get("/cut/999999999")).status).toBe(404);
});

describe("a cutting list", () => {
	const address = (lines: readonly (readonly [pieces: string, length: string])[], rest: Record<string, string> = {}) => {
		const query = new URLSearchParams(rest);
		for (const [pieces, length] of lines) {
			query.append("pieces", pieces);
			query.append("length", length);
		}
		return `/cut/${id}?${query}`;
	};
	const typed = (page: Page, name: string) =>
		page.root.querySelectorAll(`form[action="/cut/${id}"] [name="${name}"]`).map((field) => field.getAttribute("value"));

	/** 6 m hold 2 × 1600 and 2 × 1250 mm. */
	const ofOneBar = [
		["2", "1250"],
		["2", "1600"],
	] as const;
	const sawForm = 'form[action="/cart/items"]:has([name^="saw."])';
	const sawn = "gesägt in 2 × 1600, 2 × 1250 mm";

	/** A cart with the pieces of one bar. */
	async function sawnCart(visitor: Visitor) {
		const { path: action, fields } = formOf(await visitor.get(address(ofOneBar)), sawForm);
		await visitor.post(action, fields);
		return { action, fields, path: await cartPath(visitor) };
	}

	// Shows R36.3, R36.5
	it("is priced as the cart then charges it, sawn from shared bars or whole", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await visitor.get(
			address(
				[
					["4", "1250"],
					["12", "800"],
				],
				{ list: "2 × 3,40 m", certificate: "on" },
			),
		);
		expect(page.status).toBe(200);
		// 18 cuts. Bars of their own for each length would be 5.
		const sum = 4 * suppliedVariant.price + 18 * 580 + 2_800;
		for (const said of ["3 Längen, 18 Stück", money(sum), "je 1 × 3400 mm + 2 × 1250 mm", "4 Stangen reichen"])
			expect(main(page)).toContain(said);
		expect(typed(page, "pieces").slice(0, 4)).toEqual(["4", "12", "2"]);
		expect(page.root.querySelector('[name^="cut."]')).toBeNull();
		const { path: action, fields } = formOf(page, sawForm);
		await visitor.post(action, fields);
		const cart = await visitor.get(await cartPath(visitor));
		for (const said of ["gesägt in 2 × 3400, 4 × 1250, 12 × 800 mm", "18 Schnitte × 5,80 €", money(sum)])
			expect(main(cart)).toContain(said);

		const other = new Visitor(shop, "de");
		const whole = formOf(page, 'form[action="/cart/items"]:not(:has([name^="saw."]))');
		await other.post(whole.path, { ...whole.fields, idem: crypto.randomUUID() });
		const bars = main(await other.get(await cartPath(other)));
		expect(bars).toContain(money(4 * suppliedVariant.price + 2_800));
		expect(main(page)).toContain(money(4 * suppliedVariant.price + 2_800));
	});

	// Shows R36.5
	it("has no bars of their own for each length where they cost as much", async () => {
		const page = await new Visitor(shop, "de").get(
			address([
				["1", "6000"],
				["2", "3000"],
				["1", "5000"],
			]),
		);
		expect(page.root.querySelectorAll('form[action="/cart/items"]')).toHaveLength(2);
		expect(page.root.querySelector('form[action="/cart/items"]:has([name^="cut."])')).toBeNull();
	});

	// Shows R36.6
	it("is sawn from shared bars, ordered and confirmed with its plan", async () => {
		const visitor = new Visitor(shop, "de");
		const { action, fields, path } = await sawnCart(visitor);
		await visitor.post(action, fields);
		const sum = suppliedVariant.price + 4 * 580;
		const cart = main(await visitor.get(path));
		const plan = "1 Stange: je 2 × 1600 mm + 2 × 1250 mm, Reststück 288 mm";
		for (const said of [sawn, "aus 1 Stange zu 6 m", "4 Schnitte × 5,80 €", "Reststücke: 1 × 288 mm", plan, money(sum)])
			expect(cart).toContain(said);
		expect(cart).toContain("von der Rückgabe ausgeschlossen");
		await fillPaymentInfo(visitor, path, germanBuyer);
		await choosePayment(visitor, path);
		expect(main(await visitor.get(`${path}/summary`))).toContain(sawn);
		const form = await summaryForm(visitor, path);
		const thanks = await visitor.post(form.path, form.fields);
		const [mail] = await mailsOf(visitor, orderNumberOf(thanks));
		for (const said of ["Gesägt in 2 × 1600, 2 × 1250 mm", "4 Schnitte: 23,20 €", "Von der Rückgabe ausgeschlossen", money(sum)])
			expect(plain(mail?.text ?? "")).toContain(said);
		const sent = main(await visitor.get(path));
		for (const said of [sawn, plan, money(sum)]) expect(sent).toContain(said);
	});

	// Shows R36.7, R36.8
	it("shares the bars of its line, which has no fewer, until its bars are left uncut", async () => {
		const visitor = new Visitor(shop, "de");
		const { action, fields, path } = await sawnCart(visitor);
		await visitor.post(action, { ...fields, idem: crypto.randomUUID() });
		const two = await visitor.get(path);
		expect(main(two)).toContain("gesägt in 4 × 1600, 4 × 1250 mm");
		const { fields: row } = cartForm(two, "quantity");
		expect(row.amount).toBe("2");
		const refused = await visitor.post(path, { ...row, amount: "1" });
		expect(refused.status).toBe(422);
		expect(cartForm(refused, "quantity").fields.amount).toBe("1");
		expect(main(refused)).toContain("Für die gesägten Stücke sind 2 Stangen nötig");
		const uncut = await visitor.post(path, { ...row, intent: "cart", amount: "2", unsaw: "on" });
		expect(main(uncut)).not.toContain("gesägt");
		expect(cartForm(uncut, "quantity").fields.amount).toBe("2");
	});

	it("shows what cannot be sawn with everything that was sent", async () => {
		const visitor = new Visitor(shop, "de");
		const { path: action, fields } = formOf(await visitor.get(address(ofOneBar)), sawForm);
		const refused = await visitor.post(action, { ...fields, amount: "0" });
		expect(refused.status).toBe(422);
		const again = formOf(refused, 'form[action="/cart/items"]');
		expect(again.fields).toMatchObject({ "saw.1250": "2", "saw.1600": "2", amount: "0" });
		await visitor.post(again.path, { ...again.fields, amount: "1" });
		expect(main(await visitor.get(await cartPath(visitor)))).toContain(sawn);
		expect((await new Visitor(shop, "de").post(action, { ...fields, "saw.12x": "1" })).status).toBe(400);
	});

	// Shows R36.9
	it("offers lines cut from the same bars together, and joins them in one press", async () => {
		const visitor = new Visitor(shop, "de");
		for (const [pieces, length] of [
			["2", "1600"],
			["2", "1250"],
		] as const)
			await visitor.post("/cart/items", {
				suppliedVariantId: String(suppliedVariant.id),
				amount: pieces,
				"cut.length": length,
				idem: crypto.randomUUID(),
			});
		const page = await visitor.get(await cartPath(visitor));
		const button = page.root.querySelector("main button[name=sawTogether]");
		const offer = plain(button?.parentNode?.text ?? "");
		expect(offer).toMatch(/^[\d.,]+ € weniger: 1 statt 2 Stangen/);
		expect(offer).toContain("2 × 1600, 2 × 1250 mm aus gemeinsamen Stangen");
		const joined = await visitor.post(page.path, { ...formOf(page, "#cart").fields, sawTogether: button?.getAttribute("value") ?? "" });
		expect(joined.status).toBe(200);
		expect(joined.root.querySelector("main button[name=sawTogether]")).toBeNull();
		expect(main(joined)).toContain(sawn);
	});

	// Shows R36.4
	it("says beside each row what is wrong, and keeps everything", async () => {
		const lines = [
			["4", "1250"],
			["x", "7000"],
			["", "800"],
		] as const;
		const page = await new Visitor(shop, "de").get(address(lines, { list: "3 x 900\nmit Gehrung", certificate: "on", rows: "10" }));
		expect(page.status).toBe(422);
		expect(typed(page, "pieces")).toEqual(["4", "x", "", "3", "", "", "", "", "", ""]);
		expect(typed(page, "length").slice(0, 4)).toEqual(["1250", "7000", "800", "900"]);
		expect(page.root.querySelector("#cut-pieces-2-error")?.text).toContain("ganze Zahl");
		expect(plain(page.root.querySelector("#cut-length-2-error")?.text ?? "")).toContain("100 bis 6000 mm");
		expect(page.root.querySelector("#cut-pieces-3-error")).not.toBeNull();
		expect(page.root.querySelector("#cut-length-error")).toBeNull();
		expect(page.root.querySelector("#cut-list")?.text.trim()).toBe("mit Gehrung");
		expect(page.root.querySelector("#cut-list-error")?.text).toContain("Diese Zeilen sind unklar");
		expect(page.root.querySelector("#cut-certificate")?.hasAttribute("checked")).toBe(true);
		expect(page.root.querySelector('form[action="/cart/items"]')).toBeNull();
	});
});

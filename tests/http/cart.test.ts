import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addBeam, cartPath, fillPaymentInfo, finnishBuyer, germanBuyer, order, orderNumberOf } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { cartForm, formOf, type Page, rowForm, Visitor, wholeCart } from "../support/visitor";

const shop = shared.address;

const main = (page: Page): string => page.root.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";
const alert = (page: Page): string => page.root.querySelector("main [role=alert]")?.text.replace(/\s+/g, " ") ?? "";
const value = (page: Page, selector: string) => page.root.querySelector(`main ${selector}`)?.getAttribute("value");
const amount = 'main form:has(input[name="amount"])';

/** Adds a set from the page of one of its products. */
async function addSet(visitor: Visitor, quantity: string): Promise<Page> {
	const form = setForm(await visitor.get("/products/fence-clip-60"));
	return visitor.post(form.path, { ...form.fields, amount: quantity });
}

const setForm = (page: Page) => formOf(page, 'main form[action="/cart/items"]:has([name="setId"])');

async function cartWithBeam(quantity = "12", locale: "de" | "en" | "et" | "fi" = "de") {
	const visitor = new Visitor(shop, locale);
	await addBeam(visitor, quantity);
	return { visitor, path: await cartPath(visitor) };
}

async function cartWithSet(quantity = "2") {
	const visitor = new Visitor(shop);
	await addSet(visitor, quantity);
	return { visitor, path: await cartPath(visitor) };
}

/** The filled-in forms of an open cart with a line and a set. */
async function forms() {
	const { visitor, path } = await cartWithBeam();
	await addSet(visitor, "1");
	const page = await visitor.get(path);
	const of = (intent: Parameters<typeof cartForm>[1], fields: Record<string, string> = {}) => {
		const form = cartForm(page, intent);
		return { ...form, fields: { ...form.fields, ...fields } };
	};
	return {
		visitor,
		path,
		all: {
			quantity: of("quantity", { amount: "7" }),
			remove: of("remove"),
			setQuantity: of("setQuantity", { amount: "7" }),
			removeSet: of("removeSet"),
			reference: of("reference", { comment: "Achse 4" }),
			notes: of("notes", { comment: "Bitte anrufen" }),
			removeUnavailable: { path, fields: { intent: "removeUnavailable" } },
		},
	};
}

describe("a set", () => {
	// Shows R7.2, R22.10
	it("is added from a product's page as one line with its contents", async () => {
		const visitor = new Visitor(shop);
		const back = await addSet(visitor, "2");
		expect(back.path).toBe("/products/fence-clip-60");
		expect(back.root.querySelector("[role=status]")?.text).toContain("Zaunset 25 m");
		const cart = await visitor.get("/cart");
		const lines = cart.root.querySelectorAll('main ul[aria-label="Positionen"] > li');
		expect(lines).toHaveLength(1);
		expect(lines[0]?.text).toContain("Zaunset 25 m");
		expect(lines[0]?.querySelectorAll("details li")).toHaveLength(4);
		expect(lines[0]?.querySelector("details")?.text).toContain("20\u00a0Stück Doppelstabmatte");
		expect(value(cart, 'input[name="amount"]')).toBe("2");
		expect(visitor.cookies.has("cart")).toBe(true);
	});

	it("is added once if its form is sent twice, and again by another form", async () => {
		const visitor = new Visitor(shop);
		const form = setForm(await visitor.get("/products/fence-clip-60"));
		await visitor.post(form.path, { ...form.fields, amount: "2" });
		await visitor.post(form.path, { ...form.fields, amount: "2" });
		expect(value(await visitor.get("/cart"), 'input[name="amount"]')).toBe("2");
		await addSet(visitor, "3");
		expect(value(await visitor.get("/cart"), 'input[name="amount"]')).toBe("5");
	});

	it.each([
		["", "eine Menge an"],
		["0", "mindestens 1"],
		["1,5", "ganze"],
		["100001", "100.000"],
	])("of which %j are wanted is refused with what was typed", async (typed, message) => {
		const visitor = new Visitor(shop);
		const form = setForm(await visitor.get("/products/fence-clip-60"));
		const page = await visitor.post(form.path, { ...form.fields, amount: typed });
		expect(page.status).toBe(422);
		expect(alert(page)).toContain(message);
		expect(value(page, 'input[name="amount"]') ?? "").toBe(typed);
		expect(main(page)).toContain("Zaunset 25 m");
		const again = formOf(page, 'main form[action="/cart/items"]');
		const cart = await visitor.post(again.path, { ...again.fields, amount: "1" });
		expect(cart.path).toBe("/products/fence-clip-60");
		expect(value(await visitor.get("/cart"), 'input[name="amount"]')).toBe("1");
	});

	it("is refused if it does not exist, or if form fields are missing", async () => {
		const visitor = new Visitor(shop);
		const fields = { setId: "99999", amount: "1", idem: randomUUID(), returnTo: "/" };
		const page = await visitor.postOnce("/cart/items", fields);
		expect(page.status).toBe(422);
		expect(alert(page)).toContain("nicht");
		for (const wrong of [{ setId: "x" }, { setId: "0" }, { idem: "" }])
			expect((await visitor.postOnce("/cart/items", { ...fields, ...wrong })).status).toBe(400);
	});

	// Shows R22.12
	it("changes its quantity by typing and by steps, and is removed as one", async () => {
		const { visitor, path } = await cartWithSet();
		const form = formOf(await visitor.get(path), amount);
		const typed = await visitor.post(form.path, { ...form.fields, amount: "4" });
		expect(typed.path).toBe(path);
		expect(value(typed, 'input[name="amount"]')).toBe("4");
		const next = cartForm(typed, "setQuantity");
		const stepped = await visitor.post(next.path, { ...next.fields, step: "-1" });
		expect(value(stepped, 'input[name="amount"]')).toBe("3");
		const removal = cartForm(stepped, "removeSet");
		const empty = await visitor.post(removal.path, removal.fields);
		expect(empty.root.querySelector("h1")?.text).toBe("Ihr Warenkorb ist leer");
	});

	it("can be ordered alone", async () => {
		const { visitor, path } = await cartWithSet();
		expect((await visitor.get(`${path}/payment-info`)).path).toBe(`${path}/payment-info`);
	});
});

// Shows R9.1
describe("every form of the cart's page", () => {
	const intents = ["quantity", "remove", "setQuantity", "removeSet", "reference", "notes", "removeUnavailable"] as const;

	// Shows R22.11
	it.each(intents)("%s: takes effect and redirects to the cart", async (intent) => {
		const { visitor, path, all } = await forms();
		const answer = await visitor.postOnce(all[intent].path, all[intent].fields);
		expect(answer.status).toBe(303);
		expect(answer.headers.location).toBe(path);
		const page = await visitor.get(path);
		// A removed line says so in its place.
		if (intent === "remove" || intent === "removeSet") expect(page.root.querySelector("#lines")?.text).toContain("wurde entfernt");
		else expect(page.root.querySelector("[role=status]")?.text.trim()).toMatch(/./);
	});

	it.each(intents)("%s: answers another session as if the cart did not exist", async (intent) => {
		const { visitor, path, all } = await forms();
		const before = main(await visitor.get(path));
		const other = new Visitor(shop);
		expect((await other.postOnce(all[intent].path, all[intent].fields)).status).toBe(404);
		await addBeam(other, "1");
		expect((await other.postOnce(all[intent].path, all[intent].fields)).status).toBe(404);
		expect(main(await visitor.get(path))).toBe(before);
	});

	it.each(intents)("%s: changes no sent order, with a message", async (intent) => {
		const { visitor, path, all } = await forms();
		const { number } = await order(visitor, germanBuyer).then((page) => ({ number: orderNumberOf(page) }));
		const before = main(await visitor.get(path));
		const answer = await visitor.postOnce(all[intent].path, all[intent].fields);
		expect(answer.status).toBe(409);
		expect(alert(answer)).toContain("inzwischen bestellt");
		expect(answer.root.querySelector("h1")?.text).toContain(number);
		expect(main(await visitor.get(path))).toBe(before);
	});

	it("refuses unknown intents and incomplete forms", async () => {
		const { visitor, path, all } = await forms();
		for (const intent of ["", "everything", "__proto__"]) expect((await visitor.postOnce(path, { intent })).status).toBe(400);
		expect((await visitor.postOnce(path, { ...all.remove.fields, suppliedVariantId: "x" })).status).toBe(400);
		expect((await visitor.postOnce(path, { ...all.removeSet.fields, setId: "-1" })).status).toBe(400);
	});

	it.each([
		["quantity", { amount: "0" }, "mindestens 1"],
		["quantity", { amount: "viele" }, "ganze"],
		["setQuantity", { amount: "" }, "Menge"],
		["reference", { comment: "x".repeat(201) }, "zu lang"],
		["notes", { comment: "x".repeat(2001) }, "zu lang"],
	] as const)("%s with %o is refused beside its field, with what was typed", async (intent, wrong, message) => {
		const { visitor, all } = await forms();
		const page = await visitor.post(all[intent].path, { ...all[intent].fields, ...wrong });
		expect(page.status).toBe(422);
		expect(alert(page)).toContain(message);
		const [[name, typed] = ["", ""]] = Object.entries(wrong);
		const field = page.root.querySelector(`main [name="${name}"][aria-invalid="true"]`);
		expect(field?.getAttribute("value") ?? field?.text).toBe(typed);
	});
});

describe("the one form of the cart, sent without scripts", () => {
	/** A cart with two lines and a set, with every field filled in. */
	async function typed() {
		const { visitor, path } = await cartWithBeam("12");
		const other = rowForm(await visitor.get("/products/heb-200"), "3");
		await visitor.post(other.path, other.fields);
		await addSet(visitor, "1");
		return { visitor, path, sent: wholeCart(await visitor.get(path)) };
	}
	/** The same fields with changed rows, by row number. */
	function withRows(sent: [string, string][], rows: Partial<Record<string, string>>[], button: [number, string, string] | null = null) {
		const fields: [string, string][] = [];
		let row = -1;
		for (const [name, value] of sent) {
			if (name === "itemId" || name === "setId") row++;
			if (button && row > button[0] && !fields.some(([one]) => one === button[1])) fields.push([button[1], button[2]]);
			fields.push([name, rows[row]?.[name] ?? value]);
		}
		return fields;
	}
	const notes: [string, string][] = [
		["seen.shippingComment", ""],
		["seen.comment", ""],
		["comment", "Bitte anrufen"],
	];
	const amounts = (page: Page) => page.root.querySelectorAll('#cart input[name="amount"]').map((field) => field.getAttribute("value"));

	it.each([
		["a step", "step", "1", ["13", "5", "2"]],
		["removing", "remove", "1", ["5", "2"]],
	])("%s in one row saves what is typed in the others", async (_, name, value, left) => {
		const { visitor, path, sent } = await typed();
		const rows = [{}, { amount: "5", comment: "Achse 4" }, { amount: "2" }];
		const page = await visitor.post(path, [...withRows(sent, rows, [0, name, value]), ...notes]);
		expect(page.status).toBe(200);
		expect(amounts(page)).toEqual(left);
		expect(main(page)).toContain("Referenz: Achse 4");
		expect(page.root.querySelector("#notes-comment")?.text).toBe("Bitte anrufen");
	});

	it("continuing saves everything", async () => {
		const { visitor, path, sent } = await typed();
		const rows = [{ amount: "14" }, { comment: "Achse 4" }, {}];
		const answer = await visitor.postOnce(path, [...withRows(sent, rows), ["next", "payment-info"], ...notes]);
		expect([answer.status, answer.headers.location]).toEqual([303, `${path}/payment-info`]);
		const page = await visitor.get(path);
		expect(amounts(page)).toEqual(["14", "3", "1"]);
		expect(main(page)).toContain("Referenz: Achse 4");
		expect(page.root.querySelector("#notes-comment")?.text).toBe("Bitte anrufen");
	});

	it("a refused row keeps all input, and stops the checkout", async () => {
		const { visitor, path, sent } = await typed();
		const rows = [{ amount: "viele" }, { amount: "5", comment: "Achse 4" }, { amount: "2" }];
		const page = await visitor.postOnce(path, [...withRows(sent, rows), ["next", "payment-info"], ...notes]);
		expect(page.status).toBe(422);
		expect(alert(page)).toContain("ganze");
		expect(amounts(page)).toEqual(["viele", "5", "2"]);
		expect(value(page, '#cart li:nth-child(2) input[name="comment"]')).toBe("Achse 4");
		expect(page.root.querySelector("#cart li:nth-child(2) details[open]")).not.toBeNull();
		expect(page.root.querySelector("#notes-comment")?.text).toBe("Bitte anrufen");
		expect(amounts(await visitor.get(path))).toEqual(["12", "3", "1"]);
	});

	it("saves nothing if a quantity is invalid", async () => {
		const { visitor, path, sent } = await typed();
		const page = await visitor.postOnce(path, withRows(sent, [{ amount: "14" }, { amount: "0,5" }, { amount: "abc" }]));
		expect(page.status).toBe(422);
		expect(amounts(page)).toEqual(["14", "0,5", "abc"]);
		expect(amounts(await visitor.get(path))).toEqual(["12", "3", "1"]);
	});

	it("saves nothing if a note is too long", async () => {
		const { visitor, path, sent } = await typed();
		const rows = [{ amount: "14" }, { amount: "5" }, {}];
		const ofOrder = notes.map(([name, value]): [string, string] => [name, name === "comment" ? "x".repeat(2001) : value]);
		const ofLine = [{ amount: "14" }, { comment: "x".repeat(201) }, {}];
		for (const fields of [[...withRows(sent, rows), ...ofOrder], withRows(sent, ofLine)]) {
			const page = await visitor.postOnce(path, fields);
			expect(page.status).toBe(422);
			expect(alert(page)).toContain("zu lang");
			expect(value(page, '#cart input[name="amount"]')).toBe("14");
			expect(amounts(await visitor.get(path))).toEqual(["12", "3", "1"]);
		}
	});

	it("names no line if several have changed", async () => {
		const { visitor, path, sent } = await typed();
		const page = await visitor.post(path, withRows(sent, [{ amount: "14" }, { amount: "5" }, {}]));
		expect(amounts(page)).toEqual(["14", "5", "1"]);
		expect(page.text).toContain("Gespeichert.");
		expect(page.text).not.toContain("S355J2, roh: Menge 14");
	});

	it("keeps changes from elsewhere that were not edited here", async () => {
		const { visitor, path, sent } = await typed();
		const stale = withRows(sent, [{}, {}, {}]);
		const quantity = cartForm(await visitor.get(path), "quantity");
		await visitor.post(quantity.path, { ...quantity.fields, amount: "20" });
		const page = await visitor.post(path, [...stale, ...notes]);
		expect(page.status).toBe(200);
		expect(amounts(page)).toEqual(["20", "3", "1"]);
	});
});

describe("a cart that changed after its page was shown", () => {
	// Shows R9.1, R22.14, H5.2
	it("shows the typed and the current quantity, and accepts either", async () => {
		const { visitor, path } = await cartWithBeam("12");
		const stale = formOf(await visitor.get(path), amount);
		const newer = formOf(await visitor.get(path), amount);
		await visitor.post(newer.path, { ...newer.fields, amount: "20" });

		const page = await visitor.post(stale.path, { ...stale.fields, amount: "15" });
		expect(page.status).toBe(409);
		expect(alert(page)).toMatch(/inzwischen geändert.*IPE 200.*Ihre Eingabe ?15.*Jetzt im Warenkorb ?20/);
		expect(value(page, 'input[inputmode="numeric"]')).toBe("15");
		expect(main(page)).toContain("jetzt 20 im Warenkorb");
		expect(page.root.querySelector(`main [role=alert] a[href="${path}"]`)?.text).toBe("20 behalten");
		expect(value(await visitor.get(path), 'input[name="amount"]')).toBe("20");

		const apply = formOf(page, "main [role=alert] form");
		const applied = await visitor.post(apply.path, apply.fields);
		expect(applied.status).toBe(200);
		expect(value(applied, 'input[name="amount"]')).toBe("15");
	});

	// Shows R7.5
	it("applies a step to the shown quantity, and accepts it if it is already set", async () => {
		const { visitor, path } = await cartWithBeam("12");
		const stale = cartForm(await visitor.get(path), "quantity");
		const first = await visitor.post(stale.path, { ...stale.fields, step: "1" });
		expect(value(first, 'input[name="amount"]')).toBe("13");
		const second = await visitor.post(stale.path, { ...stale.fields, step: "1" });
		expect(second.status).toBe(200);
		expect(value(second, 'input[name="amount"]')).toBe("13");
		const other = await visitor.post(stale.path, { ...stale.fields, step: "-1" });
		expect(other.status).toBe(409);
		expect(alert(other)).toMatch(/Ihre Eingabe ?11.*Jetzt im Warenkorb ?13/);
	});

	// Shows R67.1
	it("puts a removed line back where it was, with all that was noted", async () => {
		const { visitor, path } = await cartWithBeam("12");
		await addSet(visitor, "1");
		const noted = cartForm(await visitor.get(path), "reference");
		const page = await visitor.post(noted.path, { ...noted.fields, comment: "Achse 4" });
		const removal = cartForm(page, "remove");
		const removed = await visitor.post(removal.path, removal.fields);
		const first = removed.root.querySelector("#lines > li");
		expect(first?.text.replace(/\s+/g, " ")).toMatch(/^IPE 200.* wurde entfernt\. Rückgängig/);
		const button = first?.querySelector("button");
		const undo: [string, string] = [button?.getAttribute("name") ?? "", button?.getAttribute("value") ?? ""];
		const back = await visitor.post(path, [...wholeCart(removed), undo]);
		expect(back.path).toBe(path);
		expect(back.root.querySelectorAll("#lines > li")).toHaveLength(2);
		expect(back.root.querySelector("#lines > li")?.text.replace(/\s+/g, " ")).toContain("Referenz: Achse 4");
		expect(value(back, 'input[name="amount"]')).toBe("12");
		expect((await visitor.get(path)).root.querySelector("#lines button[name=undo]")).toBeNull();
		const late = await visitor.post(path, { intent: "restore", removed: "line-999999999", title: "IPE 200" });
		expect(late.status).toBe(409);
		expect(alert(late)).toContain("IPE 200 lässt sich nicht zurückholen");
		for (const name of ["line-x", "set-", ""])
			expect((await visitor.postOnce(path, { intent: "restore", removed: name, title: "" })).status).toBe(400);
	});

	// Shows R67.1
	it("puts the last removed set back into the empty cart", async () => {
		const { visitor, path } = await cartWithSet("2");
		const removal = cartForm(await visitor.get(path), "removeSet");
		const empty = await visitor.post(removal.path, removal.fields);
		const undo = formOf(empty, 'main form:has(input[name="removed"])');
		expect(value(await visitor.post(undo.path, undo.fields), 'input[name="amount"]')).toBe("2");
	});

	it("offers to restore a removed line", async () => {
		const { visitor, path } = await cartWithBeam("12");
		const page = await visitor.get(path);
		const stale = formOf(page, amount);
		const removal = cartForm(page, "remove");
		await visitor.post(removal.path, removal.fields);

		const gone = await visitor.post(stale.path, { ...stale.fields, amount: "15" });
		expect(gone.status).toBe(409);
		expect(alert(gone)).toMatch(/IPE 200.*Ihre Eingabe ?15.*nicht mehr enthalten/);
		const again = formOf(gone, "main [role=alert] form");
		expect(again.path).toBe("/cart/items");
		const back = await visitor.post(again.path, again.fields);
		expect(back.path).toBe(path);
		expect(value(back, 'input[name="amount"]')).toBe("15");
	});

	// Shows R22.13
	it("does this for sets too", async () => {
		const { visitor, path } = await cartWithSet("2");
		const page = await visitor.get(path);
		const stale = formOf(page, amount);
		const removal = cartForm(page, "removeSet");
		await visitor.post(stale.path, { ...stale.fields, amount: "3" });
		const both = await visitor.post(stale.path, { ...stale.fields, amount: "5" });
		expect(both.status).toBe(409);
		expect(alert(both)).toMatch(/Zaunset.*Ihre Eingabe ?5.*Jetzt im Warenkorb ?3/);
		await visitor.post(removal.path, removal.fields);
		const gone = await visitor.post(stale.path, { ...stale.fields, amount: "5" });
		const again = formOf(gone, "main [role=alert] form");
		expect(value(await visitor.post(again.path, again.fields), 'input[name="amount"]')).toBe("5");
	});

	// Shows R7.6, R22.17, R22.18
	it("keeps a note from elsewhere, and shows it with the typed one", async () => {
		const { visitor, path } = await cartWithBeam();
		const stale = cartForm(await visitor.get(path), "notes");
		await visitor.post(stale.path, { ...stale.fields, comment: "von Anna", shippingComment: "Tor 1" });

		const page = await visitor.post(stale.path, { ...stale.fields, comment: "von Ben" });
		expect(page.status).toBe(409);
		expect(page.root.querySelector("#notes-comment")?.text).toBe("von Ben");
		expect(main(page)).toContain("Jetzt gespeichert: von Anna");
		const again = cartForm(page, "notes");
		const saved = await visitor.post(again.path, again.fields);
		expect(saved.status).toBe(200);
		expect(saved.root.querySelector("#notes-comment")?.text).toBe("von Ben");
		expect(saved.root.querySelector("#notes-shippingComment")?.text).toBe("Tor 1");
	});

	// Shows R7.6
	it("does not overwrite a note that the page had not shown", async () => {
		const { visitor, path } = await cartWithBeam();
		const stale = cartForm(await visitor.get(path), "notes");
		await visitor.post(stale.path, { ...stale.fields, comment: "von Anna" });
		const page = await visitor.post(stale.path, { ...stale.fields, shippingComment: "Tor 3" });
		expect(page.status).toBe(200);
		expect(page.root.querySelector("#notes-comment")?.text).toBe("von Anna");
		expect(page.root.querySelector("#notes-shippingComment")?.text).toBe("Tor 3");
	});

	// Shows R7.6, R22.15
	it("keeps a line's reference from elsewhere", async () => {
		const { visitor, path } = await cartWithBeam();
		const stale = cartForm(await visitor.get(path), "reference");
		await visitor.post(stale.path, { ...stale.fields, comment: "Achse 1" });
		const page = await visitor.post(stale.path, { ...stale.fields, comment: "Achse 2" });
		expect(page.status).toBe(409);
		expect(main(page)).toContain("Jetzt gespeichert: Achse 1");
		const again = cartForm(page, "reference");
		expect(again.fields.comment).toBe("Achse 2");
		expect(main(await visitor.post(again.path, again.fields))).toContain("Referenz: Achse 2");
	});
});

describe("the cart's prices", () => {
	// Shows R7.5
	it.each([
		["de", "Staffelpreis ab 10 Stück", "Objektrabatt Zaunbau 4 %, ab 20 Stück, bis 31. Dezember 2028", "Positionsrabatt"],
		["en", "Volume price from 10 pcs", "Fencing project discount 4%, from 20 pcs, until 31 December 2028", "Line discount"],
		["et", "Kogusehind (10 tk ja enam)", "Aiaprojekti allahindlus 4%, 20 tk ja enam, viimane päev 31. detsember 2028", "Rea allahindlus"],
		["fi", "Porrashinta alk. 10 kpl", "Aitaurakka-alennus 4 %, alk. 20 kpl, 31. joulukuuta 2028 asti", "Rivialennus"],
	] as const)("is why a line costs less, and each kind of discount in the sum, %s", async (locale, volume, campaign, kind) => {
		const { visitor, path } = await cartWithBeam("12", locale);
		const product = await visitor.get("/products/double-rod-panel-6-5-6-1230");
		const form = formOf(product, 'main form[action="/cart/items"]:has([name="only"])');
		const id = product.root.querySelector('main button[name="only"]')?.getAttribute("value");
		await visitor.post(form.path, { ...form.fields, [`amount.${id}`]: "40", only: String(id) });
		const text = main(await visitor.get(path)).replaceAll("\u00a0", " ");
		expect(text).toContain(volume);
		expect(text).toContain(campaign);
		expect(text).toContain(kind);
	});

	// Shows R12.3
	it("show the order discount and its basis", async () => {
		const { visitor, path } = await cartWithBeam("200");
		const text = main(await visitor.get(path)).replaceAll("\u00a0", " ");
		expect(text).toMatch(/Auftragsrabatt 2 % ?ab 15\.000,00 € Warenwert/);
	});

	// Shows R9.10
	it("separate freight and packaging", async () => {
		const { visitor, path } = await cartWithBeam();
		const terms = (await visitor.get(path)).root.querySelectorAll("main dl dt").map((term) => term.text);
		expect(terms.some((term) => term.startsWith("Fracht"))).toBe(true);
		expect(terms).toContain("Verpackung");
	});

	// Shows R7.20
	it("explain where no VAT is charged, unless VAT is certain", async () => {
		const { visitor, path } = await cartWithBeam();
		const possible = "0 % mit gültiger USt-\u2060IdNr., Lieferung DE/EE";
		expect(main(await visitor.get(path))).toContain(possible);
		await fillPaymentInfo(visitor, path, finnishBuyer);
		expect(main(await visitor.get(path))).not.toContain(possible);
	});

	// Shows R7.21
	it("come with a drawing and description of the load and its spare capacity", async () => {
		const { visitor, path } = await cartWithBeam("1");
		const page = await visitor.get(path);
		const load = page.root.querySelector('section[aria-labelledby="load"]');
		expect(load?.querySelectorAll("svg rect").length).toBeGreaterThan(0);
		const said = load?.text.replace(/\s+/g, " ") ?? "";
		expect(said).toMatch(
			/1 Bund, 134,4 kg ohne Verpackung\. Bis zur nächsten Frachtstufe sind noch 365,6 kg frei; darüber kosten Fracht und Verpackung 349,00 €\./,
		);
		expect(said).toContain("1 Bund, 100 × 200 × 6000 mm, 134,4 kg");
		const { visitor: other, path: set } = await cartWithSet();
		expect(main(await other.get(set))).toMatch(/Ohne Zeichnung: \d Artikel ohne bekannte Außenmaße, [\d.,]+ kg\./);
	});

	it("have two named totals; the one with VAT is provisional for an unknown buyer", async () => {
		const { visitor, path } = await cartWithBeam();
		const terms = (await visitor.get(path)).root.querySelectorAll("main dl dt").map((term) => term.text.replaceAll("\u00a0", " "));
		expect(terms).toContain("Gesamt netto zzgl. MwSt.");
		expect(terms).toContain("Gesamt brutto, vorläufig inkl. MwSt.");
	});
});

describe("other states of the cart's page", () => {
	it("links to every action on a cart", async () => {
		const { visitor, path } = await cartWithBeam();
		const uuid = path.split("/")[2];
		const links = (await visitor.get(path)).root.querySelectorAll("main a").map((link) => link.getAttribute("href"));
		expect(links).toEqual(expect.arrayContaining([`${path}/offer`, `${path}/share`, `/contact?cart=${uuid}`, "/quick-order"]));
	});

	// Shows R7.15
	it("gives an order's documents to its sender only", async () => {
		const { visitor, path } = await cartWithBeam();
		await order(visitor, germanBuyer);
		const links = (page: Page) => page.root.querySelectorAll("main a").map((link) => link.getAttribute("href"));
		const sent = await visitor.get(path);
		expect(links(sent)).toEqual(expect.arrayContaining([`${path}/confirmation.pdf`, `${path}/order.xml`]));
		expect(sent.root.querySelectorAll('main form input[name="intent"]')).toHaveLength(0);
		expect(links(await new Visitor(shop).get(path))).not.toContain(`${path}/confirmation.pdf`);
	});

	// Shows R7.14
	it("reports a missing cart, and forgets it", async () => {
		const { visitor } = await cartWithBeam();
		const uuid = randomUUID();
		visitor.cookies.set(
			"cart",
			Buffer.from(JSON.stringify({ uuid, count: 3 }))
				.toString("base64")
				.replace(/=/g, "%3D"),
		);
		expect((await visitor.get("/")).root.querySelector("header a[href^='/cart']:not([href*='login='])")?.getAttribute("href")).toBe(
			`/cart/${uuid}`,
		);
		const page = await visitor.get(`/cart/${uuid}`);
		expect(page.status).toBe(404);
		expect(page.root.querySelector("h1")?.text).toBe("Diesen Warenkorb gibt es nicht mehr");
		expect(visitor.cookies.has("cart")).toBe(false);
	});

	it("shows others a set with its contents, and only the form to copy it", async () => {
		const { path } = await cartWithSet();
		const page = await new Visitor(shop).get(path);
		expect(main(page)).toContain("Zaunset 25 m");
		expect(page.root.querySelectorAll("main details li")).toHaveLength(4);
		const forms = page.root.querySelectorAll('main form[method="post"]').map((form) => form.getAttribute("action"));
		expect(forms).toEqual([expect.stringMatching(/^\/orders\/[0-9a-f-]{36}\/again$/)]);
	});

	// Shows R7.9
	it("reports somebody else's empty cart as empty", async () => {
		const { visitor, path } = await cartWithSet();
		const removal = cartForm(await visitor.get(path), "removeSet");
		await visitor.post(removal.path, removal.fields);
		expect((await new Visitor(shop).get(path)).root.querySelector("h1")?.text).toBe("In diesem Warenkorb ist nichts");
	});
});

import { describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import {
	addBeam,
	cartPath,
	choosePayment,
	estonianBuyer,
	fillPaymentInfo,
	finnishBuyer,
	germanBuyer,
	summaryForm,
} from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { formOf, type Page, rowForm, Visitor } from "../support/visitor";

const shop = shared.address;
const locales = languages;

/** The field's message, found through its description. */
function messageOf(page: Page, name: string): string {
	const field = page.root.querySelector(`main [name="${name}"]`);
	expect(field?.getAttribute("aria-invalid"), name).toBe("true");
	const ids = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
	return ids.map((id) => page.root.querySelector(`[id="${id}"]`)?.text ?? "").join(" ");
}

/** The summary at the top. Each line links to an existing field. */
function expectSummary(page: Page, count: number) {
	const links = page.root.querySelectorAll('main [role="alert"] a[href^="#"]');
	expect(links).toHaveLength(count);
	for (const link of links) {
		const id = link.getAttribute("href")?.slice(1) ?? "";
		expect(page.root.querySelector(`[id="${id}"]`), id).not.toBeNull();
	}
}

async function withCart(locale: (typeof locales)[number]) {
	const visitor = new Visitor(shop, locale);
	await addBeam(visitor, "12");
	return { visitor, cart: await cartPath(visitor) };
}

describe.each(locales)("a quantity in %s", (locale) => {
	it.each(["0", "-1", "1.5", "1,5", "1.000", "1,000", "1e9", "1000000000", "", "zwölf", "<b>"])(
		"of %j is refused and kept",
		async (amount) => {
			const visitor = new Visitor(shop, locale);
			const { path, fields } = rowForm(await visitor.get("/products/ipe-200"), "1");
			const page = await visitor.postOnce(path, { idem: fields.idem ?? "", suppliedVariantId: fields.only ?? "", amount });
			expect(page.status).toBe(422);
			expect(page.root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe(amount);
			expect(messageOf(page, "amount").length).toBeGreaterThan(8);
			expectSummary(page, 1);
			expect(page.text).not.toContain("<b>");
		},
	);

	it("in the cart is refused next to its line, and kept", async () => {
		const { visitor, cart } = await withCart(locale);
		const form = formOf(await visitor.get(cart), 'main form:has(input[name="amount"])');
		for (const amount of ["0", "-1", "1.5", "1e9"]) {
			const page = await visitor.postOnce(form.path, { ...form.fields, amount });
			expect(page.status).toBe(422);
			expect(page.root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe(amount);
			expect(messageOf(page, "amount").length).toBeGreaterThan(8);
			expectSummary(page, 1);
		}
		expect((await visitor.get(cart)).root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe("12");
	});
});

// Shows R7.7
describe("a quantity below the minimum or between packs", () => {
	it.each(["1", "12"])("of %s pieces names the valid quantities", async (amount) => {
		const visitor = new Visitor(shop, "de");
		const page = await visitor.get("/new_search?search=fence+clip");
		const form = rowForm(page, amount, (row) => row.querySelector('input[min="10"]') !== null);
		const name = `amount.${form.fields.only}`;
		const refused = await visitor.postOnce(form.path, form.fields);
		expect(refused.status).toBe(422);
		expect(messageOf(refused, name)).toMatch(/10|5/);
		expect(refused.root.querySelector(`main input[name="${name}"]`)?.getAttribute("value")).toBe(amount);
		const again = formOf(refused, 'main form[action="/cart/items"]');
		expect((await visitor.postOnce(again.path, { ...again.fields, [name]: "15" })).status).toBe(303);
	});
});

const empty = { vat: "", company: "", name: "", phone: "", email: "", streetAddress: "", postCode: "", city: "" };

describe.each(locales)("payment info in %s", (locale) => {
	// Shows R9.1, R19.2
	it("left empty reports every field at once", async () => {
		const { visitor, cart } = await withCart(locale);
		const page = await fillPaymentInfo(visitor, cart, empty);
		expect(page.status).toBe(422);
		for (const name of Object.keys(empty)) expect(messageOf(page, name).length).toBeGreaterThan(8);
		expectSummary(page, Object.keys(empty).length);
		expect(page.root.querySelector("html")?.getAttribute("lang")).toBe(locale);
	});

	// Shows R19.1, R19.4, R19.5
	it("with errors keeps all input", async () => {
		const { visitor, cart } = await withCart(locale);
		const typed = {
			...germanBuyer,
			vat: "12345",
			phone: "12",
			email: "nobody",
			postCode: "1234",
			company: 'Ä&"<i>Ö</i>',
			additionalEmails: "a@b.example, nonsense",
		};
		const page = await fillPaymentInfo(visitor, cart, typed);
		expect(page.status).toBe(422);
		for (const name of ["vat", "phone", "email", "postCode", "additionalEmails"]) expect(messageOf(page, name).length).toBeGreaterThan(8);
		expectSummary(page, 5);
		const again = formOf(page, 'main form:has(input[name="vat"])').fields;
		for (const [name, value] of Object.entries(typed)) {
			if (name === "company") continue;
			expect(again[name], name).toBe(value);
		}
		expect(page.text).toContain('value="Ä&amp;&quot;&lt;i&gt;Ö&lt;/i&gt;"');
	});
});

describe("a separate delivery address", () => {
	const address = {
		"shipping.company": "Baustelle Nord",
		"shipping.name": "Polier Krause",
		"shipping.phone": "0171 1234567",
		"shipping.streetAddress": "Am Kai 3",
		"shipping.postCode": "20457",
		"shipping.city": "Hamburg",
		"shipping.country": "DE",
	};

	it("is ignored while its box is off, once the buyer has seen it", async () => {
		const { visitor, cart } = await withCart("de");
		const page = await fillPaymentInfo(visitor, cart, { ...germanBuyer, shippingShown: "on", "shipping.postCode": "x" });
		expect(page.path).toBe(`${cart}/payment-method`);
	});

	// Shows R9.4
	it("is checked like the billing address, and kept", async () => {
		const { visitor, cart } = await withCart("de");
		const page = await fillPaymentInfo(visitor, cart, { ...germanBuyer, isSeparateShipping: "on", ...address, "shipping.postCode": "x" });
		expect(page.status).toBe(422);
		expect(messageOf(page, "shipping.postCode").length).toBeGreaterThan(8);
		expect(formOf(page, 'main form:has(input[name="vat"])').fields).toMatchObject({ isSeparateShipping: "on", "shipping.city": "Hamburg" });
	});

	// Shows R9.4
	it("decides the VAT and the freight", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, {
			...germanBuyer,
			isSeparateShipping: "on",
			...address,
			"shipping.company": "",
			"shipping.phone": "040 1234567",
			"shipping.postCode": "00150",
			"shipping.city": "Helsinki",
			"shipping.country": "FI",
		});
		await choosePayment(visitor, cart);
		const summary = await visitor.get(`${cart}/summary`);
		expect(summary.root.querySelector("main")?.text).toContain("25,5");
		expect(summary.root.querySelector("main")?.text).toContain("77,00");
		expect(summary.root.querySelector("main")?.text).toContain("Helsinki");
	});
});

describe("a VAT id with a wrong check digit", () => {
	// Shows R19.3
	it.each([
		["fi", { ...finnishBuyer, vat: "1234567-8" }, "tunnus tulee laskulle tällaisena"],
		["de", { ...finnishBuyer, vat: "1234567-8" }, "die Nummer steht so auf der Rechnung"],
		["de", { ...germanBuyer, vat: "DE136695977" }, "berechnen wir finnische Mehrwertsteuer"],
		["et", { ...estonianBuyer, vat: "100931559" }, "lisame Soome käibemaksu"],
	] as const)("goes on with a warning in %s that says what follows", async (locale, buyer, consequence) => {
		const { visitor, cart } = await withCart(locale);
		expect((await fillPaymentInfo(visitor, cart, buyer)).path).toBe(`${cart}/payment-method`);
		const back = await visitor.get(`${cart}/payment-info`);
		const field = back.root.querySelector('main [name="vat"]');
		expect(field?.getAttribute("aria-invalid")).not.toBe("true");
		const described = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
		expect(described.some((id) => id.includes("warning"))).toBe(true);
		expect(back.root.querySelector("#payment-info-vat-warning")?.text).toContain(consequence);
	});
});

// Shows R30.4
describe("the wanted day", () => {
	const sunday = () => {
		const day = new Date();
		day.setUTCDate(day.getUTCDate() + 14 - day.getUTCDay());
		return day;
	};
	const iso = (day: Date) => day.toISOString().slice(0, 10);

	it.each([
		["de", "Tag von Montag bis Freitag", "Ihr Wunschtermin"],
		["en", "working day", "as you requested"],
		["et", "tööpäev", "teie soovi järgi"],
		["fi", "arkipäivä", "toiveesi mukaan"],
	] as const)("is a working day to come, or it is asked for anew (%s)", async (locale, said, name) => {
		const { visitor, cart } = await withCart(locale);
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const refused = await choosePayment(visitor, cart, { wantedOn: iso(sunday()), partDeliveries: "complete" });
		expect(refused.status).toBe(422);
		expect(messageOf(refused, "wantedOn")).toContain(said);
		expect(formOf(refused, 'main form:has(input[name="deliveryMethodType"])').fields).toMatchObject({
			wantedOn: iso(sunday()),
			partDeliveries: "complete",
		});
		for (const wantedOn of ["2020-01-02", "2999-01-02", "tomorrow"])
			expect((await choosePayment(visitor, cart, { wantedOn })).status, wantedOn).toBe(422);
		const monday = sunday();
		monday.setUTCDate(monday.getUTCDate() + 1);
		const taken = await choosePayment(visitor, cart, { wantedOn: iso(monday), partDeliveries: "welcome" });
		expect(taken.path).toBe(`${cart}/summary`);
		expect(taken.root.querySelector("main")?.text).toContain(name);
	});
});

describe("own freight", () => {
	// Shows R11.3
	it("requires contract and carrier", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const refused = await choosePayment(visitor, cart, {
			deliveryMethodType: "own_freight",
			ownFreightContract: "K-17",
			ownFreightCarrier: "",
		});
		expect(refused.status).toBe(422);
		expect(messageOf(refused, "ownFreightCarrier").length).toBeGreaterThan(8);
		expect(formOf(refused, 'main form:has(input[name="deliveryMethodType"])').fields).toMatchObject({
			deliveryMethodType: "own_freight",
			ownFreightContract: "K-17",
		});
		const taken = await choosePayment(visitor, cart, {
			deliveryMethodType: "own_freight",
			ownFreightContract: "K-17",
			ownFreightCarrier: "Spedition Weser",
		});
		expect(taken.path).toBe(`${cart}/summary`);
		expect(taken.root.querySelector("main")?.text).toContain("Spedition Weser");
	});

	it("a missing choice is reported next to the choices", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const page = await visitor.postOnce(`${cart}/payment-method`, {});
		expect(page.status).toBe(422);
		expect(page.root.querySelectorAll('main [role="alert"] a').length).toBe(2);
	});

	it("a method of another country is refused", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		expect((await choosePayment(visitor, cart, { deliveryMethodType: "flat_fi" })).status).toBe(422);
		expect((await choosePayment(visitor, cart, { deliveryMethodType: "by_air" })).status).toBe(422);
	});
});

describe("the last step", () => {
	// Shows R10.4, R67.7
	it.each(locales)("requires confirmed authority to buy, in %s", async (locale) => {
		const { visitor, cart } = await withCart(locale);
		await fillPaymentInfo(visitor, cart, finnishBuyer);
		await choosePayment(visitor, cart);
		const { path, fields } = await summaryForm(visitor, cart);
		const { authorityConfirmed: _, ...without } = fields;
		const page = await visitor.postOnce(path, without);
		expect(page.status).toBe(422);
		expect(messageOf(page, "authorityConfirmed").length).toBeGreaterThan(8);
		// The message is in the panel of totals with the button, and the browser goes to the box.
		const panel = page.root.querySelector('section[aria-labelledby="brief"]');
		expect(panel?.querySelector('#send-order [name="authorityConfirmed"][autofocus]')).not.toBeNull();
		expect(page.root.querySelector("main [role=alert]")).toBeNull();
	});

	// Shows R9.7
	it("detects a changed cart", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		await choosePayment(visitor, cart);
		const form = await summaryForm(visitor, cart);
		await addBeam(visitor, "5");
		const page = await visitor.postOnce(form.path, form.fields);
		expect(page.status).toBe(409);
		expect(page.root.querySelector("h1")).not.toBeNull();
		const fresh = await summaryForm(visitor, cart);
		expect((await visitor.post(fresh.path, fresh.fields)).path).toBe(`${cart}/confirmation`);
	});

	// Shows R9.5
	it("redirects to the incomplete step", async () => {
		const { visitor, cart } = await withCart("de");
		expect((await visitor.get(`${cart}/summary`)).path).toBe(`${cart}/payment-info`);
		await fillPaymentInfo(visitor, cart, germanBuyer);
		expect((await visitor.get(`${cart}/summary`)).path).toBe(`${cart}/payment-method`);
		expect((await visitor.get(`${cart}/confirmation`)).path).toBe(cart);
	});
});

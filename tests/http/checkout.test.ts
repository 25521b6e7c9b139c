import { describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { addressFields, billingFields } from "../../contract/order-fields";
import {
	addBeam,
	cartPath,
	choosePayment,
	fillPaymentInfo,
	finnishBuyer,
	germanBuyer,
	mailsOf,
	orderNumberOf,
	poorCompany,
	summaryForm,
} from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { cartForm, formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const locales = languages;

async function withCart(locale: (typeof locales)[number], amount = "12") {
	const visitor = new Visitor(shop, locale);
	await addBeam(visitor, amount);
	return { visitor, cart: await cartPath(visitor) };
}

/** Step 2, submitted by this button. */
async function press(visitor: Visitor, cart: string, typed: Record<string, string>, button: Record<string, string>) {
	const { path, fields } = formOf(await visitor.get(`${cart}/payment-info`), 'main form:has(input[name="vat"])');
	return visitor.postOnce(path, { ...fields, ...typed, ...button });
}

const fieldsOf = (page: Page) => formOf(page, 'main form:has(input[name="vat"])').fields;
const picks = (page: Page) => page.root.querySelectorAll('main button[name="pick"]');

/** The field's message, found through its description. */
function messageOf(page: Page, name: string): string {
	const field = page.root.querySelector(`main [name="${name}"]`);
	expect(field?.getAttribute("aria-invalid"), name).toBe("true");
	const ids = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
	return ids.map((id) => page.root.querySelector(`[id="${id}"]`)?.text ?? "").join(" ");
}

/** The fold that holds this field; null if nothing folds it. */
function foldOf(page: Page, name: string) {
	const fold = page.root.querySelectorAll("main details").find((details) => details.querySelector(`[name="${name}"]`));
	return fold ? { isOpen: fold.hasAttribute("open"), text: fold.querySelector("summary")?.text } : null;
}

/** "8.754,00 €" */
const cents = (text: string): number => Number(text.replace("\u2212", "-").replace(/[^\d-]/g, ""));

describe.each(locales)("a company by its name in %s", (locale) => {
	// Shows R25.4
	it("is one of a list, and fills in what is empty", async () => {
		const { visitor, cart } = await withCart(locale);
		const list = await press(visitor, cart, { company: "stahlbau r", name: "Ida" }, { intent: "lookup-name" });
		expect(list.status).toBe(200);
		expect(picks(list)).toHaveLength(1);
		expect(picks(list)[0]?.text).toContain("Stahlbau Reinhardt GmbH");
		expect(fieldsOf(list)).toMatchObject({ company: "stahlbau r", name: "Ida" });

		const filled = await press(visitor, cart, fieldsOf(list), { pick: picks(list)[0]?.getAttribute("value") ?? "" });
		expect(fieldsOf(filled)).toMatchObject({
			vat: "DE136695976",
			company: "Stahlbau Reinhardt GmbH",
			streetAddress: "Hafenstraße 18",
			postCode: "44147",
			city: "Dortmund",
			country: "DE",
			name: "Ida",
		});
	});
});

describe("the register of companies", () => {
	it("never overwrites what was typed elsewhere, and says what stays", async () => {
		const { visitor, cart } = await withCart("de");
		const typed = { company: "Stahl", vat: "DE263819048", streetAddress: "Lagerweg 9", city: "Kassel" };
		const page = await press(visitor, cart, typed, { pick: "DE136695976" });
		expect(fieldsOf(page)).toMatchObject({ ...typed, company: "Stahlbau Reinhardt GmbH", postCode: "44147" });
		expect(page.root.querySelector('main form [role="status"]')?.text).toMatch(/USt-IdNr\., Straße und Hausnummer, Ort/);
	});

	it.each([
		["nothing found by name", { company: "Qwertz" }, { intent: "lookup-name" }],
		["a name of dots", { company: ".." }, { intent: "lookup-name" }],
		["nothing found by id", { vat: "DE999999999" }, { intent: "lookup" }],
		["a company that nobody listed", { company: "Stahl" }, { pick: "nonsense" }],
	])("says so: %s", async (_, typed, button) => {
		const { visitor, cart } = await withCart("de");
		const page = await press(visitor, cart, typed, button);
		expect(page.status).toBe(200);
		expect(page.root.querySelector('main form [role="status"]')?.text.length).toBeGreaterThan(20);
		expect(fieldsOf(page)).toMatchObject(typed);
	});

	it("tells beside the field how an ID is written, where no country writes it so", async () => {
		const { visitor, cart } = await withCart("de");
		for (const vat of ["DE12", "ATU12345678", "Stahl"]) {
			const page = await press(visitor, cart, { company: "Stahl", vat }, { intent: "lookup" });
			expect(page.status).toBe(422);
			expect(messageOf(page, "vat")).toContain("DE");
			expect(page.root.querySelector('main form [role="status"]')?.text.trim() ?? "").toBe("");
			expect(fieldsOf(page)).toMatchObject({ company: "Stahl", vat });
		}
		const bare = await press(visitor, cart, { vat: "136695976" }, { intent: "lookup" });
		expect(fieldsOf(bare).company).toBe("Stahlbau Reinhardt GmbH");
	});

	it("wants something to look for", async () => {
		const { visitor, cart } = await withCart("de");
		const byName = await press(visitor, cart, { company: "" }, { intent: "lookup-name" });
		expect(byName.status).toBe(422);
		expect(messageOf(byName, "company").length).toBeGreaterThan(8);
		const long = await press(visitor, cart, { company: "a".repeat(200) }, { intent: "lookup-name" });
		expect(long.status).toBe(422);
		expect(fieldsOf(long).company).toHaveLength(200);
	});

	it("answers pages with scripts, by id and by name", async () => {
		const visitor = new Visitor(shop, "de");
		const ask = async (question: Record<string, string>) => JSON.parse((await visitor.postOnce("/cart/company", question)).text);
		expect(await ask({ vat: "DE999999999", country: "DE" })).toEqual({ companies: [] });
		expect(await ask({ vat: "DE 136 695 976", country: "DE" })).toMatchObject({ companies: [{ company: "Stahlbau Reinhardt GmbH" }] });
		expect(await ask({ name: "põhjala" })).toMatchObject({ companies: [{ vat: "EE100931558" }] });
		expect(await ask({})).toEqual({ companies: [] });
		expect((await visitor.get("/cart/company")).status).toBe(404);
		expect((await visitor.postOnce("/cart/company", { name: "St" }, { Origin: "http://elsewhere.example" })).status).toBe(403);
	});
});

describe.each(locales)("a VAT ID that the register has under another name, in %s", (locale) => {
	it("is said beside the company and at the VAT, with the way back, and orders all the same", async () => {
		const { visitor, cart } = await withCart(locale);
		const typed = { ...germanBuyer, company: "Nordbau Süd AG" };
		expect((await fillPaymentInfo(visitor, cart, typed)).path).toBe(`${cart}/payment-method`);
		const holder = "Stahlbau Reinhardt GmbH";
		const info = await visitor.get(`${cart}/payment-info`);
		expect(info.root.querySelector("main #payment-info-company-warning")?.text).toContain(holder);
		const summary = await choosePayment(visitor, cart);
		const link = summary.root.querySelector(`main dl a[href="${cart}/payment-info#payment-info-company"]`);
		expect(link?.parentNode?.text).toContain(holder);
		expect(summary.root.querySelector("main dl")?.text).toContain("DE136695976");

		await fillPaymentInfo(visitor, cart, { ...typed, company: "STAHLBAU REINHARDT" });
		expect((await visitor.get(`${cart}/payment-info`)).root.querySelector("main #payment-info-company-warning")).toBeNull();
		expect(
			(await visitor.get(`${cart}/summary`)).root.querySelector(`main a[href="${cart}/payment-info#payment-info-company"]`),
		).toBeNull();
	});
});

describe("data that were changed in another tab meanwhile", () => {
	const pageOf = async (visitor: Visitor, cart: string) =>
		formOf(await visitor.get(`${cart}/payment-info`), 'main form:has(input[name="vat"])');
	const toMethod = /\/payment-method$/;

	it.each(locales)("are not saved over unseen: %s", async (locale) => {
		const { visitor, cart } = await withCart(locale);
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const stale = await pageOf(visitor, cart);
		await fillPaymentInfo(visitor, cart, { ...germanBuyer, city: "Bochum", phone: "0231 5550100" });
		const typed = { ...stale.fields, city: "Kassel" };
		const page = await visitor.postOnce(stale.path, typed);
		expect(page.status).toBe(409);
		expect(fieldsOf(page).city).toBe("Kassel");
		const told = page.root.querySelector('main [role="alert"]');
		expect(told?.text).toContain("Bochum");
		expect(told?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual(["#payment-info-city", "#payment-info-phone"]);
		expect((await pageOf(visitor, cart)).fields.city).toBe("Bochum");

		const again = await visitor.postOnce(stale.path, fieldsOf(page));
		expect([again.status, again.headers.location]).toEqual([303, expect.stringMatching(toMethod)]);
		expect((await pageOf(visitor, cart)).fields.city).toBe("Kassel");
	});

	it("are no obstacle where another part of the cart was changed, or where both say the same", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const stale = await pageOf(visitor, cart);
		await addBeam(visitor, "5");
		expect((await visitor.postOnce(stale.path, { ...stale.fields, city: "Kassel" })).status).toBe(303);
		expect((await visitor.postOnce(stale.path, { ...stale.fields, city: "Kassel" })).status).toBe(303);
		expect((await pageOf(visitor, cart)).fields.city).toBe("Kassel");
	});

	it("are compared with the page that a look-up or a mistake began with", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const stale = await pageOf(visitor, cart);
		await fillPaymentInfo(visitor, cart, { ...germanBuyer, city: "Bochum" });
		const wrong = await visitor.postOnce(stale.path, { ...stale.fields, email: "nobody" });
		expect(wrong.status).toBe(422);
		const looked = await visitor.postOnce(stale.path, { ...fieldsOf(wrong), email: germanBuyer.email, intent: "lookup" });
		expect((await visitor.postOnce(stale.path, fieldsOf(looked))).status).toBe(409);
	});
});

describe.each(locales)("where the invoice goes, in %s", (locale) => {
	it("says beside the field what is wrong, keeps it, and is folded open", async () => {
		const { visitor, cart } = await withCart(locale);
		const typed = { invoiceEmail: "nobody", eInvoiceAddress: "0037 2077 4740", eInvoiceOperator: "DABA/FIHH" };
		const page = await fillPaymentInfo(visitor, cart, { ...finnishBuyer, ...typed });
		expect(page.status).toBe(422);
		for (const name of ["invoiceEmail", "eInvoiceOperator"]) expect(messageOf(page, name).length).toBeGreaterThan(8);
		expect(fieldsOf(page)).toMatchObject(typed);
		expect(page.root.querySelector('main details:has([name="eInvoiceAddress"])')?.hasAttribute("open")).toBe(true);
		for (const link of page.root.querySelectorAll('main [role="alert"] a[href^="#"]'))
			expect(page.root.querySelector(`[id="${link.getAttribute("href")?.slice(1)}"]`)).not.toBeNull();
	});

	it("wants the operator in Finland, and the address with an operator everywhere", async () => {
		const { visitor, cart } = await withCart(locale);
		const finnish = await fillPaymentInfo(visitor, cart, { ...finnishBuyer, eInvoiceAddress: "003720774740" });
		expect(messageOf(finnish, "eInvoiceOperator").length).toBeGreaterThan(8);
		const german = await fillPaymentInfo(visitor, cart, { ...germanBuyer, eInvoiceOperator: "PEPPOL" });
		expect(messageOf(german, "eInvoiceAddress").length).toBeGreaterThan(8);
	});
});

describe("what was filled in", () => {
	// Shows R9.3
	it("is there again in every step, and on the summary", async () => {
		const { visitor, cart } = await withCart("fi");
		const buyer = {
			...finnishBuyer,
			additionalEmails: "lasku@pohjola.example, tyomaa@pohjola.example",
			invoiceEmail: "reskontra@pohjola.example",
			eInvoiceAddress: "003720774740",
			eInvoiceOperator: "DABAFIHH",
			createAccount: "on",
		};
		expect((await fillPaymentInfo(visitor, cart, buyer)).path).toBe(`${cart}/payment-method`);
		await choosePayment(visitor, cart);
		const back = await visitor.get(`${cart}/payment-info`);
		expect(fieldsOf(back)).toMatchObject({ ...buyer, phone: "+358 40 1234567" });
		expect(foldOf(back, "eInvoiceAddress")).toMatchObject({ isOpen: false, text: expect.stringContaining("003720774740, DABAFIHH") });
		const summary = (await visitor.get(`${cart}/summary`)).root.querySelector("main")?.text ?? "";
		for (const text of ["reskontra@pohjola.example", "003720774740, DABAFIHH", "tyomaa@pohjola.example", "asiakastili"])
			expect(summary).toContain(text);
	});

	// Shows R9.13
	it("folds each complete group of its fields to what they hold, and opens one with an error or a doubt", async () => {
		const { visitor, cart } = await withCart("de");
		const names = ["vat", "name", "shipping.city"];
		const site = { isSeparateShipping: "on", "shipping.country": "DE", "shipping.name": "Polier Krause", "shipping.phone": "0171 1234567" };
		const place = { "shipping.streetAddress": "Am Kai 3", "shipping.postCode": "18147", "shipping.city": "Rostock" };
		const empty = await visitor.get(`${cart}/payment-info`);
		expect(names.map((name) => foldOf(empty, name))).toEqual([null, null, null]);

		await fillPaymentInfo(visitor, cart, { ...germanBuyer, ...site, ...place });
		const complete = await visitor.get(`${cart}/payment-info`);
		const texts = [
			/Industriestraße 12, 28195\sBremen, Deutschland.*DE136695976/,
			/Jürgen Müller.*einkauf@/,
			/Am Kai 3, 18147\sRostock.*Polier Krause/,
		];
		for (const [index, name] of names.entries())
			expect(foldOf(complete, name)).toMatchObject({ isOpen: false, text: expect.stringMatching(texts[index] ?? /-/) });
		expect(foldOf(complete, "reference")).toBeNull();

		const refused = await fillPaymentInfo(visitor, cart, { "shipping.postCode": "12" });
		expect(names.map((name) => foldOf(refused, name)?.isOpen)).toEqual([false, false, true]);
		await fillPaymentInfo(visitor, cart, { vat: "DE136695977", "shipping.postCode": "18147" });
		const doubted = await visitor.get(`${cart}/payment-info`);
		expect(names.map((name) => foldOf(doubted, name)?.isOpen)).toEqual([true, false, false]);
	});

	// Shows R9.3
	it("has a place in the form for each declared field, and is shown where it is declared to be", async () => {
		const { visitor, cart } = await withCart("de");
		const declared = Object.entries({ ...addressFields, ...billingFields }).filter(([, { stored }]) => stored !== "flag");
		const textOf = (group: string, name: string): string => `Angabe ${group}${name}`;
		const plain = (group: string, names: string[]) => Object.fromEntries(names.map((name) => [group + name, textOf(group, name)]));
		const formats = [
			"vat",
			"phone",
			"email",
			"additionalEmails",
			"invoiceEmail",
			"eInvoiceAddress",
			"eInvoiceOperator",
			"postCode",
			"country",
		];
		const free = declared.map(([name]) => name).filter((name) => !formats.includes(name));
		const ofSite = free.filter((name) => name in addressFields);
		const typed: Record<string, string> = {
			...germanBuyer,
			...{ additionalEmails: "weitere@meyer.example", invoiceEmail: "rechnung@meyer.example", eInvoiceAddress: "9930:DE136695976" },
			...plain("", free),
			isSeparateShipping: "on",
			...{ "shipping.country": "DE", "shipping.phone": "030 12345678", "shipping.postCode": "10115" },
			...plain("shipping.", ofSite),
		};
		const form = fieldsOf(await visitor.get(`${cart}/payment-info`));
		const names = [...declared.map(([name]) => name), ...Object.keys(addressFields).map((name) => `shipping.${name}`)];
		expect(Object.keys(form)).toEqual(expect.arrayContaining(names));

		expect((await fillPaymentInfo(visitor, cart, typed)).path).toBe(`${cart}/payment-method`);
		await choosePayment(visitor, cart);
		expect(fieldsOf(await visitor.get(`${cart}/payment-info`))).toMatchObject({ ...plain("", free), ...plain("shipping.", ofSite) });
		const summary = (await visitor.get(`${cart}/summary`)).root.querySelector("main")?.text ?? "";
		const isShown = (text = "") => summary.replace(/\s/g, "").includes(text.replace(/\s/g, ""));
		const [own, site] = [declared, declared.filter(([name]) => ofSite.includes(name))].map((fields, index) =>
			fields.flatMap(([name, { printed }]) => {
				const text = typed[`${index === 0 ? "" : "shipping."}${name}`];
				if (name === "country" || name === "phone" || !text) return [];
				return [{ name, isDeclared: printed.some((place) => place === "page"), isShown: isShown(text) }];
			}),
		);
		for (const field of [...(own ?? []), ...(site ?? [])]) expect(field).toMatchObject({ isShown: field.isDeclared });
		expect(isShown(`${typed["shipping.postCode"]} ${typed["shipping.city"]}`)).toBe(true);
	});

	// A text browser shows the fields of the delivery address even if its box is not ticked.
	it.each(languages)("asks once about a delivery address beside a box that is off, and keeps it (%s)", async (language) => {
		const { visitor, cart } = await withCart(language);
		const site = {
			"shipping.country": "DE",
			"shipping.streetAddress": "Am Kai 3",
			"shipping.postCode": "18055",
			"shipping.city": "Rostock",
		};
		// Together with other errors: the fields are shown again only once.
		const page = await fillPaymentInfo(visitor, cart, { ...germanBuyer, ...site, postCode: "12" });
		expect(page.root.querySelector("main #payment-info-postCode-error")?.text).not.toBe("");
		expect([page.status, page.path]).toEqual([422, `${cart}/payment-info`]);
		expect(page.root.querySelector("main #payment-info-isSeparateShipping-error")?.text).not.toBe("");
		const again = formOf(page, "#payment-info");
		expect(again.fields).toMatchObject(site);
		expect((await visitor.post(again.path, { ...again.fields, postCode: germanBuyer.postCode })).path).toBe(`${cart}/payment-method`);
		expect(fieldsOf(await visitor.get(`${cart}/payment-info`)).isSeparateShipping).toBeUndefined();
	});

	it("leads who comes back to the step where it ended", async () => {
		const { visitor, cart } = await withCart("de");
		const link = async () => (await visitor.get(cart)).root.querySelector('main nav p a[href^="/cart/"]')?.getAttribute("href");
		expect(await link()).toBeUndefined();
		await fillPaymentInfo(visitor, cart, germanBuyer);
		expect(await link()).toBe(`${cart}/payment-method`);
		await choosePayment(visitor, cart);
		expect(await link()).toBe(`${cart}/summary`);
	});

	// Shows R9.1, R9.12
	it("stays when the payment is changed: number, comment, delivery", async () => {
		const { visitor, cart } = await withCart("de");
		const notes = cartForm(await visitor.get(cart), "notes");
		await visitor.post(notes.path, { ...notes.fields, comment: "Bitte bündeln", shippingComment: "Tor 2" });
		const { root } = await fillPaymentInfo(visitor, cart, { ...germanBuyer, reference: " PO-4711" });
		// The cart asks for it, and this page shows it.
		expect(root.querySelector('main [name="shippingComment"]')).toBeNull();
		expect(root.querySelector(`main p:has(a[href="${cart}#notes"])`)?.text).toContain("Tor 2");
		await choosePayment(visitor, cart, { craneUnloading: "weight_de" });
		await choosePayment(visitor, cart, { paymentMethod: "card", craneUnloading: "weight_de" });
		const page = await visitor.get(`${cart}/summary`);
		for (const text of ["PO-4711", "Bitte bündeln", "Tor 2", "Kran"]) expect(page.root.querySelector("main")?.text).toContain(text);
		expect(page.root.querySelector('main [name="authorityConfirmed"]')).toBeNull();
		// The number is asked for with the addresses, once.
		const cartPage = await visitor.get(cart);
		expect([cartPage.root.querySelector('main [name="reference"]'), cartPage.root.querySelector("main")?.text]).toEqual([
			null,
			expect.stringContaining("PO-4711"),
		]);
		expect(fieldsOf(await visitor.get(`${cart}/payment-info`)).reference).toBe("PO-4711");
	});

	// Shows R9.12
	it("asks again for an order number that is too long, or that somebody else has given meanwhile", async () => {
		const { visitor, cart } = await withCart("de");
		const long = await fillPaymentInfo(visitor, cart, { ...germanBuyer, reference: "x".repeat(201) });
		expect([long.status, fieldsOf(long).reference]).toEqual([422, "x".repeat(201)]);
		expect(long.root.querySelector("#payment-info-reference-error")?.text).toContain("zu lang");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const stale = formOf(await visitor.get(`${cart}/payment-info`), "#payment-info");
		await fillPaymentInfo(visitor, cart, { reference: "PO-1" });
		const late = await visitor.post(stale.path, { ...stale.fields, reference: "PO-2" });
		expect([late.status, fieldsOf(late).reference]).toEqual([409, "PO-2"]);
		expect(late.root.querySelector("main")?.text).toContain("PO-1");
		const again = formOf(late, "#payment-info");
		expect((await visitor.post(again.path, again.fields)).path).toBe(`${cart}/payment-method`);
		expect(fieldsOf(await visitor.get(`${cart}/payment-info`)).reference).toBe("PO-2");
	});
});

describe("delivery", () => {
	// Shows R9.1
	it("shows the totals of the chosen method before going on", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const before = (await visitor.get(`${cart}/payment-method`)).root.querySelector('section[aria-labelledby="brief"]')?.text ?? "";
		expect(before).not.toContain("Kran");
		const shown = await choosePayment(visitor, cart, { craneUnloading: "weight_de", intent: "update" });
		expect(shown.path).toBe(`${cart}/payment-method`);
		expect(shown.root.querySelector('section[aria-labelledby="brief"]')?.text).toContain("Kran");
		expect(formOf(shown, 'main form:has(input[name="deliveryMethodType"])').fields).toMatchObject({ craneUnloading: "weight_de" });
	});

	it("adds no crane to a method that it was not asked for with", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const summary = await choosePayment(visitor, cart, { craneUnloading: "flat_fi" });
		expect(summary.path).toBe(`${cart}/summary`);
		expect(summary.root.querySelector('section[aria-labelledby="brief"]')?.text).not.toContain("Kran");
	});

	it("offers construction sites in the capital region alone", async () => {
		const { visitor, cart } = await withCart("fi");
		const types = async () =>
			(await visitor.get(`${cart}/payment-method`)).root
				.querySelectorAll('main [name="deliveryMethodType"]')
				.map((field) => field.getAttribute("value"));
		await fillPaymentInfo(visitor, cart, finnishBuyer);
		expect(await types()).toContain("construction_site");
		await fillPaymentInfo(visitor, cart, { ...finnishBuyer, postCode: "90100", city: "Oulu" });
		expect(await types()).not.toContain("construction_site");
	});

	it.each([
		["de", "Baustellenlieferung mit Ladekran", "Frachtpauschale Finnland", "89,00"],
		["en", "Site delivery by crane lorry", "Flat-rate freight, Finland", "89.00"],
		["et", "Tarne ehitusobjektile kraanaautoga", "Kindla hinnaga vedu Soomes", "89,00"],
		["fi", "Työmaatoimitus nosturiautolla", "Kiinteä rahti koko Suomeen", "89,00"],
	] as const)(
		"that does not go to a changed address is said to be replaced until it is chosen anew: %s",
		async (locale, chosen, now, price) => {
			const { visitor, cart } = await withCart(locale);
			const notice = async (step: string) => {
				const parts = (await visitor.get(`${cart}/${step}`)).root.querySelectorAll("main p");
				return parts.find(({ text }) => text.includes(chosen) && text.length > chosen.length + 10)?.parentNode;
			};
			await fillPaymentInfo(visitor, cart, finnishBuyer);
			await choosePayment(visitor, cart, { deliveryMethodType: "construction_site" });
			for (const step of ["payment-method", "summary"]) expect(await notice(step), step).toBeUndefined();

			await fillPaymentInfo(visitor, cart, { ...finnishBuyer, postCode: "96100", city: "Rovaniemi" });
			for (const step of ["payment-method", "summary"]) {
				const text = (await notice(step))?.text ?? "";
				for (const part of [chosen, now, price]) expect(text, step).toContain(part);
			}
			expect((await notice("summary"))?.querySelector(`a[href="${cart}/payment-method"]`)).not.toBeNull();

			await choosePayment(visitor, cart);
			for (const step of ["payment-method", "summary"]) expect(await notice(step), step).toBeUndefined();
		},
	);

	it("that is made up, or a payment that is, is refused beside its group", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		for (const [name, value] of [
			["deliveryMethodType", "drone"],
			["deliveryMethodType", "flat_fi"],
			["paymentMethod", "barter"],
		] as const) {
			const page = await choosePayment(visitor, cart, { [name]: value });
			expect(page.status).toBe(422);
			expect(page.root.querySelectorAll('main [role="alert"] a[href^="#"]')).toHaveLength(1);
		}
	});
});

describe("what is being ordered, beside each step", () => {
	it("adds up: each line after its discount, as in the column of the cart, to what all lines come to", async () => {
		const { visitor, cart } = await withCart("de");
		const product = await visitor.get("/products/double-rod-panel-6-5-6-1230");
		const form = formOf(product, 'main form[action="/cart/items"]:has([name="only"])');
		const id = product.root.querySelector('main button[name="only"]')?.getAttribute("value") ?? "";
		await visitor.post(form.path, { ...form.fields, [`amount.${id}`]: "40", only: id });
		const brief = (await visitor.get(`${cart}/payment-info`)).root.querySelector('section[aria-labelledby="brief"]');
		const sums = (brief?.querySelectorAll("li") ?? []).map((line) => {
			const [, count = "", price = ""] = /(\d+)\s\S+\s×\s([\d.]+,\d\d)\s€/.exec(line.text) ?? [];
			const sum = cents(line.lastElementChild?.text ?? "");
			const off = /Rabatt\s(−[\d.]+,\d\d)\s€/.exec(line.text)?.[1] ?? "0";
			expect(sum, line.text).toBe(Number(count) * cents(price) + cents(off));
			return sum;
		});
		const totals = new Map(
			(brief?.querySelectorAll("dl > div") ?? []).map((row) => [row.querySelector("dt")?.text, row.lastElementChild?.text]),
		);
		expect(cents(totals.get("Positionsrabatt") ?? "")).toBeLessThan(0);
		expect(sums).toHaveLength(2);
		const lines = cents(totals.get("Summe der Positionen") ?? "");
		expect(sums.reduce((all, sum) => all + sum, 0)).toBe(lines);
		expect(lines).toBe(cents(totals.get("Warenwert") ?? "") + cents(totals.get("Positionsrabatt") ?? ""));
		const column = (await visitor.get(cart)).root
			.querySelectorAll("#lines > li")
			.map((line) => cents(line.querySelectorAll("p").find(({ text }) => text.startsWith("Summe"))?.text ?? ""));
		expect(column.reduce((all, sum) => all + sum, 0)).toBe(lines);
	});
});

// Shows R4.6, R62.4
it("says of which country the days are, as dates", async () => {
	const { visitor, cart } = await withCart("de");
	const shown = async () => (await visitor.get(cart)).root.querySelector("main")?.text ?? "";
	const ofLine = /Lieferung (?:ca\. |bis |ab )?(?:Mo|Di|Mi|Do|Fr)\s/;
	const ofCart = /Liefertermin \(Deutschland\)\s*(?:ca\. |bis |ab )?(?:Mo|Di|Mi|Do|Fr)\s/;
	expect(await shown()).toMatch(ofLine);
	expect(await shown()).toMatch(ofCart);
	await fillPaymentInfo(visitor, cart, germanBuyer);
	await choosePayment(visitor, cart);
	expect(await shown()).toMatch(ofLine);
	expect(await shown()).toMatch(ofCart);
	const { visitor: finn, cart: own } = await withCart("fi");
	expect((await finn.get(own)).root.querySelector("main")?.text).not.toContain("Suomessa:");
});

describe.each([
	["de", "vorläufig", ["Fracht", "Verpackung", "Gesamt netto", "MwSt. 25,5 %", "Gesamt brutto", "Liefertermin (Deutschland)"]],
	["en", "provisional", ["Freight", "Packaging", "Net total", "VAT 25.5%", "Gross total", "Delivery date"]],
	["et", "esialgne", ["Vedu", "Pakkimine", "Summa", "Käibemaks 25,5%", "Kokku", "Tarnekuupäev (Eesti)"]],
	["fi", "alustava", ["Rahti", "Pakkaus", "Veroton summa", "ALV 25,5 %", "Verollinen summa", "Toimituspäivä"]],
] as const)("what depends on the country, in %s", (locale, word, terms) => {
	const termsOf = (page: Page) =>
		page.root.querySelectorAll('section[aria-labelledby="brief"] dt').map(({ text }) => text.replaceAll("\u00a0", " "));

	it("is provisional while the company is filled in, and no more once the step is sent", async () => {
		const { visitor, cart } = await withCart(locale);
		const filled = await press(visitor, cart, { vat: "DE136695976" }, { intent: "lookup" });
		expect(fieldsOf(filled)).toMatchObject({ country: "DE" });
		const isProvisional = (page: Page, term: string) => termsOf(page).filter((one) => one.startsWith(`${term}, ${word}`)).length;
		for (const term of terms) expect(isProvisional(filled, term), term).toBe(1);
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const again = await visitor.get(`${cart}/payment-info`);
		const net = terms[2];
		expect(isProvisional(again, net)).toBe(1);
		const next = await visitor.get(`${cart}/payment-method`);
		expect(termsOf(next).filter((one) => one.includes(word))).toEqual([]);
	});
});

describe("the steps", () => {
	// Shows R3.17
	it("end with one line: company, phone and the legal pages", async () => {
		const { visitor, cart } = await withCart("de");
		const footerOf = (page: Page) => {
			const links = page.root.querySelectorAll("footer a").map((link) => link.getAttribute("href"));
			return { text: page.root.querySelector("footer")?.text ?? "", links };
		};
		expect(footerOf(await visitor.get(cart)).links).toContain("/about");
		for (const page of [
			await visitor.get(`${cart}/payment-info`),
			await fillPaymentInfo(visitor, cart, germanBuyer),
			await choosePayment(visitor, cart),
		]) {
			const { text, links } = footerOf(page);
			expect(text).toContain("Crossbar Oy");
			expect(links).toEqual(["tel:+493012345670", "/terms", "/privacy", "/cookies", "/legal"]);
		}
	});

	it("have no figure of their own beside the list's, for browsers without styles", async () => {
		const { visitor, cart } = await withCart("de");
		const steps = (await visitor.get(`${cart}/payment-info`)).root.querySelectorAll("main ol:has([aria-current=step]) > li");
		expect(steps).toHaveLength(4);
		for (const { text } of steps) expect(text).not.toMatch(/\d/);
	});
});

describe("before and after it is sent", () => {
	// Shows R9.1
	it("a large order on invoice is said to be reviewed", async () => {
		const { visitor, cart } = await withCart("fi", "200");
		await fillPaymentInfo(visitor, cart, finnishBuyer);
		const summary = await choosePayment(visitor, cart);
		expect(summary.root.querySelector("main")?.text).toMatch(/yhden työpäivän kuluessa/);
		const form = await summaryForm(visitor, cart);
		expect((await visitor.post(form.path, form.fields)).root.querySelector("main")?.text).toMatch(/yhden työpäivän kuluessa/);
	});

	// Shows R10.5
	it("a guest's order on invoice is said to be reviewed, in the same words for companies of good and of poor credit", async () => {
		const said: string[] = [];
		for (const buyer of [germanBuyer, { ...germanBuyer, ...poorCompany }]) {
			const { visitor, cart } = await withCart("de");
			await fillPaymentInfo(visitor, cart, buyer);
			const summary = await choosePayment(visitor, cart);
			expect(summary.root.querySelector("main")?.text).toContain("innerhalb eines Arbeitstages");
			const form = await summaryForm(visitor, cart);
			const sent = await visitor.postOnce(form.path, form.fields);
			const thanks = await visitor.get(`${cart}/confirmation`);
			expect(thanks.root.querySelector("main")?.text).toContain("wird geprüft");
			said.push(
				[sent.status, sent.headers.location, thanks.root.querySelector("main")?.text ?? ""]
					.join()
					.replaceAll(cart, "/cart")
					.replaceAll(buyer.company, "")
					.replaceAll(buyer.vat, "")
					.replace(/CB-\d+/g, "CB"),
			);
		}
		expect(said[1]).toBe(said[0]);
	});

	it.each(["cancelled", "declined", "failed"])("a payment that was %s leaves everything there and shows the ways on", async (payment) => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		await choosePayment(visitor, cart, { paymentMethod: "card" });
		const page = await visitor.get(`${cart}/summary?payment=${payment}`);
		const said = page.root.querySelectorAll('main [role="alert"], main [role="status"]').find((part) => part.text.length > 40);
		expect(said?.querySelector(`a[href="${cart}/payment-method"]`)).not.toBeNull();
		expect((await visitor.get(`${cart}/summary?payment=<b>`)).text).not.toContain("<b>");
		// A buyer who pays by invoice sees no more of the card.
		const title = said?.querySelector("h2, p, strong")?.text ?? "?";
		expect(page.text).toContain(title);
		await choosePayment(visitor, cart, { paymentMethod: "invoice" });
		expect((await visitor.get(`${cart}/summary?payment=${payment}`)).text).not.toContain(title);
	});

	// Shows R9.6, R9.8, R13.15
	it("the thank-you page names everyone who gets mail, the documents, and the account", async () => {
		const { visitor, cart } = await withCart("de");
		const email = `einkauf-${crypto.randomUUID()}@weser.example`;
		await fillPaymentInfo(visitor, cart, { ...germanBuyer, email, additionalEmails: "lager@weser.example", createAccount: "on" });
		await choosePayment(visitor, cart, { craneUnloading: "weight_de" });
		const form = await summaryForm(visitor, cart);
		const page = await visitor.post(form.path, form.fields);
		for (const text of [email, "lager@weser.example", "Kundenkonto"]) expect(page.root.querySelector("main")?.text).toContain(text);
		const facts = page.root.querySelector('section[aria-labelledby="brief"]')?.text ?? "";
		expect(facts).toContain("Spedition nach Deutschland, DPU Lieferadresse, Incoterms®\u00a02020 · Kranentladung");
		// The buyer gets a mail at once; others once the order is reviewed or their address confirmed.
		const said = page.root.querySelector("main")?.text;
		expect(said).toContain(`Wir senden die Eingangsbestätigung an ${email}.`);
		expect(said).toContain("Die weiteren Empfänger (lager@weser.example) erhalten eine Kopie, sobald");
		for (const file of ["confirmation.pdf", "order.xml"]) expect(page.root.querySelector(`main a[href="${cart}/${file}"]`)).not.toBeNull();

		const outbox: { kind: string; to: string[]; text: string }[] = JSON.parse((await visitor.get("/_dev/outbox.json")).text);
		const mail = outbox.find(({ kind, to }) => kind === "account_verification" && to.includes(email));
		const link = /\/users\/verify\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
		// Mail scanners open links in another browser and submit nothing.
		const scanner = new Visitor(shop, "de");
		expect((await scanner.send("HEAD", link)).status).toBe(200);
		expect((await scanner.get(link)).status).toBe(200);
		const open = formOf(await visitor.get(link), 'main form:has([name="token"])');
		const done = await visitor.post(open.path, open.fields);
		expect(done.text).toContain("ist bestätigt");
		expect((await visitor.post(open.path, open.fields)).text).toContain("ist bestätigt");
		expect((await visitor.get(link.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).status).toBe(404);
		expect((await visitor.get("/users/verify?token=..")).status).toBe(404);
	});
});

describe.each([
	["de", "E-Rechnung an", "Rechnung an"],
	["en", "E-invoice to", "Invoice to"],
	["et", "E-arve aadress", "Arvete e-post"],
	["fi", "Verkkolasku osoitteeseen", "Lasku osoitteeseen"],
] as const)("an e-invoice address and an e-mail for invoices in %s", (locale, electronic, byMail) => {
	it("are both named after the order, on its page and in the mail", async () => {
		const { visitor, cart } = await withCart(locale);
		const places = { invoiceEmail: "reskontra@pohjola.example", eInvoiceAddress: "003720774740", eInvoiceOperator: "DABAFIHH" };
		await fillPaymentInfo(visitor, cart, { ...finnishBuyer, ...places });
		await choosePayment(visitor, cart);
		const form = await summaryForm(visitor, cart);
		const thanks = await visitor.post(form.path, form.fields);
		const [mail] = await mailsOf(visitor, orderNumberOf(thanks));
		expect(mail?.text).toContain(`${electronic}: 003720774740, DABAFIHH`);
		expect(mail?.text).toContain(`${byMail}: reskontra@pohjola.example`);
		for (const page of [thanks, await visitor.get(cart)])
			for (const place of ["003720774740, DABAFIHH", "reskontra@pohjola.example"])
				expect(page.root.querySelector("main")?.text, page.path).toContain(place);
		expect((await new Visitor(shop, locale).get(cart)).text).not.toContain("reskontra@pohjola.example");
	});
});

describe("a step of somebody else's cart", () => {
	it("takes nothing: missing and foreign answer alike", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const info = fieldsOf(await visitor.get(`${cart}/payment-info`));
		const method = formOf(await visitor.get(`${cart}/payment-method`), 'main form:has(input[name="deliveryMethodType"])').fields;
		const stranger = new Visitor(shop, "de");
		const other = await withCart("de");
		const missing = `/cart/${crypto.randomUUID()}`;
		for (const [who, where] of [
			[stranger, cart],
			[other.visitor, cart],
			[other.visitor, missing],
		] as const) {
			// A session may end while its buyer types: the form is shown again with its values.
			expect((await who.postOnce(`${where}/payment-info`, info)).status).toBe(409);
			expect((await who.postOnce(`${where}/payment-method`, method)).status).toBe(404);
			expect((await who.postOnce(`${where}/payment-method`, { paymentMethod: "card", deliveryMethodType: "weight_de" })).status).toBe(404);
		}
	});

	it("that was sent meanwhile leads to the order", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const info = fieldsOf(await visitor.get(`${cart}/payment-info`));
		await choosePayment(visitor, cart);
		const form = await summaryForm(visitor, cart);
		await visitor.post(form.path, form.fields);
		expect((await visitor.post(`${cart}/payment-info`, info)).path).toBe(cart);
		expect((await visitor.post(`${cart}/payment-method`, { deliveryMethodType: "weight_de", paymentMethod: "invoice" })).path).toBe(cart);
	});
});

describe("a session that is lost in the checkout", () => {
	it.each(["none", "another"] as const)(
		"keeps what was typed and leads back to the cart, where it can be taken over: %s",
		async (session) => {
			const { visitor, cart } = await withCart("de");
			const form = formOf(await visitor.get(`${cart}/payment-info`), "#payment-info");
			const later = new Visitor(shop, "de");
			if (session === "another") await addBeam(later, "1");
			const page = await later.postOnce(form.path, { ...form.fields, ...germanBuyer });
			expect(page.status).toBe(409);
			expect(page.root.querySelector("main [role=alert]")?.text).toContain("Ihre Sitzung ist beendet");
			expect(page.root.querySelector('main [name="company"]')?.getAttribute("value")).toBe(germanBuyer.company);
			expect(page.root.querySelector('main [name="email"]')?.getAttribute("value")).toBe(germanBuyer.email);
			const back = page.root.querySelector("main [role=alert] a")?.getAttribute("href") ?? "";
			expect(back).toBe(cart);
			expect((await later.get(back)).root.querySelector('main form[action$="/again"]')).not.toBeNull();
		},
	);

	it("tells nobody of a cart that is not theirs what its owner typed", async () => {
		const { visitor, cart } = await withCart("de");
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const page = await new Visitor(shop, "de").postOnce(`${cart}/payment-info`, { company: "Fremd GmbH" });
		expect(page.status).toBe(409);
		expect(page.text).not.toContain(germanBuyer.company);
	});
});

import { beforeAll, describe, expect, it } from "vitest";
import { companyDay } from "../../contract/company";
import { workingDayAfter } from "../../contract/values/days";
import { signedInAtDesk } from "../support/desk-visitor";
import { addBeam, cartPath, finnishBuyer, mailsOf, order, orderNumberOf } from "../support/guest-order";
import { plainSpaces } from "../support/pdf-text";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

let seller: Visitor;
beforeAll(async () => {
	seller = await signedInAtDesk(shared, "orders@desk.example");
});

async function newOrder(language: "fi" | "de" | "en" | "et" = "en") {
	const buyer = new Visitor(shared.address, language);
	const thanks = await order(buyer, finnishBuyer);
	const cart = thanks.path.replace(/\/confirmation$/, "");
	return { buyer, number: orderNumberOf(thanks), cart, path: cart.replace("/cart/", "/orders/").concat("/change") };
}

const main = (page: Page) => plainSpaces(page.root.querySelector("main")?.text ?? "");
const body = (page: Page) => plainSpaces(page.root.querySelector("body")?.text ?? "");
const changing = "main form:has([name='quantity.1'])";
const fieldsOf = (page: Page) => formOf(page, changing).fields;
const intentsOf = ({ root }: Page) =>
	root.querySelectorAll(`${changing} button[name=intent]`).map((button) => button.getAttribute("value"));

/** Sends the page's form as it is shown, with other values and one of its buttons. */
const press = (visitor: Visitor, page: Page, intent: "preview" | "change", typed: Record<string, string> = {}) =>
	visitor.post(page.path, { ...fieldsOf(page), ...typed, intent });

async function confirm(number: string) {
	const at = `/desk/orders/${number.toLowerCase()}`;
	const { fields } = formOf(await seller.get(at), 'main form:has(button[value="review"])');
	await seller.post(at, fields);
	return at;
}

describe("a buyer who changes his mind", () => {
	// Shows R63.1, R63.2
	it("sees the difference before it is saved, changes the order once, and reads each version", async () => {
		const { buyer, number, cart, path } = await newOrder();
		const shown = await buyer.get(cart);
		expect(shown.root.querySelector(`main a[href='${path}']`)?.text).toBe("Change or withdraw the order");
		const page = await buyer.get(path);
		const typed = { "quantity.1": "15", reference: "PO 4711", streetAddress: "Satamatie 4", comment: "Three more, please" };
		const preview = await press(buyer, page, "preview", typed);
		expect(preview.status).toBe(200);
		expect(main(preview)).toContain("Nothing is saved yet.");
		expect(main(preview)).toContain("quantity 12 → 15");
		expect(intentsOf(preview)).toEqual(["preview", "change"]);
		const done = await press(buyer, preview, "change");
		expect(done.path).toBe(cart);
		expect(body(done)).toContain("Your order is changed. The email is on its way.");
		expect(main(done)).toContain("Changed by the buyer");
		expect(main(done)).toContain("Three more, please");
		const again = await press(buyer, preview, "change");
		expect(again.path).toBe(cart);
		const mails = (await mailsOf(buyer, number)).map(({ kind }) => kind);
		expect(mails.filter((kind) => kind === "order_changed")).toHaveLength(1);
		expect(main(await seller.get(`/desk/orders/${number.toLowerCase()}`))).toContain("Three more, please");
	});

	// Shows R62.5, R63.2
	it("reads before it is saved that a new day cannot be met, and what delivery costs then, as staff do", async () => {
		const { buyer, number, path } = await newOrder();
		const tomorrow = workingDayAfter(companyDay(new Date()), 1, "FI");
		const preview = await press(buyer, await buyer.get(path), "preview", { wantedOn: tomorrow, crane: "yes" });
		expect(main(preview)).toMatch(/New requested delivery day: [^)]* \(probably cannot be met\)/);
		expect(main(preview)).toMatch(/Delivery charge: €[\d.,]+ → €[\d.,]+/);
		const at = `/desk/orders/${number.toLowerCase()}/change`;
		const { fields } = formOf(await seller.get(at), changing);
		const shown = main(await seller.post(at, { ...fields, wantedOn: tomorrow, intent: "preview" }));
		expect(shown).toContain("probably cannot be met");
	});

	// Shows R63.2
	it("keeps what was typed beside what is wrong, and saves nothing from a stale page", async () => {
		const { buyer, path, number } = await newOrder();
		const page = await buyer.get(path);
		const wrong = await press(buyer, page, "preview", { "quantity.1": "many", postCode: "1", wantedOn: "2020-01-01", reference: "PO 1" });
		expect(wrong.status).toBe(422);
		for (const id of ["quantity-1", "postCode"]) expect(wrong.root.querySelector(`#${id}-error`)?.text).not.toBe("");
		expect(fieldsOf(wrong)).toMatchObject({ "quantity.1": "many", postCode: "1", reference: "PO 1" });
		const past = await press(buyer, page, "preview", { wantedOn: "2020-01-01" });
		expect([past.status, past.root.querySelector("#wantedOn-error")?.text]).toEqual([422, expect.stringMatching(/\w/)]);
		expect(main(await press(buyer, page, "preview"))).toContain("You have not changed anything.");
		await confirm(number);
		const late = await press(buyer, page, "preview", { "quantity.1": "20" });
		expect(late.status).toBe(409);
		expect(main(late)).toContain("The order has changed since you opened this page.");
		expect(fieldsOf(late)).toMatchObject({ "quantity.1": "20" });
	});

	// Shows R78.2
	it("adds an article and a certificate, and reads both in the order's versions, as staff do", async () => {
		const { buyer, number, cart, path } = await newOrder();
		const page = await buyer.get(path);
		expect(page.root.querySelector("main label:has(#certificate-1)")?.text).toContain("Add inspection certificate 3.1");
		const wrong = await press(buyer, page, "preview", { "code.0": "CR-999999", "added.0": "2", "added.1": "3", "certificate.1": "yes" });
		expect(wrong.status).toBe(422);
		expect(wrong.root.querySelector("#code-1-error")?.text).toBe("Enter our item code.");
		expect(wrong.root.querySelector("#certificate-1")?.hasAttribute("checked")).toBe(true);
		expect(fieldsOf(wrong)).toMatchObject({ "code.0": "CR-999999", "added.0": "2", "added.1": "3" });
		const unknown = await press(buyer, page, "preview", { "code.0": "CR-999999", "added.0": "2" });
		expect([unknown.status, unknown.root.querySelector("#code-0-error")?.text]).toEqual([
			422,
			expect.stringContaining("no such item code"),
		]);
		const other = await buyer.get("/new_search?search=HEB%20200");
		const code = /CR-\d{6}/.exec(other.root.querySelector("main")?.text ?? "")?.[0] ?? "";
		const asked = { "code.0": code, "added.0": "2", "certificate.1": "yes", partDeliveries: "complete" };
		const preview = await press(buyer, page, "preview", asked);
		expect(preview.status).toBe(200);
		expect(main(preview)).toContain("with inspection certificate 3.1");
		expect(main(preview)).toMatch(/new, quantity 2, price €\d/);
		const done = await press(buyer, preview, "change", { "certificate.1": "yes" });
		expect(done.path).toBe(cart);
		for (const text of ["with inspection certificate 3.1", "new, quantity 2", "Part deliveries changed"])
			expect(main(done)).toContain(text);
		const desk = main(await seller.get(`/desk/orders/${number.toLowerCase()}`));
		expect(desk).toContain(`${code}: 0 → 2`);
		expect(desk).toContain("12 → 12, with inspection certificate 3.1");
	});

	// Shows R84.9
	it("sets days of delivery for a line, keeps what is wrong beside its field, and tells staff of them", async () => {
		const { buyer, number, cart, path } = await newOrder("de");
		await confirm(number);
		const page = await buyer.get(path);
		const today = companyDay(new Date());
		const days = [60, 90].map((count) => workingDayAfter(today, count, "FI"));
		const typed = { "1.on.1": days[0] ?? "", "1.amount.1": "4", "1.on.2": days[1] ?? "", "1.amount.2": "7" };
		const wrong = await press(buyer, page, "preview", typed);
		expect([wrong.status, wrong.root.querySelector("#\\31 -amount-2-error")?.text]).toEqual([
			422,
			"Verteilen Sie genau die Menge der Position auf die Tage.",
		]);
		expect(fieldsOf(wrong)).toMatchObject(typed);
		expect(wrong.root.querySelector("main details[open] #\\31 -on-1")).not.toBeNull();
		const preview = await press(buyer, wrong, "preview", { "1.amount.2": "8" });
		expect(preview.status).toBe(200);
		expect(main(preview)).toMatch(/Liefertage: 4 \([\d.]+\), 8 \([\d.]+\)/);
		expect((await press(buyer, preview, "change")).path).toBe(cart);
		expect(main(await seller.get(`/desk/orders/${number.toLowerCase()}`))).toMatch(/12 → 12, Delivery days: 4 \(/);
	});

	// Shows R84.7
	it("adds an article by its words, if they name a single one", async () => {
		const { buyer, path } = await newOrder("de");
		const page = await buyer.get(path);
		const typed = { "code.0": "HEB 160 6 m S235JR roh", "added.0": "2" };
		const preview = await press(buyer, page, "preview", typed);
		expect(preview.status).toBe(200);
		expect(main(preview)).toMatch(/HEB 160[^:]*: neu, Menge 2, Preis [\d.,]+ €/);
		expect(fieldsOf(preview)).toMatchObject(typed);
		const open = await press(buyer, page, "preview", { ...typed, "code.0": "Sonderteil nach Skizze" });
		expect([open.status, open.root.querySelector("#code-0-error")?.text]).toEqual([
			422,
			expect.stringContaining("keinen einzelnen Artikel"),
		]);
	});

	// Shows R84.7
	it("offers the articles that words may mean", async () => {
		const { buyer, cart, path } = await newOrder("de");
		const page = await buyer.get(path);
		const typed = { "code.0": "HEB 160 6 m", "added.0": "2" };
		const open = await press(buyer, page, "preview", typed);
		expect([open.status, open.root.querySelector("#code-0-error")?.text]).toEqual([422, expect.stringContaining("mehrere Artikel")]);
		const picks = open.root.querySelectorAll("main input[name='pick.0']").map((one) => one.getAttribute("value") ?? "");
		expect(picks.length).toBeGreaterThan(1);
		const preview = await press(buyer, open, "preview", { "pick.0": picks[1] ?? "" });
		expect(preview.status).toBe(200);
		expect(main(preview)).toMatch(/HEB 160[^:]*: neu, Menge 2, Preis [\d.,]+ €/);
		expect((await press(buyer, preview, "change", { "pick.0": picks[1] ?? "" })).path).toBe(cart);
		const forged = await press(buyer, open, "preview", { "pick.0": "CR-000001" });
		expect(forged.status).toBe(422);
	});

	// Shows R63.3, R78.4
	it("withdraws the order, which staff read", async () => {
		const { buyer, number, cart, path } = await newOrder();
		const xml = (page: Page) => page.root.querySelector("main a[href$='/order.xml']");
		expect(xml(await buyer.get(cart))).not.toBeNull();
		const { fields } = formOf(await buyer.get(path), "main details form");
		const done = await buyer.post(path, { ...fields, intent: "withdraw", comment: "The site is closed" });
		expect(done.path).toBe(cart);
		expect(body(done)).toContain("Your order is cancelled.");
		expect(xml(done)).toBeNull();
		expect((await buyer.get(`${cart}/order.xml`)).status).toBe(404);
		expect((await buyer.get(path)).path).toBe(cart);
		expect(main(await seller.get(`/desk/orders/${number.toLowerCase()}`))).toContain("The buyer has cancelled the order.");
	});

	// Shows R63.6, R78.5
	it("asks about the order, whose number and requested day anyone with its link reads", async () => {
		const { buyer, number, cart, path } = await newOrder();
		const preview = await press(buyer, await buyer.get(path), "preview", { wantedOn: "2027-03-01" });
		await press(buyer, preview, "change");
		const link = await new Visitor(shared.address, "en").get(cart);
		expect(main(link)).toMatch(/1 Mar(ch)? 2027|01\/03\/2027/);
		const ask = link.root.querySelectorAll("main a").find(({ text }) => text === "Ask about this order");
		const contact = await buyer.get((ask?.getAttribute("href") ?? "").replaceAll("&amp;", "&"));
		expect(contact.root.querySelector("textarea[name=message]")?.text.trim()).toBe(`My question about order ${number}:`);
		// The link alone tells a stranger nothing of the buyer, whose own browser fills in the form.
		const to = contact.path;
		const emailIn = (page: Page) => page.root.querySelector("main form#write input[name=email]")?.getAttribute("value") ?? "";
		const stranger = await new Visitor(shared.address, "en").get(to);
		expect([emailIn(contact), emailIn(stranger)]).toEqual([finnishBuyer.email, ""]);
		expect(stranger.text).not.toContain(finnishBuyer.email);
	});

	// Shows R63.1
	it("is its buyer alone, in each language", async () => {
		const { path } = await newOrder();
		expect((await new Visitor(shared.address, "en").get(path)).status).toBe(404);
		for (const language of ["de", "fi", "et"] as const) {
			const own = await newOrder(language);
			expect((await own.buyer.get(own.path)).status).toBe(200);
		}
	});
});

// Shows R63.7
it("a cart gets the certificate 3.1 for all its lines in one press, and loses all in another", async () => {
	const buyer = new Visitor(shared.address, "en");
	await addBeam(buyer, "12");
	await addBeam(buyer, "10", "12 m S355J2");
	const cart = await buyer.get(await cartPath(buyer));
	const button = (page: Page, value: string) => page.root.querySelector(`main button[name=certificates][value=${value}]`);
	expect(plainSpaces(button(cart, "on")?.text ?? "")).toMatch(/^Add inspection certificate 3\.1 for 2 lines \(\+€\d/);
	const send = (page: Page, certificates: string, typed: Record<string, string> = {}) =>
		buyer.post(page.path, { ...formOf(page, "main form#cart").fields, ...typed, certificates });
	const on = await send(cart, "on", { shippingComment: "Gate 9" });
	expect([button(on, "on"), on.root.querySelectorAll("main button[name=setCertificate][value^='off.']").length]).toEqual([null, 2]);
	expect(formOf(on, "main form#cart").fields).toMatchObject({ shippingComment: "Gate 9" });
	const off = await send(on, "off");
	expect([button(off, "off"), off.root.querySelectorAll("main button[name=setCertificate][value^='off.']").length]).toEqual([null, 0]);
});

describe("a buyer of a confirmed order", () => {
	async function asked(quantity: string) {
		const { buyer, number, cart, path } = await newOrder();
		const at = await confirm(number);
		const preview = await press(buyer, await buyer.get(path), "preview", { "quantity.1": quantity, comment: "If you can" });
		const done = await press(buyer, preview, "change");
		expect(body(done)).toContain("We have received what you ask for.");
		expect(main(done)).toContain("Change asked for, under review");
		return { buyer, number, cart, at };
	}

	// Shows R63.4
	it("asks staff for a change, who accept it with its difference, once", async () => {
		const { buyer, number, cart, at } = await asked("15");
		expect(main(await seller.get("/desk"))).toContain("Changes that buyers ask for");
		const page = await seller.get(at);
		expect(main(page)).toContain("If you can");
		expect(main(page)).toContain("12 → 15");
		const { fields } = formOf(page, "main form:has(button[value=accept])");
		const done = await seller.post(at, { ...fields, intent: "accept" });
		expect(main(done)).toContain("The order is changed, and the email to the buyer is on its way.");
		expect((await seller.post(at, { ...fields, intent: "accept" })).status).toBe(409);
		expect(main(await buyer.get(cart))).toContain("Changed by the buyer");
		expect((await mailsOf(buyer, number)).map(({ kind }) => kind)).toContain("order_changed");
	});

	// Shows R84.7
	it("sees what has left, and has no field for a line that has left in whole", async () => {
		const { buyer, number, path } = await newOrder();
		const at = await confirm(number);
		const ship = async (quantity: string) => {
			const { fields } = formOf(await seller.get(at), 'main form:has(button[value="ship"])');
			await seller.post(at, { ...fields, "quantity.1": quantity, carrier: "Rahti", intent: "ship" });
			return buyer.get(path);
		};
		const part = await ship("5");
		expect(main(part)).toContain("Ordered: 12, of which sent: 5");
		expect(part.root.querySelector("main [name='quantity.1']")).not.toBeNull();
		const whole = await ship("7");
		expect(main(whole)).toContain("12 ordered and sent");
		expect(whole.root.querySelector("main [name='quantity.1']")).toBeNull();
		const { fields } = formOf(whole, "main form:has([name='code.0'])");
		const asked = await buyer.post(path, { ...fields, reference: "PO 9", intent: "preview" });
		expect([asked.status, main(asked).includes("Nothing is saved yet.")]).toEqual([200, true]);
	});

	// Shows R63.5
	it("reads why staff decline it", async () => {
		const { buyer, cart, at } = await asked("16");
		const page = await seller.get(at);
		const { fields } = formOf(page, "main form:has(button[value=decline])");
		const wrong = await seller.post(at, { ...fields, intent: "decline", reason: "" });
		expect([wrong.status, wrong.root.querySelector("#decline-reason-error")?.text]).toEqual([422, expect.stringMatching(/\w/)]);
		const done = await seller.post(at, { ...fields, intent: "decline", reason: "It is cut already" });
		expect(main(done)).toContain("The change is declined");
		expect(main(await buyer.get(cart))).toContain("Our answer: It is cut already");
	});
});

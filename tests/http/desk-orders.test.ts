import { beforeAll, describe, expect, it } from "vitest";
import { workingDayAfter } from "../../contract/values/days";
import { signedInAtDesk } from "../support/desk-visitor";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer, mailsOf, order, orderNumberOf } from "../support/guest-order";
import { plainSpaces } from "../support/pdf-text";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

let seller: Visitor;
let accountant: Visitor;
beforeAll(async () => {
	seller = await signedInAtDesk(shared, "orders@desk.example");
	accountant = await signedInAtDesk(shared, "accounts@desk.example");
});

/** A day on which Finland delivers. */
const tomorrow = workingDayAfter(new Date().toISOString().slice(0, 10), 1, "FI");

/** A guest's order of twelve beams on invoice, which a person has to review. @returns its number */
async function newOrder(more: Record<string, string> = {}): Promise<string> {
	const buyer = new Visitor(shared.address, "fi");
	return orderNumberOf(await order(buyer, finnishBuyer, "12", more));
}

async function confirmedOrder(more: Record<string, string> = {}): Promise<string> {
	const number = await newOrder(more);
	await work(number, "review");
	return number;
}

const pathOf = (number: string) => `/desk/orders/${number.toLowerCase()}`;
const main = (page: Page) => plainSpaces(page.root.querySelector("main")?.text ?? "");
const alertOf = ({ root }: Page) => root.querySelector("main [role=alert]")?.text ?? "";
const leadOf = (page: Page) => plainSpaces(page.root.querySelector("main h1 ~ p")?.text ?? "");
const worksOf = ({ root }: Page) => root.querySelectorAll("main button[name=intent]").map((button) => button.getAttribute("value"));
const formIn = (page: Page, intent: string) => formOf(page, `main form:has(button[value="${intent}"])`).fields;
const errorAt = ({ root }: Page, id: string) => root.querySelector(`#${id}-error`)?.text ?? "";

/** Fills in a form of an order's page as it is shown now, and sends it. */
async function work(number: string, intent: string, typed: Record<string, string> = {}, visitor = seller): Promise<Page> {
	const page = await visitor.get(pathOf(number));
	return visitor.post(pathOf(number), { ...formIn(page, intent), ...typed });
}

describe("the list of orders at the desk", () => {
	const rowsOf = ({ root }: Page) => root.querySelectorAll("main tbody tr");
	const statesOf = (page: Page) => [...new Set(rowsOf(page).map((row) => row.querySelector("[data-label=Status]")?.text))];

	it("shows open orders first, others by their state, and keeps the filters in the address", async () => {
		const open = await seller.get("/desk/orders");
		expect(leadOf(open)).toMatch(/^[\d,]+ orders?$/);
		expect(statesOf(open)).not.toContain("Delivered");
		expect(statesOf(open)).not.toContain("Cancelled");
		expect(statesOf(await seller.get("/desk/orders?state=done"))).toEqual(["Delivered"]);
		const typed = await seller.get("/desk/orders?search=&state=in_delivery&since=&until=");
		expect(typed.path).toBe("/desk/orders?state=in_delivery");
		expect(statesOf(typed)).toEqual(["In delivery"]);
		expect(typed.root.querySelector("#state option[selected]")?.getAttribute("value")).toBe("in_delivery");
	});

	// Shows R60.91
	it("is found by company and day, leafed through, and says where nothing is found", async () => {
		const number = await newOrder();
		const today = new Date().toISOString().slice(0, 10);
		const found = await seller.get(`/desk/orders?search=Ter%C3%A4srakenne&since=${today}`);
		const row = rowsOf(found).find((one) => one.text.includes(number));
		expect(row?.querySelector("th a")?.getAttribute("href")).toBe(pathOf(number));
		for (const said of [
			"Waits for review: buyer is in no verified company",
			finnishBuyer.company,
			"Helsinki, Finland",
			finnishBuyer.name,
			"€",
			"Invoice",
		])
			expect(plainSpaces(row?.text ?? "")).toContain(said);
		expect(main(await seller.get(pathOf(number)))).toContain("Waits for review: buyer is in no verified company");
		const none = await seller.get("/desk/orders?until=2001-01-01");
		expect(rowsOf(none)).toHaveLength(0);
		expect([leadOf(none), main(none)]).toEqual(["0 orders", expect.stringContaining("No order matches these filters.")]);

		const all = await seller.get("/desk/orders?state=all");
		expect(rowsOf(all)).toHaveLength(50);
		const second = await seller.get("/desk/orders?state=all&page=2");
		expect(rowsOf(second)[0]?.text).not.toBe(rowsOf(all)[0]?.text);
		expect((await seller.get("/desk/orders?state=all&page=9999")).path).toMatch(/^\/desk\/orders\?state=all&page=\d{1,2}$/);
	});

	it("leads to the order whose number is looked for, in whatever state", async () => {
		const done = await seller.get("/desk/orders?state=done");
		const number = rowsOf(done)[0]?.querySelector("th a")?.text ?? "";
		for (const search of [number, number.toLowerCase(), number.replace("CB-", "")])
			expect((await seller.get(`/desk/orders?search=${search}&state=open&since=&until=`)).path).toBe(pathOf(number));
		expect((await seller.get("/desk/orders?search=CB-999999999")).path).toBe("/desk/orders?search=CB-999999999");
		expect((await seller.get(`/desk/orders/${number}`)).path).toBe(pathOf(number));
		expect((await seller.get("/desk/orders/CB-999999999")).status).toBe(404);
	});
});

describe("an order at the desk", () => {
	it("is reviewed, dated, sent in two parts, invoiced, credited and done, and its buyer is told", { timeout: 60_000 }, async () => {
		const number = await newOrder();
		const before = await seller.get(pathOf(number));
		expect(before.status).toBe(200);
		for (const said of ["IPE 200", finnishBuyer.email, finnishBuyer.vat, "0 of 12", "Gross total"]) expect(main(before)).toContain(said);
		expect(worksOf(before)).toEqual(["review", "cancel"]);

		const reviewed = await work(number, "review", { date: tomorrow });
		expect([reviewed.status, alertOf(reviewed)]).toEqual([200, "The order is confirmed."]);
		expect(worksOf(reviewed)).toEqual(["ship", "dates", "invoice", "cancel"]);
		const dayOf = ({ root }: Page) => root.querySelector('main [data-label="Confirmed for"]')?.text;
		expect(dayOf(reviewed)).toMatch(/^\d{1,2} \w+ \d{4}$/);
		const later = workingDayAfter(tomorrow, 1, "FI");
		const dated = await work(number, "dates", { "date.1": later });
		expect(alertOf(dated)).toBe("The delivery dates are confirmed.");
		expect(dayOf(dated)).toMatch(/^\d{1,2} \w+ \d{4}$/);
		expect(dayOf(dated)).not.toBe(dayOf(reviewed));

		const part = await work(number, "ship", { "quantity.1": "5", "heats.1": "A1, B 2", carrier: "Rahti", trackingUrl: "rahti.example/1" });
		expect(alertOf(part)).toBe("The dispatch is recorded.");
		for (const said of [`${number}-1`, "5 of 12", "Heat A1, B 2", "Rahti"]) expect(main(part)).toContain(said);
		expect(part.root.querySelector("main td a")?.getAttribute("href")).toBe("https://rahti.example/1");
		expect(formIn(part, "ship")["quantity.1"]).toBe("7");

		expect(alertOf(await work(number, "invoice", { extent: "shipped" }))).toBe("The invoice is issued.");
		const rest = await work(number, "ship");
		expect(worksOf(rest)).toEqual(["finish", "photograph", "invoice", "credit"]);
		const invoiced = await work(number, "invoice", { extent: "all", deliveredOn: tomorrow });
		expect(worksOf(invoiced)).toEqual(["finish", "photograph", "credit"]);
		const nothing = await seller.post(pathOf(number), { ...formIn(rest, "invoice"), extent: "all" });
		expect([nothing.status, alertOf(nothing)]).toEqual([422, expect.stringContaining("invoiced in full already")]);
		const tooMany = await work(number, "credit", { "quantity.1": "9", reason: "One was bent" });
		expect([tooMany.status, alertOf(tooMany)]).toEqual([422, expect.stringContaining("Not so much is left of this invoice")]);
		const bent = await work(number, "credit", { "quantity.1": "1", withDelivery: "on", reason: "One was bent" });
		expect(alertOf(bent)).toBe("The credit note is issued.");
		const credited = await work(number, "credit", { reason: "Damaged in transit" });
		expect(alertOf(credited)).toBe("The credit note is issued.");
		expect(main(credited)).toMatch(/Credit note for INV-\d+/);
		// Goods of a credited invoice can be invoiced again, once.
		expect(worksOf(credited)).toContain("invoice");
		expect(alertOf(await work(number, "invoice", { extent: "shipped" }))).toBe("The invoice is issued.");
		const done = await work(number, "finish");
		expect([alertOf(done), leadOf(done)]).toEqual(["The delivery is complete.", expect.stringContaining("Delivered")]);
		expect(worksOf(done)).toEqual(["photograph", "credit"]);
		const kinds = (await mailsOf(new Visitor(shared.address), number)).map(({ kind }) => kind);
		for (const kind of ["order_confirmation", "order_dates", "order_shipped", "order_done"]) expect(kinds).toContain(kind);
	});

	it.each([
		["de", "Bestellung", "Bestellung bestätigen"],
		["fi", "Tilaus", "Vahvista tilaus"],
		["et", "Tellimus", "Kinnita tellimus"],
	] as const)("is read and worked on in %s", async (locale, title, button) => {
		const number = await newOrder();
		const reader = await signedInAtDesk(shared, "owner@desk.example");
		await reader.post("/desk/language", { locale });
		const page = await reader.get(pathOf(number));
		expect(page.root.querySelector("main h1")?.text).toBe(`${title} ${number}`);
		expect(page.root.querySelector("main button[value=review]")?.text).toBe(button);
		expect(main(page)).not.toMatch(/orders\.|undefined|\{\{/);
	});

	it("is cancelled with a reason, which it shows", async () => {
		const number = await confirmedOrder();
		const missing = await work(number, "cancel", { reason: " " });
		expect([missing.status, errorAt(missing, "cancel-reason")]).toEqual([422, "Enter the reason."]);
		const cancelled = await work(number, "cancel", { reason: "The mill has closed." });
		expect(alertOf(cancelled)).toBe("The order is cancelled.");
		expect(main(cancelled)).toContain("Reason for the cancellation: The mill has closed.");
		expect(worksOf(cancelled)).toEqual([]);
	});

	it("refuses wrong days beside their fields, and keeps what was typed", async () => {
		const number = await newOrder();
		const wrong = await work(number, "review", { date: "2026-02-30" });
		expect([wrong.status, errorAt(wrong, "review-date")]).toEqual([422, "Enter a date, e.g. 18/12/2026."]);
		expect(wrong.root.querySelector("#review-date")?.getAttribute("value")).toBe("2026-02-30");
		expect(errorAt(await work(number, "review", { date: "2027-01-03" }), "review-date")).toContain("weekends");
		expect(errorAt(await work(number, "review", { date: "2027-01-06" }), "review-date")).toContain("public holiday");
		expect(leadOf(await work(number, "review", { date: "7.1.2027" }))).toContain("Confirmed");
		expect(errorAt(await work(number, "dates"), "dates-date")).toBe("Enter a date, e.g. 18/12/2026.");
		expect((await seller.post(pathOf(number), { intent: "burn" })).status).toBe(400);
	});

	it("refuses more than is left, nothing at all, and wrong details of a dispatch", async () => {
		const number = await confirmedOrder();
		const tooMany = await work(number, "ship", { "quantity.1": "13", carrier: "Rahti" });
		expect([tooMany.status, errorAt(tooMany, "ship-quantity-1")]).toEqual([422, "This is more than is left to dispatch."]);
		expect(formIn(tooMany, "ship")).toMatchObject({ "quantity.1": "13", carrier: "Rahti" });
		expect(errorAt(await work(number, "ship", { "quantity.1": "" }), "ship-quantity-1")).toBe("Enter a quantity.");
		const wrong = await work(number, "ship", { "quantity.1": "1.5", shippedOn: "soon", trackingUrl: "javascript:alert(1)" });
		expect(["quantity-1", "shippedOn", "trackingUrl"].map((id) => errorAt(wrong, `ship-${id}`))).toEqual([
			"Enter the quantity as a whole number.",
			"Enter a date, e.g. 18/12/2026.",
			expect.stringContaining("Enter the address of the website"),
		]);
		expect(main(await seller.get(pathOf(number)))).not.toContain(`${number}-1`);
	});

	it("asks for heats where a certificate was bought, unless they follow later", async () => {
		const number = await confirmedOrder({ certificate: "on" });
		expect(main(await seller.get(pathOf(number)))).toContain("Inspection certificate 3.1");
		const missing = await work(number, "ship");
		expect([missing.status, errorAt(missing, "ship-heats-1")]).toEqual([422, expect.stringContaining("Enter the heat numbers")]);
		expect(alertOf(await work(number, "ship", { "quantity.1": "2", "heats.1": "H77" }))).toBe("The dispatch is recorded.");
		expect(alertOf(await work(number, "ship", { heatsLater: "on" }))).toBe("The dispatch is recorded.");
	});

	it("takes a double press of dispatch and invoice once", async () => {
		const number = await confirmedOrder();
		const { key: first, ...rest } = formIn(await seller.get(pathOf(number)), "ship");
		const shipping = { ...rest, key: first ?? "", "quantity.1": "5" };
		for (const _ of [1, 2]) expect((await seller.postOnce(pathOf(number), shipping)).status).toBe(303);
		const sent = await seller.get(pathOf(number));
		expect(main(sent)).toContain("5 of 12");
		expect(main(sent)).not.toContain(`${number}-2`);
		const other = await seller.post(pathOf(number), { ...shipping, "quantity.1": "6" });
		expect([other.status, alertOf(other)]).toEqual([409, expect.stringContaining("This form was sent before with other details.")]);
		expect(formIn(other, "ship")).not.toMatchObject({ key: first });

		const invoicing = formIn(await seller.get(pathOf(number)), "invoice");
		for (const _ of [1, 2]) expect((await seller.postOnce(pathOf(number), invoicing)).status).toBe(303);
		const invoiced = await seller.get(pathOf(number));
		expect(invoiced.root.querySelectorAll("#credit-invoice option")).toHaveLength(1);
		const again = await work(number, "invoice", { extent: "shipped" });
		expect([again.status, alertOf(again)]).toEqual([422, expect.stringContaining("everything dispatched has been invoiced")]);
	});

	it("shows its present state to whoever acts on an older page", async () => {
		const number = await confirmedOrder();
		const stale = await seller.get(pathOf(number));
		await work(number, "ship");
		const cancelling = await seller.post(pathOf(number), { ...formIn(stale, "cancel"), reason: "Too late" });
		expect(cancelling.status).toBe(409);
		expect(alertOf(cancelling)).toContain("The order can no longer be cancelled, because goods have been dispatched.");
		expect(alertOf(cancelling)).toContain("The status of the order is now: In delivery.");
		expect(worksOf(cancelling)).toEqual(["finish", "photograph", "invoice"]);
		const sending = await seller.post(pathOf(number), formIn(stale, "ship"));
		expect([sending.status, alertOf(sending)]).toEqual([422, expect.stringContaining("Everything has been dispatched already.")]);
		await work(number, "finish");
		expect(alertOf(await seller.post(pathOf(number), { ...formIn(stale, "dates"), date: tomorrow }))).toContain("is delivered already");
	});

	it("is cancelled no more once it is invoiced, and its invoices are credited on its own page alone", async () => {
		const number = await confirmedOrder();
		const stale = await seller.get(pathOf(number));
		const wrong = await work(number, "invoice", { extent: "all", deliveredOn: "31.2.2027" });
		expect([wrong.status, errorAt(wrong, "invoice-deliveredOn")]).toEqual([422, "Enter a date, e.g. 18/12/2026."]);
		expect(wrong.root.querySelector("#invoice-all")?.hasAttribute("checked")).toBe(true);
		const invoiced = await work(number, "invoice", { extent: "all" });
		expect(worksOf(invoiced)).toEqual(["ship", "dates", "credit"]);
		expect(alertOf(await seller.post(pathOf(number), { ...formIn(stale, "cancel"), reason: "No" }))).toContain(
			"Credit its invoices first.",
		);
		const credit = formIn(invoiced, "credit");
		const missing = await seller.post(pathOf(number), credit);
		expect([missing.status, errorAt(missing, "credit-reason")]).toEqual([422, "Enter the reason."]);
		const foreign = await seller.post(pathOf(await confirmedOrder()), { ...credit, reason: "Wrong order" });
		expect(foreign.status).toBe(400);
		expect(worksOf(await seller.post(pathOf(number), { ...credit, reason: "Wrong price" }))).toEqual([
			"ship",
			"dates",
			"invoice",
			"cancel",
		]);
		const twice = await seller.post(pathOf(number), { ...credit, key: crypto.randomUUID(), reason: "Once more" });
		expect([twice.status, alertOf(twice)]).toEqual([422, expect.stringContaining("Not so much is left of this invoice")]);
	});
});

describe("roles at the page of an order", () => {
	it("leave accounts the invoices and credit notes, and refuse the rest", async () => {
		const number = await confirmedOrder();
		const shipping = formIn(await seller.get(pathOf(number)), "ship");
		expect(worksOf(await accountant.get(pathOf(number)))).toEqual(["invoice"]);
		const refused = await accountant.post(pathOf(number), shipping);
		expect([refused.status, alertOf(refused)]).toEqual([403, expect.stringContaining("You lack the role for this task.")]);
		await work(number, "invoice", { extent: "all" }, accountant);
		expect(worksOf(await accountant.get(pathOf(number)))).toEqual(["credit"]);
		expect(alertOf(await work(number, "credit", { reason: "Wrong price" }, accountant))).toBe("The credit note is issued.");
	});

	it("let accounts alone refund a card payment, a part and the rest", async () => {
		const number = await paidOrder();
		const page = await accountant.get(pathOf(number));
		expect(worksOf(page)).toEqual(["invoice", "refund"]);
		expect(worksOf(await seller.get(pathOf(number)))).not.toContain("refund");
		const refund = formIn(page, "refund");
		expect((await seller.post(pathOf(number), refund)).status).toBe(403);
		const wrong = await accountant.post(pathOf(number), { ...refund, amount: "1.234,50" });
		expect([wrong.status, errorAt(wrong, "refund-amount")]).toEqual([422, expect.stringContaining("Enter an amount in euros")]);
		const part = await accountant.post(pathOf(number), { ...refund, amount: "12,50" });
		expect(alertOf(part)).toBe("The amount is refunded.");
		expect(main(part)).toContain("€12.50");
		const tooMuch = await work(number, "refund", { amount: "999999" }, accountant);
		expect([tooMuch.status, alertOf(tooMuch)]).toEqual([409, expect.stringContaining("Nothing was refunded")]);
		expect(worksOf(await work(number, "refund", {}, accountant))).toEqual(["invoice"]);
	});
});

/** A guest's order that is paid by card. @returns its number */
async function paidOrder(): Promise<string> {
	const buyer = new Visitor(shared.address, "fi");
	await addBeam(buyer, "12");
	const cart = await cartPath(buyer);
	await fillPaymentInfo(buyer, cart, finnishBuyer);
	await choosePayment(buyer, cart, { paymentMethod: "card" });
	const summary = formOf(await buyer.get(`${cart}/summary`), "#send-order");
	await buyer.postOnce(summary.path, summary.fields);
	const refresh = (await buyer.get(`${cart}/pay`)).root.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content") ?? "";
	const hosted = await buyer.get(/\/_dev\/pay\/\w+/.exec(refresh)?.[0] ?? "");
	await buyer.postOnce(hosted.path, { ...formOf(hosted, "form").fields, card: "4242 4242 4242 4242", webhook: "now" });
	return orderNumberOf(await buyer.get(`${cart}/confirmation`));
}

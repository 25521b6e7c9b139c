import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { finnishBuyer, mailsOf, order, orderNumberOf } from "../support/guest-order";
import { plainSpaces } from "../support/pdf-text";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

let seller: Visitor;
let owner: Visitor;
beforeAll(async () => {
	owner = await signedInAtDesk(shared, "owner@desk.example");
	seller = await signedInAtDesk(shared, "orders@desk.example");
});

async function newOrder() {
	const buyer = new Visitor(shared.address, "fi");
	const thanks = await order(buyer, finnishBuyer);
	return { buyer, number: orderNumberOf(thanks), cart: thanks.path.replace(/\/confirmation$/, "") };
}

const pathOf = (number: string) => `/desk/orders/${number.toLowerCase()}/change`;
const main = (page: Page) => plainSpaces(page.root.querySelector("main")?.text ?? "");
const intentsOf = ({ root }: Page) => root.querySelectorAll("main button[name=intent]").map((button) => button.getAttribute("value"));
/** Articles of the desk's list. */
async function articles(): Promise<string[]> {
	const { root } = await owner.get("/desk/goods");
	return root.querySelectorAll("main tbody th a").map(({ text }) => text.trim());
}

const fieldsOf = (page: Page) => formOf(page, "main form").fields;

/** Sends the page's form as it is shown, with other values and one of its buttons. */
const press = (page: Page, number: string, intent: "preview" | "change", typed: Record<string, string> = {}, visitor = seller) =>
	visitor.post(pathOf(number), { ...fieldsOf(page), ...typed, intent });

describe("changing an order at the desk", () => {
	// Shows R60.6
	it("shows the difference first, then changes the order and tells the buyer, who reads it on the order's page", async () => {
		const { buyer, number, cart } = await newOrder();
		const page = await seller.get(pathOf(number));
		const typed = { "quantity.1": "15", reference: "PO 4711", reason: "Kolme lisää puhelimitse" };
		const shown = await press(page, number, "preview", typed);
		expect(shown.status).toBe(200);
		expect(main(shown)).toContain("Nothing is saved yet.");
		expect(intentsOf(shown)).toEqual(["preview", "change"]);
		expect(fieldsOf(shown)).toMatchObject(typed);
		const done = await press(shown, number, "change");
		expect(done.path).toBe(`/desk/orders/${number.toLowerCase()}`);
		expect(main(done)).toContain("The order is changed, and the email to the buyer is on its way.");
		expect(main(done)).toContain("Kolme lisää puhelimitse");
		const mail = (await mailsOf(buyer, number)).find(({ kind }) => kind === "order_changed");
		expect(mail?.subject).toBe(`Tilausta ${number} on muutettu`);
		const seen = main(await buyer.get(cart));
		expect(seen).toContain("Kolme lisää puhelimitse");
		expect(seen).toContain("määrä 12 → 15");
		expect(seen).toContain("Uusi viite");
	});

	// Shows R78.2
	it("adds a certificate 3.1 to a line, and unloading by crane where the method offers it", async () => {
		const { buyer, number, cart } = await newOrder();
		const page = await seller.get(pathOf(number));
		expect(page.root.querySelector("main label:has(#certificate-1)")?.text).toMatch(/€/);
		const offersCrane = page.root.querySelector("#crane") !== null;
		const asked = { "certificate.1": "yes", reason: "Todistus", ...(offersCrane && { crane: "yes" }) };
		const shown = await press(page, number, "preview", asked);
		expect([shown.status, main(shown).includes("inspection certificate 3.1")]).toEqual([200, true]);
		expect(shown.root.querySelector("#certificate-1")?.hasAttribute("checked")).toBe(true);
		if (offersCrane) expect(shown.root.querySelector("#crane")?.hasAttribute("checked")).toBe(true);
		const done = await press(shown, number, "change", asked);
		expect(done.path).toBe(`/desk/orders/${number.toLowerCase()}`);
		expect(main(await buyer.get(cart))).toContain("3.1");
		// A line with a certificate has no box for one.
		expect((await seller.get(pathOf(number))).root.querySelector("#certificate-1")).toBeNull();
	});

	// Shows R60.93
	it("adds an article by its code, and says beside the field what is wrong with one", async () => {
		const { number } = await newOrder();
		const page = await seller.get(pathOf(number));
		const wrong = await press(page, number, "preview", { "code.0": "CR-999999", "added.0": "5", "code.1": "", "added.1": "3" });
		expect(wrong.status).toBe(422);
		expect(wrong.root.querySelector("#code-1-error")?.text).toContain("Enter our item code.");
		const unknown = await press(page, number, "preview", { "code.2": "CR-999999", "added.2": "5" });
		expect(unknown.status).toBe(422);
		expect(unknown.root.querySelector("#code-2-error")?.text).toContain("There is no such item code.");
		// Some articles are sold out, or in the order already.
		let [shown, added] = [unknown, ""];
		for (const code of (await articles()).slice(0, 10)) {
			shown = await press(page, number, "preview", { "code.0": code, "added.0": "100", reason: "Puhelimitse" });
			added = code;
			if (intentsOf(shown).includes("change")) break;
		}
		expect(main(shown)).toContain(added);
		const done = await press(shown, number, "change");
		expect(done.path).toBe(`/desk/orders/${number.toLowerCase()}`);
		expect(done.root.querySelectorAll("main tbody tr").some((row) => row.text.includes(added))).toBe(true);
	});

	// Shows R60.6
	it("changes what is left once a part has left, and no longer its address", async () => {
		const { number } = await newOrder();
		const atDesk = `/desk/orders/${number.toLowerCase()}`;
		for (const intent of ["review", "ship"]) {
			const { fields } = formOf(await seller.get(atDesk), `main form:has(button[value="${intent}"])`);
			await seller.post(atDesk, { ...fields, ...(intent === "ship" && { "quantity.1": "5" }) });
		}
		const page = await seller.get(pathOf(number));
		expect(page.root.querySelector("#streetAddress")).toBeNull();
		const less = await press(page, number, "preview", { "quantity.1": "4", reason: "Less" });
		expect(main(less)).toContain("More of a line has been dispatched than would be left of it.");
		expect(intentsOf(less)).toEqual(["preview"]);
		const shown = await press(page, number, "preview", { "quantity.1": "5", reason: "Less" });
		expect((await press(shown, number, "change")).path).toBe(atDesk);
	});

	it("keeps what is typed, and says beside each field what is wrong", async () => {
		const { number } = await newOrder();
		const page = await seller.get(pathOf(number));
		const wrong = await press(page, number, "preview", { "quantity.1": "many", postCode: "1", freight: "-5", reference: "PO 1" });
		expect(wrong.status).toBe(422);
		for (const id of ["quantity-1", "postCode", "freight"]) expect(wrong.root.querySelector(`#${id}-error`)?.text).not.toBe("");
		expect(fieldsOf(wrong)).toMatchObject({ "quantity.1": "many", postCode: "1", freight: "-5", reference: "PO 1" });
		const nothing = await press(page, number, "preview");
		expect(main(nothing)).toContain("Nothing would change.");
		const noReason = await press(await press(page, number, "preview", { "quantity.1": "13" }), number, "change");
		expect(noReason.status).toBe(422);
		expect(noReason.root.querySelector("#reason-error")?.text).toContain("Enter the reason.");
	});

	it("shows a person who comes second what the order is now, and saves nothing", async () => {
		const { number } = await newOrder();
		const [first, second] = await Promise.all([seller.get(pathOf(number)), seller.get(pathOf(number))]);
		const change = { "quantity.1": "13", reason: "First" };
		await press(await press(first, number, "preview", change), number, "change");
		const late = await press(second, number, "preview", { "quantity.1": "20", reason: "Second" });
		expect(late.status).toBe(409);
		expect(main(late)).toContain("The order has changed in the meantime.");
		expect(fieldsOf(late)).toMatchObject({ "quantity.1": "20", reason: "Second" });
		const after = await seller.get(`/desk/orders/${number.toLowerCase()}`);
		expect(main(after)).not.toContain("Second");
	});

	it("is offered to nobody without the role, and for no order that has left", async () => {
		const { number } = await newOrder();
		const accountant = await signedInAtDesk(shared, "accounts@desk.example");
		expect((await accountant.get(`/desk/orders/${number.toLowerCase()}`)).root.querySelector("a[href$='/change']")).toBeNull();
		expect((await accountant.get(pathOf(number))).status).toBe(403);
		await seller.post(`/desk/orders/${number.toLowerCase()}`, { intent: "cancel", reason: "Test" });
		expect((await seller.get(pathOf(number))).path).toBe(`/desk/orders/${number.toLowerCase()}`);
	});
});

import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { aged } from "../support/aged-form";
import { lastMail, signedInAtDesk } from "../support/desk-visitor";
import { failingShop } from "../support/failing-shop";
import { choosePayment, fillPaymentInfo, germanBuyer, orderNumberOf, summaryForm } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { newAccount } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";

const { backend, shop } = await failingShop(shared.backend);
const code = "CR-001127";
let staff: Visitor;
beforeAll(async () => {
	staff = await signedInAtDesk(shared, "orders@desk.example");
});

const main = ({ root }: Page): string => (root.querySelector("main")?.text ?? "").replace(/\s+/g, " ");
const partForm = "main form#accept-part";

/** A buyer with a quotation for 20 units, its page, and its request at the desk. */
async function quoted(address = shared.address) {
	const { visitor: buyer, email } = await newAccount({ shop: address, backend: shared.backend });
	const { path, fields } = aged(formOf(await buyer.get(`/contact?variant=${code}`), "main form#write"));
	expect((await buyer.postOnce(path, { ...fields, email, company: "Meyer GmbH", quantity: "20 Stück" })).status).toBe(303);
	const list = await staff.get(`/desk/requests?search=${email}`);
	const request = list.root.querySelector("main tbody th a")?.getAttribute("href") ?? "";
	const row = [
		["code", code],
		["quantity", "20"],
		["cut", ""],
		["price", "100"],
		["percent", ""],
	] as const;
	const terms = { intent: "quote", key: crypto.randomUUID(), text: "Gern.", days: "30", until: "", discount: "", freight: "", find: "" };
	expect(
		(await staff.post(request, [...Object.entries(terms), ...row.map(([name, value]): [string, string] => [name, value])])).status,
	).toBe(200);
	const offer = /\/cart\/[\da-f-]{36}/.exec(await lastMail(shared, email))?.[0] ?? "";
	return { buyer, request, offer };
}

/** Calls off a quantity. @returns the page after it */
async function callOff(buyer: Visitor, offer: string, amount: string): Promise<Page> {
	const { path, fields } = formOf(await buyer.get(offer), partForm);
	const field = Object.keys(fields).find((name) => name.startsWith("amount-")) ?? "";
	return buyer.post(path, { ...fields, [field]: amount });
}

/** Sends the cart. @returns the order's number */
async function send(buyer: Visitor, cart: Page): Promise<string> {
	const path = cart.path.split("?")[0] ?? "";
	await fillPaymentInfo(buyer, path, germanBuyer);
	await choosePayment(buyer, path);
	const summary = await summaryForm(buyer, path);
	return orderNumberOf(await buyer.post(summary.path, summary.fields));
}

// Shows R66.4, R66.6
it("a quotation is called off in parts, and its page and the desk say what and when, and what is left", async () => {
	const { buyer, request, offer } = await quoted();
	const before = await buyer.get(offer);
	expect(main(before)).toContain("Teilmengen abrufen");
	expect(main(before)).not.toContain("Noch abrufbar");
	const order = await send(buyer, await callOff(buyer, offer, "8"));
	const page = await buyer.get(offer);
	expect(main(page)).toMatch(new RegExp(`${order}, \\d+\\. \\p{L}+ \\d{4}: [^;]+: 8\\s?Noch abrufbar`, "u"));
	expect(main(page)).toMatch(/: 12 von 20/);
	expect(main(page)).toContain("noch 12 von 20 Stück");
	const { fields } = formOf(page, partForm);
	expect(Object.entries(fields).find(([name]) => name.startsWith("amount-"))?.[1]).toBe("12");
	const atDesk = await staff.get(request);
	expect(atDesk.root.querySelector('main section[aria-label*="Orders from this quotation"]')?.text).toContain(order);
	expect(main(atDesk)).toContain(`8 × ${code}`);
	expect(atDesk.root.querySelector(`main a[href="/desk/orders/${order.toLowerCase()}"]`)?.text).toBe(order);
	expect(atDesk.root.querySelector('main td[data-label="Left"]')?.text).toBe("12");
	// Somebody who has only the address reads no orders.
	expect(main(await new Visitor(shared.address, "de").get(offer))).not.toContain(order);
});

// Shows R66.5
it("no more than the rest is called off, and two carts at once share it", async () => {
	const { buyer, offer } = await quoted();
	const tooMuch = await callOff(buyer, offer, "21");
	expect([tooMuch.status, tooMuch.root.querySelectorAll(`${partForm} [id$=-error]`).length]).toEqual([422, 1]);
	const first = await callOff(buyer, offer, "15");
	const second = await callOff(buyer, offer, "15");
	await send(buyer, first);
	const path = second.path.split("?")[0] ?? "";
	// The other cart has the quoted price for what is left alone.
	expect(main(await buyer.get(path)).replaceAll("\u00a0", " ")).toContain("für höchstens 5 Stück");
	const over = await callOff(buyer, offer, "6");
	expect([over.status, over.root.querySelectorAll(`${partForm} [id$=-error]`).length]).toEqual([422, 1]);
	expect((await callOff(buyer, offer, "5")).status).toBe(200);
});

// Shows R66.5
it("after its day the page of a quotation says so, and has no form", async () => {
	const { buyer, offer } = await quoted(shop.address);
	expect((await buyer.get(offer)).root.querySelector(partForm)).not.toBeNull();
	const shape = z.looseObject({ offer: z.looseObject({}) });
	backend.rewrite = (path, answer) => {
		const found = path.startsWith("/orders/by-id/") ? shape.safeParse(answer).data : undefined;
		return found ? { ...found, offer: { ...found.offer, valid_until: "2026-11-20", is_valid: false } } : answer;
	};
	const page = await buyer.get(offer);
	expect(main(page)).toContain("Dieses Angebot ist am 20. November 2026 abgelaufen");
	expect(page.root.querySelector(partForm)).toBeNull();
});

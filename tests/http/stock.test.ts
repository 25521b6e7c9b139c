import { expect, it } from "vitest";
import { cartPath, choosePayment, fillPaymentInfo, germanBuyer, summaryForm } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const textOf = ({ root }: Page) => root.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";

// Shows R41.1, R41.2, R41.3
it("a line says what of it is in stock, and an order is not sent with less than its buyer saw", async () => {
	const buyers = [new Visitor(shared.address, "de"), new Visitor(shared.address, "de")] as const;
	const list = await buyers[0].get("/products/ipe-270");
	const stock = list.root.querySelectorAll("main tbody td span").find(({ text }) => / Stück auf Lager$/.test(text));
	const there = Number.parseInt(stock?.text ?? "", 10);
	const code = /CR-\d{6}/.exec(stock?.closest("tr")?.text ?? "")?.[0] ?? "";
	const checked = await buyers[0].post("/quick-order", { idem: crypto.randomUUID(), list: `${code};1` });
	expect(checked.root.querySelector('main tr[data-line="good"]')?.text).toContain(`${there} auf Lager`);
	const article = stock?.closest("tr")?.querySelector('a[href*="showVariant="]')?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";

	const checkOut = async (visitor: Visitor, amount: number) => {
		const page = await visitor.get(article);
		const form = formOf(page, 'form[action="/cart/items"]:has([name="suppliedVariantId"])');
		await visitor.post(form.path, { ...form.fields, amount: String(amount) });
		const cart = await cartPath(visitor);
		await fillPaymentInfo(visitor, cart, germanBuyer);
		return { cart, summary: await choosePayment(visitor, cart), form: await summaryForm(visitor, cart) };
	};
	const first = await checkOut(buyers[0], there + 3);
	expect(textOf(first.summary)).toContain(`${there} von ${there + 3} Stück auf Lager, der`);
	const second = await checkOut(buyers[1], 2);
	expect(textOf(second.summary)).toContain(`${there} Stück auf Lager`);

	expect((await buyers[0].post(first.form.path, first.form.fields)).path).toBe(`${first.cart}/confirmation`);
	const refused = await buyers[1].post(second.form.path, second.form.fields);
	expect(refused.status).toBe(409);
	expect(textOf(refused)).toContain("Der Warenkorb hat sich geändert");
	expect(textOf(refused)).toContain("nicht auf Lager");
	const form = await summaryForm(buyers[1], second.cart);
	expect((await buyers[1].post(form.path, form.fields)).path).toBe(`${second.cart}/confirmation`);
	expect(textOf(await buyers[0].get(first.cart))).toContain(`${there} von ${there + 3} Stück auf Lager, der`);
});

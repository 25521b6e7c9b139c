import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { sessionOf } from "../support/cookies";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer, germanBuyer, order, summaryForm } from "../support/guest-order";
import { formOf, Visitor } from "../support/visitor";

const shop = inject("shop");
const backend = inject("backend");

/** The money fields of a cart on the wire, in EUR. */
const figures = z.object({
	total_price: z.number(),
	total_goods_price: z.number(),
	total_vat_price: z.number(),
	total_price_with_vat: z.number(),
	version: z.number(),
	order_number: z.string().nullable().optional(),
	items: z.array(z.object({ id: z.number(), quantity: z.number(), price: z.number(), line_price: z.number() })),
});

const headersOf = (visitor: Visitor) => ({ Locale: "de", "Session-Id": sessionOf(visitor), "Content-Type": "application/json" });
const uuidOf = (cart: string): string => cart.split("/")[2] ?? "";
const cartOf = async (visitor: Visitor, cart: string) =>
	figures.parse(await (await fetch(`${backend}/orders/by-id/${uuidOf(cart)}`, { headers: headersOf(visitor) })).json());

const sums = ({ total_goods_price, total_price, total_vat_price, total_price_with_vat }: z.output<typeof figures>) => ({
	total_goods_price,
	total_price,
	total_vat_price,
	total_price_with_vat,
});

/** Fields and properties by which an attacker would try to set prices. */
const wished = {
	price: "0.01",
	line_price: "0.01",
	unitPrice: "1",
	total: "1",
	total_price: "1",
	totalPrice: "1",
	cartTotal: "1",
	freightTotal: "0",
	vat_rate: "0",
	vatRate: "0",
	vat_check: "valid",
	intra_community: "1",
	discount: "99",
	discounts: "99",
	personalDiscount: "99",
	order_discount: "99",
	freight: "0",
	certificate: "0",
	currency: "SEK",
	isProcessed: "1",
	is_owner: "1",
	status: "paid",
	paid: "1",
	payment_status: "paid",
	rating: "good",
};

describe("prices", () => {
	it("are set by the backend: fields for prices, totals, discounts and VAT change nothing on the way to an order", async () => {
		const plain = new Visitor(shop, "de");
		const honest = await cartOf(plain, (await order(plain, finnishBuyer, "12")).path);
		const tampered = new Visitor(shop, "de");
		await addBeam(tampered, "12", "6 m S355J2", wished);
		const cart = await cartPath(tampered);
		await fillPaymentInfo(tampered, cart, { ...finnishBuyer, ...wished });
		await choosePayment(tampered, cart, wished);
		const { path, fields } = await summaryForm(tampered, cart);
		await tampered.post(path, { ...fields, ...wished });
		const sent = await cartOf(tampered, cart);
		expect(sent.order_number).toMatch(/^CB-/);
		expect(sums(sent)).toEqual(sums(honest));
		expect(honest.total_price).toBeGreaterThan(1000);
	});

	it("are recalculated if a call contains its own figures", async () => {
		const visitor = new Visitor(shop, "de");
		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		await fillPaymentInfo(visitor, cart, germanBuyer);
		await choosePayment(visitor, cart);
		const before = await cartOf(visitor, cart);
		const call = (method: string, path: string, body: object) =>
			fetch(backend + path, { method, headers: headersOf(visitor), body: JSON.stringify(body) });
		const [line] = before.items;
		await call("PATCH", `/orders/set-quantity/${uuidOf(cart)}/${line?.id}`, {
			amount: line?.quantity,
			price: 0.01,
			version: before.version,
		});
		for (const figure of [0, -5000, 0.001])
			await call("PATCH", `/orders/set-state/${uuidOf(cart)}`, {
				state: "created",
				deliveryMethodType: "flat_de",
				freightTotal: figure,
				cartTotal: figure,
			});
		expect(sums(await cartOf(visitor, cart))).toEqual(sums(before));
		expect(
			(
				await call("PATCH", `/orders/set-state/${uuidOf(cart)}`, {
					state: "processed",
					deliveryMethodType: "flat_de",
					freightTotal: 0,
					cartTotal: 0,
				})
			).status,
		).toBe(422);
	});

	it.each([
		"-1",
		"-0",
		"0",
		"0.5",
		"1e9",
		"1e308",
		"NaN",
		"Infinity",
		"0x10",
		"12;0",
		"9".repeat(400),
		"１２",
		"100001",
		"1 OR 1=1",
		"[]",
		"null",
	])("never decreases or overflows with a quantity of %s", async (amount) => {
		const visitor = new Visitor(shop, "de");
		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		const before = await cartOf(visitor, cart);
		const { path, fields } = formOf(await visitor.get(cart), 'main form:has(input[name="amount"])');
		const answers = [
			await visitor.postOnce(path, { ...fields, amount }),
			await visitor.postOnce("/cart/items", { suppliedVariantId: "1", idem: crypto.randomUUID(), amount }),
		];
		for (const { status } of answers) expect([amount, status < 500]).toEqual([amount, true]);
		const after = await cartOf(visitor, cart);
		for (const { quantity, price, line_price } of after.items) {
			expect([amount, Number.isInteger(quantity), quantity > 0, quantity <= 100_000]).toEqual([amount, true, true, true]);
			expect([amount, price > 0, line_price > 0]).toEqual([amount, true, true]);
		}
		expect([amount, after.total_price >= 0, after.total_price < 1e12]).toEqual([amount, true, true]);
		expect(before.items).toHaveLength(1);
	});
});

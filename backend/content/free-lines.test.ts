import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Cart } from "../../contract/cart";
import { content } from "../../contract/content";
import { deskGoods } from "../../contract/desk/catalogue";
import { deskCosts } from "../../contract/desk/orders";
import { deskRequests } from "../../contract/desk/requests";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion } from "../../tests/support/buyer";
import { deskCall, deskKey } from "../../tests/support/desk";
import { deskDone } from "../../tests/support/desk-orders";
import { readPdf } from "../../tests/support/pdf-text";
import { exportBase, exportProducts } from "../imports/export-catalogue";
import { rebuildIndex } from "../search/rebuild-index";

const words = "Rahmen nach Zeichnung 12";
let backend: Backend;
let account: Account;
let code = "";
let offer: Cart;
beforeAll(async () => {
	backend = await startBackend();
	account = await accountOf(backend);
	code = String(await backend.db.prepare("SELECT variant_id FROM supplied_variants WHERE id = ?").bind(supplies.beam).first("variant_id"));
	offer = await quoted();
});
afterAll(() => backend.dispose());

async function requested(): Promise<string> {
	const body = { email: account.email, name: "Jens", message: "Bitte anbieten.", locale: "en", host: shopHost, key: crypto.randomUUID() };
	return z.object({ number: z.string() }).parse(await deskDone(backend, "requests", body)).number;
}
const terms = () => ({
	lines: [{ code, quantity: 2, unit_cents: 10_000 }],
	free: [
		{ title: words, unit: "set", quantity: 3, unit_cents: 50_000, discount_bp: 1000, weight_g: 7_500 },
		{ title: "Zuschlag für Samstag", unit: "piece", quantity: 1, unit_cents: 9_900 },
	],
});
/** A quotation with free lines as its receiver sees it. */
async function quoted(): Promise<Cart> {
	const request = await requested();
	await deskDone(backend, `requests/${request}/quotation`, { ...terms(), key: crypto.randomUUID() });
	const requests = content.requestsByUser.answer.parse((await account.call("GET", "/contact/requests-by-user")).body);
	return cartOf(await account.call("GET", `/orders/by-id/${requests.find((one) => one.number === request)?.quotation?.uuid}`));
}
const accepted = async ({ uuid, items: lines }: Cart, amounts: (quantity: number) => number = (quantity) => quantity) => {
	const items = lines.map(({ id, quantity }) => ({ id, amount: amounts(quantity) }));
	return cartOf(await account.call("POST", `/orders/accept-offer/${uuid}`, { items, sets: [], idem: crypto.randomUUID() }));
};
const count = async (table: string) => Number(await backend.db.prepare(`SELECT count(*) AS n FROM ${table}`).first("n"));
/** A document of the buyer as text. */
async function paper(path: string): Promise<string> {
	const response = await backend.request(path, { headers: { Locale: "en", "Session-Id": account.session } });
	expect([path, response.status]).toEqual([path, 200]);
	const bytes = new Uint8Array(await response.arrayBuffer());
	return response.headers.get("Content-Type") === "application/pdf" ? (await readPdf(bytes)).text : new TextDecoder().decode(bytes);
}

// Shows R60.76, R34.11
describe("a free line of a quotation", () => {
	it("stands in it with its words, unit, weight and price", async () => {
		expect(offer.items.map(({ fullTitle }) => fullTitle)).toEqual([
			"IPE 200, 6 m, S355J2",
			`Special item, ${words}`,
			"Special item, Zuschlag für Samstag",
		]);
		// 200.00, 1,500.00 less 10 %, and 99.00.
		expect(offer).toMatchObject({ total_goods_price: 179_900, total_discount: 15_000 });
		expect(offer.items[1]).toMatchObject({
			quantity: 3,
			price: 50_000,
			line_price: 135_000,
			weight: 22_500,
			variant: { products: { unit: "set" } },
		});
		expect(await paper(`/orders/offer-pdf/${offer.uuid}`)).toContain(words);
	});

	it("goes through order, delivery, invoice and their papers like any other line", async () => {
		const cart = await accepted(offer);
		expect(cart.items.every((item) => item.is_available)).toBe(true);
		const ready = await checkOut(account, cart.uuid, billing.FI);
		expect((await account.call("POST", "/orders/complete", completion(ready))).status).toBe(200);
		const order = cartOf(await account.call("GET", `/orders/by-id/${cart.uuid}`));
		expect(order).toMatchObject({ isProcessed: true, total_goods_price: 179_900, total_discount: 15_000 });
		const orderNumber = order.order_number ?? "";
		await backend.db
			.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE order_number = ?")
			.bind(orderNumber)
			.run();
		for (const path of [`/orders/confirmation-pdf/${order.uuid}`, `/orders/ubl/${order.uuid}`]) expect(await paper(path)).toContain(words);
		// It has to be bought or made, since there is no stock of it.
		expect(JSON.stringify((await deskCall(backend, "purchases/needed")).body)).toContain(words);
		const delivered = { idem: crypto.randomUUID(), lines: [2, 3].map((line) => ({ line, quantity: line === 2 ? 3 : 1, heats: [] })) };
		await deskDone(backend, `orders/${orderNumber}/deliveries`, delivered);
		expect(await paper(`/orders/delivery-note/${order.uuid}/${orderNumber}-1`)).toContain(words);
		const wanted = { order: order.uuid, line: 2, kind: "return", quantity: 1, text: "Not needed.", files: [], host: shopHost };
		expect(await account.call("POST", "/claims/create", { ...wanted, idem: crypto.randomUUID() })).toMatchObject({
			status: 422,
			body: { fields: { kind: ["claim.notReturnable"] } },
		});
		const issued = z
			.object({ number: z.string() })
			.parse(await deskDone(backend, `orders/${orderNumber}/invoices`, { key: crypto.randomUUID() }));
		for (const kind of ["pdf", "ubl"]) expect(await paper(`/invoices/${kind}/${issued.number}`)).toContain(words);
		const margins = deskCosts.ofOrder.answer.parse((await deskCall(backend, `orders/${orderNumber}/costs`)).body);
		expect(margins.lines.filter(({ line }) => line > 1)).toEqual([]);
		// Another order at another price needs another quotation.
		const again = cartOf(await account.call("GET", `/orders/rebuy/${order.uuid}?idem=${crypto.randomUUID()}`));
		expect(again.items.map(({ fullTitle }) => fullTitle)).toEqual(["IPE 200, 6 m, S355J2"]);
	});

	it("is sold by its quotation alone: in part, never more, and by nobody else", async () => {
		const cart = await accepted(await quoted(), (quantity) => Math.ceil(quantity / 2));
		const special = cart.items[1];
		const supply = special?.suppliedVariant.id ?? 0;
		const amount = (wanted: number) => account.call("PATCH", `/orders/set-quantity/${cart.uuid}/${special?.id}`, { amount: wanted });
		expect(cartOf(await amount(1)).items[1]).toMatchObject({ quantity: 1, is_available: true });
		expect(await amount(4)).toMatchObject({ status: 409, body: { code: "unavailable_goods" } });
		expect(await backend.caller().call("POST", "/orders/add", added(supply, 1))).toMatchObject({
			status: 409,
			body: { code: "unavailable_goods" },
		});
		await backend.db.prepare("UPDATE cart_items SET offered_until = '2020-01-01' WHERE supplied_variant_id = ?").bind(supply).run();
		const late = cartOf(await account.call("GET", `/orders/by-id/${cart.uuid}`));
		expect(late.items.map((item) => item.is_available)).toEqual([true, false, true]);
	});

	it("is in no search and no file of the catalogue", async () => {
		await rebuildIndex({ DB: backend.db });
		expect(JSON.stringify((await account.call("GET", "/search/all/Zeichnung")).body)).not.toContain(words);
		const product = await account.call("GET", "/productVariant/by-product/special-item-set");
		expect(product.status).toBe(404);
		expect(JSON.stringify([await exportBase(backend.db), await exportProducts(backend.db, { after: 0 })])).not.toMatch(/special-item/i);
	});

	// Shows R60.103
	it("is in no list of goods and no price file of the desk, but is found by its code", async () => {
		await rebuildIndex({ DB: backend.db });
		const special = await backend.db
			.prepare("SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id WHERE p.slug LIKE 'special-item-%'")
			.first("id");
		const own = `CR-${String(special).padStart(6, "0")}`;
		const goods = async (query: string) => deskGoods.list.answer.parse((await deskCall(backend, `catalogue/goods${query}`)).body);
		const all = await goods("");
		expect(all.count).toBe(all.rows.length);
		for (const query of ["", "?hidden=yes", "?stock=out", "?search=Special item", "?search=special&stock=out"])
			expect(JSON.stringify(await goods(query)), query).not.toMatch(/special-item/i);
		for (const query of ["", "&hidden=yes"])
			expect((await goods(`?search=${own}${query}`)).rows.map(({ article }) => article)).toEqual([own]);
		const init = { headers: { Authorization: `Bearer ${deskKey}` } };
		const prices = await (await backend.request("/desk/catalogue/exports/prices", init, { DESK_KEY: deskKey })).text();
		expect(prices).toContain("article;supplier;price");
		expect(prices).not.toMatch(/special-item/i);
	});

	it("leaves nothing if the quotation is not sent", async () => {
		const before = [await count("variants"), await count("supplied_variants"), await count("variant_translations")];
		const other = await requested();
		const preview = deskRequests.preview.answer.parse(await deskDone(backend, `requests/${other}/preview`, { ...terms(), lines: [] }));
		expect(preview.lines.map(({ title }) => title)).toEqual([`Special item, ${words}`, "Special item, Zuschlag für Samstag"]);
		await deskDone(backend, `requests/${other}/costs`, terms());
		const refused = { ...terms(), lines: [{ code: "CR-999999999", quantity: 1 }], key: crypto.randomUUID() };
		expect((await deskCall(backend, `requests/${other}/quotation`, refused)).status).toBe(422);
		expect([await count("variants"), await count("supplied_variants"), await count("variant_translations")]).toEqual(before);
		// Of two answers with one key, one is sent.
		const body = { ...terms(), lines: [], key: crypto.randomUUID() };
		await Promise.all([0, 1].map(() => deskDone(backend, `requests/${other}/quotation`, body)));
		expect(await count("variants")).toBe(Number(before[0]) + 2);
	});

	it.each([
		["no words", { title: " " }],
		["a price of 0", { unit_cents: 0 }],
		["no price", { unit_cents: undefined }],
		["an unknown unit", { unit: "hour" }],
	])("is refused with %s", async (_, more) => {
		const [line] = terms().free;
		expect((await deskCall(backend, `requests/${await requested()}/preview`, { free: [{ ...line, ...more }] })).status).toBe(422);
	});

	it("is needed if there is no article", async () => {
		expect((await deskCall(backend, `requests/${await requested()}/preview`, {})).status).toBe(422);
	});
});

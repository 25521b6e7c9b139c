import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { deskOrders } from "../../contract/desk/orders";
import { euros } from "../../contract/fields";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { cardBuyer, payAt } from "../../tests/support/card-buyer";
import { companyTeam, verifiedCompany } from "../../tests/support/company-team";
import { deskCall } from "../../tests/support/desk";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterEach(() => stocked(null));
afterAll(() => backend.dispose());

const stocked = (stock: number | null) =>
	backend.db.prepare("UPDATE supplied_variants SET stock = ? WHERE id = ?").bind(stock, supplies.beam).run();
const inStock = () => backend.db.prepare("SELECT stock FROM supplied_variants WHERE id = ?").bind(supplies.beam).first("stock");
const seen = async (buyer: Caller, uuid: string) => {
	const order = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
	return { ...order, order_number: order.order_number ?? "" };
};

/** An order of beams, bolts and a frame, in this order. */
async function ordered(buyer: Caller, beams: number, form: object = billing.FI) {
	const { uuid } = await newCart(buyer, supplies.beam, beams);
	cartOf(await buyer.call("POST", "/orders/add", added(supplies.packed, 20, { uuid })));
	const set = { setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true, uuid };
	cartOf(await buyer.call("POST", "/orders/addSet", set));
	const cart = await checkOut(buyer, uuid, form);
	expect((await buyer.call("POST", "/orders/complete", { ...completion(cart), stockTag: cart.stock_tag })).status).toBe(200);
	return seen(buyer, uuid);
}

type Sent = Awaited<ReturnType<typeof ordered>>;

async function preview({ order_number, version }: Sent, asked: object) {
	const answer = await deskCall(backend, `orders/${order_number}/changes/preview`, { version, ...asked });
	expect(answer.status).toBe(200);
	return deskOrders.previewChange.answer.parse(answer.body);
}

/** Changes an order as its preview says. */
async function change(order: Sent, asked: object, reason = "As agreed by phone") {
	const { total_price_with_vat: total } = await preview(order, asked);
	return deskCall(backend, `orders/${order.order_number}/changes`, { version: order.version, ...asked, reason, total: euros(total.to) });
}

const figuresOf = ({
	items,
	orders_to_sets: all,
	total_goods_price,
	total_delivery_price,
	total_price,
	total_vat_price,
	total_weight,
}: Sent) => ({
	...{ total_goods_price, total_delivery_price, total_price, total_vat_price, total_weight },
	lines: [...items, ...all].map(({ quantity, price, line_price }) => ({ quantity, price, line_price })),
});

const mailOf = async (kind: string) =>
	z
		.array(z.object({ kind: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() }))
		.parse(await (await backend.fetch("/_dev/outbox.json")).json())
		.find((mail) => mail.kind === kind);

describe("an order that staff change", () => {
	it("costs what the buyer would have paid for it at once, and tells the difference before and after", async () => {
		const buyer = backend.caller("de");
		const order = await ordered(buyer, 9);
		const asked = { lines: [{ line: 1, quantity: 12 }] };
		const told = await preview(order, asked);
		expect(told).toMatchObject({ obstacle: null, lines: [{ code: "CR-000001", quantity: { from: 9, to: 12 } }] });
		expect(await seen(buyer, order.uuid)).toEqual(order);
		expect((await change(order, asked, "Drei mehr, telefonisch")).status).toBe(200);
		const after = await seen(buyer, order.uuid);
		// 12 pieces reach the tier of 10.
		expect(figuresOf(after)).toEqual(figuresOf(await ordered(backend.caller("de"), 12)));
		const { obstacle: _, ...difference } = told;
		expect(after.changes).toEqual([{ ...difference, reason: "Drei mehr, telefonisch", changed_at: expect.any(String) }]);
		const mail = await mailOf("order_changed");
		expect(mail).toMatchObject({ to: [billing.FI.email], subject: `Bestellung ${order.order_number} geändert` });
		expect(mail?.text).toContain("Drei mehr, telefonisch");
		expect(mail?.text).toMatch(/Menge 9 → 12/);
		const events = await backend.db.prepare("SELECT type FROM events WHERE order_id = ? ORDER BY id").bind(order.id).all();
		expect(events.results.at(-1)).toEqual({ type: "order.changed" });
	});

	it("keeps the prices of its day, whatever the goods cost since", async () => {
		const buyer = backend.caller();
		const order = await ordered(buyer, 12);
		await backend.db.prepare("UPDATE supplied_variants SET price_cents = price_cents * 2 WHERE id = ?").bind(supplies.packed).run();
		await change(order, { lines: [{ line: 2, quantity: 30 }] });
		const after = await seen(buyer, order.uuid);
		await backend.db.prepare("UPDATE supplied_variants SET price_cents = price_cents / 2 WHERE id = ?").bind(supplies.packed).run();
		expect(after.items.map(({ price }) => price)).toEqual(order.items.map(({ price }) => price));
		expect(after.items[1]).toMatchObject({ quantity: 30, line_price: 30 * (order.items[1]?.price ?? 0) });
	});

	it("gives back the stock that it no longer needs, and takes what it needs more", async () => {
		await stocked(30);
		const order = await ordered(backend.caller(), 12);
		// The frame holds two beams.
		expect(await inStock()).toBe(16);
		await change(order, { lines: [{ line: 1, quantity: 5 }] });
		expect(await inStock()).toBe(23);
		const { version } = order;
		await change({ ...order, version: version + 1 }, { lines: [{ line: 1, quantity: 20 }] });
		expect(await inStock()).toBe(8);
	});

	it("moves days and places up when a line goes, and is found by what it holds", async () => {
		const buyer = backend.caller();
		const order = await ordered(buyer, 12);
		const { order_number: number } = order;
		await deskCall(backend, `orders/${number}/review`, {
			lines: [
				{ line: 2, date: "2027-03-01" },
				{ line: 3, date: "2027-03-02" },
			],
		});
		const confirmed = await seen(buyer, order.uuid);
		expect((await change(confirmed, { lines: [{ line: 1, quantity: 0 }] })).status).toBe(200);
		const after = await seen(buyer, order.uuid);
		expect(after.items.map(({ suppliedVariant }) => suppliedVariant.id)).toEqual([supplies.packed]);
		expect(after.confirmed_dates.map(({ line, date }) => [line, date])).toEqual([
			[1, "2027-03-01"],
			[2, "2027-03-02"],
		]);
		const texts = await backend.db.prepare("SELECT text FROM order_texts WHERE order_id = ? AND place > 0").bind(order.id).all();
		expect(texts.results).toHaveLength(2);
		const rows = await backend.db.prepare("SELECT quantity FROM cart_items WHERE cart_id = ?").bind(order.id).all();
		expect(rows.results).toEqual([{ quantity: 20 }]);
	});

	it("goes to another place, by another day and at an agreed freight", async () => {
		const buyer = backend.caller();
		const order = await ordered(buyer, 12);
		const { company, name, phone, country } = billing.FI;
		const address = {
			company,
			name,
			phone,
			country,
			streetAddress: "Satamatie 4",
			postCode: "48100",
			city: "Kotka",
			siteNotes: "Portti 2",
		};
		const asked = { address, wantedOn: "2027-03-01", reference: "PO 77", freight: 80 };
		expect((await preview(order, asked)).fields).toEqual(["address", "wanted_on", "reference", "freight"]);
		expect((await change(order, asked)).status).toBe(200);
		const after = await seen(buyer, order.uuid);
		expect(after).toMatchObject({ wanted_on: "2027-03-01", reference: "PO 77", total_delivery_price: 8_000 });
		expect(after.forms?.shipping).toMatchObject({ streetAddress: "Satamatie 4", city: "Kotka", siteNotes: "Portti 2" });
		expect(after.forms?.billing).toMatchObject({ streetAddress: billing.FI.streetAddress, isSeparateShipping: true });
		// The agreement holds for later changes.
		await change(after, { lines: [{ line: 1, quantity: 40 }] });
		expect((await seen(buyer, order.uuid)).total_delivery_price).toBe(8_000);
	});

	it("uses as much of the company's credit as it costs now, and never passes its buyer's limit", async () => {
		const vat = `FI${billing.FI.vat}`;
		await verifiedCompany(backend, vat);
		const { owner, buyer } = await companyTeam(backend, 200_000, vat);
		const order = await ordered(owner, 12);
		await change(order, { lines: [{ line: 1, quantity: 5 }] });
		const after = await seen(owner, order.uuid);
		const used = await backend.db.prepare("SELECT credit_cents FROM orders WHERE id = ?").bind(order.id).first("credit_cents");
		expect(used).toBe(after.total_price_with_vat);
		const small = await ordered(buyer, 5);
		expect(await preview(small, { lines: [{ line: 1, quantity: 60 }] })).toMatchObject({ obstacle: "approval" });
		expect((await change(small, { lines: [{ line: 1, quantity: 60 }] })).status).toBe(409);
		expect(await preview(small, { lines: [{ line: 1, quantity: 6 }] })).toMatchObject({ obstacle: null });
	});

	it("costs no more if it is paid by card", async () => {
		const { caller, uuid, order: submit, comeBack } = await cardBuyer(backend, 12);
		await payAt(backend, await submit());
		await comeBack();
		const order = await seen(caller, uuid);
		expect(await preview(order, { lines: [{ line: 1, quantity: 13 }] })).toMatchObject({ obstacle: "paid" });
		expect(await preview(order, { lines: [{ line: 1, quantity: 11 }] })).toMatchObject({ obstacle: null });
	});

	it("is changed once by two people at once, and never for another version or total than was seen", async () => {
		const buyer = backend.caller();
		const order = await ordered(buyer, 12);
		const both = await Promise.all([11, 13].map((quantity) => change(order, { lines: [{ line: 1, quantity }] })));
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		const after = await seen(buyer, order.uuid);
		expect(after.changes).toHaveLength(1);
		expect(await preview(order, { lines: [{ line: 1, quantity: 20 }] })).toMatchObject({ obstacle: "changed" });
		const asked = { version: after.version, lines: [{ line: 1, quantity: 20 }], reason: "Mehr", total: 1 };
		expect((await deskCall(backend, `orders/${order.order_number}/changes`, asked)).status).toBe(409);
		expect(await seen(buyer, order.uuid)).toEqual(after);
	});

	it("stays as it is once goods have left, when nothing would be left of it, and for another country", async () => {
		const order = await ordered(backend.caller(), 12);
		const all = [1, 2, 3].map((line) => ({ line, quantity: 0 }));
		expect(await preview(order, { lines: all })).toMatchObject({ obstacle: "empty" });
		expect(await preview(order, {})).toMatchObject({ obstacle: "same" });
		const { order_number: number, version } = order;
		const abroad = { version, address: { ...billing.DE } };
		expect((await deskCall(backend, `orders/${number}/changes/preview`, abroad)).status).toBe(422);
		expect((await deskCall(backend, `orders/${number}/changes/preview`, { version, lines: [{ line: 9, quantity: 1 }] })).status).toBe(422);
		await deskCall(backend, `orders/${number}/review`, {});
		await deskCall(backend, `orders/${number}/deliveries`, { idem: crypto.randomUUID(), lines: [{ line: 2, quantity: 5 }] });
		const { body } = await deskCall(backend, `orders/${number}`);
		const now = deskOrders.byNumber.answer.parse(body);
		expect(await preview({ ...order, version: now.version }, { lines: [{ line: 1, quantity: 5 }] })).toMatchObject({ obstacle: "changed" });
	});
});

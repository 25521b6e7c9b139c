import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { deskOrders } from "../../contract/desk/orders";
import { euros } from "../../contract/fields";
import { accountOf } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, shopHost, startBackend } from "../../tests/support/backend";
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

type Known = Pick<Sent, "order_number" | "version">;

async function preview({ order_number, version }: Known, asked: object) {
	const answer = await deskCall(backend, `orders/${order_number}/changes/preview`, { version, ...asked });
	expect(answer.status).toBe(200);
	return deskOrders.previewChange.answer.parse(answer.body);
}

/** Changes an order as its preview says. */
async function change(order: Known, asked: object, reason = "As agreed by phone") {
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
		expect(after.changes).toEqual([{ ...difference, by: "staff", reason: "Drei mehr, telefonisch", changed_at: expect.any(String) }]);
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

	it("stays as it is when nothing would be left of it, for another country, and once it is over", async () => {
		const order = await ordered(backend.caller(), 12);
		const all = [1, 2, 3].map((line) => ({ line, quantity: 0 }));
		expect(await preview(order, { lines: all })).toMatchObject({ obstacle: "empty" });
		expect(await preview(order, {})).toMatchObject({ obstacle: "same" });
		const { order_number: number, version } = order;
		const abroad = { version, address: { ...billing.DE } };
		expect((await deskCall(backend, `orders/${number}/changes/preview`, abroad)).status).toBe(422);
		expect((await deskCall(backend, `orders/${number}/changes/preview`, { version, lines: [{ line: 9, quantity: 1 }] })).status).toBe(422);
		await deskCall(backend, `orders/${number}/cancellation`, { reason: "Test" });
		const now = await atDesk(order);
		expect(await preview(now, { lines: [{ line: 1, quantity: 5 }] })).toMatchObject({ obstacle: "changed" });
	});
});

const atDesk = async ({ order_number: number }: Known) => {
	const {
		version,
		deliveries,
		items,
		orders_to_sets: all,
	} = deskOrders.byNumber.answer.parse((await deskCall(backend, `orders/${number}`)).body);
	return { order_number: number, version, deliveries, items, sets: all };
};
const done = async (path: string, body: object) => expect((await deskCall(backend, path, body)).status).toBe(200);

describe("an order of which a part has left", () => {
	/** An order of which some units of lines have left, with a heat each. */
	async function partly(buyer: Caller, lines: { line: number; quantity: number }[]) {
		const order = await ordered(buyer, 12);
		await done(`orders/${order.order_number}/review`, {});
		const sent = lines.map((one) => ({ ...one, heats: [`H${one.line}`] }));
		await done(`orders/${order.order_number}/deliveries`, { idem: crypto.randomUUID(), lines: sent });
		return seen(buyer, order.uuid);
	}

	// Shows R60.6
	it("changes what is left: never below what has left, without a line of which nothing has, by another day, to the same place", async () => {
		const buyer = backend.caller();
		const order = await partly(buyer, [{ line: 1, quantity: 5 }]);
		expect(await preview(order, { lines: [{ line: 1, quantity: 4 }] })).toMatchObject({ obstacle: "sent" });
		expect(await preview(order, { lines: [{ line: 1, quantity: 0 }] })).toMatchObject({ obstacle: "sent" });
		const { company, name, phone, country } = billing.FI;
		const address = { company, name, phone, country, streetAddress: "Satamatie 4", postCode: "48100", city: "Kotka" };
		expect(await preview(order, { address })).toMatchObject({ obstacle: "address" });
		const asked = {
			lines: [
				{ line: 1, quantity: 5 },
				{ line: 2, quantity: 0 },
			],
			wantedOn: "2027-03-01",
		};
		expect((await change(order, asked)).status).toBe(200);
		const after = await seen(buyer, order.uuid);
		expect(after).toMatchObject({ state: "in_delivery", wanted_on: "2027-03-01", items: [{ quantity: 5 }] });
		expect(await mailOf("order_changed")).toMatchObject({ subject: expect.stringContaining(order.order_number) });
	});

	it("keeps each delivery, certificate and claim with its line when another one goes or comes", async () => {
		const buyer = await accountOf(backend, { columns: { customername: "Aino Ostaja" } });
		const order = await partly(buyer, [
			{ line: 2, quantity: 20 },
			{ line: 3, quantity: 1 },
		]);
		const claim = { order: order.uuid, line: 2, kind: "damaged", quantity: 1, text: "Rikki.", host: shopHost, files: [] };
		expect((await buyer.call("POST", "/claims/create", { ...claim, idem: crypto.randomUUID() })).status).toBe(200);
		const columns = "delivery_id, line, heat, number, issued_on, steel, maker, maker_number, maker_day, chemical, mechanical";
		await backend.db
			.prepare(
				`INSERT INTO certificates (${columns}) SELECT id, 2, 'H2', number || '-C1', shipped_on, '', '[]', '', '', '[]', '[]' FROM deliveries WHERE order_id = ?`,
			)
			.bind(order.id)
			.run();
		expect((await change(order, { lines: [{ line: 1, quantity: 0 }] })).status).toBe(200);
		const shorter = await atDesk(order);
		expect(shorter.deliveries[0]?.lines).toMatchObject([
			{ line: 1, quantity: 20, heats: ["H2"], title: shorter.items[0]?.fullTitle },
			{ line: 2, quantity: 1, heats: ["H3"], title: shorter.sets[0]?.title },
		]);
		expect(shorter.deliveries[0]?.certificates).toMatchObject([{ line: 1, heat: "H2" }]);
		expect(await backend.db.prepare("SELECT line FROM claims WHERE order_id = ?").bind(order.id).first("line")).toBe(1);
		expect((await change({ ...order, version: shorter.version }, { add: [{ code: "CR-000004", quantity: 1 }] })).status).toBe(200);
		expect((await atDesk(order)).deliveries[0]?.lines).toMatchObject([
			{ line: 1, heats: ["H2"] },
			{ line: 3, heats: ["H3"], title: shorter.sets[0]?.title },
		]);
	});

	// Shows R60.6
	it("adds up with its invoices: what is invoiced stays and costs the same, and the last invoice takes the rest", async () => {
		const buyer = backend.caller();
		const order = await partly(buyer, [{ line: 1, quantity: 10 }]);
		await done(`orders/${order.order_number}/invoices`, { key: crypto.randomUUID() });
		const now = { ...order, version: (await atDesk(order)).version };
		expect(await preview(now, { lines: [{ line: 1, quantity: 9 }] })).toMatchObject({ obstacle: "sent" });
		// From 50 on, the ten that are invoiced would be cheaper.
		expect(await preview(now, { lines: [{ line: 1, quantity: 50 }] })).toMatchObject({ obstacle: "invoiced" });
		expect(
			(
				await change(now, {
					lines: [
						{ line: 1, quantity: 14 },
						{ line: 2, quantity: 0 },
					],
				})
			).status,
		).toBe(200);
		await done(`orders/${order.order_number}/invoices`, { key: crypto.randomUUID(), all: true, delivery: "whole" });
		const after = await seen(buyer, order.uuid);
		const total = await backend.db
			.prepare("SELECT sum(gross_cents) AS total FROM invoices WHERE order_id = ?")
			.bind(order.id)
			.first("total");
		expect(total).toBe(after.total_price_with_vat);
	});

	it("keeps the places of what is invoiced, as its invoices print them", async () => {
		const order = await partly(backend.caller(), [{ line: 2, quantity: 20 }]);
		await done(`orders/${order.order_number}/invoices`, { key: crypto.randomUUID() });
		const now = { ...order, version: (await atDesk(order)).version };
		expect(await preview(now, { lines: [{ line: 1, quantity: 0 }] })).toMatchObject({ obstacle: "invoiced" });
		expect(await preview(now, { lines: [{ line: 3, quantity: 0 }] })).toMatchObject({ obstacle: null });
	});

	it("changes nothing if it is invoiced while somebody looks at the difference", async () => {
		const buyer = backend.caller();
		const order = await partly(buyer, [{ line: 1, quantity: 5 }]);
		const asked = { version: order.version, lines: [{ line: 2, quantity: 25 }] };
		const { total_price_with_vat: total } = await preview(order, asked);
		backend.runBefore("INSERT INTO order_changes", () => done(`orders/${order.order_number}/invoices`, { key: crypto.randomUUID() }));
		const late = await deskCall(backend, `orders/${order.order_number}/changes`, { ...asked, reason: "Mehr", total: euros(total.to) });
		expect(late.status).toBe(409);
		expect((await seen(buyer, order.uuid)).changes).toEqual([]);
	});
});

describe("an article that staff add", () => {
	// Shows R60.93
	it("comes after the other lines at the company's price, with stock, credit, freight, costs, papers and a mail", async () => {
		const vat = `FI${billing.FI.vat}`;
		await verifiedCompany(backend, vat);
		await backend.db.prepare("DELETE FROM teams WHERE vat = ?").bind(vat).run();
		const { owner } = await companyTeam(backend, 200_000, vat);
		await done(`companies/${vat}/prices`, { rows: [{ article: "CR-000001", percent: 10 }] });
		const { uuid } = await newCart(owner, supplies.packed, 20);
		await owner.call("POST", "/orders/addSet", { setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true, uuid });
		const cart = await checkOut(owner, uuid, billing.FI);
		await owner.call("POST", "/orders/complete", { ...completion(cart), stockTag: cart.stock_tag });
		const order = await seen(owner, uuid);
		await backend.db.prepare("UPDATE supplied_variants SET stock = 30, purchase_cents = 8000 WHERE id = ?").bind(supplies.beam).run();
		const asked = { add: [{ code: "cr 1", quantity: 12 }] };
		const told = await preview(order, asked);
		expect(told).toMatchObject({ obstacle: null, lines: [{ code: "CR-000001", quantity: { from: 0, to: 12 } }] });
		expect(await seen(owner, uuid)).toEqual(order);
		expect((await change(order, asked)).status).toBe(200);
		const after = await seen(owner, uuid);
		expect(after.items.map(({ suppliedVariant, quantity }) => [suppliedVariant.id, quantity])).toEqual([
			[supplies.packed, 20],
			[supplies.beam, 12],
		]);
		expect(after.items[1]?.discount).toBeGreaterThan(0);
		const like = owner;
		const { uuid: whole } = await newCart(like, supplies.packed, 20);
		await like.call("POST", "/orders/add", added(supplies.beam, 12, { uuid: whole }));
		await like.call("POST", "/orders/addSet", { setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true, uuid: whole });
		const bought = await checkOut(like, whole, billing.FI);
		expect(figuresOf(after)).toEqual(figuresOf({ ...bought, order_number: "" }));
		// Two of them are in the frame.
		expect(await inStock()).toBe(16);
		const columns = "credit_cents, (SELECT count(*) FROM order_costs c WHERE c.order_id = o.id AND c.supplied_variant_id = ?2) AS costs";
		expect(await backend.db.prepare(`SELECT ${columns} FROM orders o WHERE o.id = ?1`).bind(order.id, supplies.beam).first()).toEqual({
			credit_cents: after.total_price_with_vat,
			costs: 1,
		});
		expect((await mailOf("order_changed"))?.text).toMatch(/(?:uusi, määrä|new, quantity|neu, Menge) 12/);
		// It changes like any other line.
		expect((await change(after, { lines: [{ line: 2, quantity: 10 }] })).status).toBe(200);
		expect((await seen(owner, uuid)).items[1]?.quantity).toBe(10);
	});

	it("is refused beside its field: unknown, in the order already, sold out, or in a quantity that is not sold", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		const order = await seen(buyer, uuid);
		const refused = async (code: string, quantity: number) => {
			const asked = { version: order.version, add: [{ code, quantity }] };
			const { status, body } = await deskCall(backend, `orders/${order.order_number}/changes/preview`, asked);
			return [status, z.object({ fields: z.record(z.string(), z.array(z.string())) }).parse(body).fields];
		};
		expect(await refused("CR-999999", 1)).toEqual([422, { "add.0.code": ["ownCode.unknown"] }]);
		expect(await refused("CR-000001", 1)).toEqual([422, { "add.0.code": ["ownCode.inOrder"] }]);
		expect(await refused("CR-000003", 1)).toEqual([422, { "add.0.code": ["unavailableGoods"] }]);
		expect(await refused("CR-000002", 3)).toEqual([422, { "add.0.quantity": ["amount.belowMinimum"] }]);
	});
});

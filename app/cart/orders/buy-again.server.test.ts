import { expect, test } from "vitest";
import type { Cart, CartItem, CartSet } from "../../../contract/cart";
import { sampleForms } from "../../../tests/support/sample-order";
import { orderChanges } from "./buy-again.server";

/** The values other than lines that a comparison needs. */
const plain = { offer: null, order_discount: null, total_delivery_price: 8900, forms: null };

const item = (id: number, change: Partial<CartItem> = {}): CartItem => ({
	id,
	quantity: 10,
	price: 500,
	discount: 0,
	discounts: [],
	line_price: 5000,
	weight: 1000,
	fullTitle: `Bar ${id}`,
	comment: "",
	cost_centre: "",
	own_number: "",
	set_id: 0,
	offered: null,
	cut: null,
	sawing: null,
	certificate_price: null,
	variant: {
		id,
		code: "CR-000001",
		size: null,
		title: "",
		products: {
			productid: 1,
			slug: "bar",
			title: "Bar",
			norm: "",
			unit: "piece",
			cutting: null,
			plate_cutting: null,
			certificate_price: null,
			product_categories: [],
		},
		variant_pictures: [],
		weight: 100,
		length: null,
	},
	suppliedVariant: {
		id: id * 10,
		supplier: { id: 1, name: "", country: "FI", city: "" },
		supplierCode: "",
		price_per_kg: 5,
		price_per_m: null,
		price: 500,
		min_order: 1,
		pack_size: 1,
		availability: "available",
		delivery: { min: 1, max: 2, approx: false },
		stock: null,
		volume_prices: [],
	},
	is_available: true,
	at_once: null,
	...change,
});

const set = (id: number, change: Partial<CartSet> = {}): CartSet => ({
	set_id: id,
	quantity: 1,
	price: 9000,
	line_price: 9000,
	title: `Set ${id}`,
	weight: 1000,
	items: [],
	is_available: true,
	offered: null,
	...change,
});

const untaxed: Cart["vat"] = { rate: 0, reason: "intra_community", country: "DE" };
const order = {
	...plain,
	order_number: "CB-10001",
	items: [item(1), item(2), item(3), item(4)],
	orders_to_sets: [set(1), set(2)],
	vat: untaxed,
};

test("what is gone, dearer or more is told; a line that was cut otherwise is another line", () => {
	const cut = { pieces: 10, length: 500, width: 0, used_area: 0, cuts: 10, price: 0, offcuts: [] };
	const packs = { ...item(3).suppliedVariant, pack_size: 6 };
	const cart = {
		...plain,
		items: [item(1), item(2, { price: 550 }), item(3, { quantity: 12, suppliedVariant: packs }), item(4, { cut })],
		orders_to_sets: [set(2, { price: 9500 })],
		vat: untaxed,
	};
	expect(orderChanges(order, cart)).toEqual({
		number: "CB-10001",
		isOffer: false,
		gone: ["Bar 4", "Set 1"],
		prices: [
			{ title: "Bar 2", before: 500, now: 550 },
			{ title: "Set 2", before: 9000, now: 9500 },
		],
		services: [],
		discounts: [],
		delivery: null,
		vat: null,
		quantities: [{ title: "Bar 3", before: 10, now: 12 }],
		present: [],
		address: null,
	});
});

test("what the cart held before adds up, which may reach a cheaper price", () => {
	const cut = { pieces: 4, length: 500, width: 0, used_area: 0, cuts: 4, price: 0, offcuts: [] };
	const former = {
		...plain,
		order_number: "CB-10001",
		items: [item(1), item(2), item(3, { cut, quantity: 1 })],
		orders_to_sets: [set(1)],
		vat: untaxed,
	};
	const cart = {
		...plain,
		items: [item(1, { quantity: 30, price: 450 }), item(2), item(3, { cut: { ...cut, pieces: 6 }, quantity: 1 })],
		orders_to_sets: [set(1, { quantity: 3 })],
		vat: untaxed,
	};
	expect(orderChanges(former, cart)).toEqual({
		number: "CB-10001",
		isOffer: false,
		gone: [],
		prices: [{ title: "Bar 1", before: 500, now: 450 }],
		services: [],
		discounts: [],
		delivery: null,
		vat: null,
		quantities: [],
		present: [
			{ title: "Bar 1", now: 30 },
			{ title: "Bar 3", now: 6 },
			{ title: "Set 1", now: 3 },
		],
		address: null,
	});
});

test("a line that can no longer be delivered is gone, too", () => {
	const cart = { ...plain, items: order.items.map((one) => ({ ...one, is_available: false })), orders_to_sets: [], vat: untaxed };
	expect(orderChanges(order, cart).gone).toHaveLength(6);
});

test("a dearer cut or certificate is told, and another rate of VAT as soon as it is known", () => {
	const cut = { pieces: 4, length: 500, width: 0, used_area: 0, cuts: 4, price: 400, offcuts: [] };
	const former = { ...order, items: [item(1, { cut }), item(2, { certificate_price: 2800 })], orders_to_sets: [] };
	const cart = {
		...plain,
		items: [item(1, { cut: { ...cut, price: 480 } }), item(2, { certificate_price: 3000 })],
		orders_to_sets: [],
		vat: { rate: 25.5, reason: "domestic", country: "FI" } satisfies Cart["vat"],
	};
	const { prices, services, vat } = orderChanges(former, cart);
	expect(prices).toEqual([]);
	expect(services).toEqual([
		{ service: "cut", title: "Bar 1", before: 100, now: 120 },
		{ service: "certificate", title: "Bar 2", before: 2800, now: 3000 },
	]);
	expect(vat).toEqual({ before: 0, now: 25.5 });
	expect(orderChanges(former, { ...cart, vat: { ...cart.vat, reason: "not_known_yet" } }).vat).toBeNull();
});

// Shows R47.5
test("a discount that has ended and another delivery are told, where it is known where the goods go", () => {
	const campaign = { kind: "line", title: "", percent: 5, amount: 250, threshold: 0, end_date: null } as const;
	const parts = { ...campaign, percent: null, amount: 100 };
	const ofOrder = { ...campaign, kind: "order", percent: 2 } as const;
	const former = { ...order, items: [item(1, { discounts: [campaign] }), item(2, { discounts: [parts] })], order_discount: ofOrder };
	const cart = {
		...plain,
		items: [item(1), item(2, { discounts: [parts] })],
		orders_to_sets: [],
		vat: untaxed,
		total_delivery_price: 9900,
	};
	expect(orderChanges(former, cart)).toMatchObject({
		prices: [],
		discounts: [
			{ title: "Bar 1", before: 5, now: 0 },
			{ title: "", before: 2, now: 0 },
		],
		delivery: { before: 8900, now: 9900 },
	});
	expect(orderChanges(former, { ...cart, vat: { ...untaxed, reason: "not_known_yet" } }).delivery).toBeNull();
});

// Shows R47.4
test("a cart that is made from an offer, or a part of it, is other in delivery and VAT alone", () => {
	const offer = {
		...{ number: "AN-20001", created_at: "", valid_until: "", is_valid: true, is_quotation: false, may_accept: true },
		ordered: { items: [], sets: [] },
		call_offs: [],
	};
	const cart = { ...plain, items: [item(1, { quantity: 2, price: 400 })], orders_to_sets: [], vat: { ...untaxed, rate: 25.5 } };
	const changes = orderChanges({ ...order, order_number: null, offer }, { ...cart, total_delivery_price: 7900 });
	expect(changes).toEqual({
		...{ number: "AN-20001", isOffer: true, delivery: { before: 8900, now: 7900 }, vat: { before: 0, now: 25.5 } },
		...{ gone: [], prices: [], services: [], discounts: [], quantities: [], present: [], address: null },
	});
});

// Shows R47.5
test("a discount on what costs nothing is none, not a figure that is no number", () => {
	const free = item(1, {
		price: 0,
		line_price: 0,
		discounts: [{ kind: "line", title: "", percent: null, amount: 0, threshold: 0, end_date: null }],
	});
	const changes = orderChanges(
		{ ...order, items: [free], orders_to_sets: [] },
		{ ...plain, items: [free], orders_to_sets: [], vat: untaxed },
	);
	expect(changes.discounts).toEqual([]);
});

test("the order's own delivery address is named unless the cart has it; the address of the bill is none", () => {
	const billing = null;
	const elsewhere = { ...order, forms: { billing, shipping: { ...sampleForms.shipping, addressAdditionalLine: "" } } };
	const { company, streetAddress, postCode, city } = sampleForms.shipping;
	const named = `${company}, ${streetAddress}, ${postCode} ${city}`;
	expect(orderChanges(elsewhere, order).address).toBe(named);
	expect(orderChanges(elsewhere, { ...order, forms: { billing, shipping: { ...sampleForms.shipping, city: "Narva" } } }).address).toBe(
		named,
	);
	expect(orderChanges(elsewhere, elsewhere).address).toBeNull();
	expect(orderChanges({ ...order, forms: { billing, shipping: null } }, elsewhere).address).toBeNull();
});

import type * as z from "zod";
import type { Call } from "../call";
import type { cart } from "../cart";
import { catalogue, type supply, type variant } from "../catalogue";
import { content } from "../content";
import { orders } from "../orders";
import { search } from "../search";

interface Example {
	body?: unknown;
	answer?: unknown;
}

function example<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	call: Call<P, Q, B, A>,
	shown: { body?: z.input<B>; answer?: z.input<A> },
): [Call, Example] {
	return [call, shown];
}

const uuid = "6f1c1a52-9d6a-4f0e-8f5c-2b1d7f0a9c34";
const idem = "0b9f6c1e-5a7d-4c55-9d0e-7f1d2c3b4a59";
const host = "https://www.crossbar.example";

const category = { categoryid: 1, slug: "sawn-timber", title: "Sawn timber" };

const board: z.input<typeof supply> = {
	id: 101,
	price: 9.36,
	price_per_kg: 0.9,
	price_per_m: 2.34,
	min_order: 10,
	pack_size: 10,
	availability: "available",
	delivery: { min: 2, max: 4, approx: false },
	supplier: { id: 1, name: "Saimaa Saha Oy", city: "Lappeenranta", country: "FI" },
	supplierCode: "C24-48-148-4000",
	volume_prices: [{ threshold: 100, price: 8.89 }],
};

const product = {
	productid: 10,
	slug: "c24-48-148",
	title: "Spruce C24 48 × 148",
	norm: "EN 338",
	unit: "piece" as const,
	product_categories: [category],
};

const length = { code: "length", symbol: "l", unit: "mm", title: "Length" };

const stick: z.input<typeof variant> = {
	id: 1001,
	code: "C24-48-148-4000",
	title: "4000 mm",
	fullTitle: "Spruce C24 48 × 148, 4000 mm",
	products: product,
	attributes: [{ ...length, value: 4000 }],
	weight: 12.5,
	length: 4000,
	variant_pictures: [],
	suppliedVariant: board,
};

const listed = {
	...category,
	iconPicture: null,
	category_pictures: [],
	variantCount: 1,
};

const address = {
	company: "Rakennus Oy",
	name: "Maija Malli",
	phone: "+358401234567",
	streetAddress: "Esimerkkikatu 1",
	addressAdditionalLine: "",
	postCode: "00100",
	city: "Helsinki",
	country: "FI" as const,
};

const carrier = {
	id: 1,
	type: "flat_fi" as const,
	title: "Delivery by lorry",
	term: "2–4 working days",
	comment: "",
	price: 89,
};

const shopCart: z.input<typeof cart> = {
	id: 7,
	uuid,
	user_id: null,
	order_number: null,
	order_status: "created",
	version: 1,
	items: [
		{
			id: 1,
			quantity: 10,
			price: 9.36,
			discount: 0,
			line_price: 93.6,
			weight: 125,
			fullTitle: stick.fullTitle,
			comment: "",
			set_id: 0,
			variant: { id: stick.id, code: stick.code, title: stick.title, products: product, variant_pictures: [], weight: 12.5, length: 4000 },
			suppliedVariant: board,
			is_available: true,
		},
	],
	orders_to_sets: [],
	length: 1,
	delivery_methodid: 1,
	delivery_methods: [carrier],
	total_goods_price: 93.6,
	total_discount: 0,
	total_delivery_price: 89,
	total_freight_price: 89,
	total_price: 182.6,
	total_vat_price: 46.56,
	total_price_with_vat: 229.16,
	total_weight: 125,
	delivery: { min: 2, max: 4, approx: false },
	vat: { rate: 25.5, reason: "domestic", country: "FI" },
	isOwnFreightAllowed: false,
	isProcessed: false,
	needs_review: false,
	processed_at: null,
	paymentmethod: null,
	comment: "",
	reference: "",
	shipping_comment: "",
	own_freight_contract: "",
	own_freight_carrier: "",
	is_owner: true,
	forms: { billing: null, shipping: null },
	goto: null,
};

/**
 * Examples of a timber merchant for the tiers browse and order: the body of each call that takes one, and the answers. Each parses by its
 * schema.
 */
export const examples: ReadonlyMap<Call, Example> = new Map([
	example(content.static, { answer: { variantCount: 1, productCount: 1, supplierCount: 1 } }),
	example(content.promotion, { answer: null }),
	example(content.countries, { answer: [{ code: "FI", title: "Finland", callingCode: "+358" }] }),
	example(content.rootCategories, { answer: [{ ...listed, children: [] }] }),
	example(content.contact, { body: { email: "maija@example.com", message: "Do you plane to 45 × 145?", idem } }),
	example(content.supplier, { body: { company: "Saimaa Saha Oy", email: "myynti@example.com", products: "Sawn spruce and pine", idem } }),
	example(catalogue.popular, { answer: [stick] }),
	example(catalogue.variant, { answer: { ...stick, supplies: [board] } }),
	example(catalogue.variantsByProduct, {
		answer: {
			product: {
				...product,
				description: "Strength graded, kiln dried to 18 %.",
				attributes: [],
				pictures: [],
				variantCount: 1,
				price_from: 8.89,
				columns: [{ ...length, kind: "number" }],
				path: [{ ...category, siblings: [category] }],
			},
			variants: [stick],
			count: 1,
		},
	}),
	example(catalogue.values, {
		answer: [{ ...length, kind: "number", min: 4000, max: 4000, options: [{ value: 4000, title: "4000", count: 1 }] }],
	}),
	example(search.lines, { body: { lines: ["20 pcs C24 48x148 4000 mm"] } }),
	example(search.registerQuery, { body: { query: "48x148" }, answer: { query_id: 1 } }),
	example(search.registerClick, { body: { query_id: 1, result_pos: 0, variant_id: 1001, add_to_cart: false } }),
	example(orders.add, { body: { suppliedVariantId: 101, amount: 10, idem, isProduction: true }, answer: shopCart }),
	example(orders.addSet, { body: { setId: 1, amount: 2, idem, isProduction: true } }),
	example(orders.restoreLine, { body: { itemId: 5 } }),
	example(orders.setQuantity, { body: { amount: 20, version: 1 } }),
	example(orders.replaceItem, { body: { suppliedVariantId: 102, amount: 20, version: 1 } }),
	example(orders.setSetQuantity, { body: { amount: 3, version: 1 } }),
	example(orders.setReference, { body: { comment: "Position 12" } }),
	example(orders.sawTogether, { body: { version: 1 } }),
	example(orders.setSchedule, { body: { schedule: [{ on: "2026-12-04", amount: 10 }], version: 1 } }),
	example(orders.changeLines, { body: { changes: [{ itemId: 5, amount: 20, comment: "Position 12" }], version: 1 } }),
	example(orders.setCertificate, { body: { certificate: true } }),
	example(orders.setComment, { body: { comment: "Please call before delivery" } }),
	example(orders.setOrderReference, { body: { reference: "PO-4711" } }),
	example(orders.setShippingComment, { body: { comment: "Gate 2" } }),
	example(orders.setCertificates, { body: { certificate: true, version: 3 } }),
	example(orders.setNotes, { body: { reference: "PO-4711", comment: "Please call before delivery" } }),
	example(orders.setForm, {
		body: { ...address, type: "billing", vat: "2077474-0", email: "maija@example.com", isSeparateShipping: false, version: 1 },
	}),
	example(orders.setState, {
		body: { state: "created", deliveryMethodType: "flat_fi", freightTotal: 89, cartTotal: 182.6, paymentMethod: "invoice" },
	}),
	example(orders.paymentMethods, { answer: [{ id: 1, name: "invoice" }] }),
	example(orders.complete, {
		body: { uuid, version: 4, authorityConfirmed: true, idem, host },
		answer: {
			id: 7,
			uuid,
			order_number: "T-1001",
			total_price: 182.6,
			total_delivery_price: 89,
			paymentmethod: { name: "invoice" },
			payment_url: null,
		},
	}),
	example(orders.cutList, { body: { lines: [{ pieces: 4, length: 1200 }] } }),
	example(orders.plateCuts, { body: { lines: [{ pieces: 4, length: 600, width: 400 }] } }),
	example(orders.checkItems, { body: { lines: [{ code: "C24-48-148-4000", amount: 20 }] } }),
	example(orders.previewChange, { body: { version: 3, lines: [{ line: 1, quantity: 12 }] } }),
	example(orders.changeSent, {
		body: { version: 3, lines: [{ line: 1, quantity: 12 }], total: 1254.5, idem, host },
		answer: { done: "changed" },
	}),
	example(orders.withdrawSent, { body: { version: 3, comment: "The site is closed.", idem, host }, answer: { done: "requested" } }),
	example(orders.share, { body: { emails: ["pekka@example.com"], idem, host } }),
]);

import { z } from "zod";
import { call } from "./call";
import { supply, variant } from "./catalogue";
import { amount, email, flag, id, idem, idInPath, line, money, paragraph, uuid, weight } from "./fields";
import { country } from "./locale";
import { setFormBody } from "./order-form";

export const orderStatuses = ["created", "confirmed", "paid", "reviewed", "in_delivery", "done", "other"] as const;

export const deliveryMethodTypes = ["flat_fi", "flat_ee", "weight_de", "construction_site", "own_freight"] as const;
export const deliveryMethodType = z.enum(deliveryMethodTypes);

/** Type, term and comment are the spec's; all but the type are in the reader's language. */
const deliveryMethod = z.object({
	id,
	type: deliveryMethodType,
	title: z.string(),
	term: z.string(),
	comment: z.string(),
	price: money,
});

/** A line. All prices are per unit and without VAT, but for `line_price`. */
const cartItem = z.object({
	id,
	quantity: z.number().int(),
	/** At this quantity. */
	price: money,
	/** What is taken off the line as a whole. */
	discount: money,
	/** Quantity × price − discount, rounded once, with cuts and certificate. */
	line_price: money,
	weight,
	fullTitle: z.string(),
	/** The buyer's reference of the line. */
	comment: z.string(),
	set_id: z.number().int(),
	/** Cut to length: how many pieces of how many mm come out of the line's quantity of bars, with how many cuts, and what these cost. */
	cut: z.object({ pieces: z.number().int(), length: z.number().int(), cuts: z.number().int(), price: money }).nullable().default(null),
	/** What the certificate 3.1 of the line costs; null without one. */
	certificate_price: money.nullable().default(null),
	variant: variant.pick({ id: true, code: true, title: true, products: true, variant_pictures: true, weight: true, length: true }),
	suppliedVariant: supply,
	/** False once it can no longer be delivered. */
	is_available: z.boolean(),
});

const cartSet = z.object({ set_id: id, quantity: z.number().int(), price: money, title: z.string() });

/** Why VAT is what it is (rules: one table of the backend). */
export const vatReasons = ["domestic", "reverse_charge", "no_valid_id", "not_known_yet"] as const;

const vat = z.object({
	/** Per cent: 25.5. */
	rate: z.number(),
	reason: z.enum(vatReasons),
	/** The country of delivery. */
	country,
});

/** Whether the buyer's VAT id could be confirmed. */
export const vatChecks = ["valid", "unverified", "pending"] as const;

const storedForm = {
	company: z.string(),
	name: z.string(),
	phone: z.string(),
	streetAddress: z.string(),
	addressAdditionalLine: z.string(),
	postCode: z.string(),
	city: z.string(),
	country,
};

export const cart = z.object({
	/** null: the server has no such order, and the shop forgets it. */
	id: id.nullable(),
	uuid,
	user_id: id.nullable(),
	order_number: z.string().nullable(),
	order_status: z.enum(orderStatuses),
	/** Counts up with every change. */
	version: z.number().int(),
	items: z.array(cartItem),
	orders_to_sets: z.array(cartSet),
	/** The cart count: its lines. */
	length: z.number().int(),
	delivery_methodid: id,
	/** Those that serve the country of delivery. */
	delivery_methods: z.array(deliveryMethod),
	/** Sum of the lines, without VAT. */
	total_goods_price: money,
	total_discount: money,
	/** Freight and packaging, without VAT. */
	total_delivery_price: money,
	/** Goods − discount + delivery, without VAT. */
	total_price: money,
	total_vat_price: money,
	total_price_with_vat: money,
	total_weight: weight,
	/** The slowest line, in working days. */
	delivery: z.object({ min: z.number().int().nullable(), max: z.number().int().nullable(), approx: z.boolean() }),
	vat,
	isOwnFreightAllowed: z.boolean(),
	isProcessed: z.boolean(),
	/** A person looks at the order within one working day. */
	needs_review: z.boolean(),
	/** ISO time at which it was sent. */
	processed_at: z.string().nullable(),
	paymentmethod: z.object({ id, name: z.string() }).nullable(),
	/** Order comment, customer reference and shipping comment. */
	comment: z.string(),
	reference: z.string(),
	shipping_comment: z.string(),
	own_freight_contract: z.string(),
	own_freight_carrier: z.string(),
	/** The asker made this cart and may change it; only then are the forms given. */
	is_owner: z.boolean(),
	/** What the buyer typed for billing and for a separate delivery address. */
	forms: z
		.object({
			billing: z
				.object({
					...storedForm,
					vat: z.string(),
					vat_check: z.enum(vatChecks),
					email,
					additionalEmails: z.array(z.string()),
					isSeparateShipping: z.boolean(),
				})
				.nullable(),
			shipping: z.object(storedForm).nullable(),
		})
		.nullable(),
	/** The uuid of the cart that the shop is to go to instead. */
	goto: uuid.nullable(),
});

const ofCart = z.object({ uuid });
const ofItem = z.object({ uuid, itemId: idInPath });
const ofSet = z.object({ uuid, setId: z.string().regex(/^\d{1,9}$/) });
/** The version of the cart that the buyer saw; an older one is refused. */
const version = z.number().int().optional();

/** What is put into a cart. With `cut` the amount is pieces of `cut.length` mm, otherwise units of the supply. */
const item = z.object({
	suppliedVariantId: id,
	amount,
	setId: z.number().int().default(0),
	comment: line(200).optional(),
	cut: z.object({ length: z.number().int().positive() }).optional(),
	certificate: z.boolean().default(false),
});

/** What pieces of a supply cut to length come to; nothing is stored. */
const cutPrice = z.object({
	pieces: z.number().int(),
	/** Of a piece, mm. */
	length: z.number().int(),
	/** Pieces that come out of one bar. */
	pieces_per_bar: z.number().int(),
	/** Bars that the pieces take, and those that are bought: raised to the supply's minimum and to whole packs. */
	bars_needed: z.number().int(),
	bars: z.number().int(),
	cuts: z.number().int(),
	/** What is delivered along: how many of how many mm. */
	offcuts: z.array(z.object({ count: z.number().int(), length: z.number().int() })),
	/** Per bar at this number of bars, of all bars, of all cuts, of the certificate where it is asked for, of all together. */
	bar_price: money,
	bars_price: money,
	cut_price: money,
	certificate_price: money.nullable(),
	line_price: money,
	/** That of the bars: offcuts are delivered along. */
	weight,
});

export const orders = {
	cutPrice: call({
		method: "GET",
		path: "/orders/cut-price/{suppliedVariantId}",
		summary: "What pieces cut to length come to, before they are put into a cart",
		params: z.object({ suppliedVariantId: idInPath }),
		query: z.object({ pieces: z.string().regex(/^\d{1,9}$/), length: z.string().regex(/^[1-9]\d{0,8}$/), certificate: flag }),
		answer: cutPrice,
	}),
	byId: call({
		method: "GET",
		path: "/orders/by-id/{id}",
		summary: "A cart or an order",
		params: z.object({ id: uuid }),
		answer: cart,
	}),
	processedById: call({
		method: "GET",
		path: "/orders/processed-by-id/{id}",
		summary: "An order that was sent",
		params: z.object({ id: uuid }),
		answer: cart,
	}),
	confirmedById: call({
		method: "GET",
		path: "/orders/confirmed-by-id/{uuid}",
		summary: "The order for its thank-you page; markPaid lets the backend ask the payment provider",
		params: ofCart,
		query: z.object({ markPaid: flag }),
		answer: cart,
	}),
	confirmationPdf: call({
		method: "GET",
		path: "/orders/confirmation-pdf/{id}",
		summary: "The order confirmation",
		params: z.object({ id: uuid }),
		answer: z.unknown(),
		media: "application/pdf",
	}),
	byUser: call({ method: "GET", path: "/orders/by-user", summary: "The orders of the signed-in user", answer: z.array(cart) }),
	rebuy: call({
		method: "GET",
		path: "/orders/rebuy/{orderId}",
		summary: "Puts the lines of an order into a cart",
		params: z.object({ orderId: uuid }),
		answer: cart,
	}),
	add: call({
		method: "POST",
		path: "/orders/add",
		summary: "Puts an item, or several at once, into a cart; makes the cart where there is none",
		body: item.extend({
			uuid: uuid.optional(),
			/**
			 * Further items; all are put in or none. A refusal tells all items that are wrong: fields and figures of the first by their own names
			 * (amount, minimum), those of the others as more.0.amount, more.0.minimum.
			 */
			more: z.array(item).max(99).default([]),
			idem,
			isProduction: z.literal(true),
		}),
		answer: cart,
	}),
	addSet: call({
		method: "POST",
		path: "/orders/addSet",
		summary: "Puts a set into a cart",
		body: z.object({ uuid: uuid.optional(), setId: id, amount, idem, isProduction: z.literal(true) }),
		answer: cart,
	}),
	removeItem: call({
		method: "DELETE",
		path: "/orders/item/{uuid}/{suppliedVariantId}/{setId}",
		summary: "Takes a line out: that of itemId, else all lines of the supply",
		params: ofSet.extend({ suppliedVariantId: idInPath }),
		query: z.object({ itemId: idInPath.optional() }),
		answer: cart,
	}),
	removeSet: call({ method: "DELETE", path: "/orders/set/{uuid}/{setId}", summary: "Takes a set out", params: ofSet, answer: cart }),
	setSetQuantity: call({
		method: "PATCH",
		path: "/orders/set-set-quantity/{uuid}/{setId}",
		summary: "Changes how many of a set",
		params: ofSet,
		body: z.object({ amount, version }),
		answer: cart,
	}),
	setQuantity: call({
		method: "PATCH",
		path: "/orders/set-quantity/{uuid}/{itemId}",
		summary: "Changes the quantity of a line, of a cut one its pieces; the price that is sent is not used",
		params: ofItem,
		body: z.object({ amount, price: z.number().optional(), version }),
		answer: cart,
	}),
	setReference: call({
		method: "PATCH",
		path: "/orders/set-reference/{uuid}/{itemId}",
		summary: "The buyer's reference of a line",
		params: ofItem,
		body: z.object({ comment: line(200) }),
		answer: cart,
	}),
	setComment: call({
		method: "PATCH",
		path: "/orders/set-comment/{uuid}",
		summary: "The comment of the order",
		params: ofCart,
		body: z.object({ comment: paragraph() }),
		answer: cart,
	}),
	setOrderReference: call({
		method: "PATCH",
		path: "/orders/set-order-reference/{uuid}",
		summary: "Customer reference or purchase order number",
		params: ofCart,
		body: z.object({ reference: line(200) }),
		answer: cart,
	}),
	setShippingComment: call({
		method: "PATCH",
		path: "/orders/set-shipping-comment/{uuid}",
		summary: "The comment for the carrier",
		params: ofCart,
		body: z.object({ comment: paragraph() }),
		answer: cart,
	}),
	setForm: call({
		method: "PATCH",
		path: "/orders/set-form/{uuid}",
		summary: "Billing form, or the separate delivery address",
		params: ofCart,
		body: setFormBody,
		answer: cart,
	}),
	setState: call({
		method: "PATCH",
		path: "/orders/set-state/{uuid}",
		summary: "Delivery method; totals are what the buyer saw, and are worked out anew",
		params: ofCart,
		body: z.object({
			state: z.literal("created"),
			deliveryMethodType: deliveryMethodType,
			/** Decimal EUR. */
			freightTotal: z.number(),
			cartTotal: z.number(),
			ownFreightContract: line(80).optional(),
			ownFreightCarrier: line(120).optional(),
		}),
		answer: cart,
	}),
	paymentMethods: call({
		method: "GET",
		path: "/orders/payment-methods",
		summary: "How can be paid",
		answer: z.array(z.object({ id, name: z.string() })),
	}),
	setPaymentMethod: call({
		method: "PATCH",
		path: "/orders/set-payment-method/{uuid}/{method}",
		summary: "Chooses how to pay",
		params: ofCart.extend({ method: z.string().regex(/^[a-z_]{1,40}$/) }),
		answer: cart,
	}),
	complete: call({
		method: "POST",
		path: "/orders/complete",
		summary: "Sends the order; sent twice it is one order",
		body: z.object({ uuid, version: z.number().int(), authorityConfirmed: z.boolean(), idem }),
		answer: z.object({
			id,
			uuid,
			order_number: z.string().nullable(),
			total_price: money,
			total_delivery_price: money,
			paymentmethod: z.object({ name: z.string() }),
			/** Where a card buyer goes on; null once nothing is left to do. */
			payment_url: z.string().nullable(),
		}),
	}),
	sendOffer: call({
		method: "PATCH",
		path: "/orders/send-offer",
		summary: "Freezes a cart as an offer and mails it",
		body: z.object({ uuid, emails: z.array(email).min(1).max(5), comment: paragraph().optional(), idem }),
		answer: cart,
	}),
};

export type Cart = z.output<typeof cart>;
export type CartItem = z.output<typeof cartItem>;
export type CutPrice = z.output<typeof cutPrice>;
export type DeliveryMethodType = (typeof deliveryMethodTypes)[number];

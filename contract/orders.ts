import { z } from "zod";
import { call } from "./call";
import { cart, certificateNumber, deliveryMethodType, deliveryNumber, soughtStates } from "./cart";
import { supply, variant } from "./catalogue";
import {
	amount,
	backendLocale,
	day,
	email,
	flag,
	host,
	id,
	idem,
	idInPath,
	isSought,
	line,
	money,
	paragraph,
	range,
	soughtInList,
	uuid,
	weight,
} from "./fields";
import { orderNotes } from "./order-fields";
import { setFormBody } from "./order-form";
import { mostLengths, mostLines, mostPieces } from "./values/order-bounds";

const ofCart = z.object({ uuid });
const ofItem = z.object({ uuid, itemId: idInPath });
const ofSet = z.object({ uuid, setId: z.string().regex(/^\d{1,9}$/) });
const paymentMethodName = z.string().regex(/^[a-z_]{1,40}$/);
/** The version of the cart that the buyer saw; an older one is refused. */
const version = z.number().int().optional();

/** The origin of the page that asks: the document's link leads there, without one to no place. */
const documentQuery = z.object({ host: host.optional() });

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

/** Prices with the best discount of the goods or the account. Some discounts hold from a value of goods: what is asked about is counted on top of the cart. */
const ownPrices = z.object({
	/** Of the goods in the cart, before discounts. */
	goods: money,
	/** Each at the least that can be ordered, and from each threshold up. One that does not exist is not among them. */
	prices: z.array(supply.pick({ id: true, price: true, price_per_kg: true, price_per_m: true, volume_prices: true })),
});

const listedPieces = z.object({ pieces: amount, length: z.number().int().positive() });

/** What pieces of several lengths come to. As lines of a cart each length has bars of its own; whole bars that the buyer cuts are shared by all. */
const cutListPrice = z.object({
	/** One for each length, in the order in which they were asked for. */
	lines: z.array(cutPrice),
	/** As few whole bars as are found, uncut, and how all pieces can be cut from them. */
	whole: z.object({
		patterns: z.array(z.object({ bars: z.number().int().positive(), pieces: z.array(listedPieces) })),
		/** Bars that the pieces take, and those that are bought: raised to the supply's minimum and to whole packs. */
		bars_needed: z.number().int(),
		bars: z.number().int(),
		/** Per bar at this number of bars, and of all together with the certificate where it is asked for. */
		bar_price: money,
		line_price: money,
		weight,
	}),
});

/**
 * Which orders are meant: those with a state, with all words in the order's own texts or all in one of its lines, and sent in a range of days, both of them
 * included. Of the asker alone, or, with `of` company (added), all that the asker's role in the team lets it read (`orders` of the team); of a backend that
 * does not know the word always the asker's own. `buyer` is the account that has sent them.
 */
const soughtOrders = z.object({
	search: line(100).optional(),
	state: z.enum(soughtStates).optional(),
	of: z.enum(["self", "company"]).optional(),
	buyer: idInPath.optional(),
	since: day.optional(),
	until: day.optional(),
	/** Orders of which something falls to the cost centre of this code (added). */
	cost_centre: orderNotes.cost_centre.typed.optional(),
});

const discounts = cart.shape.items.element.shape.discounts;

/**
 * What a line of a quick order is found to be, in the order of the lines. Lines of one supply are judged and priced together: amounts are
 * added up, and each of them has the figures of all.
 */
const checkedLine = z.object({
	/** null: no variant or supply has the code, or several have. */
	found: z
		.object({
			variantId: id,
			suppliedVariantId: id,
			code: z.string(),
			fullTitle: z.string(),
			supplier: z.string(),
			unit: variant.shape.products.shape.unit,
			minimum: z.number().int(),
			pack_size: z.number().int(),
			/** How many pieces one unit holds; null where it is one, or not known. */
			pieces: z.number().int().positive().nullable().default(null),
			/** Per unit at the amount (at the minimum where there is none), and of the whole line. */
			price: money,
			line_price: money,
			/** Why it costs less, as the cart tells it of a line. */
			discounts,
			weight,
			/** A backend may not say them. */
			availability: variant.shape.suppliedVariant.shape.availability.nullable().default(null),
			delivery: variant.shape.suppliedVariant.shape.delivery.nullable().default(null),
		})
		.nullable(),
	/**
	 * Key of the message that says what is wrong: code.unknown, code.ambiguous, unavailableGoods, amount.positive, amount.tooMany,
	 * amount.belowMinimum, amount.notAMultiple. null where the line can be ordered, or has only no amount.
	 */
	problem: z.string().nullable(),
});

/** Of an offer that led to orders, and whether it holds. */
export const offerStates = ["valid", "expired", "ordered"] as const;

const listedOffer = z.object({
	uuid,
	number: z.string(),
	/** The first and the last day, ISO, in Finland. */
	created_at: day,
	valid_until: day,
	is_valid: z.boolean(),
	/** Without VAT. */
	total_price: money,
	/** How many lines and sets it has, and what the first three lines are of. */
	length: z.number().int(),
	titles: z.array(z.string()),
	/** How many orders have been sent from it. */
	orders: z.number().int(),
	/** The language that its texts are in. */
	locale: backendLocale,
	/** Who has made it, where that is not the asker. */
	of_colleague: z.object({ name: z.string() }).nullable(),
});

/** What there is to file of an order. */
export const paperKinds = ["confirmation", "delivery_note", "certificate", "invoice", "credit_note"] as const;

const paper = z.object({
	kind: z.enum(paperKinds),
	/** Its own; of a confirmation that of the order. */
	number: z.string(),
	/** That it bears; ISO, in Finland. */
	day,
	order: z.object({ uuid, order_number: z.string() }),
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
	cutList: call({
		method: "POST",
		path: "/orders/cut-list/{suppliedVariantId}",
		summary: "What pieces of several lengths come to, before they are put into a cart, and the bars that they could share (added)",
		params: z.object({ suppliedVariantId: idInPath }),
		body: z.object({
			/** Each length once. A refusal names the lines as that of `add` names items. */
			lines: z
				.array(listedPieces)
				.min(1)
				.max(mostLengths)
				.refine((lines) => new Set(lines.map(({ length }) => length)).size === lines.length, "a length twice")
				.refine((lines) => lines.reduce((sum, { pieces }) => sum + pieces, 0) <= mostPieces, "too many pieces"),
			certificate: z.boolean().default(false),
		}),
		answer: cutListPrice,
		countsStorage: false,
	}),
	byId: call({
		method: "GET",
		path: "/orders/by-id/{id}",
		summary: "A cart, an order or an offer; with a range only those of its lines, while all figures are of the whole",
		params: z.object({ id: uuid }),
		query: z.object({ range }),
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
		query: documentQuery,
		answer: z.unknown(),
		media: "application/pdf",
	}),
	byUser: call({
		method: "GET",
		path: "/orders/by-user",
		summary:
			"The orders of the signed-in user, of a guest those of the session; newest first, without personal data. Of each the lines of a range",
		query: soughtOrders.extend({ range, lines: range }),
		answer: z.array(cart),
	}),
	countByUser: call({
		method: "GET",
		path: "/orders/count-by-user",
		summary: "How many these are",
		query: soughtOrders,
		answer: z.object({ count: z.number().int() }),
	}),
	rebuy: call({
		method: "GET",
		path: "/orders/rebuy/{orderId}",
		summary: "Adds what can still be had of an order, or of a shared cart, to the cart of uuid, else to a new one, at today's prices",
		params: z.object({ orderId: uuid }),
		query: z.object({ uuid: uuid.optional(), idem: idem.optional() }),
		answer: cart,
	}),
	add: call({
		method: "POST",
		path: "/orders/add",
		summary: "Puts an item, or several at once, into a cart; makes the cart where there is none. With a range it answers as by-id does",
		query: z.object({ range }),
		body: item.extend({
			uuid: uuid.optional(),
			/**
			 * Further items; all are put in or none. A refusal tells all items that are wrong: fields and figures of the first by their own names
			 * (amount, minimum), those of the others as more.0.amount, more.0.minimum.
			 */
			more: z
				.array(item)
				.max(mostLines - 1)
				.default([]),
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
	setCostCentre: call({
		method: "PATCH",
		path: "/orders/set-cost-centre/{uuid}/{itemId}",
		summary: "Books a line to a cost centre of its own, or with an empty code to that of the order (added)",
		params: ofItem,
		body: z.object({ costCentre: orderNotes.cost_centre.typed }),
		answer: cart,
	}),
	setCertificate: call({
		method: "PATCH",
		path: "/orders/set-certificate/{uuid}/{itemId}",
		summary: "Orders the certificate 3.1 of a line, or does without (added)",
		params: ofItem,
		body: z.object({ certificate: z.boolean() }),
		answer: cart,
	}),
	setComment: call({
		method: "PATCH",
		path: "/orders/set-comment/{uuid}",
		summary: "The comment of the order",
		params: ofCart,
		body: z.object({ comment: orderNotes.comment.typed }),
		answer: cart,
	}),
	setOrderReference: call({
		method: "PATCH",
		path: "/orders/set-order-reference/{uuid}",
		summary: "Customer reference or purchase order number",
		params: ofCart,
		body: z.object({ reference: orderNotes.reference.typed }),
		answer: cart,
	}),
	setShippingComment: call({
		method: "PATCH",
		path: "/orders/set-shipping-comment/{uuid}",
		summary: "The comment for the carrier",
		params: ofCart,
		body: z.object({ comment: orderNotes.shipping_comment.typed }),
		answer: cart,
	}),
	setNotes: call({
		method: "PATCH",
		path: "/orders/set-notes/{uuid}",
		summary:
			"Customer reference, comment of the order, comment for the carrier, cost centre and project, those of them that are given: all or none (added)",
		params: ofCart,
		body: z.object({
			reference: orderNotes.reference.typed.optional(),
			comment: orderNotes.comment.typed.optional(),
			shippingComment: orderNotes.shipping_comment.typed.optional(),
			/** Codes of the list of the team (added). */
			costCentre: orderNotes.cost_centre.typed.optional(),
			project: orderNotes.project.typed.optional(),
		}),
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
			ownFreightContract: orderNotes.own_freight_contract.typed.optional(),
			ownFreightCarrier: orderNotes.own_freight_carrier.typed.optional(),
			/** Unloading by crane, where the method offers it. */
			craneUnloading: z.boolean().optional().default(false),
			wantedOn: orderNotes.wanted_on.typed.optional(),
			partDeliveries: orderNotes.part_deliveries.typed.optional(),
			/** Only to see the totals: contract and carrier of own freight may still be missing. An order cannot be sent without them. */
			isPreview: z.boolean().optional().default(false),
			/** Chosen along with it (added). A backend may leave these to their own calls: its answer has what it has stored. */
			paymentMethod: paymentMethodName.optional(),
			shippingComment: orderNotes.shipping_comment.typed.optional(),
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
		params: ofCart.extend({ method: paymentMethodName }),
		answer: cart,
	}),
	complete: call({
		method: "POST",
		path: "/orders/complete",
		summary: "Sends the order; sent twice it is one order",
		body: z.object({ uuid, version: z.number().int(), authorityConfirmed: z.boolean(), idem, host }),
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
		summary: "Freezes a copy of a cart as an offer, mails it where there are addresses, and answers with the offer",
		body: z.object({ uuid, emails: z.array(email).max(5), comment: paragraph().optional().default(""), idem, host }),
		answer: cart,
	}),
	acceptOffer: call({
		method: "POST",
		path: "/orders/accept-offer/{uuid}",
		summary: "Puts lines and sets of an offer that still holds, whole or in part, into a new cart at the offered prices",
		params: ofCart,
		body: z.object({
			/** Ids of the offer's items, and of its sets; none of either: nothing of them. Amounts up to those offered. */
			items: z.array(z.object({ id, amount })).max(mostLines),
			sets: z.array(z.object({ set_id: id, amount })).max(mostLines),
			idem,
		}),
		answer: cart,
	}),
	offersOf: call({
		method: "GET",
		path: "/orders/offers-of/{uuid}",
		summary: "The latest offers that a cart has led to, for its owner; newest first, at most ten",
		params: ofCart,
		answer: z.array(z.object({ uuid, number: z.string(), valid_until: z.string(), is_valid: z.boolean(), total_price: money })),
	}),
	deliveryNote: call({
		method: "GET",
		path: "/orders/delivery-note/{id}/{number}",
		summary: "The delivery note of a delivery, for the owner of its order and colleagues who may read it (added)",
		params: z.object({ id: uuid, number: deliveryNumber }),
		answer: z.unknown(),
		media: "application/pdf",
	}),
	despatchAdvice: call({
		method: "GET",
		path: "/orders/despatch-advice/{id}/{number}",
		summary: "The same as a Peppol BIS Despatch Advice 3, where the delivery says that there is one (added)",
		params: z.object({ id: uuid, number: deliveryNumber }),
		answer: z.unknown(),
		media: "application/xml",
	}),
	certificate: call({
		method: "GET",
		path: "/orders/certificate/{id}/{number}",
		summary: "What the maker's inspection certificate 3.1 says of a heat of a delivered line, for who may read the delivery note (added)",
		params: z.object({ id: uuid, number: certificateNumber }),
		answer: z.unknown(),
		media: "application/pdf",
	}),
	papersByUser: call({
		method: "GET",
		path: "/orders/papers-by-user",
		summary:
			"Confirmations, delivery notes, certificates and invoices of a period, of the account's orders or of those of its company that it may read; newest first (added)",
		query: soughtInList(paperKinds).extend({ range }),
		answer: z.object({ papers: z.array(paper), count: z.number().int(), ...isSought }),
	}),
	offersByUser: call({
		method: "GET",
		path: "/orders/offers-by-user",
		summary:
			"The offers that the asker has made, or its colleagues for the company, as far as its role lets it read their orders; newest first (added)",
		query: soughtInList(offerStates).extend({ range }),
		answer: z.object({ offers: z.array(listedOffer), count: z.number().int(), ...isSought }),
	}),
	offerPdf: call({
		method: "GET",
		path: "/orders/offer-pdf/{id}",
		summary: "The offer as PDF; addresses only for who made it",
		params: z.object({ id: uuid }),
		query: documentQuery,
		answer: z.unknown(),
		media: "application/pdf",
	}),
	ubl: call({
		method: "GET",
		path: "/orders/ubl/{id}",
		summary: "An order that was sent, as a Peppol BIS Order Agreement 3 (UBL 2.1 OrderResponse), for its owner",
		params: z.object({ id: uuid }),
		answer: z.unknown(),
		media: "application/xml",
	}),
	share: call({
		method: "POST",
		path: "/orders/share/{uuid}",
		summary: "Mails the address of a cart to others, who read it",
		params: ofCart,
		body: z.object({ emails: z.array(email).min(1).max(5), comment: paragraph().optional().default(""), idem, host }),
		answer: z.object({}),
	}),
	/** An addition: without it nobody sees other prices than everybody's in a list. */
	ownPrices: call({
		method: "GET",
		path: "/orders/own-prices/{ids}",
		summary: "What supplies cost the account of the session, by their ids, parted by commas",
		params: z.object({ ids: z.string().regex(/^\d{1,10}(,\d{1,10}){0,99}$/) }),
		/** The open cart of the session. */
		query: z.object({ cart: uuid.optional() }),
		answer: ownPrices,
	}),
	checkItems: call({
		method: "POST",
		path: "/orders/check-items",
		summary: "What codes and quantities come to, line by line, and what is wrong with them; nothing is stored",
		body: z.object({
			lines: z
				.array(
					z.object({
						code: line(80),
						/** With `cut` pieces of so many mm, otherwise units of the supply. A backend may not know cuts: the answer is then that of whole bars. */
						amount: z.number().int().nullable(),
						cut: z.number().int().positive().optional(),
					}),
				)
				.max(mostLines),
		}),
		answer: z.array(checkedLine),
		countsStorage: false,
	}),
};

export type CutPrice = z.output<typeof cutPrice>;
export type CutListPrice = z.output<typeof cutListPrice>;
export type ListedOffer = z.output<typeof listedOffer>;
export type CheckedLine = z.output<typeof checkedLine>;

export type Paper = z.output<typeof paper>;
export type PaperAnswer = z.input<typeof paper>;

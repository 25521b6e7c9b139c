import { z } from "zod";
import { call } from "./call";
import { cart, certificateNumber, deliveryMethodName, deliveryNumber } from "./cart";
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
import { offerStates, paperKinds, soughtStates } from "./values/order-states";

const ofCart = z.object({ uuid });
const ofItem = z.object({ uuid, itemId: idInPath.describe("Id of the line.") });
const ofSet = z.object({
	uuid,
	setId: z
		.string()
		.regex(/^\d{1,9}$/)
		.describe("Id of the set."),
});
const paymentMethodName = z.string().regex(/^[a-z_]{1,40}$/);
const version = z.number().int().optional().describe("Version of the cart that the buyer saw; an older one is refused.");

/** The origin of the page that asks: the document's link leads there, without one to no place. */
const documentQuery = z.object({ host: host.optional().describe("Origin of the page that asks, which the document links to.") });

/** What is put into a cart. With `cut` the amount is pieces of `cut.length` mm, otherwise units of the supply. */
const item = z.object({
	suppliedVariantId: id.describe("Id of the supply."),
	amount: amount.describe("Units of the supply; with `cut` pieces."),
	setId: z.number().int().default(0).describe("Always 0: sets are added by addSet."),
	comment: line(200).optional().describe("The buyer's reference of the line."),
	cut: z
		.object({ length: z.number().int().positive().describe("Of a piece, mm.") })
		.optional()
		.describe("Cut to length."),
	certificate: z.boolean().default(false).describe("With the inspection certificate 3.1."),
});

/** What pieces of a supply cut to length come to; nothing is stored. */
const cutPrice = z.object({
	pieces: z.number().int().describe("How many pieces."),
	length: z.number().int().describe("Of a piece, mm."),
	pieces_per_bar: z.number().int().describe("Pieces that come out of one bar."),
	bars_needed: z.number().int().describe("Bars that the pieces take."),
	bars: z.number().int().describe("Bars that are bought: raised to the supply's minimum and to whole packs."),
	cuts: z.number().int().describe("How many cuts."),
	offcuts: z
		.array(z.object({ count: z.number().int().describe("How many."), length: z.number().int().describe("mm.") }))
		.describe("What is delivered along: how many of how many mm."),
	bar_price: money.describe("Per bar at this number of bars, without VAT."),
	bars_price: money.describe("Of all bars, without VAT."),
	cut_price: money.describe("Of all cuts, without VAT."),
	certificate_price: money.nullable().describe("Of the certificate, without VAT; null where none is asked for."),
	line_price: money.describe("Of all together, without VAT."),
	weight: weight.describe("That of the bars: offcuts are delivered along."),
});

/** Prices with the best discount of the goods or the account. Some discounts hold from a value of goods: what is asked about is counted on top of the cart. */
const ownPrices = z.object({
	goods: money.describe("Of the goods in the cart, before discounts."),
	prices: z
		.array(supply.pick({ id: true, price: true, price_per_kg: true, price_per_m: true, volume_prices: true }))
		.describe("Each at the least that can be ordered, and from each threshold up. One that does not exist is not among them."),
});

const listedPieces = z.object({
	pieces: amount.describe("How many pieces."),
	length: z.number().int().positive().describe("Of a piece, mm."),
});

/** What pieces of several lengths come to. As lines of a cart each length has bars of its own; whole bars that the buyer cuts are shared by all. */
const cutListPrice = z.object({
	lines: z.array(cutPrice).describe("One for each length, in the order in which they were asked for."),
	whole: z
		.object({
			patterns: z
				.array(
					z.object({
						bars: z.number().int().positive().describe("How many bars are cut so."),
						pieces: z.array(listedPieces).describe("What comes out of each."),
					}),
				)
				.describe("How the bars are cut."),
			bars_needed: z.number().int().describe("Bars that the pieces take."),
			bars: z.number().int().describe("Bars that are bought: raised to the supply's minimum and to whole packs."),
			bar_price: money.describe("Per bar at this number of bars, without VAT."),
			line_price: money.describe("Of all, with the certificate where it is asked for, without VAT."),
			weight: weight.describe("Of all bars."),
		})
		.describe("As few whole bars as are found, uncut, and how all pieces can be cut from them."),
});

/**
 * Which orders are meant: those with a state, with all words in the order's own texts or all in one of its lines, and sent in a range of days, both of them
 * included. Of the asker alone, or, with `of` company (added), all that the asker's role in the team lets it read (`orders` of the team); of a backend that
 * does not know the word always the asker's own. `buyer` is the account that has sent them.
 */
const soughtOrders = z.object({
	search: line(100).optional().describe("Words, all in the order's own texts or all in one of its lines."),
	state: z.enum(soughtStates).optional().describe("Where it stands; in_review: a person has yet to look at it."),
	of: z
		.enum(["self", "company"])
		.optional()
		.describe("self: the asker's own; company: all that its role in the team lets it read (added)."),
	buyer: idInPath.optional().describe("The account that has sent it."),
	since: day.optional().describe("First day of sending, ISO."),
	until: day.optional().describe("Last day of sending, ISO."),
	cost_centre: orderNotes.cost_centre.typed.optional().describe("Orders of which something falls to the cost centre of this code (added)."),
});

const discounts = cart.shape.items.element.shape.discounts;

/**
 * What a line of a quick order is found to be, in the order of the lines. Lines of one supply are judged and priced together: amounts are
 * added up, and each of them has the figures of all.
 */
const checkedLine = z.object({
	found: z
		.object({
			variantId: id.describe("Id of the variant."),
			suppliedVariantId: id.describe("Id of the supply."),
			code: z.string().describe("Code of the variant."),
			fullTitle: z.string().describe("Titles of product and variant together."),
			supplier: z.string().describe("Name of the supplier."),
			unit: variant.shape.products.shape.unit.describe("What one unit of sale is."),
			minimum: z.number().int().describe("Least quantity, in units of sale."),
			pack_size: z.number().int().describe("Units in a pack: quantities are multiples of it."),
			pieces: z
				.number()
				.int()
				.positive()
				.nullable()
				.default(null)
				.describe("How many pieces one unit holds; null where it is one, or not known."),
			price: money.describe("Per unit at the amount, at the minimum where there is none; without VAT."),
			line_price: money.describe("Of the whole line, without VAT."),
			discounts: discounts.describe("Why it costs less, as the cart tells it of a line."),
			weight: weight.describe("Of the whole line."),
			availability: variant.shape.suppliedVariant.shape.availability.nullable().default(null).describe("A backend may not say it."),
			delivery: variant.shape.suppliedVariant.shape.delivery.nullable().default(null).describe("A backend may not say it."),
		})
		.nullable()
		.describe("null: no variant or supply has the code, or several have."),
	problem: z
		.string()
		.nullable()
		.describe(
			"Key of the message that says what is wrong: code.unknown, code.ambiguous, unavailableGoods, amount.positive, amount.tooMany, amount.belowMinimum, amount.notAMultiple. null where the line can be ordered, or has only no amount.",
		),
});

const listedOffer = z.object({
	uuid,
	number: z.string().describe("Number of the offer."),
	created_at: day.describe("First day, ISO, in Finland."),
	valid_until: day.describe("Last day, ISO, in Finland."),
	is_valid: z.boolean().describe("It holds today."),
	total_price: money.describe("Without VAT."),
	length: z.number().int().describe("How many lines and sets it has."),
	titles: z.array(z.string()).describe("What the first three are of."),
	orders: z.number().int().describe("How many orders have been sent from it."),
	locale: backendLocale.describe("The language that its texts are in."),
	of_colleague: z
		.object({ name: z.string().describe('Name of the colleague; "" for an account that is gone.') })
		.nullable()
		.describe("Who has made it, where that is not the asker."),
});

const paper = z.object({
	kind: z.enum(paperKinds).describe("confirmation, delivery_note, certificate, invoice or credit_note."),
	number: z.string().describe("Its own; of a confirmation that of the order."),
	day: day.describe("The day that it bears, ISO, in Finland."),
	order: z
		.object({
			uuid: uuid.describe("Of the order."),
			order_number: z.string().describe("Number of the order."),
			reference: z.string().optional().describe('The buyer\'s reference of the order; "" for none (added).'),
		})
		.describe("The order that it belongs to."),
	has_advice: z.boolean().optional().describe("Of a delivery note: there is a despatch advice, too (added)."),
});

export const orders = {
	cutPrice: call({
		method: "GET",
		path: "/orders/cut-price/{suppliedVariantId}",
		summary: "What pieces cut to length come to, before they are put into a cart",
		params: z.object({ suppliedVariantId: idInPath.describe("Id of the supply.") }),
		query: z.object({
			pieces: z
				.string()
				.regex(/^\d{1,9}$/)
				.describe("How many pieces."),
			length: z
				.string()
				.regex(/^[1-9]\d{0,8}$/)
				.describe("Of a piece, mm."),
			certificate: flag.describe('"true": with the certificate 3.1.'),
		}),
		answer: cutPrice,
	}),
	cutList: call({
		method: "POST",
		path: "/orders/cut-list/{suppliedVariantId}",
		summary: "What pieces of several lengths come to, before they are put into a cart, and the bars that they could share (added)",
		params: z.object({ suppliedVariantId: idInPath.describe("Id of the supply.") }),
		body: z.object({
			lines: z
				.array(listedPieces)
				.min(1)
				.max(mostLengths)
				.refine((lines) => new Set(lines.map(({ length }) => length)).size === lines.length, "a length twice")
				.refine((lines) => lines.reduce((sum, { pieces }) => sum + pieces, 0) <= mostPieces, "too many pieces")
				.describe("Each length once. A refusal names the lines as that of `add` names items."),
			certificate: z.boolean().default(false).describe("With the certificate 3.1."),
		}),
		answer: cutListPrice,
		countsStorage: false,
	}),
	byId: call({
		method: "GET",
		path: "/orders/by-id/{id}",
		summary: "A cart, an order or an offer; with a range only those of its lines, while all figures are of the whole",
		params: z.object({ id: uuid.describe("The uuid of the order.") }),
		query: z.object({ range }),
		answer: cart,
	}),
	processedById: call({
		method: "GET",
		path: "/orders/processed-by-id/{id}",
		summary: "An order that was sent",
		params: z.object({ id: uuid.describe("The uuid of the order.") }),
		answer: cart,
	}),
	confirmedById: call({
		method: "GET",
		path: "/orders/confirmed-by-id/{uuid}",
		summary: "The order for its thank-you page; markPaid lets the backend ask the payment provider",
		params: ofCart,
		query: z.object({ markPaid: flag.describe('"true": the backend may ask the payment provider.') }),
		answer: cart,
	}),
	confirmationPdf: call({
		method: "GET",
		path: "/orders/confirmation-pdf/{id}",
		summary: "The order confirmation",
		params: z.object({ id: uuid.describe("The uuid of the order.") }),
		query: documentQuery,
		answer: z.unknown(),
		media: "application/pdf",
	}),
	byUser: call({
		method: "GET",
		path: "/orders/by-user",
		summary:
			"The orders of the signed-in user, of a guest those of the session; newest first, without personal data. Of each the lines of a range",
		query: soughtOrders.extend({ range, lines: range.describe("Of each order the lines of this range: [skip,take].") }),
		answer: z.array(cart),
	}),
	countByUser: call({
		method: "GET",
		path: "/orders/count-by-user",
		summary: "How many these are",
		query: soughtOrders,
		answer: z.object({ count: z.number().int().describe("How many they are.") }),
	}),
	rebuy: call({
		method: "GET",
		path: "/orders/rebuy/{orderId}",
		summary: "Adds what can still be had of an order, or of a shared cart, to the cart of uuid, else to a new one, at today's prices",
		params: z.object({ orderId: uuid.describe("The order or shared cart.") }),
		query: z.object({ uuid: uuid.optional().describe("The cart that it is added to; without it a new one."), idem: idem.optional() }),
		answer: cart,
	}),
	add: call({
		method: "POST",
		path: "/orders/add",
		summary: "Puts an item, or several at once, into a cart; makes the cart where there is none. With a range it answers as by-id does",
		query: z.object({ range }),
		body: item.extend({
			uuid: uuid.optional().describe("The cart; without it a new one."),
			more: z
				.array(item)
				.max(mostLines - 1)
				.default([])
				.describe(
					"Further items; all are put in or none. A refusal tells all items that are wrong: fields and figures of the first by their own names (amount, minimum), those of the others as more.0.amount, more.0.minimum.",
				),
			idem,
			isProduction: z.literal(true).describe("Always true."),
		}),
		answer: cart,
	}),
	addSet: call({
		method: "POST",
		path: "/orders/addSet",
		summary: "Puts a set into a cart",
		body: z.object({
			uuid: uuid.optional().describe("The cart; without it a new one."),
			setId: id.describe("Id of the set."),
			amount: amount.describe("How many sets."),
			idem,
			isProduction: z.literal(true).describe("Always true."),
		}),
		answer: cart,
	}),
	removeItem: call({
		method: "DELETE",
		path: "/orders/item/{uuid}/{suppliedVariantId}/{setId}",
		summary: "Takes a line out: that of itemId, else all lines of the supply",
		params: ofSet.extend({ suppliedVariantId: idInPath.describe("Id of the supply.") }),
		query: z.object({ itemId: idInPath.optional().describe("Id of the line; without it all lines of the supply.") }),
		answer: cart,
	}),
	removeSet: call({ method: "DELETE", path: "/orders/set/{uuid}/{setId}", summary: "Takes a set out", params: ofSet, answer: cart }),
	setSetQuantity: call({
		method: "PATCH",
		path: "/orders/set-set-quantity/{uuid}/{setId}",
		summary: "Changes how many of a set",
		params: ofSet,
		body: z.object({ amount: amount.describe("How many sets."), version }),
		answer: cart,
	}),
	setQuantity: call({
		method: "PATCH",
		path: "/orders/set-quantity/{uuid}/{itemId}",
		summary: "Changes the quantity of a line, of a cut one its pieces; the price that is sent is not used",
		params: ofItem,
		body: z.object({
			amount: amount.describe("Units of the supply; of a cut line pieces."),
			price: z.number().optional().describe("What the buyer saw, EUR; not used."),
			version,
		}),
		answer: cart,
	}),
	setReference: call({
		method: "PATCH",
		path: "/orders/set-reference/{uuid}/{itemId}",
		summary: "The buyer's reference of a line",
		params: ofItem,
		body: z.object({ comment: line(200).describe('The buyer\'s reference of the line; "" for none.') }),
		answer: cart,
	}),
	setCostCentre: call({
		method: "PATCH",
		path: "/orders/set-cost-centre/{uuid}/{itemId}",
		summary: "Books a line to a cost centre of its own, or with an empty code to that of the order (added)",
		params: ofItem,
		body: z.object({ costCentre: orderNotes.cost_centre.typed.describe('Its code; "": that of the order.') }),
		answer: cart,
	}),
	setCertificate: call({
		method: "PATCH",
		path: "/orders/set-certificate/{uuid}/{itemId}",
		summary: "Orders the certificate 3.1 of a line, or does without (added)",
		params: ofItem,
		body: z.object({ certificate: z.boolean().describe("It is ordered.") }),
		answer: cart,
	}),
	setComment: call({
		method: "PATCH",
		path: "/orders/set-comment/{uuid}",
		summary: "The comment of the order",
		params: ofCart,
		body: z.object({ comment: orderNotes.comment.typed.describe('For the seller; "" for none.') }),
		answer: cart,
	}),
	setOrderReference: call({
		method: "PATCH",
		path: "/orders/set-order-reference/{uuid}",
		summary: "Customer reference or purchase order number",
		params: ofCart,
		body: z.object({ reference: orderNotes.reference.typed.describe('The buyer\'s reference; "" for none.') }),
		answer: cart,
	}),
	setShippingComment: call({
		method: "PATCH",
		path: "/orders/set-shipping-comment/{uuid}",
		summary: "The comment for the carrier",
		params: ofCart,
		body: z.object({ comment: orderNotes.shipping_comment.typed.describe('For the carrier; "" for none.') }),
		answer: cart,
	}),
	setNotes: call({
		method: "PATCH",
		path: "/orders/set-notes/{uuid}",
		summary:
			"Customer reference, comment of the order, comment for the carrier, cost centre and project, those of them that are given: all or none (added)",
		params: ofCart,
		body: z.object({
			reference: orderNotes.reference.typed.optional().describe("Customer reference or purchase order number."),
			comment: orderNotes.comment.typed.optional().describe("For the seller."),
			shippingComment: orderNotes.shipping_comment.typed.optional().describe("For the carrier."),
			costCentre: orderNotes.cost_centre.typed.optional().describe("Code of a cost centre of the team (added)."),
			project: orderNotes.project.typed.optional().describe("Code of a project of the team (added)."),
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
			state: z.literal("created").describe("Always created."),
			deliveryMethodType: deliveryMethodName.describe("The delivery method, by its `type`."),
			freightTotal: z.number().describe("What the buyer saw, EUR; worked out anew."),
			cartTotal: z.number().describe("What the buyer saw, EUR; worked out anew."),
			ownFreightContract: orderNotes.own_freight_contract.typed.optional().describe("Contract of the buyer's own freight."),
			ownFreightCarrier: orderNotes.own_freight_carrier.typed.optional().describe("Carrier of the buyer's own freight."),
			craneUnloading: z.boolean().optional().default(false).describe("Unloading by crane, where the method offers it."),
			wantedOn: orderNotes.wanted_on.typed.optional().describe('The day that the goods are wanted on, ISO; "" for none.'),
			partDeliveries: orderNotes.part_deliveries.typed.optional().describe('Whether they may come in parts; "": not said.'),
			isPreview: z
				.boolean()
				.optional()
				.default(false)
				.describe(
					"Only to see the totals: contract and carrier of own freight may still be missing. An order cannot be sent without them.",
				),
			paymentMethod: paymentMethodName
				.optional()
				.describe("Chosen along with it (added). A backend may leave these to their own calls: its answer has what it has stored."),
			shippingComment: orderNotes.shipping_comment.typed.optional().describe("For the carrier."),
		}),
		answer: cart,
	}),
	paymentMethods: call({
		method: "GET",
		path: "/orders/payment-methods",
		summary: "How can be paid",
		answer: z.array(z.object({ id, name: z.string().describe("invoice, card, or a name of the backend's own.") })),
	}),
	setPaymentMethod: call({
		method: "PATCH",
		path: "/orders/set-payment-method/{uuid}/{method}",
		summary: "Chooses how to pay",
		params: ofCart.extend({ method: paymentMethodName.describe("Name of the payment method.") }),
		answer: cart,
	}),
	complete: call({
		method: "POST",
		path: "/orders/complete",
		summary: "Sends the order; sent twice it is one order",
		body: z.object({
			uuid,
			version: z.number().int().describe("Version of the cart that the buyer saw; an older one is refused."),
			authorityConfirmed: z.boolean().describe("The buyer may order for the company."),
			stockTag: z
				.string()
				.max(64)
				.optional()
				.describe("What the buyer saw of the stock: with other stock by now the order is refused as one that has changed."),
			idem,
			host,
		}),
		answer: z.object({
			id,
			uuid,
			order_number: z.string().nullable().describe("Number of the order; null while a card payment is open."),
			total_price: money.describe("Without VAT."),
			total_delivery_price: money.describe("Of delivery, without VAT."),
			paymentmethod: z.object({ name: z.string().describe("invoice, card, or a name of the backend's own.") }).describe("How it is paid."),
			payment_url: z.string().nullable().describe("Where a card buyer goes on; null once nothing is left to do."),
		}),
	}),
	sendOffer: call({
		method: "PATCH",
		path: "/orders/send-offer",
		summary: "Freezes a copy of a cart as an offer, mails it where there are addresses, and answers with the offer",
		body: z.object({
			uuid,
			emails: z.array(email).max(5).describe("Whom it is mailed to, at most five."),
			comment: paragraph().optional().default("").describe('For the mail; "" for none.'),
			idem,
			host,
		}),
		answer: cart,
	}),
	acceptOffer: call({
		method: "POST",
		path: "/orders/accept-offer/{uuid}",
		summary: "Puts lines and sets of an offer that still holds, whole or in part, into a new cart at the offered prices",
		params: ofCart,
		body: z.object({
			items: z
				.array(z.object({ id, amount: amount.describe("Units of the supply.") }))
				.max(mostLines)
				.describe("Ids of the offer's lines, with amounts up to those offered."),
			sets: z
				.array(z.object({ set_id: id.describe("Id of the set."), amount: amount.describe("How many sets.") }))
				.max(mostLines)
				.describe("Ids of the offer's sets, with amounts up to those offered."),
			idem,
		}),
		answer: cart,
	}),
	offersOf: call({
		method: "GET",
		path: "/orders/offers-of/{uuid}",
		summary: "The latest offers that a cart has led to, for its owner; newest first, at most ten",
		params: ofCart,
		answer: z.array(
			z.object({
				uuid,
				number: z.string().describe("Number of the offer."),
				valid_until: z.string().describe("Last day, ISO, in Finland."),
				is_valid: z.boolean().describe("It holds today."),
				total_price: money.describe("Without VAT."),
			}),
		),
	}),
	deliveryNote: call({
		method: "GET",
		path: "/orders/delivery-note/{id}/{number}",
		summary: "The delivery note of a delivery, for the owner of its order and colleagues who may read it (added)",
		params: z.object({ id: uuid.describe("The uuid of the order."), number: deliveryNumber.describe("Of the delivery: CB-10001-1.") }),
		answer: z.unknown(),
		media: "application/pdf",
	}),
	despatchAdvice: call({
		method: "GET",
		path: "/orders/despatch-advice/{id}/{number}",
		summary: "The same as a Peppol BIS Despatch Advice 3, where the delivery says that there is one (added)",
		params: z.object({ id: uuid.describe("The uuid of the order."), number: deliveryNumber.describe("Of the delivery: CB-10001-1.") }),
		answer: z.unknown(),
		media: "application/xml",
	}),
	certificate: call({
		method: "GET",
		path: "/orders/certificate/{id}/{number}",
		summary: "What the maker's inspection certificate 3.1 says of a heat of a delivered line, for who may read the delivery note (added)",
		params: z.object({
			id: uuid.describe("The uuid of the order."),
			number: certificateNumber.describe("Of the certificate: CB-10001-1-C1."),
		}),
		answer: z.unknown(),
		media: "application/pdf",
	}),
	papersByUser: call({
		method: "GET",
		path: "/orders/papers-by-user",
		summary:
			"Confirmations, delivery notes, certificates and invoices of a period, of the account's orders or of those of its company that it may read; newest first (added)",
		query: soughtInList(paperKinds).extend({ range }),
		answer: z.object({
			papers: z.array(paper).describe("Papers within the range."),
			count: z.number().int().describe("How many there are, beyond the range too."),
			...isSought,
		}),
	}),
	offersByUser: call({
		method: "GET",
		path: "/orders/offers-by-user",
		summary:
			"The offers that the asker has made, or its colleagues for the company, as far as its role lets it read their orders; newest first (added)",
		query: soughtInList(offerStates).extend({ range }),
		answer: z.object({
			offers: z.array(listedOffer).describe("Offers within the range."),
			count: z.number().int().describe("How many there are, beyond the range too."),
			...isSought,
		}),
	}),
	offerPdf: call({
		method: "GET",
		path: "/orders/offer-pdf/{id}",
		summary: "The offer as PDF; addresses only for who made it",
		params: z.object({ id: uuid.describe("The uuid of the order.") }),
		query: documentQuery,
		answer: z.unknown(),
		media: "application/pdf",
	}),
	ubl: call({
		method: "GET",
		path: "/orders/ubl/{id}",
		summary: "An order that was sent, as a Peppol BIS Order Agreement 3 (UBL 2.1 OrderResponse), for its owner",
		params: z.object({ id: uuid.describe("The uuid of the order.") }),
		answer: z.unknown(),
		media: "application/xml",
	}),
	share: call({
		method: "POST",
		path: "/orders/share/{uuid}",
		summary: "Mails the address of a cart to others, who read it",
		params: ofCart,
		body: z.object({
			emails: z.array(email).min(1).max(5).describe("Whom it is mailed to, at most five."),
			comment: paragraph().optional().default("").describe('For the mail; "" for none.'),
			idem,
			host,
		}),
		answer: z.object({}),
	}),
	/** An addition: without it nobody sees other prices than everybody's in a list. */
	ownPrices: call({
		method: "GET",
		path: "/orders/own-prices/{ids}",
		summary: "What supplies cost the account of the session, by their ids, parted by commas",
		params: z.object({
			ids: z
				.string()
				.regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
				.describe("Ids of supplies, parted by commas, at most 100."),
		}),
		/** The open cart of the session. */
		query: z.object({ cart: uuid.optional().describe("The open cart of the session.") }),
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
						code: line(80).describe("Code of a variant, as it is typed."),
						amount: z
							.number()
							.int()
							.nullable()
							.describe(
								"With `cut` pieces of so many mm, otherwise units of the supply. A backend may not know cuts: the answer is then that of whole bars.",
							),
						cut: z.number().int().positive().optional().describe("Of a piece, mm."),
					}),
				)
				.max(mostLines)
				.describe("The lines, in order."),
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

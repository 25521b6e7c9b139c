import * as z from "zod";
import { call } from "./call";
import { cart } from "./cart";
import { supply, variant } from "./catalogue";
import { amount, day, email, flag, host, id, idem, idInPath, line, money, paragraph, range, uuid, weight } from "./fields";
import { lineNotes, lineSchedule, orderNotes } from "./order-fields";
import { orderChanges } from "./ordering/changes";
import { checkout } from "./ordering/checkout";
import { cutting, sawList } from "./ordering/cutting";
import { offers } from "./ordering/offers";
import { papers } from "./ordering/papers";
import { cutSize, plateCutting } from "./ordering/plate-cutting";
import { placeInQuery } from "./seller/place";
import { maxLines } from "./values/order-bounds";
import { filterableStates } from "./values/order-states";

const ofCart = z.object({ uuid });
const ofItem = z.object({ uuid, itemId: idInPath.describe("Id of the line.") });
const ofSet = z.object({
	uuid,
	setId: z
		.string()
		.regex(/^\d{1,9}$/)
		.describe("Id of the set."),
});
const linesOfCart = range.describe("Range of lines and sets: [skip,take], at most 100. By default all.");
const version = z.number().int().optional().describe("Version of the cart that the buyer saw. An older one is refused.");

/** An item to add to a cart. With `cut` the amount is pieces of `cut.length` mm, otherwise units of the supply. */
const item = z.object({
	suppliedVariantId: id.describe("Id of the supply. An unknown one is refused as unavailable_goods, with unavailableGoods at `amount`."),
	amount: amount.describe("Units of the supply; with `cut` pieces."),
	setId: z.number().int().default(0).describe("Always 0: sets are added by addSet."),
	comment: lineNotes.comment.typed.optional().describe("The buyer's reference for the line."),
	cut: cutSize.optional().describe("Cut to length or size."),
	certificate: z.boolean().default(false).describe("Whether to order the inspection certificate 3.1."),
	saw_list: sawList
		.optional()
		.describe("Pieces that the shop saws from these bars, which they share. The amount is then at least the bars that they need (added)."),
});

/**
 * Prices with the best discount of goods or account. Some discounts start at a value of goods; the requested items are added to the
 * cart's value.
 */
const ownPrices = z.object({
	goods: money.describe("Value of the goods in the cart, before discounts."),
	prices: z
		.array(supply.pick({ id: true, price: true, price_per_kg: true, price_per_m: true, volume_prices: true }))
		.describe("Each supply at its minimum quantity and at each threshold. Unknown supplies are left out."),
});
export type OwnPrices = z.output<typeof ownPrices>;

/**
 * Selects orders by state, by words (all in the order's own texts, or all in one line) and by a range of days that includes both ends.
 * They are the asker's own, or, with `of` company (an addition), all that the asker's role in the team may read (`orders` of the team). A
 * backend without that word answers the asker's own. `buyer` is the account that sent them.
 */
const soughtOrders = z.object({
	search: line(100).optional().describe("Words that must all occur in the order's own texts, or all in one line."),
	state: z
		.enum(filterableStates)
		.optional()
		.describe("Status of the order. in_review: a person has yet to review it; confirmed: includes reviewed ones; other: cancelled."),
	of: z
		.enum(["self", "company"])
		.optional()
		.describe("self: the asker's own; company: all that the asker's role in the team may read (added)."),
	buyer: idInPath.optional().describe("The account that sent it."),
	since: day.optional().describe("First day of sending, ISO."),
	until: day.optional().describe("Last day of sending, ISO."),
	cost_centre: orderNotes.cost_centre.typed.optional().describe("Orders booked at least partly to the cost centre with this code (added)."),
});

const discounts = cart.shape.items.element.shape.discounts;

/**
 * The result for each line of a quick order, in order. Lines of one supply are judged and priced together: their amounts are added up, and
 * each has the total's figures.
 */
const checkedLine = z.object({
	found: z
		.object({
			variantId: id.describe("Id of the variant."),
			suppliedVariantId: id.describe("Id of the supply."),
			code: z.string().describe("Code of the variant."),
			fullTitle: z.string().describe("Product title and variant title."),
			supplier: z.string().describe("Name of the supplier."),
			unit: variant.shape.products.shape.unit.describe("Unit of sale."),
			minimum: z.number().int().describe("Minimum quantity, in units of sale."),
			pack_size: z.number().int().describe("Units per pack. Quantities are multiples of it."),
			pieces: z.number().int().positive().nullable().default(null).describe("Pieces per unit; null if it is one, or unknown."),
			price: money.describe("Unit price at the amount, or at the minimum without one; without VAT."),
			line_price: money.describe("Price of the whole line, with a requested certificate; without VAT."),
			certificate_price: money
				.nullable()
				.default(null)
				.describe("Price of the certificate 3.1 within the line's price; null if none is requested, or none is offered (added)."),
			discounts: discounts.describe("Discounts in force, as for a cart line."),
			weight: weight.describe("Weight of the whole line."),
			availability: variant.shape.suppliedVariant.shape.availability.nullable().default(null).describe("A backend may omit it."),
			delivery: variant.shape.suppliedVariant.shape.delivery
				.nullable()
				.default(null)
				.describe("Delivery time of the whole quantity; without figures if unknown. A backend may omit it."),
			stock: variant.shape.suppliedVariant.shape.stock,
			code_supply: id.optional().describe("Id of the supply that the code alone means (added)."),
			offers: z
				.array(
					z.object({
						suppliedVariantId: id.describe("Id of the supply."),
						supplier: z.string().describe("Name of the supplier."),
						line_price: money.describe("Price of the whole line, without VAT."),
						delivery: variant.shape.suppliedVariant.shape.delivery.describe(
							"Delivery time of the whole quantity; without figures if unknown.",
						),
					}),
				)
				.default([])
				.describe("Supplies of the variant from which the whole quantity can be ordered, if requested (added)."),
		})
		.nullable()
		.describe("null: no variant or supply has the code, or several do."),
	problem: z
		.string()
		.nullable()
		.describe(
			"Key of the message that says what is wrong: code.unknown, code.ambiguous, goods.outside (not among the goods of a visit), unavailableGoods, amount.positive, amount.tooMany, amount.belowMinimum, amount.notAMultiple. null where the line can be ordered, or has only no amount.",
		),
});

export const orders = {
	...cutting,
	...plateCutting,
	byId: call({
		method: "GET",
		path: "/orders/by-id/{id}",
		summary: "A cart, an order or an offer; a range limits its lines, but not the totals",
		params: z.object({ id: uuid.describe("UUID of the order.") }),
		query: z.object({
			range: linesOfCart,
			to: placeInQuery.optional().describe("Where its owner wants it, FI-00100, for the days of a cart without an address (added)."),
		}),
		answer: cart,
	}),
	processedById: call({
		method: "GET",
		path: "/orders/processed-by-id/{id}",
		summary: "A sent order",
		params: z.object({ id: uuid.describe("UUID of the order.") }),
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
	...papers,
	byUser: call({
		method: "GET",
		path: "/orders/by-user",
		summary:
			"The orders of the signed-in user, of a guest those of the session; newest first, without personal data. Of each the lines of a range",
		query: soughtOrders.extend({
			range,
			lines: range.describe("Range of lines per order: [skip,take]. By default all."),
		}),
		answer: z.array(cart),
	}),
	countByUser: call({
		method: "GET",
		path: "/orders/count-by-user",
		summary: "Number of these orders",
		query: soughtOrders,
		answer: z.object({ count: z.number().int().describe("Total number.") }),
	}),
	rebuy: call({
		method: "GET",
		path: "/orders/rebuy/{orderId}",
		summary: "Adds the available goods of an order or shared cart to the cart `uuid` or to a new one, at today's prices",
		params: z.object({ orderId: uuid.describe("The order or shared cart.") }),
		query: z.object({ uuid: uuid.optional().describe("The target cart; by default a new one."), idem: idem.optional() }),
		answer: cart,
	}),
	add: call({
		method: "POST",
		path: "/orders/add",
		summary: "Adds one or several items to a cart, and creates the cart if needed. With a range it answers like by-id",
		query: z.object({ range: linesOfCart }),
		body: item.extend({
			uuid: uuid.optional().describe("The cart. A new one is created if it is missing or not an open cart of the asker."),
			more: z
				.array(item)
				.max(maxLines - 1)
				.default([])
				.describe(
					"Further items; all are put in or none. A refusal tells all items that are wrong: fields and figures of the first by their own names (amount, minimum), those of the others as more.0.amount, more.0.minimum.",
				),
			wantedOn: day
				.optional()
				.describe(
					"Requested day of delivery of the order, ISO; a cart that has one keeps its own. Refused as invalid if it cannot be (added).",
				),
			idem,
			isProduction: z.literal(true).describe("Always true."),
		}),
		answer: cart,
	}),
	addSet: call({
		method: "POST",
		path: "/orders/addSet",
		summary: "Adds a set to a cart",
		body: z.object({
			uuid: uuid.optional().describe("The cart. A new one is created if it is missing or not an open cart of the asker."),
			setId: id.describe("Id of the set."),
			amount: amount.describe("Number of sets."),
			idem,
			isProduction: z.literal(true).describe("Always true."),
		}),
		answer: cart,
	}),
	removeItem: call({
		method: "DELETE",
		path: "/orders/item/{uuid}/{suppliedVariantId}/{setId}",
		summary: "Removes the line itemId, or without it all lines of the supply",
		params: ofSet.extend({ suppliedVariantId: idInPath.describe("Id of the supply.") }),
		query: z.object({ itemId: idInPath.optional().describe("Id of the line; by default all lines of the supply.") }),
		answer: cart,
	}),
	removeSet: call({ method: "DELETE", path: "/orders/set/{uuid}/{setId}", summary: "Removes a set", params: ofSet, answer: cart }),
	restoreLine: call({
		method: "POST",
		path: "/orders/restore-line/{uuid}",
		summary: "Puts a removed line or set back as it was, within a day; a repeated call changes nothing (added)",
		params: ofCart,
		body: z.object({
			itemId: id.optional().describe("Id that the line had; omitted for a set."),
			setId: id.optional().describe("Id of the set."),
		}),
		answer: cart,
	}),
	setSetQuantity: call({
		method: "PATCH",
		path: "/orders/set-set-quantity/{uuid}/{setId}",
		summary: "Changes the number of a set",
		params: ofSet,
		body: z.object({ amount: amount.describe("Number of sets."), version }),
		answer: cart,
	}),
	setQuantity: call({
		method: "PATCH",
		path: "/orders/set-quantity/{uuid}/{itemId}",
		summary: "Changes the quantity of a line, in pieces for a cut line; the sent price is ignored",
		params: ofItem,
		body: z.object({
			amount: amount.describe("Units of the supply; pieces for a cut line."),
			price: z.number().optional().describe("Price that the buyer saw, EUR; ignored."),
			version,
		}),
		answer: cart,
	}),
	replaceItem: call({
		method: "PATCH",
		path: "/orders/replace-item/{uuid}/{itemId}",
		summary: "Puts other goods in the place of a line, with its reference and cost centre (added)",
		params: ofItem,
		body: z.object({
			suppliedVariantId: id.describe("Id of the supply that comes in. It must not be in another line of the cart with the same cut."),
			amount: amount.describe("Units of that supply; pieces for a cut line."),
			version,
		}),
		answer: cart,
	}),
	setReference: call({
		method: "PATCH",
		path: "/orders/set-reference/{uuid}/{itemId}",
		summary: "Sets the buyer's reference for a line",
		params: ofItem,
		body: z.object({ comment: lineNotes.comment.typed.describe('The buyer\'s reference for the line; "" for none.') }),
		answer: cart,
	}),
	setCostCentre: call({
		method: "PATCH",
		path: "/orders/set-cost-centre/{uuid}/{itemId}",
		summary: "Books a line to its own cost centre, or with an empty code to the order's (added)",
		params: ofItem,
		body: z.object({ costCentre: lineNotes.cost_centre.typed.describe('Code of the cost centre; "": the order\'s.') }),
		answer: cart,
	}),
	setSchedule: call({
		method: "PATCH",
		path: "/orders/set-schedule/{uuid}/{itemId}",
		summary: "Asks for parts of a line on several days, or with an empty list for all at once (added)",
		params: ofItem,
		body: z.object({
			schedule: lineSchedule.describe("The parts by day, which sum up to the line's quantity. Refused as invalid at `schedule` otherwise."),
			version,
		}),
		answer: cart,
	}),
	changeLines: call({
		method: "PATCH",
		path: "/orders/change-lines/{uuid}",
		summary: "Changes the given fields of several lines and sets, all or none (added)",
		params: ofCart,
		body: z.object({
			changes: z
				.array(
					z.object({
						itemId: id.optional().describe("Id of the line; omitted for a set."),
						setId: id.optional().describe("Id of the set."),
						amount: amount.optional().describe("Units of the supply; pieces for a cut line, sets for a set."),
						comment: lineNotes.comment.typed.optional().describe('The buyer\'s reference for the line; "" for none.'),
						costCentre: lineNotes.cost_centre.typed.optional().describe('Code of the cost centre; "": the order\'s.'),
					}),
				)
				.min(1)
				.max(maxLines)
				.describe("Each line or set once. A refusal names every invalid one, as add does."),
			version,
		}),
		answer: cart,
	}),
	setCertificate: call({
		method: "PATCH",
		path: "/orders/set-certificate/{uuid}/{itemId}",
		summary: "Orders a line's certificate 3.1, or cancels it (added)",
		params: ofItem,
		body: z.object({ certificate: z.boolean().describe("true: it is ordered.") }),
		answer: cart,
	}),
	setCertificates: call({
		method: "PATCH",
		path: "/orders/set-certificates/{uuid}",
		summary: "Orders the certificate 3.1 for each line for which it is offered, or cancels all of them (added)",
		params: ofCart,
		body: z.object({ certificate: z.boolean().describe("true: they are ordered."), version }),
		answer: cart,
	}),
	removeSawList: call({
		method: "DELETE",
		path: "/orders/saw-list/{uuid}/{itemId}",
		summary: "Leaves the bars of a line whole that the shop would have sawn (added)",
		params: ofItem,
		answer: cart,
	}),
	sawTogether: call({
		method: "PATCH",
		path: "/orders/saw-together/{uuid}/{itemId}",
		summary: "Makes the lines that are cut from the same bars as a line one line of bars that all pieces share (added)",
		params: ofItem,
		body: z.object({ version }),
		answer: cart,
	}),
	setComment: call({
		method: "PATCH",
		path: "/orders/set-comment/{uuid}",
		summary: "Sets the order's comment",
		params: ofCart,
		body: z.object({ comment: orderNotes.comment.typed.describe('Comment for the seller; "" for none.') }),
		answer: cart,
	}),
	setOrderReference: call({
		method: "PATCH",
		path: "/orders/set-order-reference/{uuid}",
		summary: "Sets the customer reference or purchase order number",
		params: ofCart,
		body: z.object({ reference: orderNotes.reference.typed.describe('The buyer\'s reference; "" for none.') }),
		answer: cart,
	}),
	setShippingComment: call({
		method: "PATCH",
		path: "/orders/set-shipping-comment/{uuid}",
		summary: "Sets the comment for the carrier",
		params: ofCart,
		body: z.object({ comment: orderNotes.shipping_comment.typed.describe('Comment for the carrier; "" for none.') }),
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
			comment: orderNotes.comment.typed.optional().describe("Comment for the seller."),
			shippingComment: orderNotes.shipping_comment.typed.optional().describe("Comment for the carrier."),
			costCentre: lineNotes.cost_centre.typed.optional().describe("Code of a cost centre of the team (added)."),
			project: orderNotes.project.typed.optional().describe("Code of a project of the team (added)."),
		}),
		answer: cart,
	}),
	...checkout,
	...orderChanges,
	...offers,
	share: call({
		method: "POST",
		path: "/orders/share/{uuid}",
		summary: "Mails a cart's link to others, who can read it",
		params: ofCart,
		body: z.object({
			emails: z.array(email).min(1).max(5).describe("Recipients, at most five."),
			comment: paragraph().optional().default("").describe('Comment in the mail; "" for none.'),
			idem,
			host,
		}),
		answer: z.object({}),
	}),
	/** An addition. Without it, lists show the same prices to everybody. */
	ownPrices: call({
		method: "GET",
		path: "/orders/own-prices/{ids}",
		summary: "Prices of supplies for the session's account, by ids separated by commas",
		params: z.object({
			ids: z
				.string()
				.regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
				.describe("Ids of supplies, separated by commas, at most 100."),
		}),
		query: z.object({ cart: uuid.optional().describe("The open cart of the session.") }),
		answer: ownPrices,
	}),
	checkItems: call({
		method: "POST",
		path: "/orders/check-items",
		summary: "Prices and errors of codes and quantities, line by line; nothing is stored",
		body: z.object({
			lines: z
				.array(
					z.object({
						code: line(80).describe("Code of a variant, as typed."),
						amount: z
							.number()
							.int()
							.nullable()
							.describe(
								"With `cut` pieces of so many mm, otherwise units of the supply. A backend may not know cuts: the answer is then that of whole bars.",
							),
						cut: z.number().int().positive().optional().describe("Length of a piece, in mm."),
						width: z.number().int().positive().optional().describe("Width of a piece of a plate, in mm (added)."),
						certificate: z.boolean().optional().describe("true: with the certificate 3.1, if it is offered (added)."),
						supply: id.optional().describe("Id of the supply to order from; without effect if it is not one of the variant's (added)."),
					}),
				)
				.max(maxLines)
				.describe("The lines, in order."),
			offers: z.boolean().optional().describe("true: includes the offers of all suppliers (added)."),
		}),
		answer: z.array(checkedLine),
		countsStorage: false,
	}),
};

export type CheckedLine = z.output<typeof checkedLine>;

import { z } from "zod";
import { call } from "./call";
import { cart } from "./cart";
import { supply, variant } from "./catalogue";
import { amount, day, email, flag, host, id, idem, idInPath, line, money, paragraph, range, uuid, weight } from "./fields";
import { lineNotes, orderNotes } from "./order-fields";
import { checkout } from "./ordering/checkout";
import { cutting } from "./ordering/cutting";
import { offers } from "./ordering/offers";
import { papers } from "./ordering/papers";
import { mostLines } from "./values/order-bounds";
import { soughtStates } from "./values/order-states";

const ofCart = z.object({ uuid });
const ofItem = z.object({ uuid, itemId: idInPath.describe("Id of the line.") });
const ofSet = z.object({
	uuid,
	setId: z
		.string()
		.regex(/^\d{1,9}$/)
		.describe("Id of the set."),
});
const linesOfCart = range.describe("Of lines and sets: [skip,take], at most 100. Without it all of them.");
const version = z.number().int().optional().describe("Version of the cart that the buyer saw; an older one is refused.");

/** An item to add to a cart. With `cut` the amount is pieces of `cut.length` mm, otherwise units of the supply. */
const item = z.object({
	suppliedVariantId: id.describe("Id of the supply; one that there is not is unavailable_goods, with unavailableGoods at `amount`."),
	amount: amount.describe("Units of the supply; with `cut` pieces."),
	setId: z.number().int().default(0).describe("Always 0: sets are added by addSet."),
	comment: lineNotes.comment.typed.optional().describe("The buyer's reference of the line."),
	cut: z
		.object({ length: z.number().int().positive().describe("Of a piece, mm.") })
		.optional()
		.describe("Cut to length."),
	certificate: z.boolean().default(false).describe("With the inspection certificate 3.1."),
});

/**
 * Prices with the best discount of goods or account. Some discounts start at a value of goods; the requested items are added to the
 * cart's value.
 */
const ownPrices = z.object({
	goods: money.describe("Of the goods in the cart, before discounts."),
	prices: z
		.array(supply.pick({ id: true, price: true, price_per_kg: true, price_per_m: true, volume_prices: true }))
		.describe("Each at the least that can be ordered, and from each threshold up. One that does not exist is not among them."),
});
export type OwnPrices = z.output<typeof ownPrices>;

/**
 * Selects orders by state, by words (all in the order's own texts, or all in one line) and by a range of days that includes both ends.
 * They are the asker's own, or, with `of` company (an addition), all that the asker's role in the team may read (`orders` of the team). A
 * backend
 * without that word answers the asker's own. `buyer` is the account that sent them.
 */
const soughtOrders = z.object({
	search: line(100).optional().describe("Words, all in the order's own texts or all in one of its lines."),
	state: z
		.enum(soughtStates)
		.optional()
		.describe("Where it stands; in_review: a person has yet to look at it; confirmed: reviewed ones, too; other: cancelled."),
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
 * The result for each line of a quick order, in order. Lines of one supply are judged and priced together: their amounts are added up,
 * and each has
 * the total's figures.
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
			delivery: variant.shape.suppliedVariant.shape.delivery
				.nullable()
				.default(null)
				.describe("When all of the quantity comes; without figures where nobody knows. A backend may not say it."),
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

export const orders = {
	...cutting,
	byId: call({
		method: "GET",
		path: "/orders/by-id/{id}",
		summary: "A cart, an order or an offer; with a range only those of its lines, while all figures are of the whole",
		params: z.object({ id: uuid.describe("The uuid of the order.") }),
		query: z.object({ range: linesOfCart }),
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
	...papers,
	byUser: call({
		method: "GET",
		path: "/orders/by-user",
		summary:
			"The orders of the signed-in user, of a guest those of the session; newest first, without personal data. Of each the lines of a range",
		query: soughtOrders.extend({
			range,
			lines: range.describe("Of each order the lines of this range: [skip,take]. Without it all of them."),
		}),
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
		query: z.object({ range: linesOfCart }),
		body: item.extend({
			uuid: uuid.optional().describe("The cart; without it, or where it is no open cart of the asker, a new one."),
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
			uuid: uuid.optional().describe("The cart; without it, or where it is no open cart of the asker, a new one."),
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
		body: z.object({ comment: lineNotes.comment.typed.describe('The buyer\'s reference of the line; "" for none.') }),
		answer: cart,
	}),
	setCostCentre: call({
		method: "PATCH",
		path: "/orders/set-cost-centre/{uuid}/{itemId}",
		summary: "Books a line to a cost centre of its own, or with an empty code to that of the order (added)",
		params: ofItem,
		body: z.object({ costCentre: lineNotes.cost_centre.typed.describe('Its code; "": that of the order.') }),
		answer: cart,
	}),
	changeLines: call({
		method: "PATCH",
		path: "/orders/change-lines/{uuid}",
		summary: "Changes several lines and sets at once, of each what is given: all or none (added)",
		params: ofCart,
		body: z.object({
			changes: z
				.array(
					z.object({
						itemId: id.optional().describe("Id of the line; of a set it is left out."),
						setId: id.optional().describe("Id of the set."),
						amount: amount.optional().describe("Units of the supply; of a cut line pieces, of a set how many of it."),
						comment: lineNotes.comment.typed.optional().describe('The buyer\'s reference of the line; "" for none.'),
						costCentre: lineNotes.cost_centre.typed.optional().describe('Its code; "": that of the order.'),
					}),
				)
				.min(1)
				.max(mostLines)
				.describe("Each line or set once. A refusal tells all that are wrong, by names as those of add."),
			version,
		}),
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
			costCentre: lineNotes.cost_centre.typed.optional().describe("Code of a cost centre of the team (added)."),
			project: orderNotes.project.typed.optional().describe("Code of a project of the team (added)."),
		}),
		answer: cart,
	}),
	...checkout,
	...offers,
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
	/** An addition. Without it, lists show the same prices to everybody. */
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

export type CheckedLine = z.output<typeof checkedLine>;

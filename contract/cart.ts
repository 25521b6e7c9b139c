import { z } from "zod";
import { deliveryEstimate, supply, variant } from "./catalogue";
import { backendLocale, country, day, email, id, money, uuid, weight } from "./fields";
import { addressFields, billingFields, orderNotes, siteFields, storedShape } from "./order-fields";
import { approvalStates, deliveryMethodPattern, orderStates, orderStatuses } from "./values/order-states";

export const deliveryMethodName = z.string().regex(deliveryMethodPattern);

/** Type, term and comment (R11.1). All but the type are in the reader's language. */
const deliveryMethod = z.object({
	id,
	type: deliveryMethodName.describe(
		"By which set-state names it, in the backend's own word; own_freight: the buyer's carrier fetches the goods.",
	),
	title: z.string().describe("What it is called, in the reader's language."),
	term: z.string().describe("How long it takes, in words."),
	comment: z.string().describe('What else there is to know; "" for nothing.'),
	price: money.describe("Freight and packaging together, without the crane."),
	packaging_price: money.default(0).describe("The packaging that is part of it."),
	crane_price: money
		.nullable()
		.default(null)
		.describe("What unloading by crane costs on top; null where it is not offered or part of the method."),
	next_step: z
		.object({ room: weight.describe("How much more the cart may weigh at this price."), price: money.describe("The price beyond that.") })
		.nullable()
		.default(null)
		.describe(
			"How much more the cart may weigh for the same freight, and the price beyond that; null where the price does not go by weight.",
		),
});

/** The part of a variant that a line or set shows. */
const cartVariant = variant
	.pick({ id: true, code: true, title: true, products: true, variant_pictures: true, weight: true, length: true })
	.extend({
		size: z
			.object({ length: z.number().describe("mm."), width: z.number().describe("mm."), height: z.number().describe("mm.") })
			.nullable()
			.default(null)
			.describe("The box around one unit; null where the catalogue does not know all three, or units lie in one another."),
	});

/**
 * Volume: the tier of the quantity, part of the unit price. Line: for every buyer. Personal: for the buyer's account. Order: on all
 * goods. The better of
 * line and personal applies.
 */
export const discountKinds = ["volume", "line", "personal", "order"] as const;

const discount = z.object({
	kind: z
		.enum(discountKinds)
		.describe(
			"volume: the tier of the quantity, part of the unit price; line: on what everybody buys; personal: of the buyer's account; order: on all goods.",
		),
	title: z.string().describe('What it is called, in the reader\'s language; "" where it has no name.'),
	percent: z.number().nullable().describe("Per cent; null for a volume price."),
	amount: money.describe("What it takes off, without VAT; a volume price against the price of a single unit."),
	threshold: z
		.number()
		.describe("From how much on it holds: units of the line (volume, line), decimal EUR of goods before discounts (personal, order)."),
	end_date: z.string().nullable().describe("Its last day by the company's clock, ISO; null: until further notice."),
});

const offered = z.object({
	valid_until: z.string().describe("Last day of the offer, ISO, by the company's clock."),
	quantity: z.number().int().describe("Up to how many have its price."),
});

/** A line. All prices are per unit and without VAT, except `line_price`. */
const cartItem = z.object({
	id,
	quantity: z.number().int().describe("Units of sale; of a cut line bars."),
	price: money.describe("Of a unit at this quantity, without VAT."),
	discount: money.describe("What is taken off the line as a whole: by its line or personal discount."),
	discounts: z.array(discount).default([]).describe("Why it costs less: a volume price, then a line or personal discount."),
	line_price: money.describe("Quantity × price − discount, rounded once, with cuts and certificate."),
	weight: weight.describe("Of the whole line."),
	fullTitle: z.string().describe("Titles of product and variant together."),
	comment: z.string().describe("The buyer's reference of the line."),
	cost_centre: z.string().default("").describe('Code of the cost centre that the line is booked to; "": to that of the order.'),
	own_number: z
		.string()
		.default("")
		.describe('By which the buyer\'s company knows the variant, in an order as it was sent; "" for none. A backend need not tell.'),
	set_id: z.number().int().describe("Always 0: a line belongs to no set."),
	offered: offered
		.nullable()
		.default(null)
		.describe(
			"The price of an offer, which holds to the end of a day (ISO, by the company's clock) for up to a quantity; null where the line has today's price.",
		),
	cut: z
		.object({
			pieces: z.number().int().describe("How many pieces."),
			line_pieces: z
				.number()
				.int()
				.optional()
				.describe("In an invoice of some pieces of a line: how many the line has. Its quantity is the bars of all of them."),
			length: z.number().int().describe("Of a piece, mm."),
			cuts: z.number().int().describe("How many cuts."),
			price: money.describe("Of all cuts, without VAT."),
			offcuts: z
				.array(z.object({ count: z.number().int().describe("How many."), length: z.number().int().describe("mm.") }))
				.default([])
				.describe("What is left of the bars and delivered along, in mm; none in orders from before it was stored."),
		})
		.nullable()
		.default(null)
		.describe(
			"Cut to length: how many pieces of how many mm come out of the line's quantity of bars, with how many cuts, and what these cost.",
		),
	certificate_price: money.nullable().default(null).describe("What the certificate 3.1 of the line costs; null without one."),
	variant: cartVariant.describe("What it is of."),
	suppliedVariant: supply.describe("At whose price it is bought."),
	is_available: z.boolean().describe("False once it can no longer be delivered."),
	at_once: z
		.object({
			quantity: z.number().int().describe("Units that are in stock today; of a sent order what was set aside for it."),
			rest_from: day.nullable().describe("From which day on the rest is, ISO, by the company's clock; null: not known."),
		})
		.nullable()
		.default(null)
		.describe("How much of the line is there at once; null where the supplier gives no number, and in offers (added)."),
});

/** A set, which is bought, counted and removed as one. Prices are without VAT; line discounts do not apply. */
const cartSet = z.object({
	set_id: id.describe("Id of the set."),
	quantity: z.number().int().describe("How many sets."),
	price: money.describe("Of one set, without VAT."),
	line_price: money.describe("Quantity × price, without VAT."),
	title: z.string().describe("What it is called, in the reader's language."),
	weight: weight.describe("Of all of them."),
	items: z
		.array(
			z.object({
				quantity: z.number().int().describe("Units in all of the sets."),
				fullTitle: z.string().describe("Titles of product and variant together."),
				variant: cartVariant.describe("What it is."),
				is_available: z.boolean().describe("False once it can no longer be delivered."),
			}),
		)
		.describe("What is in all of them."),
	is_available: z.boolean().describe("False once a part of it can no longer be delivered."),
	offered: offered.nullable().default(null).describe("The price of an offer; null where the set has today's price."),
});

/** Reasons for the VAT rate. One table in the backend decides. */
export const vatReasons = ["domestic", "intra_community", "no_valid_id", "unconfirmed_holder", "not_known_yet"] as const;

const vat = z.object({
	rate: z.number().describe("Per cent: 25.5."),
	reason: z.enum(vatReasons).describe("Why VAT is what it is."),
	country: country.describe("The country of delivery."),
});

/** Whether the buyer's VAT id was confirmed. */
export const vatChecks = ["valid", "unverified", "pending"] as const;

/** The number of a delivery, counted within its order: CB-10001-1. */
export const deliveryNumber = z.string().regex(/^CB-\d{1,9}-\d{1,4}$/);

/** The number of a certificate, counted within its delivery: CB-10001-1-C1. */
export const certificateNumber = z.string().regex(/^CB-\d{1,9}-\d{1,4}-C\d{1,4}$/);

/** Position of a line in the sent order, from 1; sets follow the lines. */
const orderLine = z.number().int().positive();

/** The confirmed day of a line, with the line's content. */
export const confirmedDate = z.object({
	line: orderLine.describe("Position of the line, from 1."),
	title: z.string().describe("What the line is of."),
	date: day.describe("The day that it is confirmed for, ISO."),
});

/** One shipment of an order. */
export const delivery = z
	.object({
		number: deliveryNumber.describe("Of the delivery: CB-10001-1."),
		shipped_on: day.describe("The day that it was sent, ISO."),
		carrier: z.string().describe('"" where the shop\'s own lorry brings it.'),
		tracking_number: z.string().describe('The carrier\'s number of it; "" for none.'),
		tracking_url: z
			.url({ protocol: /^https?$/ })
			.nullable()
			.catch(null)
			.describe("The carrier's page about it; null where there is none."),
		lines: z
			.array(
				z.object({
					line: orderLine.describe("Position of the line, from 1."),
					title: z.string().describe("What the line is of."),
					quantity: z.number().int().positive().describe("Sent with this delivery: units of sale, of a cut line its pieces."),
					ordered: z.number().int().positive().describe("Ordered, counted likewise."),
					heats: z.array(z.string()).describe("Heat numbers of the steel."),
				}),
			)
			.describe("What was in it."),
		has_advice: z.boolean().default(false).describe("There is a despatch advice, too; an addition."),
		certificates: z
			.array(
				z.object({
					number: certificateNumber.describe("Of the certificate: CB-10001-1-C1."),
					line: orderLine.describe("Position of the line, from 1."),
					heat: z.string().describe("Heat number."),
				}),
			)
			.default([])
			.describe("Of each heat of a line of which the maker's inspection certificate 3.1 is known; an addition."),
	})
	.describe("What was sent of an order at once.");

const address = storedShape(addressFields);

export const cart = z
	.object({
		id: id.nullable().describe("null: the server has no such order, and the shop forgets it."),
		uuid,
		user_id: id.nullable().describe("Id of the account that it belongs to; null of a guest."),
		order_number: z.string().nullable().describe("Number of the order; null before it is sent."),
		order_status: z.enum(orderStatuses).describe("Where the order stands; created before it is sent."),
		state: z
			.enum(orderStates)
			.nullable()
			.default(null)
			.describe(
				"The state of a sent order, the same for whoever may read it; null of a cart, and of a backend that does not say it, whose order_status is shown (added).",
			),
		lines_sent: z
			.number()
			.int()
			.nullable()
			.default(null)
			.describe("Of an order in delivery: how many of its lines and sets were sent in full; null else (added)."),
		locale: backendLocale.optional().describe("The language that the texts of an order were sent in; a cart has its reader's."),
		version: z.number().int().describe("Counts up with every change."),
		items: z.array(cartItem).describe("Its lines; those of a range only where one is asked for."),
		orders_to_sets: z.array(cartSet).describe("Its sets; those of a range only where one is asked for."),
		length: z.number().int().describe("The cart count: all lines and sets, also those outside the requested range."),
		unavailable: z
			.array(
				z.object({
					item_id: id.nullable().describe("Id of the line; null of a set."),
					set_id: id.nullable().describe("Id of the set; null of a line."),
					title: z.string().describe("What it is of."),
					place: z.number().int().describe("Index among all lines, then sets, from 0."),
				}),
			)
			.default([])
			.describe("Lines and sets of the whole cart that are no longer available; `place` is the index among all lines, then sets, from 0."),
		stock_tag: z
			.string()
			.default("")
			.describe('Of what `at_once` says of all lines, to be sent along with the order; "" where it says nothing (added).'),
		holds_offer: z.boolean().default(false).describe("Some line or set of the whole cart has the price of an offer."),
		delivery_methodid: id.describe("Id of the delivery method that is chosen, or is the first."),
		delivery_methods: z.array(deliveryMethod).describe("Those that serve the country of delivery."),
		replaced_delivery: deliveryMethod
			.pick({ type: true, title: true })
			.nullable()
			.default(null)
			.describe(
				"What was chosen and does not go to the country or place of delivery, so that another method stands in for it; null where it does.",
			),
		total_goods_price: money.describe(
			"Lines and sets with volume prices, cuts and certificates, before line, personal and order discounts; without VAT.",
		),
		total_discount: money.describe("Line, personal and order discounts together."),
		discounts: z
			.array(z.object({ kind: z.enum(discountKinds).describe("Of which kind."), amount: money.describe("Their sum, without VAT.") }))
			.default([])
			.describe("The sum of each kind of discount; no volume prices among them."),
		order_discount: discount.nullable().default(null).describe("The discount on all goods that is in force."),
		next_order_discount: z
			.object({
				title: z.string().describe("What it is called, in the reader's language."),
				percent: z.number().describe("Per cent."),
				threshold: z.number().describe("From how much on it holds: EUR of goods before discounts."),
				missing: money.describe("What is missing to it, without VAT."),
			})
			.optional()
			.describe(
				"A higher one that is not reached yet, from how much on it holds (decimal EUR of goods before discounts), and what is missing to it.",
			),
		total_delivery_price: money.describe("Freight, crane and packaging, without VAT."),
		total_freight_price: money.default(0).describe("The freight of it, without VAT."),
		total_crane_price: money.default(0).describe("Unloading by crane, without VAT."),
		total_packaging_price: money.default(0).describe("The packaging of it, without VAT."),
		crane_unloading: z.boolean().default(false).describe("Unloading by crane is asked for, and the method offers it."),
		total_price: money.describe("Goods − discount + delivery, without VAT."),
		total_vat_price: money.describe("VAT of the total."),
		total_price_with_vat: money.describe("What there is to pay."),
		total_weight: weight.describe("Of all goods."),
		delivery: deliveryEstimate.describe("Until the slowest line comes, in working days."),
		vat: vat.describe("The VAT rate and why it is that."),
		isOwnFreightAllowed: z.boolean().describe("The buyer's own carrier may fetch the goods."),
		isProcessed: z.boolean().describe("It is an order that was sent."),
		sends_mail: z.boolean().default(true).describe("Its buyer gets mails about the order; false: no page promises any (added)."),
		needs_review: z.boolean().describe("A person looks at the order within one working day."),
		processed_at: z.string().nullable().describe("ISO time at which it was sent."),
		paymentmethod: z
			.object({ id, name: z.string().describe("invoice, card, or a name of the backend's own.") })
			.nullable()
			.describe("How it is paid; null until it is chosen."),
		...storedShape(orderNotes),
		payment: z
			.object({
				state: z.enum(["open", "paid", "held", "ended"]).describe("open, paid, held or ended."),
				url: z.string().nullable().describe("Where an open one is gone on with; null for the others."),
			})
			.nullable()
			.default(null)
			.describe(
				"A card payment of its owner: open (to be gone on with at the address), paid, held since it does not fit, or ended since the cart has changed after it was begun; null for none.",
			),
		offer: z
			.object({
				number: z.string().describe("Number of the offer."),
				created_at: z.string().describe("First day, ISO, by the company's clock."),
				valid_until: z.string().describe("Last day, ISO, by the company's clock."),
				is_valid: z.boolean().describe("It holds today."),
				is_quotation: z
					.boolean()
					.default(false)
					.describe("The shop's people have quoted it: no more of it is ordered at its prices than is quoted (added)."),
				may_accept: z
					.boolean()
					.default(true)
					.describe("The asker may order from it: a quotation is for the account that has asked for it, or its team, alone (added)."),
				ordered: z
					.object({
						items: z
							.array(z.object({ id: id.describe("Id of the line."), amount: z.number().describe("Units ordered.") }))
							.describe("Of its lines."),
						sets: z
							.array(z.object({ set_id: id.describe("Id of the set."), amount: z.number().describe("Sets ordered.") }))
							.describe("Of its sets."),
					})
					.default({ items: [], sets: [] })
					.describe("How much of its lines and sets has been ordered already, by their ids."),
			})
			.nullable()
			.default(null)
			.describe(
				"A frozen offer, which nobody changes: its number, and its first and last day (ISO, by the company's clock). null for a cart or order.",
			),
		offer_orders: z
			.number()
			.int()
			.default(0)
			.describe("How many orders have been sent from this offer, or, before this one, from the offer that a cart or order was made from."),
		from_offer: z.string().nullable().default(null).describe("The number of the offer that a cart or order was made from."),
		approval: z
			.object({
				state: z.enum([...approvalStates, "lapsed"]).describe("waiting, returned, approved or lapsed."),
				asked_at: z.string().describe("ISO time at which it was asked for."),
				comment: z.string().describe('The approver\'s comment; "" for none.'),
				by: z.string().default("").describe('Name, else address, of who decided; "" for nobody.'),
				decided_at: z.string().default("").describe('ISO time of the decision; "" for none.'),
			})
			.nullable()
			.default(null)
			.describe(
				'What a colleague says of it, for its buyer and those who approve: waiting (nobody changes it), returned (open again, with the approver\'s comment), approved (may be sent as it is) or lapsed (approved, and something else or dearer by now). `by` is the name of who decided, `decided_at` when (ISO time); "" while nobody has. null where nobody was asked.',
			),
		approval_limit: money
			.nullable()
			.default(null)
			.describe(
				"What its buyer may order without being asked, without VAT, where the cart is above it and not approved; null: it may be sent.",
			),
		cost_problem: z
			.enum(["required", "gone"])
			.nullable()
			.default(null)
			.describe(
				"Why it cannot be sent with the cost centres in it, for its owner: the company requires one, or one of them is no longer in its list or not active. null: it can.",
			),
		passed_limits: z
			.array(
				z.object({
					code: z.string().describe("Code of the cost centre."),
					name: z.string().describe("Name of the cost centre."),
					limit_price: money.describe("Its limit of the month, without VAT."),
					spent_price: money.describe("Ordered to it this month, without VAT."),
					order_price: money.describe("What of this order falls to it, without VAT."),
				}),
			)
			.default([])
			.describe(
				"The cost centres whose limit of the month it passes, so that it has to be approved, as `approval_limit` is told: what was ordered to it this month, and what of this order falls to it, without VAT.",
			),
		tracking: z
			.object({
				carrier: z.string().describe('Who carries the goods; "" where the shop\'s own lorry brings them.'),
				number: z.string().describe('The carrier\'s number of it; "" for none.'),
				url: z
					.url({ protocol: /^https?$/ })
					.nullable()
					.catch(null)
					.describe("The carrier's page about it; null where there is none."),
			})
			.nullable()
			.default(null)
			.describe("Where a sent order is on its way, and the carrier's page about it; null before, and for all but its owner."),
		confirmed_dates: z
			.array(confirmedDate)
			.default([])
			.describe("Of a sent order, for its owner: the days that its lines are confirmed for (added)."),
		deliveries: z.array(delivery).default([]).describe("Of a sent order, for its owner: what was sent of it (added)."),
		is_owner: z
			.boolean()
			.describe("The asker made this cart and may change it; only then, or to a colleague who may read the order, are the forms given."),
		of_colleague: z
			.object({ name: z.string().describe('Name; "" for an account that is gone.') })
			.nullable()
			.default(null)
			.describe('Who has sent it ("" for an account that is gone), where the asker may read it as a member of the same team; null else.'),
		forms: z
			.object({
				billing: z
					.object({
						...address,
						...storedShape(billingFields),
						email: email.describe("Where confirmations go."),
						vat_check: z
							.enum(vatChecks)
							.describe(
								"valid: the register confirms it; unverified: the register does not know it, and the buyer is warned; pending: not known, since the register did not answer, or a backend asks none.",
							),
						vat_holder: z
							.string()
							.default("")
							.describe('Whose the register says the VAT id is, where that is clearly another company than the form\'s; "" else.'),
						isSeparateShipping: z.boolean().describe("The goods go to another address than the bill."),
					})
					.nullable()
					.describe("The billing form; null until it is filled in."),
				shipping: z
					.object({ ...address, ...storedShape(siteFields) })
					.nullable()
					.describe("The separate delivery address; null for none."),
			})
			.nullable()
			.describe("What the buyer typed for billing and for a separate delivery address."),
		goto: uuid.nullable().describe("The uuid of the cart that the shop is to go to instead."),
	})
	.describe("A cart, an order that was sent, or an offer.");

/**
 * The totals that the page of a binding step showed. A backend refuses if the cart's total differs by now. Without them it compares
 * nothing.
 */
export const seenTotal = {
	total: money.optional().describe("Total with VAT that the buyer saw: what comes to another one by now is refused (added)."),
	vat: vat
		.pick({ rate: true, reason: true })
		.optional()
		.describe("The VAT that the buyer saw: what bears another one by now is refused (added)."),
};

export type Cart = z.output<typeof cart>;
export type Delivery = z.output<typeof delivery>;
export type CartItem = z.output<typeof cartItem>;
export type CartSet = z.output<typeof cartSet>;
export type Discount = z.output<typeof discount>;

import * as z from "zod";
import { deliveryEstimate, supply, variant } from "./catalogue";
import { storedFile } from "./claims/files";
import { backendLocale, country, day, email, id, money, uuid, weight } from "./fields";
import { addressFields, billingFields, lineSchedule, orderNotes, siteFields, storedShape } from "./order-fields";
import { approvalStates, deliveryMethodPattern, orderStates, orderStatuses } from "./values/order-states";

export const deliveryMethodName = z.string().regex(deliveryMethodPattern);

/** Type, term and comment (R11.1). All but the type are in the reader's language. */
const deliveryMethod = z.object({
	id,
	type: deliveryMethodName.describe(
		"By which set-state names it, in the backend's own word; own_freight: the buyer's carrier fetches the goods.",
	),
	title: z.string().describe("Name, in the reader's language."),
	term: z.string().describe("Delivery time as text."),
	comment: z.string().describe('Comment; "" for none.'),
	price: money.describe("Price of freight and packaging, without the crane."),
	packaging_price: money.default(0).describe("Packaging included in the price."),
	crane_price: money.nullable().default(null).describe("Extra price of unloading by crane; null if it is not offered or already included."),
	next_step: z
		.object({ room: weight.describe("Additional weight possible at this price."), price: money.describe("Price above that weight.") })
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
			.object({ length: z.number().describe("In mm."), width: z.number().describe("In mm."), height: z.number().describe("In mm.") })
			.nullable()
			.default(null)
			.describe("Box dimensions of one unit; null if the catalogue lacks one, or if units nest."),
	});

/**
 * Volume: the tier of the quantity, part of the unit price. Line: for every buyer. Personal: for the buyer's account. Order: on all goods.
 * The better of line and personal applies.
 */
export const discountKinds = ["volume", "line", "personal", "order"] as const;

const discount = z.object({
	kind: z
		.enum(discountKinds)
		.describe(
			"volume: the tier of the quantity, part of the unit price; line: on what everybody buys; personal: of the buyer's account; order: on all goods.",
		),
	title: z.string().describe('Name in the reader\'s language; "" without one.'),
	percent: z.number().nullable().describe("Discount in per cent; null for a volume price."),
	amount: money.describe("Amount of the discount, without VAT. For a volume price: the difference to the price of a single unit."),
	threshold: z
		.number()
		.describe("Threshold of the discount: units of the line (volume, line), or decimal EUR of goods before discounts (personal, order)."),
	end_date: z.string().nullable().describe("Last day, ISO, by the company's clock; null: no end."),
});

const offered = z.object({
	valid_until: z.string().describe("Last day of the offer, ISO, by the company's clock."),
	quantity: z.number().int().describe("Maximum quantity at the offer's price."),
});

/** The days of an arrival. A lone first day is the earliest, a lone last day the latest; none: unknown. */
const arrival = z.object({
	first: day.nullable().describe("First day, ISO, on the calendar of the country of delivery; null: not known."),
	last: day.nullable().describe("Last day, ISO; null: not known."),
	approx: z.boolean().describe("Whether the days are approximate."),
});

const cutPiece = z.object({
	length: z.number().int().positive().describe("Length of a piece, in mm."),
	pieces: z.number().int().positive().describe("Number of pieces."),
});

/** A line. All prices are per unit and without VAT, except `line_price`. */
const cartItem = z.object({
	id,
	quantity: z.number().int().describe("Units of sale; bars or plates for a cut line."),
	price: money.describe("Unit price at this quantity, without VAT."),
	discount: money.describe("Amount of the line or personal discount on the whole line."),
	discounts: z.array(discount).default([]).describe("Discounts in force: a volume price, then a line or personal discount."),
	line_price: money.describe(
		"Quantity × price − discount, rounded once, plus cuts (also of sawing) and certificate. Pieces of a plate cost the used area's share of the price.",
	),
	weight: weight.describe("Weight of the whole line."),
	fullTitle: z.string().describe("Product title and variant title."),
	comment: z.string().describe("The buyer's reference for the line."),
	cost_centre: z.string().default("").describe("Code of the line's cost centre; \"\": the order's."),
	own_number: z
		.string()
		.default("")
		.describe('The buyer\'s own number for the variant, in a sent order as it was then; "" for none. A backend may omit it.'),
	set_id: z.number().int().describe("Always 0: a line belongs to no set."),
	offered: offered
		.nullable()
		.default(null)
		.describe(
			"The price of an offer, which holds to the end of a day (ISO, by the company's clock) for up to a quantity; null where the line has today's price.",
		),
	cut: z
		.object({
			pieces: z.number().int().describe("Number of pieces."),
			line_pieces: z
				.number()
				.int()
				.optional()
				.describe(
					"For an invoice over some of a line's pieces: the line's total number of pieces. Its quantity is the bars for all of them.",
				),
			length: z.number().int().describe("Length of a piece, in mm; of a piece of a plate its longer side."),
			width: z.number().int().default(0).describe("Width of a piece of a plate, in mm; 0: cut from a bar (added)."),
			used_area: z
				.number()
				.int()
				.default(0)
				.describe("Area of the plates that the line's pieces use up and that is paid, in mm²; 0: cut from a bar (added)."),
			cuts: z.number().int().describe("Number of cuts; of a plate, pieces cut out."),
			price: money.describe("Price of all cuts, without VAT."),
			offcuts: z
				.array(z.object({ count: z.number().int().describe("Number of offcuts."), length: z.number().int().describe("In mm.") }))
				.default([])
				.describe("Offcuts delivered with the pieces, in mm. Empty in orders from before they were stored."),
		})
		.nullable()
		.default(null)
		.describe(
			"Cut to length: how many pieces of how many mm come out of the line's quantity of bars or plates, with how many cuts, and what these cost.",
		),
	sawing: z
		.object({
			pieces: z.array(cutPiece).describe("The pieces, longest first."),
			patterns: z
				.array(
					z.object({
						bars: z.number().int().positive().describe("Number of bars cut like this."),
						pieces: z.array(cutPiece).describe("Pieces from each bar, in cutting order."),
					}),
				)
				.default([])
				.describe("How the bars are cut; those that are left over stay whole. Empty on a paper over some of the line's bars."),
			cuts: z.number().int().describe("Number of cuts."),
			price: money.describe("Price of all cuts, without VAT."),
		})
		.nullable()
		.default(null)
		.describe("The pieces of several lengths that the shop saws from the line's bars; null: the bars stay whole (added)."),
	certificate_price: money.nullable().default(null).describe("Price of the line's certificate 3.1; null without one."),
	variant: cartVariant.describe("The goods."),
	suppliedVariant: supply.describe("The supply whose price applies."),
	is_available: z.boolean().describe("False once it can no longer be delivered."),
	at_once: z
		.object({
			quantity: z.number().int().describe("Units in stock today; for a sent order, the units reserved for it."),
			rest_from: day.nullable().describe("Day from which the rest is available, ISO, by the company's clock; null: unknown."),
		})
		.nullable()
		.default(null)
		.describe("How much of the line is available at once; null if the supplier provides no number, and in offers (added)."),
	schedule: z
		.array(
			lineSchedule.element.extend({
				asked_on: day.optional().describe("The day that the buyer asked for, ISO, where the goods cannot be there so early (added)."),
			}),
		)
		.optional()
		.describe("The buyer's delivery schedule: parts of the line by day; none: all at once (added)."),
	arrival: arrival.optional().describe("When the whole line arrives, if it is ordered today or since it was sent (added)."),
});

/** A set, which is bought, counted and removed as one. Prices are without VAT; line discounts do not apply. */
const cartSet = z.object({
	set_id: id.describe("Id of the set."),
	quantity: z.number().int().describe("Number of sets."),
	price: money.describe("Price of one set, without VAT."),
	line_price: money.describe("Quantity × price, without VAT."),
	title: z.string().describe("Name, in the reader's language."),
	weight: weight.describe("Weight of all sets."),
	items: z
		.array(
			z.object({
				quantity: z.number().int().describe("Units in all of the sets."),
				fullTitle: z.string().describe("Product title and variant title."),
				variant: cartVariant.describe("What it is."),
				is_available: z.boolean().describe("False once it can no longer be delivered."),
			}),
		)
		.describe("Contents of all sets."),
	is_available: z.boolean().describe("False once a part of it can no longer be delivered."),
	offered: offered.nullable().default(null).describe("The price of an offer; null if the set has today's price."),
	delivery: deliveryEstimate.optional().describe("Working days until its slowest part is delivered in the seller's country (added)."),
	arrival: arrival.optional().describe("When the sets arrive (added)."),
});

/** Reasons for the VAT rate. One table in the backend decides. */
export const vatReasons = ["domestic", "intra_community", "no_valid_id", "unconfirmed_holder", "not_known_yet"] as const;

export const vat = z.object({
	rate: z.number().describe("Rate in per cent: 25.5."),
	reason: z.enum(vatReasons).describe("Reason for the rate."),
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
	title: z.string().describe("Title of the line's goods."),
	date: day.describe("Confirmed day, ISO."),
});

/** One shipment of an order. */
export const delivery = z
	.object({
		number: deliveryNumber.describe("Number of the delivery: CB-10001-1."),
		shipped_on: day.describe("Day of dispatch, ISO."),
		carrier: z.string().describe('Name of the carrier; "" for the shop\'s own lorry.'),
		tracking_number: z.string().describe('The carrier\'s tracking number; "" for none.'),
		tracking_url: z
			.url({ protocol: /^https?$/ })
			.nullable()
			.catch(null)
			.describe("The carrier's tracking page; null without one."),
		lines: z
			.array(
				z.object({
					line: orderLine.describe("Position of the line, from 1."),
					title: z.string().describe("Title of the line's goods."),
					quantity: z.number().int().positive().describe("Amount in this delivery: units of sale, or pieces of a cut line."),
					ordered: z.number().int().positive().describe("Ordered amount, in the same unit."),
					heats: z.array(z.string()).describe("Heat numbers of the steel."),
				}),
			)
			.describe("Contents of the delivery."),
		has_advice: z.boolean().default(false).describe("Whether there is also a despatch advice; an addition."),
		certificates: z
			.array(
				z.object({
					number: certificateNumber.describe("Number of the certificate: CB-10001-1-C1."),
					line: orderLine.describe("Position of the line, from 1."),
					heat: z.string().describe("Heat number."),
				}),
			)
			.default([])
			.describe("The maker's inspection certificates 3.1, one per known heat of a line; an addition."),
		photographs: z.array(storedFile).default([]).describe("The goods as they left; an addition."),
	})
	.describe("One shipment of an order.");

const address = storedShape(addressFields);

const fromTo = <T extends z.ZodType>(value: T, what: string) =>
	z.object({ from: value.describe(`${what} before.`), to: value.describe(`${what} since.`) });

/** Parts of a sent order that can change besides its lines. */
export const changedFields = ["address", "wanted_on", "reference", "crane", "part_deliveries", "schedule", "freight"] as const;

/** The differences that a change makes to a sent order. */
export const orderDifference = z.object({
	lines: z
		.array(
			z.object({
				code: z.string().describe("Code of the article or set."),
				title: z.string().describe("Its name in the language of the order."),
				quantity: fromTo(z.number().int(), "Units of sale, or pieces of a cut line; from 0: added; to 0: removed.").describe("Quantity."),
				line_price: fromTo(money, "Price of the line without VAT.").describe("Price of the line."),
				certificate: z.literal(true).optional().describe("The line gets a certificate 3.1 (added)."),
				schedule: lineSchedule.optional().describe("The line's delivery schedule, if it is another one; empty: all at once (added)."),
			}),
		)
		.describe("Lines and sets with another quantity, price or delivery schedule."),
	fields: z
		.array(z.enum(changedFields))
		.describe("What else has changed; schedule: the days of lines, in changes from before lines named theirs (added)."),
	freight: fromTo(money, "Delivery without VAT.").optional().describe("Delivery, if it has changed (added)."),
	missed_wanted_on: z
		.string()
		.optional()
		.describe("The wanted day, ISO, if the changed order is not expected to meet it; not stored (added)."),
	total_price: fromTo(money, "Total without VAT.").describe("Total without VAT."),
	total_price_with_vat: fromTo(money, "Total with VAT.").describe("Total with VAT."),
});
export type OrderDifference = z.output<typeof orderDifference>;

/** Authors of changes of a sent order. */
export const changeAuthors = ["staff", "buyer"] as const;

const orderChange = orderDifference.extend({
	changed_at: z.string().describe("ISO time."),
	by: z.enum(changeAuthors).default("staff").describe("staff; buyer: its buyer or a colleague, also if staff have agreed to it (added)."),
	reason: z.string().describe("The reason, in the words of who has changed it."),
});

export const changeRequestKinds = ["change", "withdrawal"] as const;

/** A request is replaced by a later one, and by the end of its order. */
export const changeRequestStates = ["open", "accepted", "declined", "replaced"] as const;

const changeRequest = orderDifference.extend({
	id: id.describe("Id of the request."),
	kind: z.enum(changeRequestKinds).describe("change, or withdrawal of the whole order."),
	state: z.enum(changeRequestStates).describe("open: staff have yet to decide; accepted, declined; replaced by another one."),
	asked_at: z.string().describe("ISO time."),
	comment: z.string().describe('What the buyer says to it; "" for nothing.'),
	answer: z.string().describe('The reason for declining it, in the words of staff; "" for none.'),
});
export type OrderChange = z.output<typeof orderChange>;

/** Parts of an offer. */
const orderedParts = z.object({
	items: z
		.array(z.object({ id: id.describe("Id of the line."), amount: z.number().describe("Units ordered.") }))
		.describe("Ordered amounts of its lines."),
	sets: z
		.array(z.object({ set_id: id.describe("Id of the set."), amount: z.number().describe("Sets ordered.") }))
		.describe("Ordered amounts of its sets."),
});

export const cart = z
	.object({
		id: id.nullable().describe("Id of the order; null: the backend has no such order, and the shop forgets it."),
		uuid,
		user_id: id.nullable().describe("Id of the owner's account; null for a guest."),
		order_number: z.string().nullable().describe("Number of the order; null before it is sent."),
		order_status: z.enum(orderStatuses).describe("Status of the order; created before it is sent."),
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
			.describe("For an order in delivery: number of lines and sets delivered in full; null otherwise (added)."),
		locale: backendLocale.optional().describe("Language of a sent order's texts; for a cart, the reader's."),
		version: z.number().int().describe("Version; increases with every change."),
		items: z.array(cartItem).describe("Its lines, limited to a requested range."),
		orders_to_sets: z.array(cartSet).describe("Its sets, limited to a requested range."),
		length: z.number().int().describe("The cart count: all lines and sets, including those outside the requested range."),
		unavailable: z
			.array(
				z.object({
					item_id: id.nullable().describe("Id of the line; null for a set."),
					set_id: id.nullable().describe("Id of the set; null for a line."),
					title: z.string().describe("The goods."),
					place: z.number().int().describe("Index among all lines, then sets, from 0."),
				}),
			)
			.default([])
			.describe("Lines and sets of the whole cart that are no longer available; `place` is the index among all lines, then sets, from 0."),
		certificates: z
			.object({
				missing: z.number().int().describe("Lines for which the certificate 3.1 is offered, and not ordered."),
				missing_price: money.describe("Price of the certificates for them, without VAT."),
				ordered: z.number().int().describe("Lines with an ordered certificate."),
			})
			.nullable()
			.default(null)
			.describe("Certificates 3.1 of all lines of a cart; null of an order, and of a backend without set-certificates (added)."),
		stock_tag: z.string().default("").describe('Tag of all `at_once` values, to be sent with the order; "" without any (added).'),
		holds_offer: z.boolean().default(false).describe("Whether any line or set of the whole cart has the price of an offer."),
		delivery_methodid: id.describe("Id of the chosen delivery method; by default the first."),
		delivery_methods: z.array(deliveryMethod).describe("Delivery methods for the country of delivery."),
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
			.array(z.object({ kind: z.enum(discountKinds).describe("Kind of discount."), amount: money.describe("Their sum, without VAT.") }))
			.default([])
			.describe("Total of each kind of discount, without volume prices."),
		order_discount: discount.nullable().default(null).describe("The order discount in force."),
		next_order_discount: z
			.object({
				title: z.string().describe("Name, in the reader's language."),
				percent: z.number().describe("Discount in per cent."),
				threshold: money.describe("Threshold: goods before discounts."),
				missing: money.describe("Amount missing to the threshold, without VAT."),
			})
			.optional()
			.describe(
				"A higher one that is not reached yet, from how much on it holds (decimal EUR of goods before discounts), and what is missing to it.",
			),
		total_delivery_price: money.describe("Freight, crane and packaging, without VAT."),
		total_freight_price: money.default(0).describe("Freight included, without VAT."),
		total_crane_price: money.default(0).describe("Unloading by crane, without VAT."),
		total_packaging_price: money.default(0).describe("Packaging included, without VAT."),
		planned_deliveries: z
			.array(
				z.object({
					on: day.describe("Day of the delivery, ISO."),
					weight: weight.describe("Weight of its goods."),
					price: money.describe("Freight, crane and packaging of this delivery, without VAT."),
				}),
			)
			.optional()
			.describe(
				"The deliveries that delivery is charged for, by day, where the lines have delivery schedules; none: one delivery, or an agreed price (added).",
			),
		wanted_day_price: money
			.optional()
			.describe(
				"How much more delivery costs, without VAT, if the lines without a delivery schedule come on a wanted day that is none of the schedules; absent: no more (added).",
			),
		crane_unloading: z.boolean().default(false).describe("Whether unloading by crane is ordered and offered by the method."),
		total_price: money.describe("Goods − discount + delivery, without VAT."),
		total_vat_price: money.describe("VAT of the total."),
		total_price_with_vat: money.describe("Amount to pay."),
		total_weight: weight.describe("Weight of all goods."),
		delivery: deliveryEstimate.describe("Working days until the slowest line arrives."),
		way: z
			.object({ min: z.number().int().describe("At least."), max: z.number().int().describe("At most.") })
			.optional()
			.describe("Working days of transport in `delivery`, beyond those of the goods (added)."),
		arrival: arrival
			.extend({
				later: arrival
					.extend({ lines: z.number().int().describe("Number of lines.") })
					.nullable()
					.describe("Lines that are out of stock and come after the others; null: all come together."),
				unscheduled: arrival
					.nullable()
					.optional()
					.describe(
						"When the lines come that have no delivery schedule, which alone the wanted day is for; null: each has one; absent: none has (added).",
					),
			})
			.optional()
			.describe("When the goods arrive, if they are ordered today or since they were sent (added)."),
		vat: vat.describe("The VAT rate and its reason."),
		isOwnFreightAllowed: z.boolean().describe("Whether the buyer's own carrier may collect the goods."),
		isProcessed: z.boolean().describe("Whether it is a sent order."),
		sends_mail: z.boolean().default(true).describe("Whether the buyer gets mails about the order; false: no page promises any (added)."),
		needs_review: z.boolean().describe("Whether a person reviews the order within one working day."),
		processed_at: z.string().nullable().describe("ISO time of sending."),
		terms_version: z
			.number()
			.int()
			.nullable()
			.default(null)
			.describe("Version of the terms that a sent order was sent under; null of a cart, and if it is not known (added)."),
		paymentmethod: z
			.object({ id, name: z.string().describe("invoice, card, or a payment method of the backend.") })
			.nullable()
			.describe("Payment method; null until one is chosen."),
		...storedShape(orderNotes),
		payment: z
			.object({
				state: z.enum(["open", "paid", "held", "ended"]).describe("open, paid, held or ended."),
				url: z.string().nullable().describe("Page on which an open payment continues; null for the others."),
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
				is_valid: z.boolean().describe("Whether the offer is valid today."),
				is_quotation: z
					.boolean()
					.default(false)
					.describe("Whether staff quoted it: no more than the quoted amounts can be ordered at its prices (added)."),
				may_accept: z
					.boolean()
					.default(true)
					.describe("Whether the asker may order from it: a quotation is only for the account that requested it, and its team (added)."),
				ordered: orderedParts.default({ items: [], sets: [] }).describe("Amounts of its lines and sets that were already ordered, by id."),
				call_offs: z
					.array(
						orderedParts.extend({
							order_number: z.string().describe("Number of the order."),
							uuid: uuid.nullable().describe("UUID of the order; null for a reader who did not request the quotation."),
							sent_at: z.string().describe("ISO time of sending."),
						}),
					)
					.default([])
					.describe("Orders sent from a quotation, oldest first, without cancelled ones, for who may order from it (added)."),
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
			.describe("Number of orders sent from this offer; for a cart or order made from an offer, those sent before it."),
		from_offer: z.string().nullable().default(null).describe("Number of the offer from which a cart or order was made."),
		approval: z
			.object({
				state: z.enum([...approvalStates, "lapsed"]).describe("waiting, returned, approved or lapsed."),
				asked_at: z.string().describe("ISO time of the request."),
				comment: z.string().describe('The approver\'s comment; "" for none.'),
				by: z.string().default("").describe('Name, or email address, of the approver; "" for nobody.'),
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
					limit_price: money.describe("Monthly limit, without VAT."),
					spent_price: money.describe("Amount ordered this month, without VAT."),
					order_price: money.describe("This order's share, without VAT."),
				}),
			)
			.default([])
			.describe(
				"The cost centres whose limit of the month it passes, so that it has to be approved, as `approval_limit` is told: what was ordered to it this month, and what of this order falls to it, without VAT.",
			),
		tracking: z
			.object({
				carrier: z.string().describe('Name of the carrier; "" for the shop\'s own lorry.'),
				number: z.string().describe('The carrier\'s tracking number; "" for none.'),
				url: z
					.url({ protocol: /^https?$/ })
					.nullable()
					.catch(null)
					.describe("The carrier's tracking page; null without one."),
			})
			.nullable()
			.default(null)
			.describe("Tracking of a sent order, with the carrier's page; null before, and for everybody except its owner."),
		confirmed_dates: z.array(confirmedDate).default([]).describe("Confirmed days of a sent order's lines, for its owner (added)."),
		deliveries: z.array(delivery).default([]).describe("Deliveries of a sent order, for its owner (added)."),
		changes: z.array(orderChange).default([]).describe("Changes of a sent order, oldest first, for its owner (added)."),
		change_requests: z
			.array(changeRequest)
			.default([])
			.describe("Changes of a confirmed order that its buyer has asked for, oldest first, for its owner (added)."),
		may_change: z
			.enum(["change", "request"])
			.nullable()
			.default(null)
			.describe(
				"Whether the asker may change or withdraw the sent order, or ask staff for it; null: neither, or a backend without these calls (added).",
			),
		is_withdrawn: z.boolean().default(false).describe("Whether a cancelled order was cancelled by its buyer (added)."),
		has_response: z.boolean().default(false).describe("Whether the order came as a Peppol order, which a response answers (added)."),
		is_owner: z
			.boolean()
			.describe("Whether the asker made this cart and may change it. Only they, and colleagues who may read the order, get the forms."),
		of_colleague: z
			.object({ name: z.string().describe('Name; "" for a deleted account.') })
			.nullable()
			.default(null)
			.describe(
				'The colleague who sent it ("" for a deleted account), if the asker reads it as a member of the same team; null otherwise.',
			),
		forms: z
			.object({
				billing: z
					.object({
						...address,
						...storedShape(billingFields),
						email: email.describe("Email address for confirmations."),
						vat_check: z
							.enum(vatChecks)
							.describe(
								"valid: the register confirms it; unverified: the register does not know it, and the buyer is warned; pending: not known, since the register did not answer, or a backend asks none.",
							),
						vat_holder: z
							.string()
							.default("")
							.describe('The company that owns the VAT id in the register, if it clearly differs from the form\'s; "" otherwise.'),
						isSeparateShipping: z.boolean().describe("Whether the goods go to another address than the bill."),
					})
					.nullable()
					.describe("The billing form; null until it is filled in."),
				shipping: z
					.object({ ...address, ...storedShape(siteFields) })
					.nullable()
					.describe("The separate delivery address; null without one."),
			})
			.nullable()
			.describe("The buyer's billing form and separate delivery address."),
		goto: uuid.nullable().describe("UUID of the cart to which the shop must switch."),
	})
	.describe("A cart, a sent order, or an offer.");

/**
 * The totals that the page of a binding step showed. A backend refuses if the cart's total differs by now. Without them it compares
 * nothing.
 */
export const seenTotal = {
	total: money.optional().describe("Total with VAT that the buyer saw. The call is refused if it differs by now (added)."),
	vat: vat
		.pick({ rate: true, reason: true })
		.optional()
		.describe("VAT that the buyer saw. The call is refused if it differs by now (added)."),
};

export type Cart = z.output<typeof cart>;
export type Delivery = z.output<typeof delivery>;
export type CartItem = z.output<typeof cartItem>;
export type CartSet = z.output<typeof cartSet>;
export type Discount = z.output<typeof discount>;

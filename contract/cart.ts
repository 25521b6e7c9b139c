import { z } from "zod";
import { supply, variant } from "./catalogue";
import { backendLocale, country, day, email, id, money, uuid, weight } from "./fields";
import { addressFields, billingFields, orderNotes, siteFields, storedShape } from "./order-fields";

/** Of an order that a colleague of its buyer has to approve. */
export const approvalStates = ["waiting", "returned", "approved"] as const;
export const orderStatuses = ["created", "confirmed", "paid", "reviewed", "in_delivery", "done", "other"] as const;

/** Where orders can be said to stand: one that a person has yet to look at is in review, and not confirmed. */
export const soughtStates = ["in_review", ...orderStatuses] as const;

export const deliveryMethodTypes = ["flat_fi", "flat_ee", "weight_de", "construction_site", "own_freight"] as const;
export const deliveryMethodType = z.enum(deliveryMethodTypes);

/** Type, term and comment (R11.1); all but the type are in the reader's language. */
const deliveryMethod = z.object({
	id,
	type: deliveryMethodType,
	title: z.string(),
	term: z.string(),
	comment: z.string(),
	/** Freight and packaging together, without the crane. */
	price: money,
	/** The packaging that is part of it. */
	packaging_price: money.default(0),
	/** What unloading by crane costs on top; null where it is not offered or part of the method. */
	crane_price: money.nullable().default(null),
	/** How much more the cart may weigh for the same freight, and the price beyond that; null where the price does not go by weight. */
	next_step: z.object({ room: weight, price: money }).nullable().default(null),
});

/** What a line or a set tells of a variant. */
const cartVariant = variant
	.pick({ id: true, code: true, title: true, products: true, variant_pictures: true, weight: true, length: true })
	/** The box around one unit, mm; null where the catalogue does not know all three, or units lie in one another. */
	.extend({ size: z.object({ length: z.number(), width: z.number(), height: z.number() }).nullable().default(null) });

/**
 * Volume: the tier of the quantity, part of the unit price. Line: on what everybody buys. Personal: of the buyer's account. Order: on all
 * goods. Of line and personal the better one holds.
 */
export const discountKinds = ["volume", "line", "personal", "order"] as const;

/** A discount in force. */
const discount = z.object({
	kind: z.enum(discountKinds),
	/** What it is called, in the reader's language; "" where it has no name. */
	title: z.string(),
	/** Per cent; null for a volume price. */
	percent: z.number().nullable(),
	/** What it takes off, without VAT; a volume price against the price of a single unit. */
	amount: money,
	/** From how much on it holds: units of the line (volume, line), decimal EUR of goods before discounts (personal, order). */
	threshold: z.number(),
	/** Its last day in Finland, ISO; null: until further notice. */
	end_date: z.string().nullable(),
});

/** A line. All prices are per unit and without VAT, but for `line_price`. */
const cartItem = z.object({
	id,
	quantity: z.number().int(),
	/** At this quantity. */
	price: money,
	/** What is taken off the line as a whole: by its line or personal discount. */
	discount: money,
	/** Why it costs less: a volume price, then a line or personal discount. */
	discounts: z.array(discount).default([]),
	/** Quantity × price − discount, rounded once, with cuts and certificate. */
	line_price: money,
	weight,
	fullTitle: z.string(),
	/** The buyer's reference of the line. */
	comment: z.string(),
	/** Code of the cost centre that the line is booked to; "": to that of the order. */
	cost_centre: z.string().default(""),
	/** By which the buyer's company knows the variant, in an order as it was sent; "" for none. A backend need not tell. */
	own_number: z.string().default(""),
	set_id: z.number().int(),
	/** The price of an offer, which holds to the end of a day (ISO, Finland) for up to a quantity; null where the line has today's price. */
	offered: z.object({ valid_until: z.string(), quantity: z.number().int() }).nullable().default(null),
	/** Cut to length: how many pieces of how many mm come out of the line's quantity of bars, with how many cuts, and what these cost. */
	cut: z
		.object({
			pieces: z.number().int(),
			length: z.number().int(),
			cuts: z.number().int(),
			price: money,
			/** What is left of the bars and delivered along, in mm; none in orders from before it was stored. */
			offcuts: z.array(z.object({ count: z.number().int(), length: z.number().int() })).default([]),
		})
		.nullable()
		.default(null),
	/** What the certificate 3.1 of the line costs; null without one. */
	certificate_price: money.nullable().default(null),
	variant: cartVariant,
	suppliedVariant: supply,
	/** False once it can no longer be delivered. */
	is_available: z.boolean(),
	/**
	 * How many of its units are in stock today, and from which day on the rest is (ISO, Finland; null: not known); of a sent order what was set aside
	 * for it. null where the supplier gives no number, and in offers. An addition.
	 */
	at_once: z.object({ quantity: z.number().int(), rest_from: day.nullable() }).nullable().default(null),
});

/** A set, which is bought, counted and removed as one. Prices without VAT; discounts of lines do not apply to it. */
const cartSet = z.object({
	set_id: id,
	quantity: z.number().int(),
	/** Of one set. */
	price: money,
	/** Quantity × price. */
	line_price: money,
	title: z.string(),
	weight,
	/** What is in all of them. */
	items: z.array(
		z.object({
			quantity: z.number().int(),
			fullTitle: z.string(),
			variant: cartVariant,
			is_available: z.boolean(),
		}),
	),
	/** False once a part of it can no longer be delivered. */
	is_available: z.boolean(),
	offered: z.object({ valid_until: z.string(), quantity: z.number().int() }).nullable().default(null),
});

/** Why VAT is what it is (rules: one table of the backend). */
export const vatReasons = ["domestic", "intra_community", "no_valid_id", "unconfirmed_holder", "not_known_yet"] as const;

const vat = z.object({
	/** Per cent: 25.5. */
	rate: z.number(),
	reason: z.enum(vatReasons),
	/** The country of delivery. */
	country,
});

/** Whether the buyer's VAT id could be confirmed. */
export const vatChecks = ["valid", "unverified", "pending"] as const;

/** The number of a delivery, counted within its order: CB-10001-1. */
export const deliveryNumber = z.string().regex(/^CB-\d{1,9}-\d{1,4}$/);

/** The number of a certificate, counted within its delivery: CB-10001-1-C1. */
export const certificateNumber = z.string().regex(/^CB-\d{1,9}-\d{1,4}-C\d{1,4}$/);

/** A line of an order, counted from 1 as it was sent; sets stand behind the others. */
const orderLine = z.number().int().positive();

/** The day that a line is confirmed for, with what the line is of. */
export const confirmedDate = z.object({ line: orderLine, title: z.string(), date: day });

/** What was sent of an order at once. */
export const delivery = z.object({
	number: deliveryNumber,
	shipped_on: day,
	/** "" where the shop's own lorry brings it. */
	carrier: z.string(),
	tracking_number: z.string(),
	/** The carrier's page about it; null where there is none. */
	tracking_url: z
		.url({ protocol: /^https?$/ })
		.nullable()
		.catch(null),
	/** `quantity` and `ordered` count as the line does: units of the supply, of a cut line its pieces. `heats` are heat numbers of the steel. */
	lines: z.array(
		z.object({
			line: orderLine,
			title: z.string(),
			quantity: z.number().int().positive(),
			ordered: z.number().int().positive(),
			heats: z.array(z.string()),
		}),
	),
	/** There is a despatch advice, too; an addition. */
	has_advice: z.boolean().default(false),
	/** Of each heat of a line of which the maker's inspection certificate 3.1 is known; an addition. */
	certificates: z.array(z.object({ number: certificateNumber, line: orderLine, heat: z.string() })).default([]),
});

const address = storedShape(addressFields);

export const cart = z.object({
	/** null: the server has no such order, and the shop forgets it. */
	id: id.nullable(),
	uuid,
	user_id: id.nullable(),
	order_number: z.string().nullable(),
	order_status: z.enum(orderStatuses),
	/** The language that the texts of an order were sent in; a cart has its reader's. */
	locale: backendLocale.optional(),
	/** Counts up with every change. */
	version: z.number().int(),
	items: z.array(cartItem),
	orders_to_sets: z.array(cartSet),
	/** The cart count: all lines and sets, also those outside the requested range. */
	length: z.number().int(),
	/** Lines and sets of the whole cart that are no longer available; `place` is the index among all lines, then sets, from 0. */
	unavailable: z.array(z.object({ item_id: id.nullable(), set_id: id.nullable(), title: z.string(), place: z.number().int() })).default([]),
	/** Of what `at_once` says of all lines, to be sent along with the order; "" where it says nothing. An addition. */
	stock_tag: z.string().default(""),
	/** Some line or set of the whole cart has the price of an offer. */
	holds_offer: z.boolean().default(false),
	delivery_methodid: id,
	/** Those that serve the country of delivery. */
	delivery_methods: z.array(deliveryMethod),
	/** What was chosen and does not go to the country or place of delivery, so that another method stands in for it; null where it does. */
	replaced_delivery: deliveryMethod.pick({ type: true, title: true }).nullable().default(null),
	/** Lines and sets with volume prices, cuts and certificates, before line, personal and order discounts; without VAT. */
	total_goods_price: money,
	/** Line, personal and order discounts together, and apart with the sum of each kind (no volume prices among them). */
	total_discount: money,
	discounts: z.array(z.object({ kind: z.enum(discountKinds), amount: money })).default([]),
	/** The discount on all goods that is in force. */
	order_discount: discount.nullable().default(null),
	/** A higher one that is not reached yet, from how much on it holds (decimal EUR of goods before discounts), and what is missing to it. */
	next_order_discount: z.object({ title: z.string(), percent: z.number(), threshold: z.number(), missing: money }).optional(),
	/** Freight, crane and packaging, without VAT; then each of them. */
	total_delivery_price: money,
	total_freight_price: money.default(0),
	total_crane_price: money.default(0),
	total_packaging_price: money.default(0),
	/** Unloading by crane is asked for, and the method offers it. */
	crane_unloading: z.boolean().default(false),
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
	...storedShape(orderNotes),
	/**
	 * A card payment of its owner: open (to be gone on with at the address), paid, held since it does not fit, or ended since the cart has
	 * changed after it was begun; null for none.
	 */
	payment: z
		.object({ state: z.enum(["open", "paid", "held", "ended"]), url: z.string().nullable() })
		.nullable()
		.default(null),
	/** A frozen offer, which nobody changes: its number, and its first and last day (ISO, Finland). null for a cart or order. */
	offer: z
		.object({
			number: z.string(),
			created_at: z.string(),
			valid_until: z.string(),
			is_valid: z.boolean(),
			/** How much of its lines and sets has been ordered already, by their ids. */
			ordered: z
				.object({ items: z.array(z.object({ id, amount: z.number() })), sets: z.array(z.object({ set_id: id, amount: z.number() })) })
				.default({ items: [], sets: [] }),
		})
		.nullable()
		.default(null),
	/** How many orders have been sent from this offer, or, before this one, from the offer that a cart or order was made from. */
	offer_orders: z.number().int().default(0),
	/** The number of the offer that a cart or order was made from. */
	from_offer: z.string().nullable().default(null),
	/**
	 * What a colleague says of it, for its buyer and those who approve: waiting (nobody changes it), returned (open again, with the
	 * approver's comment), approved (may be sent as it is) or lapsed (approved, and something else or dearer by now). `by` is the name of who
	 * decided, `decided_at` when (ISO time); "" while nobody has. null where nobody was asked.
	 */
	approval: z
		.object({
			state: z.enum([...approvalStates, "lapsed"]),
			asked_at: z.string(),
			comment: z.string(),
			by: z.string().default(""),
			decided_at: z.string().default(""),
		})
		.nullable()
		.default(null),
	/** What its buyer may order without being asked, without VAT, where the cart is above it and not approved; null: it may be sent. */
	approval_limit: money.nullable().default(null),
	/**
	 * Why it cannot be sent with the cost centres in it, for its owner: the company requires one, or one of them is no longer in its list or not
	 * active. null: it can.
	 */
	cost_problem: z.enum(["required", "gone"]).nullable().default(null),
	/**
	 * The cost centres whose limit of the month it passes, so that it has to be approved, as `approval_limit` is told: what was ordered to it this month,
	 * and what of this order falls to it, without VAT.
	 */
	passed_limits: z
		.array(z.object({ code: z.string(), name: z.string(), limit_price: money, spent_price: money, order_price: money }))
		.default([]),
	/** Where a sent order is on its way, and the carrier's page about it; null before, and for all but its owner. */
	tracking: z
		.object({
			carrier: z.string(),
			number: z.string(),
			url: z
				.url({ protocol: /^https?$/ })
				.nullable()
				.catch(null),
		})
		.nullable()
		.default(null),
	/** Of a sent order, for its owner: the days that its lines are confirmed for, and what was sent of them. Both are additions. */
	confirmed_dates: z.array(confirmedDate).default([]),
	deliveries: z.array(delivery).default([]),
	/** The asker made this cart and may change it; only then, or to a colleague who may read the order, are the forms given. */
	is_owner: z.boolean(),
	/** Who has sent it ("" for an account that is gone), where the asker may read it as a member of the same team; null else. */
	of_colleague: z.object({ name: z.string() }).nullable().default(null),
	/** What the buyer typed for billing and for a separate delivery address. */
	forms: z
		.object({
			billing: z
				.object({
					...address,
					...storedShape(billingFields),
					email,
					vat_check: z.enum(vatChecks),
					/** Whose the register says the VAT id is, where that is clearly another company than the form's; "" else. */
					vat_holder: z.string().default(""),
					isSeparateShipping: z.boolean(),
				})
				.nullable(),
			shipping: z.object({ ...address, ...storedShape(siteFields) }).nullable(),
		})
		.nullable(),
	/** The uuid of the cart that the shop is to go to instead. */
	goto: uuid.nullable(),
});

export type Cart = z.output<typeof cart>;
export type Delivery = z.output<typeof delivery>;
export type CartItem = z.output<typeof cartItem>;
export type CartSet = z.output<typeof cartSet>;
export type Discount = z.output<typeof discount>;

/** Somebody has to approve it before it is sent. */
export const needsApproval = ({ approval_limit: limit, passed_limits: passed }: Pick<Cart, "approval_limit" | "passed_limits">): boolean =>
	limit !== null || passed.length > 0;
export type DeliveryMethodType = (typeof deliveryMethodTypes)[number];

/** A zero rate depends on the goods leaving Finland, which the seller cannot show itself where the buyer's carrier takes them. */
export const needsProofOfArrival = ({
	vat: { reason },
	delivery_methods: methods,
	delivery_methodid: chosen,
}: Pick<Cart, "vat" | "delivery_methods" | "delivery_methodid">): boolean =>
	reason === "intra_community" && methods.some(({ id, type }) => id === chosen && type === "own_freight");

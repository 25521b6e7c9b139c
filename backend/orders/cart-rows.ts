import * as z from "zod";
import { cart } from "../../contract/cart";
import { backendLocale, country } from "../../contract/fields";
import { lineSchedule, orderNotes, storedShape } from "../../contract/order-fields";
import { approvalStates, deliveryMethodTypes, orderStates } from "../../contract/values/order-states";
import { isOrdered } from "../db/order-state";
import { json } from "../db/rows";
import { titles } from "../db/translations";
import { ownNumberOf } from "../own-numbers/own-articles";
import { changesColumns, changesShape } from "./change/stored-changes";
import { deliveryColumns, deliveryShape } from "./order-deliveries";
import { quotationRemaining } from "./quotation";
import { takenColumn, takenShape } from "./stock/taken-stock";

const truth = z.number().transform((value) => value === 1);

const ownColumns = [
	...[
		"id",
		"uuid",
		"session_id",
		"user_id",
		"locale",
		"delivery_method_id",
		"is_own_freight_allowed",
		"payment_method_id",
		"crane_unloading",
		"agreed_freight_cents",
		"quoted_freight_cents",
	],
	...["from_quotation_id", "offered_discount_bp", "offered_discount_title", ...Object.keys(orderNotes)],
];

/** Columns of `cartRow`, from carts `c` with `cartJoins`: each with its order `o` or offer `q`, if any. */
export const cartColumns = `${ownColumns.map((name) => `c.${name}`).join()}, o.state, o.reviewed_at, o.order_number, coalesce(o.version, c.version) AS version, o.processed_at, o.terms_version,
	coalesce(o.team_id, q.team_id) AS team_id, coalesce(o.snapshot, q.snapshot) AS snapshot,
	coalesce(o.tracking_carrier, '') AS tracking_carrier, coalesce(o.tracking_number, '') AS tracking_number, coalesce(o.tracking_url, '') AS tracking_url,
	p.name AS payment_method_name, q.number AS offer_number, q.created_on AS offer_created_on, q.valid_until AS offer_valid_until,
	fq.number AS from_offer_number, fq.valid_until AS from_offer_valid_until, f.locale AS from_offer_locale, j.uuid AS joined_into_uuid,
	nullif(a.state, 'withdrawn') AS approval_state, a.team_id AS approval_team_id, a.asked_at AS approval_asked_at, a.asked_cents AS approval_asked_cents,
	coalesce(a.origin, '') AS approval_origin, a.decided_by AS approval_by, a.decided_at AS approval_decided_at, coalesce(a.comment, '') AS approval_comment, a.approved_version, a.approved_cents,
	(SELECT COUNT(*) FROM carts s WHERE (s.from_offer_id = iif(q.id IS NULL, c.from_offer_id, c.id) OR s.from_quotation_id = c.id)
		AND ${isOrdered("s")} AND s.id <> c.id) AS offer_orders,
	(SELECT delivery_method_id FROM carts WHERE id = c.from_quotation_id) AS quoted_method_id,
	(SELECT count(*) FROM cart_items WHERE cart_id = c.from_quotation_id) AS quoted_lines, 
	EXISTS (SELECT 1 FROM punchouts v WHERE v.cart_uuid = c.uuid) AS is_of_visit, ${deliveryColumns}, ${takenColumn}, ${changesColumns}`;
export const cartJoins = `LEFT JOIN payment_methods p ON p.id = c.payment_method_id LEFT JOIN orders o ON o.id = c.id LEFT JOIN offers q ON q.id = c.id
	LEFT JOIN carts f ON f.id = c.from_offer_id LEFT JOIN offers fq ON fq.id = c.from_offer_id LEFT JOIN carts j ON j.id = c.joined_into LEFT JOIN approvals a ON a.cart_id = c.id`;

export const cartRow = z.object({
	id: z.number(),
	uuid: z.string(),
	session_id: z.string(),
	user_id: z.number().nullable(),
	locale: backendLocale,
	/** null for a cart or an offer. */
	state: z.enum(orderStates).nullable(),
	/** The cart is of a visit from a procurement system: nobody else sees it, now or later. */
	is_of_visit: truth,
	/** null until a person confirms it. */
	reviewed_at: z.string().nullable(),
	order_number: z.string().nullable(),
	version: z.number(),
	delivery_method_id: z.number(),
	is_own_freight_allowed: truth,
	payment_method_id: z.number().nullable(),
	payment_method_name: z.string().nullable(),
	...storedShape(orderNotes),
	processed_at: z.string().nullable(),
	/** null for a cart or an offer, and without terms. */
	terms_version: z.number().nullable(),
	snapshot: z.string().nullable(),
	crane_unloading: truth,
	/** Cents that replace the shop's price of delivery; null: none. */
	agreed_freight_cents: z.number().nullable(),
	/** Cents of delivery for a whole quotation, with its delivery method and number of lines; null: as the shop charges it. */
	quoted_freight_cents: z.number().nullable(),
	quoted_method_id: z.number().nullable(),
	quoted_lines: z.number(),
	/** null for no offer. Days are ISO, by the company's clock. */
	offer_number: z.string().nullable(),
	offer_created_on: z.string().nullable(),
	offer_valid_until: z.string().nullable(),
	from_offer_number: z.string().nullable(),
	/** The staff quotation that its prices come from; a quotation has its own id here. null for none. */
	from_quotation_id: z.number().nullable(),
	from_offer_valid_until: z.string().nullable(),
	/** Language of the stored discount names. */
	from_offer_locale: z.string().nullable(),
	/** Orders sent from its source offer, or from the offer that this row is. */
	offer_orders: z.number(),
	/** Order discount in hundredths of a per cent. */
	offered_discount_bp: z.number().nullable(),
	/** Its name in the offer, in the offer's language. */
	offered_discount_title: z.string().nullable(),
	/** The cart that took over its lines; null for none. */
	joined_into_uuid: z.string().nullable(),
	/** null if nobody was asked. */
	approval_state: z.enum(approvalStates).nullable(),
	/** The team in whose company's name it was sent; null without a team. */
	team_id: z.number().nullable(),
	approval_team_id: z.number().nullable(),
	approval_asked_at: z.string().nullable(),
	/** Its total at the time of asking, in cents without VAT. */
	approval_asked_cents: z.number().nullable(),
	/** Origin of the shop's page that asked. */
	approval_origin: z.string(),
	approval_by: z.number().nullable(),
	approval_decided_at: z.string().nullable(),
	approval_comment: z.string(),
	/** The approved version, and the amount up to which it may be sent, in cents without VAT. */
	approved_version: z.number().nullable(),
	approved_cents: z.number().nullable(),
	/** "" before it is on its way. */
	tracking_carrier: z.string(),
	tracking_number: z.string(),
	tracking_url: z.string(),
	...deliveryShape,
	...takenShape,
	...changesShape,
});
export type CartRow = z.output<typeof cartRow>;

/** Columns of `itemRow`, from the lines `i` of carts `c`. */
export const itemColumns = `i.*, ${ownNumberOf("c.user_id", "i.supplied_variant_id")} AS own_number, ${quotationRemaining} AS quotation_left`;

/** How bars are sawn. */
export const sawPlan = cart.shape.items.element.shape.sawing.unwrap().unwrap().shape.patterns.unwrap();

export const itemRow = z.object({
	id: z.number(),
	supplied_variant_id: z.number(),
	set_id: z.number(),
	/** mm; 0 if uncut. */
	cut_length_mm: z.number(),
	/** mm; 0 if not cut from a plate. */
	cut_width_mm: z.number(),
	certificate: truth,
	/** Units of the supply, or pieces of a cut line. */
	quantity: z.number(),
	comment: z.string(),
	cost_centre: z.string(),
	schedule: json(lineSchedule).default([]),
	/** How the uncut bars are sawn; empty if they stay whole. */
	saw_plan: json(sawPlan).default([]),
	/** The company's own number for the variant; "" for none. Read only to be shown. */
	own_number: z.string().default(""),
	/**
	 * The offered price: cents a unit and hundredths of a per cent, up to a quantity (counted as `quantity`), to the end of a
	 * day.
	 */
	offered_unit_cents: z.number().nullable(),
	offered_discount_bp: z.number().nullable(),
	offered_discount_title: z.string().nullable(),
	/** For each cut, and for the certificate. */
	offered_cut_fee_cents: z.number().nullable(),
	offered_certificate_cents: z.number().nullable(),
	offered_quantity: z.number().nullable(),
	offered_until: z.string().nullable(),
	/** The quantity that the quotation of this price has left; null without such a limit. Read only for pricing. */
	quotation_left: z.number().nullish(),
});
export type ItemRow = z.output<typeof itemRow>;

export const methodRow = z.object({
	id: z.number(),
	type: z.enum(deliveryMethodTypes),
	country: country.nullable(),
	price_cents: z.number().nullable(),
	packaging_cents: z.number(),
	crane_cents: z.number().nullable(),
});

export const setRow = z.object({
	set_id: z.number(),
	quantity: z.number(),
	titles,
	/** For one set. */
	price_cents: z.number(),
	/** Contents of one set. */
	items: json(z.array(z.object({ supply: z.number(), quantity: z.number() }))),
	/** False if it contains hidden goods. */
	is_sold: truth,
	/** Same meaning as for an item. */
	offered_unit_cents: z.number().nullable(),
	offered_quantity: z.number().nullable(),
	offered_until: z.string().nullable(),
});
export type SetRow = z.output<typeof setRow>;

export const bandRow = z.object({ delivery_method_id: z.number(), max_weight_g: z.number(), price_cents: z.number() });

export const rateRow = z.object({ rate_bp: z.number() });

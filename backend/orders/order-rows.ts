import { z } from "zod";
import { backendLocale, country } from "../../contract/fields";
import { orderNotes, storedShape } from "../../contract/order-fields";
import { approvalStates, deliveryMethodTypes, orderStates } from "../../contract/values/order-states";
import { isOrdered } from "../db/order-state";
import { json } from "../db/rows";
import { titles } from "../db/translations";
import { ownNumberOf } from "../own-numbers/own-articles";
import { deliveryColumns, deliveryShape } from "./order-deliveries";
import { leftOfQuotation } from "./quotation";
import { takenColumn, takenShape } from "./stock/taken-stock";

const truth = z.number().transform((value) => value === 1);

/** What `orderRow` reads of orders `o`, with `orderJoins`. */
export const orderColumns = `o.*, p.name AS payment_method_name, q.number AS offer_number, q.created_on AS offer_created_on, q.valid_until AS offer_valid_until, coalesce(z.snapshot, q.snapshot) AS snapshot,
	fq.number AS from_offer_number, fq.valid_until AS from_offer_valid_until, f.locale AS from_offer_locale, j.uuid AS joined_into_uuid,
	nullif(a.state, 'withdrawn') AS approval_state, a.team_id AS approval_team_id, a.asked_at AS approval_asked_at, a.asked_cents AS approval_asked_cents,
	coalesce(a.origin, '') AS approval_origin, a.decided_by AS approval_by, a.decided_at AS approval_decided_at, coalesce(a.comment, '') AS approval_comment, a.approved_version, a.approved_cents,
	(SELECT COUNT(*) FROM orders s WHERE (s.from_offer_id = iif(q.id IS NULL, o.from_offer_id, o.id) OR s.from_quotation_id = o.id)
		AND ${isOrdered("s")} AND s.id <> o.id) AS offer_orders, ${deliveryColumns}, ${takenColumn}`;
export const orderJoins = `LEFT JOIN payment_methods p ON p.id = o.payment_method_id LEFT JOIN offers q ON q.id = o.id LEFT JOIN order_snapshots z ON z.order_id = o.id
	LEFT JOIN orders f ON f.id = o.from_offer_id LEFT JOIN offers fq ON fq.id = o.from_offer_id LEFT JOIN orders j ON j.id = o.joined_into LEFT JOIN approvals a ON a.order_id = o.id`;

/** A row of orders with the name of its payment method. */
export const orderRow = z.object({
	id: z.number(),
	uuid: z.string(),
	session_id: z.string(),
	user_id: z.number().nullable(),
	locale: backendLocale,
	/** null: a cart or an offer. */
	state: z.enum(orderStates).nullable(),
	/** When a person has confirmed it; null: nobody has. */
	reviewed_at: z.string().nullable(),
	order_number: z.string().nullable(),
	version: z.number(),
	delivery_method_id: z.number(),
	is_own_freight_allowed: truth,
	payment_method_id: z.number().nullable(),
	payment_method_name: z.string().nullable(),
	...storedShape(orderNotes),
	processed_at: z.string().nullable(),
	snapshot: z.string().nullable(),
	crane_unloading: truth,
	/** null: no offer. Days are ISO, by the company's clock. */
	offer_number: z.string().nullable(),
	offer_created_on: z.string().nullable(),
	offer_valid_until: z.string().nullable(),
	/** Of the offer that the cart was made from. */
	from_offer_number: z.string().nullable(),
	/** The quotation of staff that it has its prices from, its own id of one; null: none. */
	from_quotation_id: z.number().nullable(),
	/** Its last day. */
	from_offer_valid_until: z.string().nullable(),
	/** The language in which names of its discounts are stored. */
	from_offer_locale: z.string().nullable(),
	/** Orders that have been sent from it, or from the offer that this is. */
	offer_orders: z.number(),
	/** Its order discount in hundredths of a per cent. */
	offered_discount_bp: z.number().nullable(),
	/** What that is called in the offer, in its language. */
	offered_discount_title: z.string().nullable(),
	/** The cart that its lines have gone to; null: they have not. */
	joined_into_uuid: z.string().nullable(),
	/** null: nobody was asked. */
	approval_state: z.enum(approvalStates).nullable(),
	/** The team in whose company's name it was sent; null: in none. */
	team_id: z.number().nullable(),
	approval_team_id: z.number().nullable(),
	approval_asked_at: z.string().nullable(),
	/** What it came to then, cents without VAT. */
	approval_asked_cents: z.number().nullable(),
	/** Of the shop's page that it was asked from. */
	approval_origin: z.string(),
	/** The account that approved or returned it, and when. */
	approval_by: z.number().nullable(),
	approval_decided_at: z.string().nullable(),
	approval_comment: z.string(),
	/** The version that was approved, and up to how much it may be sent, cents without VAT. */
	approved_version: z.number().nullable(),
	approved_cents: z.number().nullable(),
	/** "" where it is not on its way. */
	tracking_carrier: z.string(),
	tracking_number: z.string(),
	tracking_url: z.string(),
	...deliveryShape,
	...takenShape,
});
export type OrderRow = z.output<typeof orderRow>;

/** What `itemRow` reads of the lines `i` of orders `o`. */
export const itemColumns = `i.*, ${ownNumberOf("o.user_id", "i.supplied_variant_id")} AS own_number, ${leftOfQuotation} AS quotation_left`;

export const itemRow = z.object({
	id: z.number(),
	supplied_variant_id: z.number(),
	set_id: z.number(),
	/** mm; 0: as it is sold. */
	cut_length_mm: z.number(),
	certificate: truth,
	/** Units of the supply, of a cut line its pieces. */
	quantity: z.number(),
	comment: z.string(),
	cost_centre: z.string(),
	/** By which the company of the cart's account knows the variant; "" for none. Read where it is shown. */
	own_number: z.string().default(""),
	/** The price of an offer: cents a unit and hundredths of a per cent, for up to a quantity (as `quantity` counts), to the end of a day. */
	offered_unit_cents: z.number().nullable(),
	offered_discount_bp: z.number().nullable(),
	offered_discount_title: z.string().nullable(),
	/** Of each cut, and of the certificate. */
	offered_cut_fee_cents: z.number().nullable(),
	offered_certificate_cents: z.number().nullable(),
	offered_quantity: z.number().nullable(),
	offered_until: z.string().nullable(),
	/** How much of it the quotation that the price is from has left; null: it has no such end. Read where it is priced. */
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

/** A set of a cart with what it is today. */
export const setRow = z.object({
	set_id: z.number(),
	quantity: z.number(),
	titles,
	/** Of one set. */
	price_cents: z.number(),
	/** What is in one set. */
	items: json(z.array(z.object({ supply: z.number(), quantity: z.number() }))),
	/** False where something hidden is in it. */
	is_sold: truth,
	/** As of an item. */
	offered_unit_cents: z.number().nullable(),
	offered_quantity: z.number().nullable(),
	offered_until: z.string().nullable(),
});
export type SetRow = z.output<typeof setRow>;

export const bandRow = z.object({ delivery_method_id: z.number(), max_weight_g: z.number(), price_cents: z.number() });

export const rateRow = z.object({ rate_bp: z.number() });

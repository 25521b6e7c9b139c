import type * as z from "zod";
import type { orders } from "../../contract/orders";
import { linesText } from "../cart/saw-plans";
import { requireSeen } from "../checkout/ready-order";
import { copiedFormColumns } from "../orders/form-rows";
import { callOffsOf, isColleague, mayAccept, orderedIn } from "../orders/offer-state";
import type { PricedCart } from "../orders/priced-cart";
import { cartByUuid } from "../orders/read-cart";
import { storedCart } from "../orders/stored-cart";
import type { Writer } from "../platform/hourly-limits";
import { bodyDigest, isTakenKey, readEarlierResult } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { requireLines } from "../platform/storage-limit";
import { owns, requireSession, type Visitor } from "../platform/visitor";
import { type AcceptedItem, type AcceptedSet, discountName, partOf, requireValidOffer } from "./offer-part";

type Body = z.output<typeof orders.acceptOffer.body>;

/**
 * Puts an offer that still holds, or a part of it, into a new cart of the visitor at the offered prices. Anyone with its
 * address may accept an offer, but only its requester a quotation (`mayAccept`). Its notes (references, comments) go along only
 * for its author, addresses also for the author's team. A repeated submission makes one cart.
 * @throws Refused invalid, idem_conflict, not_found, offer_expired, not_allowed, conflict (the visitor saw other figures),
 * empty_cart, amount_below_minimum, amount_not_a_multiple
 */
export async function acceptOffer(visitor: Writer, offerUuid: string, body: Body): Promise<PricedCart> {
	requireSession(visitor);
	const bodyHash = bodyDigest({ ...body, offerUuid, call: "accept-offer" });
	const done = await readEarlierResult(visitor, body.idem, bodyHash);
	if (done) return cartByUuid(visitor, done.uuid);

	const stored = await storedCart(visitor.db, offerUuid);
	const offer = requireValidOffer(stored, new Date());
	if (stored && !(await mayAccept(visitor, stored))) throw new Refused("not_allowed", "The quotation is for who has asked for it.");
	requireSeen(body, offer.total_price_with_vat, offer.vat);
	const ordered = stored && stored.row.offer_orders > 0 ? orderedIn(await callOffsOf(visitor.db, offer, stored.row.id)) : null;
	const part = partOf(offer, body, ordered);
	await requireLines(visitor, part.items.length + part.sets.length);
	const isMaker = stored !== null && owns(visitor, stored.row);
	const isOurs = stored !== null && (isMaker || stored.row.from_quotation_id !== null || (await isColleague(visitor, stored.row.id)));
	const uuid = crypto.randomUUID();
	const discountBp = offeredDiscount(offer);
	const { valid_until: validUntil } = offer.offer;
	const { delivery_methodid: methodId, crane_unloading: crane } = offer;
	const toStore = {
		...part,
		uuid,
		offerUuid,
		isMaker,
		isOurs,
		discountBp,
		discountTitle: discountName(offer.order_discount),
		validUntil,
		methodId,
		crane,
		idem: body.idem,
		bodyHash,
	};
	if (await store(visitor, toStore)) return cartByUuid(visitor, uuid);
	return acceptOffer(visitor, offerUuid, body);
}

/**
 * The order discount of an offer, in hundredths of a per cent. If its parts have different discounts, this is the combined
 * rate, rounded up so that the whole costs no more than offered.
 * @returns null for none
 */
function offeredDiscount({ order_discount: discount, total_goods_price: goods, total_discount: all }: PricedCart): number | null {
	if (!discount) return null;
	if (discount.percent !== null) return Math.round(discount.percent * 100);
	return Math.ceil((discount.amount * 10_000) / (goods - all + discount.amount));
}

interface ToStore {
	uuid: string;
	offerUuid: string;
	isMaker: boolean;
	/** True if the visitor or a colleague made it: they accept for the addressed company. */
	isOurs: boolean;
	discountBp: number | null;
	discountTitle: string | null;
	validUntil: string;
	methodId: number;
	crane: boolean;
	items: AcceptedItem[];
	sets: AcceptedSet[];
	idem: string;
	bodyHash: string;
}

/** Only the offer's author keeps these. */
const notes = ["own_freight_contract", "own_freight_carrier", "comment", "reference", "shipping_comment"] as const;

/**
 * Stores cart, key, lines, sets and forms in one batch.
 * @returns false if the key is taken
 */
async function store(visitor: Visitor, cart: ToStore): Promise<boolean> {
	const { db, session, user, locale } = visitor;
	const { uuid, offerUuid, validUntil } = cart;
	const items = cart.isMaker ? cart.items : cart.items.map((item) => ({ ...item, comment: "" }));
	const statements = [
		db
			.prepare(
				`INSERT INTO carts (uuid, session_id, user_id, locale, version, from_offer_id, from_quotation_id, quoted_freight_cents, offered_discount_bp, offered_discount_title, delivery_method_id, crane_unloading,
					is_own_freight_allowed, ${notes.join()})
				SELECT ?1, ?2, ?9, ?3, 1, id, from_quotation_id, quoted_freight_cents, ?5, ?10, ?6, ?7, is_own_freight_allowed, ${notes.map((name) => `iif(?8, ${name}, '')`).join()}
				FROM carts WHERE uuid = ?4`,
			)
			.bind(
				...[uuid, session, locale, offerUuid, cart.discountBp, cart.methodId, cart.crane ? 1 : 0, cart.isMaker ? 1 : 0, user],
				cart.discountTitle,
			),
		db
			.prepare("INSERT INTO idempotency_keys (session_id, key, body_hash, answer) VALUES (?, ?, ?, json_object('uuid', ?, 'version', 1))")
			.bind(session, cart.idem, cart.bodyHash, uuid),
		db
			.prepare(
				`INSERT INTO cart_items (cart_id, supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate, quantity, comment,
					offered_unit_cents, offered_discount_bp, offered_discount_title, offered_cut_fee_cents, offered_certificate_cents, offered_quantity, offered_until, saw_plan)
				SELECT c.id, line.value ->> 'suppliedVariantId', 0, line.value ->> 'cutLength', line.value ->> 'cutWidth', line.value ->> 'certificate',
					line.value ->> 'amount', line.value ->> 'comment',
					line.value ->> 'unitCents', line.value ->> 'discountBp', line.value ->> 'discountTitle', line.value ->> 'cutFeeCents', line.value ->> 'certificateCents',
					line.value ->> 'offered', ?2, line.value ->> 'saw_plan'
				FROM json_each(?3) line CROSS JOIN carts c WHERE c.uuid = ?1 ORDER BY line.key`,
			)
			.bind(uuid, validUntil, linesText(items)),
		db
			.prepare(
				`INSERT INTO cart_sets (cart_id, set_id, quantity, offered_unit_cents, offered_quantity, offered_until)
				SELECT c.id, part.value ->> 'setId', part.value ->> 'amount', part.value ->> 'unitCents', part.value ->> 'offered', ?2
				FROM json_each(?3) part CROSS JOIN carts c WHERE c.uuid = ?1`,
			)
			.bind(uuid, validUntil, JSON.stringify(cart.sets)),
		...(cart.isOurs ? [copyForms(db, uuid, cart.isMaker)] : []),
	];
	try {
		await db.batch(statements);
		return true;
	} catch (error) {
		if (isTakenKey(error)) return false;
		throw error;
	}
}

/**
 * An offer of a cart without a billing form has the author's account details instead. The author's new cart reads those details
 * anew; a colleague's cart copies them from the offer.
 */
const copyForms = (db: D1Database, uuid: string, isMaker: boolean): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO cart_forms (cart_id, ${copiedFormColumns.join()})
			SELECT c.id, ${copiedFormColumns.map((name) => `f.${name}`).join()} FROM carts c JOIN cart_forms f ON f.cart_id = c.from_offer_id
			JOIN offers offer ON offer.id = f.cart_id
			WHERE c.uuid = ?1 AND (?2 = 0 OR offer.made_of IS NULL
				OR EXISTS (SELECT 1 FROM cart_forms WHERE cart_id = offer.made_of AND type = 'billing'))`,
		)
		.bind(uuid, isMaker ? 1 : 0);

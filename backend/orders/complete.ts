import type { z } from "zod";
import { cart as cartSchema } from "../../contract/cart";
import type { orders } from "../../contract/orders";
import { parseVatId } from "../../contract/vat-id";
import { creditRating } from "../companies/rating";
import { enqueue } from "../mail/enqueue";
import { Refused } from "../refused";
import { type Asker, owns, requireSession } from "./asker";
import { cartAnswer } from "./cart-answer";
import type { FormRow } from "./order-rows";
import { type StoredOrder, storedOrder } from "./stored-order";
import type { CartAnswer, CompleteAnswer } from "./wire";

type CompleteBody = z.output<typeof orders.complete.body>;

/** From 10,000 EUR with VAT on, an order is no small one and a person looks at it (spec section 9). Cents. */
const reviewFrom = 1_000_000;

/**
 * Sends the order. Whatever comes twice, one after the other or at the same time, is one order, answered alike.
 * @throws Refused not_found, conflict, empty_cart, unavailable_goods, form_missing, payment_method_missing, authority_missing,
 * credit_rating_poor, in this order
 */
export async function complete(asker: Asker, { uuid, version, authorityConfirmed }: CompleteBody): Promise<CompleteAnswer> {
	requireSession(asker);
	const order = await ownOrder(asker, uuid);
	const cart = await cartAnswer(asker, order);
	if (order.row.is_processed) return completeAnswer(order.row.id, cart);
	if (order.row.version !== version) throw changed();
	const billing = requireComplete(order, cart, authorityConfirmed);
	const needsReview = await needsReviewOf(asker, cart, billing);
	await send(asker, order, cart, billing, needsReview);

	const sent = await ownOrder(asker, uuid);
	// Another change of the cart came in between.
	if (!sent.row.is_processed) throw changed();
	return completeAnswer(sent.row.id, await cartAnswer(asker, sent));
}

async function ownOrder(asker: Asker, uuid: string): Promise<StoredOrder> {
	const order = await storedOrder(asker.db, uuid);
	if (!order || !owns(asker, order.row)) throw new Refused("not_found", "There is no such cart.");
	return order;
}

const changed = () => new Refused("conflict", "The cart has changed.");

/** @returns the billing form, once nothing is missing */
function requireComplete({ billing, shipping }: StoredOrder, cart: CartAnswer, authorityConfirmed: boolean): FormRow {
	if (cart.length === 0) throw new Refused("empty_cart", "The cart is empty.");
	if ([...cart.items, ...cart.orders_to_sets].some((one) => !one.is_available))
		throw new Refused("unavailable_goods", "Some products are no longer available.");
	if (!billing || (billing.is_separate_shipping && !shipping)) throw new Refused("form_missing", "Billing or delivery data are missing.");
	if (!cart.paymentmethod) throw new Refused("payment_method_missing", "No payment method has been chosen.");
	if (!authorityConfirmed)
		throw new Refused("authority_missing", "The authority to buy is not confirmed.", undefined, {
			authorityConfirmed: ["authority.required"],
		});
	return billing;
}

/** Credit: poor is refused, unknown is looked at by a person, and so is a large order. */
async function needsReviewOf({ db }: Asker, cart: CartAnswer, billing: FormRow): Promise<boolean> {
	const vat = parseVatId(billing.vat, billing.country);
	const rating = vat && (await creditRating(db, vat.international));
	const total = cart.total_price_with_vat;
	if (rating === "poor") throw new Refused("credit_rating_poor", "The credit rating does not allow an invoice.", { total });
	return rating !== "good" || cartSchema.shape.total_price_with_vat.parse(total) >= reviewFrom;
}

/** Number, state, snapshot and mail in one batch; every statement does nothing unless the cart is still open and as it was read. */
async function send({ db, locale }: Asker, order: StoredOrder, cart: CartAnswer, billing: FormRow, needsReview: boolean): Promise<void> {
	const { id, uuid, version } = order.row;
	const open = { sql: "SELECT id FROM orders WHERE id = ? AND is_processed = 0 AND version = ?", values: [id, version] };
	const recipients = [...new Set([billing.email, ...billing.additional_emails])];
	const snapshot: CartAnswer = { ...cart, is_owner: false, forms: null };
	await db.batch([
		enqueue(db, { kind: "order_confirmation", locale, recipients, orderId: id, cause: `order-confirmation:${uuid}` }, open),
		db.prepare(`UPDATE counters SET value = value + 1 WHERE name = 'order' AND EXISTS (${open.sql})`).bind(...open.values),
		db
			.prepare(
				`UPDATE orders SET is_processed = 1, order_status = 'confirmed', needs_review = ?, locale = ?, snapshot = ?,
					order_number = 'CB-' || (SELECT value FROM counters WHERE name = 'order'),
					processed_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now'),
					version = version + 1
				WHERE id IN (${open.sql})`,
			)
			.bind(needsReview ? 1 : 0, locale, JSON.stringify(snapshot), ...open.values),
	]);
}

const completeAnswer = (id: number, cart: CartAnswer): CompleteAnswer => ({
	id,
	uuid: cart.uuid,
	order_number: cart.order_number,
	total_price: cart.total_price,
	total_delivery_price: cart.total_delivery_price,
	paymentmethod: { name: cart.paymentmethod?.name ?? "" },
	payment_url: null,
});

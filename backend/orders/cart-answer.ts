import type { BackendLocale } from "../../contract/locale";
import { type Asker, owns } from "../platform/asker";
import { Refused } from "../platform/refused";
import { openCart } from "./answer/open-cart";
import { approvalOf } from "./approval-state";
import { isColleague } from "./colleague";
import { formsAnswer } from "./form-answer";
import { frozenOffer } from "./frozen-offer";
import { inRange } from "./history/cart-range";
import { trackingOf } from "./history/tracking";
import { orderedOf } from "./ordered-of-offer";
import { paymentAnswer } from "./payment-answer";
import { unpacked } from "./snapshot";
import { type StoredOrder, storedOrder } from "./stored-order";
import type { CartAnswer } from "./wire";

/** Reads a cart or order for the asker, with those of its lines that a range takes. @throws Refused not_found */
export async function cartByUuid(asker: Asker, uuid: string, range?: string): Promise<CartAnswer> {
	const order = await storedOrder(asker.db, uuid);
	if (!order) throw new Refused("not_found", "There is no such cart.");
	return inRange(await cartAnswer(asker, order), range);
}

/** Reads an order that was sent. @throws Refused not_found, also for a cart */
export async function sentOrderByUuid(asker: Asker, uuid: string): Promise<CartAnswer> {
	const answer = await cartByUuid(asker, uuid);
	if (!answer.isProcessed) throw new Refused("not_found", "The order has not been sent.");
	return answer;
}

/** An order that was sent is told as it was sent, an offer as it was made; a cart is worked out from the prices of now. */
export async function cartAnswer(asker: Asker, order: StoredOrder): Promise<CartAnswer> {
	if (owns(asker, order.row)) return answerForOwner(asker, order);
	const whole = withoutPersonalData(await wholeAnswer(asker, order, order.row.locale));
	// Colleagues see whom an offer is made out to: they accept it for the same company.
	const isOurs = order.row.offer_number !== null && (await isColleague(asker, order.row.id));
	return isOurs ? { ...whole, forms: formsAnswer(order) } : whole;
}

/** The same with all that its owner may know, for who acts in the owner's place as well. */
export async function answerForOwner(asker: Pick<Asker, "db" | "locale" | "user">, order: StoredOrder): Promise<CartAnswer> {
	const whole = await wholeAnswer(asker, order, asker.locale);
	const approval = await approvalOf(asker, order.row, whole);
	// A payment that was begun before the limit came is not gone on with.
	const isAllowed = (approval.approval_limit ?? null) === null;
	const payment = paymentAnswer(order.payments, whole, new Date());
	return {
		...whole,
		...approval,
		is_owner: true,
		goto: order.row.joined_into_uuid,
		forms: formsAnswer(order),
		payment: payment?.state === "open" && !isAllowed ? null : payment,
		tracking: trackingOf(order.row),
	};
}

/** @param country suggests the destination as long as no address is known */
const wholeAnswer = async ({ db, locale: texts }: Pick<Asker, "db" | "locale">, order: StoredOrder, country: BackendLocale) =>
	sentOrder(order) ?? (await offerAnswer(db, order)) ?? (await openCart(db, order, { texts, country }));

/** An offer with what has been ordered of it. @returns null for what is none */
async function offerAnswer(db: D1Database, order: StoredOrder): Promise<CartAnswer | null> {
	const frozen = frozenOffer(order, new Date());
	if (!frozen?.offer || order.row.offer_orders === 0) return frozen;
	return { ...frozen, offer: { ...frozen.offer, ordered: await orderedOf(db, frozen, order.row.id) } };
}

/** The order with its figures and texts as they were when it was sent. @returns null for a cart or offer */
export function sentOrder({ row }: Pick<StoredOrder, "row">): CartAnswer | null {
	if (row.snapshot === null || row.offer_number !== null) return null;
	const sent = unpacked(row.snapshot);
	const { version, order_number, order_status, locale, processed_at, needs_review } = row;
	return { ...sent, version, order_number, order_status, locale, processed_at, needs_review, isProcessed: true };
}

/** What everybody who knows the uuid may see. */
export const withoutPersonalData = (whole: CartAnswer): CartAnswer => ({
	...whole,
	user_id: null,
	items: whole.items.map((item) => ({ ...item, comment: "" })),
	comment: "",
	reference: "",
	shipping_comment: "",
	own_freight_contract: "",
	own_freight_carrier: "",
	// What is thought of the buyer's credit is nobody else's business.
	needs_review: false,
	payment: null,
	approval: null,
	approval_limit: null,
	tracking: null,
	is_owner: false,
	forms: null,
});

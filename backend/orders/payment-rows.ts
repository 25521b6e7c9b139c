import * as z from "zod";
import { reviewReasons } from "../../contract/desk/lists";
import { backendLocale } from "../../contract/fields";
import { paymentMethodNames } from "../../contract/values/payment-methods";
import { json } from "../db/rows";
import type { PricedCart } from "./priced-cart";

export const paymentRow = z.object({
	id: z.number(),
	method: z.enum(paymentMethodNames),
	provider_session_id: z.string(),
	url: z.string(),
	amount_cents: z.number(),
	cart_version: z.number(),
	state: z.enum(["open", "paid", "expired", "held"]),
	expires_at: z.string(),
});
export type PaymentRow = z.output<typeof paymentRow>;

export const paymentColumns = Object.keys(paymentRow.shape)
	.map((name) => `p.${name}`)
	.join();

/** Payments of an order by its uuid, newest first. */
export const paymentsOfOrder = `SELECT ${paymentColumns} FROM payments p JOIN carts c ON c.id = p.cart_id WHERE c.uuid = ? ORDER BY p.id DESC`;

export const wholePaymentRow = paymentRow.extend({
	cart_id: z.number(),
	uuid: z.string(),
	/** The owner of the cart; null for a guest. */
	user_id: z.number().nullable(),
	/** 1 once it is an order. */
	is_ordered: z.number(),
	currency: z.string(),
	snapshot: z.string(),
	forms: z.string(),
	review_reasons: json(z.array(z.enum(reviewReasons))),
	locale: backendLocale,
	origin: z.string(),
});
export type WholePaymentRow = z.output<typeof wholePaymentRow>;

type Answer = NonNullable<PricedCart["payment"]> | null;

interface Paid {
	/** The cart's current version. */
	version: number;
	isProcessed: boolean;
	/** Cents. */
	total_price_with_vat: number;
}

/** The buyer can still go on with it: it is not over, and it asks for the cart as it is now. */
export const isCurrent = (payment: PaymentRow, { version, total_price_with_vat: total }: Omit<Paid, "isProcessed">, now: Date): boolean =>
	payment.state === "open" &&
	payment.cart_version === version &&
	payment.amount_cents === total &&
	Date.parse(payment.expires_at) > now.getTime();

/**
 * The card payments in the owner's answer about a cart or order, latest first. Payments that do not match come before all
 * others, so that none gets lost.
 */
export function paymentAnswer(payments: readonly PaymentRow[], cart: Paid, now: Date): Answer {
	if (payments.some(({ state }) => state === "held")) return { state: "held", url: null };
	if (payments.some(({ state }) => state === "paid")) return { state: "paid", url: null };
	const open = cart.isProcessed ? undefined : payments.find((payment) => isCurrent(payment, cart, now));
	if (open) return { state: "open", url: open.url };
	const [latest] = payments;
	return !cart.isProcessed && latest && latest.cart_version !== cart.version ? { state: "ended", url: null } : null;
}

import { z } from "zod";
import { backendLocale } from "../../contract/fields";
import { paymentMethodNames } from "../../contract/values/payment-methods";
import type { CartAnswer } from "./wire";

/** A payment as carts and orders know it. */
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

/** The columns of it, of payments p. */
export const paymentColumns = Object.keys(paymentRow.shape)
	.map((name) => `p.${name}`)
	.join();

/** Of an order by its uuid, the newest first. */
export const paymentsOfOrder = `SELECT ${paymentColumns} FROM payments p JOIN carts c ON c.id = p.cart_id WHERE c.uuid = ? ORDER BY p.id DESC`;

/** A payment with what it is for. */
export const wholePaymentRow = paymentRow.extend({
	cart_id: z.number(),
	uuid: z.string(),
	/** Whose the cart is; null for a guest's. */
	user_id: z.number().nullable(),
	/** 1: it is an order already. */
	is_ordered: z.number(),
	currency: z.string(),
	snapshot: z.string(),
	forms: z.string(),
	needs_review: z.number(),
	locale: backendLocale,
	origin: z.string(),
});
export type WholePaymentRow = z.output<typeof wholePaymentRow>;

type Answer = NonNullable<CartAnswer["payment"]> | null;

interface Paid {
	/** Of the cart as it is now. */
	version: number;
	isProcessed: boolean;
	/** Decimal EUR. */
	total_price_with_vat: number;
}

/** Whether the buyer can still go on with it: it is not over, and asks for the cart as it is now. */
export const isCurrent = (payment: PaymentRow, { version, total_price_with_vat: total }: Omit<Paid, "isProcessed">, now: Date): boolean =>
	payment.state === "open" &&
	payment.cart_version === version &&
	payment.amount_cents === Math.round(total * 100) &&
	Date.parse(payment.expires_at) > now.getTime();

/** What the owner of a cart or order is told of its card payments, the latest first. What does not fit comes first: it must not be lost. */
export function paymentAnswer(payments: readonly PaymentRow[], cart: Paid, now: Date): Answer {
	if (payments.some(({ state }) => state === "held")) return { state: "held", url: null };
	if (payments.some(({ state }) => state === "paid")) return { state: "paid", url: null };
	const open = cart.isProcessed ? undefined : payments.find((payment) => isCurrent(payment, cart, now));
	if (open) return { state: "open", url: open.url };
	const [latest] = payments;
	return !cart.isProcessed && latest && latest.cart_version !== cart.version ? { state: "ended", url: null } : null;
}

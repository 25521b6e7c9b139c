import { z } from "zod";
import { backendLocale } from "../../contract/locale";

/** A payment as carts and orders know it. */
export const paymentRow = z.object({
	id: z.number(),
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
export const paymentsOfOrder = `SELECT ${paymentColumns} FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.uuid = ? ORDER BY p.id DESC`;

/** A payment with what it is for. */
export const wholePaymentRow = paymentRow.extend({
	order_id: z.number(),
	uuid: z.string(),
	/** Whose the order is; null for a guest's. */
	user_id: z.number().nullable(),
	is_processed: z.number(),
	currency: z.string(),
	snapshot: z.string(),
	forms: z.string(),
	needs_review: z.number(),
	locale: backendLocale,
	origin: z.string(),
});
export type WholePaymentRow = z.output<typeof wholePaymentRow>;

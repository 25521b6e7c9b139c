import type { PaymentRow } from "./payment-rows";
import type { CartAnswer } from "./wire";

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

import { z } from "zod";
import { cart as cartSchema } from "../../contract/cart";
import { type PaymentMethodName, paymentMethodNames } from "../../contract/values/payment-methods";
import { json } from "../db/rows";
import { withoutPersonalData } from "../orders/cart-answer";
import type { CartAnswer } from "../orders/wire";

/** A mail tells so many lines; the page shows all of them. */
const shownLines = 50;

/** What a mail tells of an order that waits: as it was when it was asked for, and by whom. Addresses and comments stand on the page alone. */
export function requestSnapshot(cart: CartAnswer, buyer: string): string {
	const { reference, approval_limit, passed_limits } = cart;
	const shown = { ...withoutPersonalData(cart, null), reference, approval_limit, passed_limits };
	return JSON.stringify({ buyer, cart: { ...shown, items: shown.items.slice(0, shownLines) } });
}

/** What was stored so; cents and grams. */
export const requestedMail = json(z.object({ buyer: z.string(), cart: cartSchema }));

/** @param by who has decided @param method how an approved order is paid; null for a returned one */
export const decidedSnapshot = (by: string, method: PaymentMethodName | null): string => JSON.stringify({ by, method });

export const decidedMail = json(z.object({ by: z.string(), method: z.enum(paymentMethodNames).nullable() }));

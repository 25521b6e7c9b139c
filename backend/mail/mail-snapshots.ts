import * as z from "zod";
import { cart as cartSchema } from "../../contract/cart";
import { type PaymentMethodName, paymentMethodNames } from "../../contract/values/payment-methods";
import { json } from "../db/rows";

/** Lines of a cart in a mail; its page shows all of them. */
const shownLines = 50;

/**
 * A request for approval.
 * @param cart the cart at that time in wire units, which `requestedMail` parses; without personal data
 */
export const requestSnapshot = (cart: z.input<typeof cartSchema>, buyer: string): string =>
	JSON.stringify({ buyer, cart: { ...cart, items: cart.items.slice(0, shownLines) } });

/** Cents and grams. */
export const requestedMail = json(z.object({ buyer: z.string(), cart: cartSchema }));

/**
 * A decision on an order.
 * @param by the member who decided
 * @param method the payment method of an approved order; null for a returned one
 */
export const decidedSnapshot = (by: string, method: PaymentMethodName | null): string => JSON.stringify({ by, method });

export const decidedMail = json(z.object({ by: z.string(), method: z.enum(paymentMethodNames).nullable() }));

import { z } from "zod";
import { cart as cartSchema } from "../../contract/cart";
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

/** What a mail tells of a colleague's word: whose it was, and whether the order is prepaid: `isCard` in rows of the outbox. */
export const decidedSnapshot = (by: string, isPrepaid: boolean): string => JSON.stringify({ by, isCard: isPrepaid });

export const decidedMail = json(
	z.object({ by: z.string(), isCard: z.boolean() }).transform(({ by, isCard }) => ({ by, isPrepaid: isCard })),
);

import { z } from "zod";
import { call } from "./call";
import { cart } from "./cart";
import { idem, money, uuid } from "./fields";

/** A cart of an account that has not been sent, as far as its owner needs it to know it again. */
const openCart = z.object({
	uuid,
	/** The order reference; "" where there is none. */
	reference: z.string(),
	/** Lines and sets, and what the first of them are called in the reader's language. */
	length: z.number().int(),
	titles: z.array(z.string()),
	/** Goods and delivery, without VAT. */
	total_price: money,
	/** ISO time of its last change. */
	updated_at: z.string(),
	/** Its owner does not want to be asked about it. */
	is_set_aside: z.boolean(),
	/** False where an offer, a payment or an approval goes with it: such a cart stays by itself. */
	can_join: z.boolean(),
});

export const openCarts = {
	byUser: call({
		method: "GET",
		path: "/orders/open-by-user",
		summary: "The carts of the signed-in user that hold something, but for one; those set aside last, then the latest first, at most ten",
		query: z.object({ except: uuid.optional() }),
		answer: z.array(openCart),
	}),
	setAside: call({
		method: "PATCH",
		path: "/orders/set-aside/{uuid}",
		summary: "Whether an open cart of the signed-in user is no longer offered beside another one",
		params: z.object({ uuid }),
		body: z.object({ isSetAside: z.boolean() }),
		answer: z.object({}),
	}),
	join: call({
		method: "POST",
		path: "/orders/join/{uuid}",
		summary: "Moves lines, sets and notes of another open cart of the signed-in user into a cart, and answers with it",
		params: z.object({ uuid }),
		body: z.object({ from: uuid, idem }),
		answer: cart,
	}),
};

export type OpenCart = z.output<typeof openCart>;

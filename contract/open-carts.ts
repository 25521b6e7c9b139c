import { z } from "zod";
import { call } from "./call";
import { cart } from "./cart";
import { idem, money, uuid } from "./fields";

/** An account's cart that was not sent, with what its owner needs to recognise it. */
const openCart = z.object({
	uuid,
	reference: z.string().describe('The order reference; "" where there is none.'),
	length: z.number().int().describe("Lines and sets."),
	titles: z.array(z.string()).describe("What the first of them are called, in the reader's language."),
	total_price: money.describe("Goods and delivery, without VAT."),
	updated_at: z.string().describe("ISO time of its last change."),
	is_set_aside: z.boolean().describe("Its owner does not want to be asked about it."),
	can_join: z.boolean().describe("False where an offer, a payment or an approval goes with it: such a cart stays by itself."),
});

export const openCarts = {
	byUser: call({
		method: "GET",
		path: "/orders/open-by-user",
		summary: "The carts of the signed-in user that hold something, but for one; those set aside last, then the latest first, at most ten",
		query: z.object({ except: uuid.optional().describe("The cart that is left out.") }),
		answer: z.array(openCart),
	}),
	setAside: call({
		method: "PATCH",
		path: "/orders/set-aside/{uuid}",
		summary: "Whether an open cart of the signed-in user is no longer offered beside another one",
		params: z.object({ uuid }),
		body: z.object({ isSetAside: z.boolean().describe("It is no longer offered.") }),
		answer: z.object({}),
	}),
	join: call({
		method: "POST",
		path: "/orders/join/{uuid}",
		summary: "Moves lines, sets and notes of another open cart of the signed-in user into a cart, and answers with it",
		params: z.object({ uuid }),
		body: z.object({ from: uuid.describe("The cart that is emptied."), idem }),
		answer: cart,
	}),
};

export type OpenCart = z.output<typeof openCart>;

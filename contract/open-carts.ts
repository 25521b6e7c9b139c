import * as z from "zod";
import { call } from "./call";
import { cart } from "./cart";
import { idem, money, uuid } from "./fields";

/** An account's cart that was not sent, with what its owner needs to recognise it. */
const openCart = z.object({
	uuid,
	reference: z.string().describe('The order reference; "" for none.'),
	length: z.number().int().describe("Number of lines and sets."),
	titles: z.array(z.string()).describe("Titles of the first ones, in the reader's language."),
	total_price: money.describe("Price of goods and delivery, without VAT."),
	updated_at: z.string().describe("ISO time of its last change."),
	is_set_aside: z.boolean().describe("Whether its owner does not want to be asked about it."),
	can_join: z.boolean().describe("Whether it can be merged. False if an offer, a payment or an approval belongs to it."),
});

export const openCarts = {
	byUser: call({
		method: "GET",
		path: "/orders/open-by-user",
		summary: "The signed-in user's carts that are not empty, except one; the latest first, those set aside last, at most ten",
		query: z.object({ except: uuid.optional().describe("The cart to leave out.") }),
		answer: z.array(openCart),
	}),
	setAside: call({
		method: "PATCH",
		path: "/orders/set-aside/{uuid}",
		summary: "Sets whether an open cart of the signed-in user is no longer offered next to another one",
		params: z.object({ uuid }),
		body: z.object({ isSetAside: z.boolean().describe("true: it is no longer offered.") }),
		answer: z.object({}),
	}),
	join: call({
		method: "POST",
		path: "/orders/join/{uuid}",
		summary: "Moves lines, sets and notes of another open cart of the signed-in user into a cart, and returns it",
		params: z.object({ uuid }),
		body: z.object({ from: uuid.describe("The cart to empty."), idem }),
		answer: cart,
	}),
};

export type OpenCart = z.output<typeof openCart>;

import { z } from "zod";

/** The message of a /ws/{id} socket: a cart has changed. Only a hint, the cart itself is fetched again. */
export const cartCountMessage = z.object({
	type: z.literal("cart_count"),
	uuid: z.string(),
	/** Its lines and sets; of an order that was sent none. */
	count: z.number().int().min(0),
	/** Counts up with every change of what is in it; a backend that has none leaves it out. */
	version: z.number().int().optional(),
	/** Another text whenever something else has become of it: sent, asked about, approved. Nothing is read from the text itself. */
	state: z.string().max(100).optional(),
});

/** The shop's object of a cart, which the embedded backend calls after each change. */
export interface CartListener {
	cartChanged(): Promise<void>;
}

/** What the shop sends once the socket is open (R18.3). The embedded backend answers with the present count. */
export const aliveMessage = "alive";

/** How soon a socket that was closed is opened again (R18.2). In ms. */
export const reconnectDelay = 3000;

export type CartCountMessage = z.output<typeof cartCountMessage>;

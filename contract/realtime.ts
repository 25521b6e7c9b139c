import { z } from "zod";

/** What a socket of /ws/{id} says: the count of a cart has changed. A hint, the cart itself is read anew. */
export const cartCountMessage = z.object({ type: z.literal("cart_count"), uuid: z.string(), count: z.number().int() });

/** What the shop sends once the socket is open (spec section 4, live updates). */
export const aliveMessage = z.literal("alive");

export type CartCountMessage = z.output<typeof cartCountMessage>;

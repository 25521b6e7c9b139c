import { z } from "zod";
import { type Cart, cart } from "../../contract/cart";
import { rowsOf } from "../db/rows";
import { cartByUuid } from "../orders/cart-answer";
import { formsAnswer } from "../orders/form-answer";
import { frozenOffer } from "../orders/frozen-offer";
import { storedOrder } from "../orders/stored-order";
import type { Asker } from "../platform/asker";
import { Refused } from "../platform/refused";

/** An offer as the asker may see it: addresses only for who made it; cents and grams. @throws Refused not_found, also for a cart or order */
export async function offerByUuid(asker: Asker, uuid: string): Promise<Cart> {
	const answer = await cartByUuid(asker, uuid);
	if (!answer.offer) throw new Refused("not_found", "There is no such offer.");
	return cart.parse(answer);
}

/** An offer, whole, for the mail that who made it sends; cents and grams. @returns null for what is none */
export async function offerById(db: D1Database, id: number): Promise<Cart | null> {
	const found = await db.prepare("SELECT uuid FROM orders WHERE id = ?").bind(id).all();
	const [row] = rowsOf(z.object({ uuid: z.string() }), found);
	const order = row ? await storedOrder(db, row.uuid) : null;
	const offer = order && frozenOffer(order, new Date());
	return offer && cart.parse({ ...offer, is_owner: true, forms: formsAnswer(order) });
}

import * as z from "zod";
import type { Cart } from "../../contract/cart";
import { euros } from "../../contract/fields";
import type { orders } from "../../contract/orders";
import { rowsOf } from "../db/rows";
import { formsAnswer } from "../orders/form-answer";
import { frozenOffer, holds } from "../orders/offer-state";
import { fullCart } from "../orders/priced-cart";
import { withoutPersonalData } from "../orders/read-cart";
import { storedCart } from "../orders/stored-cart";
import { owns, type Visitor } from "../platform/visitor";

/**
 * An offer for the mail that its author sends to others. It has the addressee and the buyer's order number but, as for
 * everybody with its link, no references of lines and no comments.
 * @returns null if it is no offer
 */
export async function offerById(db: D1Database, id: number): Promise<Cart | null> {
	const found = await db.prepare("SELECT uuid FROM carts WHERE id = ?").bind(id).all();
	const [row] = rowsOf(z.object({ uuid: z.string() }), found);
	const stored = row ? await storedCart(db, row.uuid) : null;
	const offer = stored && frozenOffer(stored, new Date());
	return offer && fullCart({ ...withoutPersonalData(offer, "offerRecipient"), forms: formsAnswer(stored, "offerRecipient") });
}

type Answer = z.input<typeof orders.offersOf.answer>;

const offerRow = z.object({
	session_id: z.string(),
	user_id: z.number().nullable(),
	uuid: z.string(),
	number: z.string(),
	valid_until: z.string(),
	total_price: z.number(),
});

/** The latest offers that the visitor has made from a cart; none if the cart is missing or somebody else's. */
export async function offersOf(visitor: Visitor, cartUuid: string): Promise<Answer> {
	const found = await visitor.db
		.prepare(
			`SELECT c.session_id, c.user_id, c.uuid, q.number, q.valid_until, q.snapshot ->> '$.total_price' AS total_price
			FROM carts made_of JOIN offers q ON q.made_of = made_of.id JOIN carts c ON c.id = q.id WHERE made_of.uuid = ? ORDER BY c.id DESC LIMIT 10`,
		)
		.bind(cartUuid)
		.all();
	const now = new Date();
	return rowsOf(offerRow, found)
		.filter((row) => owns(visitor, row))
		.map(({ uuid, number, valid_until, total_price }) => ({
			uuid,
			number,
			valid_until,
			is_valid: holds(valid_until, now),
			total_price: euros(total_price),
		}));
}

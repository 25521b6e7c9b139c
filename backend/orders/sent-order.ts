import { z } from "zod";
import { type Cart, cart } from "../../contract/cart";
import { rowsOf } from "../db/rows";
import { approvalAnswer, netOf } from "./approval-state";
import { sentOrder } from "./cart-answer";
import { formsAnswer } from "./form-answer";
import { storedOrder } from "./stored-order";

/** An order that was sent, whole, for the documents that its buyer gets; cents and grams. @returns null for a cart or none */
export async function sentOrderById(db: D1Database, id: number): Promise<Cart | null> {
	const found = await db.prepare("SELECT uuid FROM orders WHERE id = ?").bind(id).all();
	const [row] = rowsOf(z.object({ uuid: z.string() }), found);
	const order = row ? await storedOrder(db, row.uuid) : null;
	const sent = order && sentOrder(order);
	if (!sent) return null;
	const approval = await approvalAnswer(db, order.row, netOf(sent));
	return cart.parse({ ...sent, is_owner: true, forms: formsAnswer(order), approval });
}

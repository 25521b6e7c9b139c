import { z } from "zod";
import { changeCart, ownCart } from "../cart/change-cart";
import { rowsOf } from "../db/rows";
import { cartByUuid } from "../orders/cart-answer";
import type { CartAnswer } from "../orders/wire";
import { paymentMethod } from "../payment-methods/registry";
import { Refused } from "../platform/refused";
import type { Sender } from "./ready-order";

const methodRow = z.object({ id: z.number(), name: z.string() });

/** How can be paid, in the order in which it is offered. */
export async function paymentMethods(db: D1Database, env: Sender["env"]): Promise<{ id: number; name: string }[]> {
	const methods = rowsOf(methodRow, await db.prepare("SELECT id, name FROM payment_methods ORDER BY position").all());
	return methods.filter((method) => paymentMethod(method)?.isOffered(env));
}

/** Throws like `changeCart`, and invalid where there is no such method. */
export async function setPaymentMethod(sender: Sender, uuid: string, name: string): Promise<CartAnswer> {
	const method = (await paymentMethods(sender.db, sender.env)).find((one) => one.name === name);
	if (!method) throw new Refused("invalid", "There is no such payment method.", undefined, { method: ["required"] });
	await changeCart(sender, uuid, [[`UPDATE orders SET payment_method_id = ?4 WHERE id = ${ownCart}`, method.id]]);
	return cartByUuid(sender, uuid);
}

import { z } from "zod";
import { rowsOf } from "../catalogue/rows";
import { Refused } from "../refused";
import type { Asker } from "./asker";
import { cartByUuid } from "./cart-answer";
import { changeCart, ownCart } from "./change-cart";
import type { CartAnswer } from "./wire";

const methodRow = z.object({ id: z.number(), name: z.string() });

/** How can be paid, in the order in which it is offered. */
export async function paymentMethods({ db }: Asker): Promise<{ id: number; name: string }[]> {
	return rowsOf(methodRow, await db.prepare("SELECT id, name FROM payment_methods ORDER BY position").all());
}

/** Throws like `changeCart`, and invalid where there is no such method. */
export async function setPaymentMethod(asker: Asker, uuid: string, name: string): Promise<CartAnswer> {
	const method = (await paymentMethods(asker)).find((one) => one.name === name);
	if (!method) throw new Refused("invalid", "There is no such payment method.", undefined, { method: ["required"] });
	await changeCart(asker, uuid, [[`UPDATE orders SET payment_method_id = ?4 WHERE id = ${ownCart}`, method.id]]);
	return cartByUuid(asker, uuid);
}

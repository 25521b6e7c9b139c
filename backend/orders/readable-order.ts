import { type Cart, cart } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";
import { notFound } from "../platform/refused";
import type { Visitor } from "../platform/visitor";
import { cartAnswer } from "./cart-answer";
import { storedOrder } from "./stored-order";

/** A document of an order and the language that it is in: that of the order, whoever asks. */
export interface OrderDocument {
	order: Cart;
	locale: BackendLocale;
}

/** An order that the visitor has sent, or may read in the team. @throws Refused not_found, also for a cart, an offer and all other orders */
export async function readableOrder(visitor: Visitor, uuid: string): Promise<OrderDocument> {
	const stored = await storedOrder(visitor.db, uuid);
	if (!stored) throw notFound("There is no such order.");
	const order = cart.parse(await cartAnswer(visitor, stored));
	const isForeign = !order.is_owner && order.of_colleague === null;
	if (isForeign || !order.isProcessed) throw notFound("There is no such order.", isForeign ? "foreign_order" : undefined);
	return { order, locale: stored.row.locale };
}

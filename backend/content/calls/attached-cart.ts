import { cart as cartSchema } from "../../../contract/cart";
import { noteText } from "../../documents/line-notes";
import { orderLines } from "../../documents/order-lines";
import { cartByUuid } from "../../orders/cart-answer";
import type { Asker } from "../../platform/asker";
import { Refused } from "../../platform/refused";
import { mailTexts } from "../../texts/mail-texts";

/**
 * What a cart that goes along with a message holds, a line each, in the words and at the prices of now: the asker's own, or an offer
 * that the asker was given the address of.
 * @throws Refused invalid for every other cart
 */
export async function attachedCart(asker: Asker, uuid: string): Promise<string> {
	const answer = await cartByUuid(asker, uuid).catch((error: unknown) => {
		if (error instanceof Refused) return null;
		throw error;
	});
	if (!answer || !(answer.is_owner || answer.offer))
		throw new Refused("invalid", "There is no such cart.", undefined, { cartUuid: ["cart.unknown"] });
	const cart = cartSchema.parse(answer);
	const texts = mailTexts(asker.locale);
	const lines = orderLines(cart, texts).rows.map(({ code, title, quantity, unitPrice, total, notes }) =>
		[`${quantity} × ${code} ${title}`, ...notes.map(noteText), unitPrice === "" ? total : `${unitPrice} / ${total}`].join("; "),
	);
	const number = cart.offer?.number ?? cart.order_number;
	return [...(number ? [number] : []), ...lines, `${texts.t("total.net")}: ${texts.money(cart.total_price)}`].join("\n");
}

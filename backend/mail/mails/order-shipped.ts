import * as z from "zod";
import type { Cart, Delivery } from "../../../contract/cart";
import { backendLocale } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import { isCollected } from "../../../contract/values/order-states";
import type { Letter } from "../../documents/letter";
import { closingLines, facts, namedAddresses } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import type { DeliveredGoods } from "../mail-data";
import { attachmentsOf, defineMail, letterOf } from "../mail-definition";

export const orderShipped = defineMail({
	columns: z.object({ id: z.number(), locale: backendLocale, cart_id: z.number(), origin: z.string(), cause: z.string() }),
	write: async (db, { id, locale, cart_id, origin, cause }, data) => {
		const order = await data.sentOrder(db, cart_id);
		const delivery = order?.deliveries.find(({ number }) => cause === `order-shipped:${number}`);
		if (!order || !delivery) throw new Error(`Mail ${id} is about a delivery that is not there.`);
		const goods = data.delivered(order, delivery, locale);
		return {
			letter: shippedLetter(order, delivery, goods, locale, origin),
			orderNumber: order.order_number,
			attachments: attachmentsOf(goods.note, locale),
		};
	},
});

/** A letter to the buyer with the sent lines, the carrier and the tracking link; the delivery note is attached. */
function shippedLetter(order: Cart, delivery: Delivery, { lines, sent }: DeliveredGoods, locale: BackendLocale, origin: string): Letter {
	const texts = mailTexts(locale);
	const { t, day } = texts;
	const number = order.order_number ?? "";
	const subject = t("shipped.subject", { delivery: delivery.number });
	const rest = sent === 0 ? t("shipped.rest") : t("shipped.part", { sent, count: order.length });
	const link = delivery.tracking_url
		? { text: t("shipped.track"), url: delivery.tracking_url }
		: origin && { text: t("order.link"), url: `${origin}/cart/${order.uuid}` };
	return {
		...letterOf(texts, subject),
		paragraphs: [
			greeting(texts, order.forms?.billing?.name ?? ""),
			t(isCollected(order) ? "shipped.textCollected" : "shipped.text", { number, day: day(delivery.shipped_on) }),
			...(sent < order.length ? [rest] : []),
		],
		...(link ? { link } : {}),
		sections: [
			{
				title: t("shipped.title", { delivery: delivery.number }),
				lines: lines.map(({ line, quantity, title }) => t("shipped.line", { line, quantity, goods: title })),
				isList: true,
			},
			...facts([
				[t("note.carrier"), delivery.carrier],
				[t("note.tracking"), delivery.tracking_number],
			]).map(({ label, value }) => ({ title: label, lines: [value] })),
		],
		addresses: namedAddresses(order),
		closing: closingLines(locale, texts),
	};
}

import { z } from "zod";
import type { Cart, Delivery } from "../../../contract/cart";
import { backendLocale } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import { isCollected } from "../../../contract/values/order-states";
import { deliveredLines, deliveryNote } from "../../deliveries/delivery-note";
import type { Letter } from "../../documents/letter";
import { closingLines, facts, namedAddresses } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { sentOrderById } from "../../orders/cart-answer";
import { linesSent } from "../../orders/order-deliveries";
import { mailTexts } from "../../texts/mail-texts";
import { attachmentsOf, defineMail } from "../mail-definition";

export const orderShipped = defineMail({
	columns: z.object({ id: z.number(), locale: backendLocale, cart_id: z.number(), origin: z.string(), cause: z.string() }),
	write: async (db, { id, locale, cart_id, origin, cause }) => {
		const order = await sentOrderById(db, cart_id);
		const delivery = order?.deliveries.find(({ number }) => cause === `order-shipped:${number}`);
		if (!order || !delivery) throw new Error(`Mail ${id} is about a delivery that is not there.`);
		return {
			letter: shippedLetter(order, delivery, locale, origin),
			orderNumber: order.order_number,
			attachments: attachmentsOf(deliveryNote(order, delivery, locale), locale),
		};
	},
});

/** To the buyer: what was sent, by whom, and where it can be followed; the delivery note goes along. */
function shippedLetter(order: Cart, delivery: Delivery, locale: BackendLocale, origin: string): Letter {
	const texts = mailTexts(locale);
	const { t, day, language } = texts;
	const number = order.order_number ?? "";
	const subject = t("shipped.subject", { delivery: delivery.number });
	// As it was when the mail was written: what was sent later is told by its own mail.
	const until = order.deliveries.slice(0, order.deliveries.indexOf(delivery) + 1);
	const sent = linesSent({ deliveries: until }, order);
	const rest = sent === 0 ? t("shipped.rest") : t("shipped.part", { sent, count: order.length });
	const link = delivery.tracking_url
		? { text: t("shipped.track"), url: delivery.tracking_url }
		: origin && { text: t("order.link"), url: `${origin}/cart/${order.uuid}` };
	return {
		language,
		subject,
		heading: subject,
		paragraphs: [
			greeting(texts, order.forms?.billing?.name ?? ""),
			t(isCollected(order) ? "shipped.textCollected" : "shipped.text", { number, day: day(delivery.shipped_on) }),
			...(sent < order.length ? [rest] : []),
		],
		...(link ? { link } : {}),
		totals: [],
		totalsNote: "",
		sections: [
			{
				title: t("shipped.title", { delivery: delivery.number }),
				lines: deliveredLines(order, delivery, texts).map(({ line, quantity, title }) =>
					t("shipped.line", { line, quantity, goods: title }),
				),
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

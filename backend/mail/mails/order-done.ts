import { z } from "zod";
import { backendLocale } from "../../../contract/fields";
import { closingLines } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { sentOrderById } from "../../orders/cart-answer";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail } from "../mail-definition";

/** To the buyer: everything has arrived, and where to report what has not arrived well. */
export const orderDone = defineMail({
	columns: z.object({ id: z.number(), locale: backendLocale, cart_id: z.number(), origin: z.string() }),
	write: async (db, { id, locale, cart_id, origin }) => {
		const order = await sentOrderById(db, cart_id);
		if (!order) throw new Error(`Mail ${id} is about an order that is not there.`);
		const texts = mailTexts(locale);
		const { t, language } = texts;
		const number = order.order_number ?? "";
		const subject = t("done.subject", { number });
		return {
			letter: {
				language,
				subject,
				heading: subject,
				paragraphs: [
					greeting(texts, order.forms?.billing?.name ?? ""),
					t("done.text", { number }),
					...(order.user_id === null ? [] : [t("done.claim")]),
				],
				...(origin ? { link: { text: t("order.link"), url: `${origin}/cart/${order.uuid}` } } : {}),
				totals: [],
				totalsNote: "",
				sections: [],
				closing: closingLines(locale, texts),
			},
			orderNumber: order.order_number,
		};
	},
});

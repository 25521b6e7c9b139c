import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { closingLines, confirmedDays, namedAddresses } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { aboutSentOrder } from "./order-summary";

export const orderDates = aboutSentOrder((order, locale, { origin }) => ({
	letter: datesLetter(order, locale, origin),
	orderNumber: order.order_number,
}));

/** To the buyer: the days that the lines of the order are confirmed for. */
function datesLetter(order: Cart, locale: BackendLocale, origin: string): Letter {
	const texts = mailTexts(locale);
	const { t, language } = texts;
	const number = order.order_number ?? "";
	return {
		language,
		subject: t("dates.subject", { number }),
		heading: t("dates.subject", { number }),
		paragraphs: [greeting(texts, order.forms?.billing?.name ?? ""), t("dates.text", { number })],
		...(origin ? { link: { text: t("order.link"), url: `${origin}/cart/${order.uuid}` } } : {}),
		totals: [],
		totalsNote: "",
		sections: confirmedDays(order, texts),
		addresses: namedAddresses(order),
		closing: closingLines(locale, texts),
	};
}

import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { orderConfirmation } from "../../documents/order-confirmation";
import { signature } from "../../documents/order-sections";
import { plainName } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { aboutSentOrder } from "./order-summary";

export const orderReceived = aboutSentOrder(
	(order, locale) => ({
		letter: receivedLetter(order, locale),
		...(order.forms?.billing && { replyTo: order.forms.billing.email }),
	}),
	{ isToShop: true },
);

/** To the shop's own people: an order that has come in, whole, and whether a person has to look at it. */
function receivedLetter(order: Cart, locale: BackendLocale): Letter {
	const { t } = mailTexts(locale);
	const number = order.order_number ?? "";
	const subject = t("received.subject", { number, company: plainName(order.forms?.billing?.company ?? "") });
	const { document: _, link: __, ...letter } = orderConfirmation(order, locale);
	return {
		...letter,
		subject,
		heading: subject,
		paragraphs: [t(order.needs_review ? "received.review" : "received.confirmed")],
		closing: [signature],
	};
}

import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { closingLines } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { methodOfOrder } from "../../payment-methods/payment-methods";
import { mailTexts } from "../../texts/mail-texts";
import { aboutSentOrder, orderSummary } from "./order-summary";

export const orderRefused = aboutSentOrder((order, locale, { comment }) => ({
	letter: refusedLetter(order, locale, comment),
	orderNumber: order.order_number,
}));

/** To the buyer of an order that staff have cancelled. @param reason "" for one that they have turned down in its review */
function refusedLetter(order: Cart, locale: BackendLocale, reason: string): Letter {
	const texts = mailTexts(locale);
	const { t } = texts;
	const number = order.order_number ?? "";
	const subject = t(reason ? "cancelled.subject" : "refused.subject", { number });
	const refund = methodOfOrder(order.paymentmethod).cancelledLine(texts);
	const paragraphs = [
		greeting(texts, order.forms?.billing?.name ?? ""),
		...(reason ? [t("cancelled.text", { number }), reason] : [t("refused.text", { number })]),
		...(refund === "" ? [] : [refund]),
	];
	return { ...orderSummary(order, locale), subject, heading: subject, paragraphs, closing: closingLines(locale, texts) };
}

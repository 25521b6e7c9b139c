import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { closingLines } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { paymentMethod } from "../../payment-methods/registry";
import { mailTexts } from "../../texts/mail-texts";
import { aboutSentOrder, orderSummary } from "./order-summary";

export const orderRefused = aboutSentOrder((order, locale) => ({
	letter: refusedLetter(order, locale),
	orderNumber: order.order_number,
}));

/** To the buyer of an order that staff have refused. */
function refusedLetter(order: Cart, locale: BackendLocale): Letter {
	const texts = mailTexts(locale);
	const { t } = texts;
	const subject = t("refused.subject", { number: order.order_number ?? "" });
	const isPrepaid = paymentMethod(order.paymentmethod)?.isPrepaid ?? false;
	const paragraphs = [
		greeting(texts, order.forms?.billing?.name ?? ""),
		t("refused.text", { number: order.order_number ?? "" }),
		...(isPrepaid ? [t("refused.card")] : []),
	];
	return { ...orderSummary(order, locale), subject, heading: subject, paragraphs, closing: closingLines(locale, texts) };
}

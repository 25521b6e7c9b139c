import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { plainName } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { aboutSentOrder, orderSummary } from "./order-summary";

export const offerOrdered = aboutSentOrder((order, locale) => ({ letter: offerOrderedLetter(order, locale) }));

/** To the author of an offer: a colleague has ordered from it. */
function offerOrderedLetter(order: Cart, locale: BackendLocale): Letter {
	const { t } = mailTexts(locale);
	const subject = t("offerOrdered.subject", { number: order.order_number ?? "", offer: order.from_offer ?? "" });
	const name = plainName(order.forms?.billing?.name ?? "");
	const paragraphs = [t("offerOrdered.intro", { name, offer: order.from_offer ?? "" }), t("offerOrdered.what")];
	return { ...orderSummary(order, locale), subject, heading: subject, paragraphs };
}

import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { plainName } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { aboutSentOrder, orderSummary } from "./order-summary";

export const orderInName = aboutSentOrder((order, locale) => ({ letter: inNameLetter(order, locale) }));

/** To those who keep a company's team: somebody who is not in it has ordered in the company's name. */
function inNameLetter(order: Cart, locale: BackendLocale): Letter {
	const { t } = mailTexts(locale);
	const billing = order.forms?.billing;
	const subject = t("inName.subject", { number: order.order_number ?? "" });
	const paragraphs = [t("inName.intro", { company: plainName(billing?.company ?? ""), vat: billing?.vat ?? "" }), t("inName.what")];
	return { ...orderSummary(order, locale), subject, heading: subject, paragraphs };
}

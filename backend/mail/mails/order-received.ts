import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import { orderPaper } from "../../../contract/values/order-states";
import type { Letter } from "../../documents/letter";
import { orderConfirmation } from "../../documents/order-confirmation";
import { signature } from "../../documents/order-sections";
import { plainName } from "../../documents/plain-name";
import { companyNamedBy, type NamedCompany } from "../../teams/named-company";
import { mailTexts } from "../../texts/mail-texts";
import { aboutSentOrder } from "./order-summary";

export const orderReceived = aboutSentOrder(
	async (order, locale, { db, orderId, origin }) => ({
		letter: receivedLetter(order, locale, origin, await companyNamedBy(db, orderId)),
		...(order.forms?.billing && { replyTo: order.forms.billing.email }),
	}),
	{ isToShop: true },
);

/**
 * To the shop's staff: a new order in full, and whether it needs a review.
 * @param named the company in whose name somebody outside its team orders; null: none
 */
function receivedLetter(order: Cart, locale: BackendLocale, origin: string, named: NamedCompany | null): Letter {
	const texts = mailTexts(locale);
	const { t } = texts;
	const number = order.order_number ?? "";
	const paper = orderPaper(order);
	const subject = t("received.subject", { number, company: plainName(order.forms?.billing?.company ?? "") });
	const { document: _, leadIn: __, ...letter } = orderConfirmation(order, locale, origin);
	return {
		...letter,
		subject,
		heading: subject,
		paragraphs: [
			t(`received.${paper === "receipt" ? "review" : paper === "cancelled" ? paper : "confirmed"}`),
			...(named ? [t(`received.inName.${named.owners.length > 0 ? "owners" : "nobody"}`, { company: named.name, vat: named.vat })] : []),
		],
		closing: [signature(texts)],
	};
}

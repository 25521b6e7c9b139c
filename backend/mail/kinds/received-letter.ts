import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { orderConfirmation } from "../../documents/order-confirmation";
import { facts, namedAddresses, shippingAddress, signature } from "../../documents/order-sections";
import { plainName } from "../../documents/plain-name";
import { mailTexts } from "../../documents/texts";

/** To the shop's own people: an order that has come in, whole, and whether a person has to look at it. */
export function receivedLetter(order: Cart, locale: BackendLocale): Letter {
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

/** To those who keep a company's team: somebody who is not in it has ordered in the company's name. */
export function inNameLetter(order: Cart, locale: BackendLocale): Letter {
	const { t } = mailTexts(locale);
	const billing = order.forms?.billing;
	const subject = t("inName.subject", { number: order.order_number ?? "" });
	const paragraphs = [t("inName.intro", { company: plainName(billing?.company ?? ""), vat: billing?.vat ?? "" }), t("inName.what")];
	return { ...aboutOrder(order, locale), subject, heading: subject, paragraphs };
}

/** To who has made an offer: a colleague has ordered from it. */
export function offerOrderedLetter(order: Cart, locale: BackendLocale): Letter {
	const { t } = mailTexts(locale);
	const subject = t("offerOrdered.subject", { number: order.order_number ?? "", offer: order.from_offer ?? "" });
	const name = plainName(order.forms?.billing?.name ?? "");
	const paragraphs = [t("offerOrdered.intro", { name, offer: order.from_offer ?? "" }), t("offerOrdered.what")];
	return { ...aboutOrder(order, locale), subject, heading: subject, paragraphs };
}

/** Who has ordered, for how much, and where it goes. */
function aboutOrder(order: Cart, locale: BackendLocale): Omit<Letter, "subject" | "heading" | "paragraphs"> {
	const texts = mailTexts(locale);
	const { t, day, money, language } = texts;
	const billing = order.forms?.billing;
	return {
		language,
		data: {
			title: t("section.order"),
			facts: facts([
				[t("order.number"), order.order_number ?? ""],
				[t("order.date"), order.processed_at ? day(order.processed_at) : ""],
				[t("address.contact"), plainName(billing?.name ?? "")],
				[t("address.email"), billing?.email ?? ""],
				[t("address.phone"), billing?.phone ?? ""],
				[t("total.gross"), money(order.total_price_with_vat)],
			]),
		},
		totals: [],
		totalsNote: "",
		sections: shippingAddress(order, texts).map(({ title, lines }) => ({ title, lines: lines.map(plainName) })),
		addresses: namedAddresses(order),
		closing: [signature],
	};
}

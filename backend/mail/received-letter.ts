import type { Cart } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";
import type { NamedCompany } from "../teams/named-company";
import { greeting } from "./greeting";
import type { Letter } from "./letter";
import { mailsToMailbox } from "./mailbox-limit";
import { orderConfirmation } from "./order-confirmation";
import { orderLines } from "./order-lines";
import { closingLines, deliveryAddress, deliverySection, facts, namedAddresses, signature } from "./order-sections";
import { plainName } from "./plain-name";
import { mailTexts } from "./texts";

/**
 * To the shop's own people: an order that has come in, whole, and whether a person has to look at it.
 * @param named in whose name somebody else orders; null: nobody does
 */
export function receivedLetter(order: Cart, locale: BackendLocale, named: NamedCompany | null): Letter {
	const { t } = mailTexts(locale);
	const number = order.order_number ?? "";
	const subject = t("received.subject", { number, company: plainName(order.forms?.billing?.company ?? "") });
	const { document: _, link: __, ...letter } = orderConfirmation(order, locale);
	return {
		...letter,
		subject,
		heading: subject,
		paragraphs: [
			t(order.needs_review ? "received.review" : "received.confirmed"),
			...(named ? [t(`received.inName.${named.owners.length > 0 ? "owners" : "nobody"}`, { company: named.name, vat: named.vat })] : []),
		],
		closing: [signature],
	};
}

/**
 * To those who keep a company's team: somebody who is not in it has ordered in the company's name.
 * @param isLast of the mails of the kind that one of them gets within a day
 */
export function inNameLetter(order: Cart, locale: BackendLocale, isLast: boolean): Letter {
	const { t } = mailTexts(locale);
	const billing = order.forms?.billing;
	const subject = t("inName.subject", { number: order.order_number ?? "" });
	const paragraphs = [
		t("inName.intro", { company: plainName(billing?.company ?? ""), vat: billing?.vat ?? "" }),
		t("inName.what"),
		...(isLast ? [t("inName.last", { count: mailsToMailbox })] : []),
	];
	return { ...aboutOrder(order, locale), subject, heading: subject, paragraphs };
}

/** To the buyer of an order that the shop's people have turned down. */
export function refusedLetter(order: Cart, locale: BackendLocale): Letter {
	const texts = mailTexts(locale);
	const { t } = texts;
	const subject = t("refused.subject", { number: order.order_number ?? "" });
	const isCard = order.paymentmethod?.name === "card";
	const paragraphs = [
		greeting(texts, order.forms?.billing?.name ?? ""),
		t("refused.text", { number: order.order_number ?? "" }),
		...(isCard ? [t("refused.card")] : []),
	];
	return { ...aboutOrder(order, locale), subject, heading: subject, paragraphs, closing: closingLines(locale, texts) };
}

/** To who has made an offer: a colleague has ordered from it. */
export function offerOrderedLetter(order: Cart, locale: BackendLocale): Letter {
	const { t } = mailTexts(locale);
	const subject = t("offerOrdered.subject", { number: order.order_number ?? "", offer: order.from_offer ?? "" });
	const name = plainName(order.forms?.billing?.name ?? "");
	const paragraphs = [t("offerOrdered.intro", { name, offer: order.from_offer ?? "" }), t("offerOrdered.what")];
	return { ...aboutOrder(order, locale), subject, heading: subject, paragraphs };
}

/** Who has ordered what, for how much, and where it goes. */
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
		lines: orderLines(order, texts),
		totals: [],
		totalsNote: "",
		sections: [
			...deliveryAddress(order, texts).map(({ title, lines }) => ({ title, lines: lines.map(plainName) })),
			deliverySection(order, texts),
		],
		addresses: namedAddresses(order),
		closing: [signature],
	};
}

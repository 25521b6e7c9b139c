import type { Cart } from "../../contract/cart";
import { invoiceTermDays } from "../../contract/company";
import type { BackendLocale } from "../../contract/locale";
import { type MailTexts, mailTexts } from "../texts/mail-texts";
import type { Letter, Section } from "./letter";
import { orderLines } from "./order-lines";
import {
	type Accompanying,
	billingAddress,
	buyerFacts,
	comments,
	deliverySection,
	facts,
	namedAddresses,
	questions,
	shippingAddress,
	withComment,
} from "./order-sections";
import { orderTotals, vatNote } from "./order-totals";

/**
 * The content of an offer, for mail and PDF. It contains addresses and comments only if the given offer does.
 * @param along additions of a mail; a PDF has only the link
 */
export function offerLetter(offer: Cart, locale: BackendLocale, along: Partial<Accompanying> = {}): Letter {
	const { origin = "", comment = "" } = along;
	const texts = mailTexts(locale);
	const { t, day } = texts;
	const { number, created_at: createdAt, valid_until: validUntil } = requireOffer(offer);
	return {
		language: texts.language,
		subject: t("offer.subject", { number }),
		heading: t("offer.heading", { number }),
		paragraphs: [t("offer.intro", { day: day(validUntil) }), ...withComment(comment, texts)],
		...(origin ? { link: { text: t("offer.link"), url: `${origin}/cart/${offer.uuid}` } } : {}),
		data: {
			title: t("section.offer"),
			facts: [
				...facts([
					[t("offer.number"), number],
					[t("offer.date"), day(createdAt)],
					[t("offer.validUntil"), day(validUntil)],
				]),
				...buyerFacts(offer, texts),
			],
		},
		address: billingAddress(offer, texts),
		shippingAddress: shippingAddress(offer, texts),
		lines: orderLines(offer, texts),
		totals: orderTotals(offer, texts),
		totalsNote: vatNote(offer, texts),
		sections: [
			deliverySection(offer, texts),
			{ title: t("section.payment"), lines: [t("offer.payment", { days: invoiceTermDays })] },
			terms(validUntil, texts),
			...comments(offer, texts),
		],
		addresses: namedAddresses(offer),
		closing: questions(locale, texts, origin),
		document: { fileName: `${t("offer.file")}-${number}.pdf`, createdAt: `${createdAt}T00:00:00Z` },
	};
}

function requireOffer({ offer }: Cart): NonNullable<Cart["offer"]> {
	if (!offer) throw new Error("The cart is not an offer.");
	return offer;
}

const terms = (validUntil: string, { t, day }: MailTexts): Section => ({
	title: t("offer.terms"),
	lines: [t("offer.terms.valid", { day: day(validUntil) }), t("offer.terms.part"), t("offer.terms.accept")],
	isList: true,
});

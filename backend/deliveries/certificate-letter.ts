import type { Cart, Delivery } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";
import type { Letter } from "../documents/letter";
import { billingAddress, buyerFacts, closingLines, facts, namedAddresses, shippingAddress } from "../documents/order-sections";
import { mailTexts } from "../texts/mail-texts";
import type { Certificate } from "./certify";
import { deliveredLines, headOf, rowOf } from "./delivery-note";

/** A transcript of the maker's certificate for a heat: it names the original and claims nothing itself. */
export function certificateLetter(order: Cart, delivery: Delivery, certificate: Certificate, locale: BackendLocale): Letter {
	const texts = mailTexts(locale);
	const { t, day } = texts;
	const { number, line, heat, steel, maker, maker_number: makerNumber, maker_day: makerDay, chemical, mechanical } = certificate;
	const title = t("transcript.title", { number });
	// Only the decimal sign is translated, and the maker's digits stay: 0.170 is not 0.17.
	const sign = texts.number(0.5).charAt(1);
	const measured = (value: string) => value.replaceAll(".", sign).replaceAll("/", " / ");
	return {
		language: texts.language,
		subject: title,
		heading: title,
		paragraphs: [t("transcript.text", { maker, number: makerNumber, day: day(makerDay) })],
		data: {
			title: t("certificate.name"),
			facts: [
				...facts([
					[t("transcript.heat"), heat],
					[t("transcript.steel"), steel],
					[t("transcript.maker"), maker],
					[t("transcript.makerNumber"), makerNumber],
					[t("transcript.makerDay"), day(makerDay)],
					[t("note.number"), delivery.number],
					[t("note.shippedOn"), day(delivery.shipped_on)],
					[t("order.number"), order.order_number ?? ""],
				]),
				...buyerFacts(order, texts),
			],
		},
		address: billingAddress(order, texts),
		shippingAddress: shippingAddress(order, texts),
		leadIn: t("transcript.goods"),
		lines: {
			head: headOf(texts),
			rows: deliveredLines(order, delivery, texts)
				.filter((one) => one.line === line)
				.map((one) => rowOf(one, texts)),
			isPriced: false,
		},
		totals: [],
		totalsNote: "",
		sections: [
			{ title: t("transcript.chemical"), lines: chemical.map(({ name, value }) => `${name}: ${measured(value)}`) },
			{
				title: t("transcript.mechanical"),
				lines: mechanical.map(({ name, value, unit }) => `${name}: ${measured(value)}${unit && `\u00a0${unit}`}`),
			},
		],
		addresses: namedAddresses(order),
		closing: closingLines(locale, texts),
		document: { fileName: `${t("transcript.file")}-${number}.pdf`, createdAt: `${certificate.issued_on}T00:00:00Z` },
	};
}

import type { BackendLocale } from "../../contract/locale";
import { methodOfOrder } from "../payment-methods/payment-methods";
import { type MailTexts, mailTexts } from "../texts/mail-texts";
import type { InvoicePaper } from "./invoice-paper";
import type { Fact, Letter, Section } from "./letter";
import { orderLines } from "./order-lines";
import { billingAddress, buyerFacts, closingLines, facts, namedAddresses, shippingAddress } from "./order-sections";
import { orderTotals, vatNote } from "./order-totals";
import { greeting } from "./plain-name";

export function invoiceLetter(paper: InvoicePaper, locale: BackendLocale): Letter {
	const { number, issuedOn, credits, order, positions } = paper;
	const texts = mailTexts(locale);
	const { t, day } = texts;
	const title = t(credits ? "invoice.creditTitle" : "invoice.title", { number });
	const lines = orderLines(order, texts);
	return {
		language: texts.language,
		subject: title,
		heading: title,
		paragraphs: [],
		data: { title: t("section.invoice"), facts: factsOf(paper, texts) },
		address: billingAddress(order, texts),
		shippingAddress: shippingAddress(order, texts),
		leadIn: credits
			? t("invoice.creditIntro", { number: credits.number, day: day(credits.issuedOn) })
			: t("invoice.intro", { order: order.order_number ?? "" }),
		lines: { ...lines, rows: lines.rows.map((row, index) => ({ ...row, position: positions[index] })) },
		totals: orderTotals(order, texts, paidTotals(paper, texts)),
		totalsNote: vatNote(order, texts),
		sections: [paymentSection(paper, texts)],
		addresses: namedAddresses(order),
		closing: closingLines(locale, texts),
		seller: paper.seller,
		document: {
			fileName: `${t(credits ? "invoice.creditFile" : "invoice.file")}-${number}.pdf`,
			createdAt: `${issuedOn}T00:00:00Z`,
		},
	};
}

/**
 * The mail that carries the PDF.
 * @param origin of the shop, for the link to the order; "" for none
 */
export function invoiceMailLetter(paper: InvoicePaper, locale: BackendLocale, origin: string): Letter {
	const { number, credits, order } = paper;
	const texts = mailTexts(locale);
	const { t } = texts;
	return {
		...invoiceLetter(paper, locale),
		paragraphs: [greeting(texts, order.forms?.billing?.name ?? ""), t(credits ? "invoice.creditMail" : "invoice.mail", { number })],
		...(origin ? { link: { text: t("order.link"), url: `${origin}/cart/${order.uuid}` } } : {}),
	};
}

function factsOf({ number, issuedOn, dueOn, deliveredOn, credits, order }: InvoicePaper, texts: MailTexts): Fact[] {
	const { t, day } = texts;
	return [
		...facts([
			[t(credits ? "invoice.creditNumber" : "invoice.number"), number],
			[t(credits ? "invoice.creditDate" : "invoice.date"), day(issuedOn)],
			[t("invoice.due"), dueOn ? day(dueOn) : ""],
			[t("invoice.credits"), credits ? t("invoice.creditsOf", { number: credits.number, day: day(credits.issuedOn) }) : ""],
			[t("invoice.reason"), credits?.reason ?? ""],
			[t("invoice.delivered"), credits ? "" : day(deliveredOn)],
			[t("order.number"), order.order_number ?? ""],
			[t("order.date"), order.processed_at ? day(order.processed_at) : ""],
		]),
		...buyerFacts(order, texts),
	];
}

/** The amount paid with the order, and the rest. */
const paidTotals = ({ prepaidOn, order }: InvoicePaper, { t, money }: MailTexts): Fact[] =>
	prepaidOn === null
		? []
		: [
				{ label: t("total.paid"), value: money(-order.total_price_with_vat) },
				{ label: t("total.open"), value: money(0), isStrong: true },
			];

export function paymentSection({ number, dueOn, prepaidOn, credits, seller, order }: InvoicePaper, texts: MailTexts): Section {
	const method = methodOfOrder(order.paymentmethod);
	const invoice = { number, total: order.total_price_with_vat, dueOn, prepaidOn, bank: seller.bank };
	return {
		title: texts.t("section.payment"),
		lines: credits ? [method.creditLine(texts)] : method.invoiceLines(invoice, texts),
	};
}

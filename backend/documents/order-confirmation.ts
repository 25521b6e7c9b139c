import type { Cart } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";
import { type MailTexts, mailTexts } from "../texts/mail-texts";
import type { Letter } from "./letter";
import { orderLines } from "./order-lines";
import {
	agreedItems,
	billingAddress,
	buyerFacts,
	closingLines,
	comments,
	confirmedDays,
	deliverySection,
	facts,
	namedAddresses,
	paymentSection,
	shippingAddress,
} from "./order-sections";
import { orderTotals, vatNote } from "./order-totals";
import { colleagueName, greeting } from "./plain-name";

/**
 * The content of the confirmation of a sent order, with the data its owner may read, for mail and PDF.
 * @param origin of the shop, for the link to the order; "" for none
 */
export function orderConfirmation(order: Cart, locale: BackendLocale, origin = ""): Letter {
	const texts = mailTexts(locale);
	const { t, day } = texts;
	const number = order.order_number ?? "";
	const sentAt = order.processed_at ?? "";
	// An order under review has been received, but is not confirmed yet.
	const title = t(order.needs_review ? "confirmation.receipt" : "confirmation.subject", { number });
	return {
		language: texts.language,
		subject: title,
		heading: title,
		paragraphs: [
			greeting(texts, order.forms?.billing?.name ?? ""),
			[t("confirmation.thanks"), ...(order.needs_review ? [t("confirmation.review")] : [])].join(" "),
		],
		...(origin ? { link: { text: t("order.link"), url: `${origin}/cart/${order.uuid}` } } : {}),
		data: {
			title: t("section.order"),
			facts: [
				...facts([
					[t("order.number"), number],
					[t("order.date"), sentAt && day(sentAt)],
					[t("order.offer"), order.from_offer ?? ""],
					[t("order.offerBefore"), order.offer_orders > 0 ? t("order.offerOrders", { count: order.offer_orders }) : ""],
					[t("order.approved"), approvalOf(order, texts)],
				]),
				...buyerFacts(order, texts),
			],
		},
		address: billingAddress(order, texts),
		shippingAddress: shippingAddress(order, texts),
		leadIn: t(order.needs_review ? "confirmation.received" : "confirmation.intro"),
		lines: orderLines({ ...order, items: agreedItems(order) }, texts),
		totals: orderTotals(order, texts),
		totalsNote: vatNote(order, texts),
		sections: [...confirmedDays(order, texts), deliverySection(order, texts), paymentSection(order, texts), ...comments(order, texts)],
		addresses: namedAddresses(order),
		closing: closingLines(locale, texts),
		document: { fileName: `${t(order.needs_review ? "confirmation.receiptFile" : "confirmation.file")}-${number}.pdf`, createdAt: sentAt },
	};
}

/** Approver and time; "" without an approval. */
function approvalOf({ approval }: Cart, { day }: MailTexts): string {
	if (approval?.state !== "approved" || approval.by === "") return "";
	const by = colleagueName(approval.by);
	return approval.decided_at === "" ? by : `${by}, ${day(approval.decided_at)}`;
}

import type { Cart } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";
import { orderPaper } from "../../contract/values/order-states";
import { type MailTexts, mailTexts } from "../texts/mail-texts";
import type { ClosingLine, Letter } from "./letter";
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
	termsLine,
} from "./order-sections";
import { orderTotals, vatNote } from "./order-totals";
import { colleagueName, greeting } from "./plain-name";

/** An order under review is received, but not confirmed yet. */
const words = {
	confirmation: {
		title: "confirmation.subject",
		text: ["confirmation.thanks"],
		leadIn: "confirmation.intro",
		file: "confirmation.file",
	},
	receipt: {
		title: "confirmation.receipt",
		text: ["confirmation.thanks", "confirmation.review"],
		leadIn: "confirmation.received",
		file: "confirmation.receiptFile",
	},
	cancelled: {
		title: "confirmation.cancelled",
		text: ["confirmation.cancelledText"],
		leadIn: "confirmation.cancelledIntro",
		file: "confirmation.cancelledFile",
	},
} as const;

/**
 * The confirmation of a sent order, or its replacement in another state, with the data that its owner may read, for mail and
 * PDF.
 * @param origin of the shop, for the link to the order; "" for none
 */
export function orderConfirmation(order: Cart, locale: BackendLocale, origin = ""): Letter {
	const texts = mailTexts(locale);
	const { t, day } = texts;
	const number = order.order_number ?? "";
	const sentAt = order.processed_at ?? "";
	const { title, text, leadIn, file } = words[orderPaper(order)];
	const subject = t(title, { number });
	return {
		language: texts.language,
		subject,
		heading: subject,
		paragraphs: [greeting(texts, order.forms?.billing?.name ?? ""), text.map((key) => t(key)).join(" ")],
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
		leadIn: t(leadIn),
		lines: orderLines({ ...order, items: agreedItems(order) }, texts),
		totals: orderTotals(order, texts),
		totalsNote: vatNote(order, texts),
		sections: [...confirmedDays(order, texts), deliverySection(order, texts), paymentSection(order, texts), ...comments(order, texts)],
		addresses: namedAddresses(order),
		closing: withTerms(closingLines(locale, texts), termsLine(order, texts, origin)),
		document: { fileName: `${t(file)}-${number}.pdf`, createdAt: sentAt },
	};
}

/** The terms are in the first closing line, which papers have, too. */
function withTerms([first = "", ...others]: ClosingLine[], terms: string): ClosingLine[] {
	const joined = (line: string) => [line, terms].filter(Boolean).join(" ");
	return [typeof first === "string" ? joined(first) : (seller) => joined(first(seller)), ...others];
}

/** Approver and time; "" without an approval. */
function approvalOf({ approval }: Cart, { day }: MailTexts): string {
	if (approval?.state !== "approved" || approval.by === "") return "";
	const by = colleagueName(approval.by);
	return approval.decided_at === "" ? by : `${by}, ${day(approval.decided_at)}`;
}

import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { orderLines } from "../../documents/order-lines";
import { closingLines, deliverySection, facts } from "../../documents/order-sections";
import { orderTotals, vatNote } from "../../documents/order-totals";
import { mailTexts } from "../../documents/texts";

/** An order that waits, as it was when it was asked for; of many lines only the first. */
export interface AskedOrder {
	cart: Cart;
	/** Name, else address. */
	buyer: string;
	/** ISO time. */
	askedAt: string;
	/** Of the shop, for the link. */
	origin: string;
}

/** To those who approve: what they are asked for, and where they say yes or no; nothing is decided by opening it. */
export function approvalAskedLetter({ cart, buyer, askedAt, origin }: AskedOrder, locale: BackendLocale): Letter {
	const texts = mailTexts(locale);
	const { t, day, money } = texts;
	const left = cart.length - cart.items.length - cart.orders_to_sets.length;
	const subject = t("approval.asked.subject", { total: money(cart.total_price) });
	return {
		language: texts.language,
		subject,
		heading: subject,
		paragraphs: [t("approval.asked.intro", { buyer })],
		link: { text: t("approval.asked.link"), url: `${origin}/users/approvals/${cart.uuid}` },
		data: {
			title: t("section.order"),
			facts: facts([
				[t("approval.asked.buyer"), buyer],
				[t("approval.asked.day"), day(askedAt)],
				[t("approval.asked.reference"), cart.reference],
			]),
		},
		lines: orderLines(cart, texts),
		totals: orderTotals(cart, texts),
		totalsNote: vatNote(cart, texts),
		sections: [
			...(left > 0 ? [{ title: t("shared.more"), lines: [t("approval.asked.more", { count: left })] }] : []),
			deliverySection(cart, texts),
		],
		addresses: [buyer],
		closing: closingLines(locale, texts),
	};
}

/** What a colleague has said of an order. */
export interface DecidedOrder {
	uuid: string;
	/** null until it is sent. */
	number: string | null;
	isCard: boolean;
	/** The buyer's own number; "" for none. */
	reference: string;
	/** Without VAT: what was approved, else what it came to when it was asked for. Cents. */
	total: number;
	/** ISO time; "" where it is not known. */
	askedAt: string;
	/** Name, else address, of who said it. */
	by: string;
	/** What was written along; "" for nothing. */
	comment: string;
	origin: string;
}

/** To its buyer: approved and sent, or, by card, approved and to be paid. */
export function approvalGivenLetter(decided: DecidedOrder, locale: BackendLocale): Letter {
	const { uuid, number, isCard, by, origin } = decided;
	const { t } = mailTexts(locale);
	const paragraph = isCard ? t("approval.given.card", { by }) : t("approval.given.invoice", { by, number: number ?? "" });
	const link = isCard
		? { text: t("approval.given.pay"), url: `${origin}/cart/${uuid}/summary` }
		: { text: t("order.link"), url: `${origin}/cart/${uuid}` };
	return { ...ofDecision(decided, "given", locale), paragraphs: [paragraph], link };
}

/** To its buyer: returned, with the comment told apart from the shop's words. */
export function approvalReturnedLetter(decided: DecidedOrder, locale: BackendLocale): Letter {
	const { uuid, by, comment, origin } = decided;
	const { t } = mailTexts(locale);
	const said = comment.split("\n").filter((line) => line.trim() !== "");
	return {
		...ofDecision(decided, "returned", locale),
		paragraphs: [t("approval.returned.intro", { by }), t("approval.returned.comment"), ...said],
		link: { text: t("approval.returned.link"), url: `${origin}/cart/${uuid}` },
	};
}

/** Which order it is about, by what its buyer knows it. */
function ofDecision({ number, reference, total, askedAt, by }: DecidedOrder, kind: "given" | "returned", locale: BackendLocale) {
	const texts = mailTexts(locale);
	const { t, day, money } = texts;
	const subject = t(`approval.${kind}.subject`, { total: money(total) });
	return {
		language: texts.language,
		subject,
		heading: subject,
		data: {
			title: t("section.order"),
			facts: facts([
				[t("order.number"), number ?? ""],
				[t("approval.asked.reference"), reference],
				[t("approval.asked.day"), askedAt && day(askedAt)],
				[t("total.net"), money(total)],
			]),
		},
		totals: [],
		totalsNote: "",
		sections: [],
		addresses: [by],
		closing: closingLines(locale, texts),
	};
}

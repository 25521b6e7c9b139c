import type { Cart, OrderDifference } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { LineSchedule } from "../../../contract/order-fields";
import type { Letter, Section } from "../../documents/letter";
import { closingLines, confirmedDays, namedAddresses } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { methodOfOrder } from "../../payment-methods/payment-methods";
import { type MailTexts, mailTexts } from "../../texts/mail-texts";
import { letterOf } from "../mail-definition";
import { aboutSentOrder, orderSummary } from "./order-summary";

export const orderDates = aboutSentOrder((order, locale, { origin }) => ({
	letter: datesLetter(order, locale, origin),
	orderNumber: order.order_number,
}));

/** A letter to the buyer with the confirmed dates of the order's lines. */
function datesLetter(order: Cart, locale: BackendLocale, origin: string): Letter {
	const texts = mailTexts(locale);
	const { t } = texts;
	const number = order.order_number ?? "";
	return {
		...letterOf(texts, t("dates.subject", { number })),
		paragraphs: [greeting(texts, order.forms?.billing?.name ?? ""), t("dates.text", { number })],
		...(origin ? { link: { text: t("order.link"), url: `${origin}/cart/${order.uuid}` } } : {}),
		sections: confirmedDays(order, texts),
		addresses: namedAddresses(order),
		closing: closingLines(locale, texts),
	};
}

export const orderChanged = aboutSentOrder((order, locale) => ({
	letter: changedLetter(order, locale),
	orderNumber: order.order_number,
}));

/** A letter to the buyer with the difference that the latest change makes, and the order as it is now. */
function changedLetter(order: Cart, locale: BackendLocale): Letter {
	const texts = mailTexts(locale);
	const { t } = texts;
	const number = order.order_number ?? "";
	const subject = t("changed.subject", { number });
	const change = order.changes.at(-1);
	const summary = orderSummary(order, locale);
	return {
		...summary,
		subject,
		heading: subject,
		paragraphs: [
			greeting(texts, order.forms?.billing?.name ?? ""),
			t(change?.by === "buyer" ? "changed.byBuyer" : "changed.text", { number }),
			...(change?.reason ? [change.reason] : []),
		],
		sections: [...(change ? differenceSections(change, texts) : []), ...(summary.sections ?? [])],
		closing: closingLines(locale, texts),
	};
}

/** The difference of a change, and the totals before and after. */
export function differenceSections(change: OrderDifference, texts: MailTexts): Section[] {
	const { t, money } = texts;
	const sums = (name: "net" | "gross", { from, to }: OrderDifference["total_price"]) =>
		`${t(`total.${name}`)}: ${t("changed.fromTo", { from: money(from), to: money(to) })}`;
	const lines = differenceLines(change, texts);
	return [
		...(lines.length > 0 ? [{ title: t("changed.difference"), lines }] : []),
		{ title: t("changed.totals"), lines: [sums("net", change.total_price), sums("gross", change.total_price_with_vat)] },
	];
}

function differenceLines({ lines, fields, freight }: OrderDifference, { t, day, money }: MailTexts): string[] {
	const daysOf = (schedule: LineSchedule) =>
		schedule.length === 0 ? t("changed.atOnce") : schedule.map(({ on, amount }) => `${amount} (${day(on)})`).join(", ");
	return [
		...lines.map(({ title, quantity: { from, to }, line_price: price, certificate, schedule }) => {
			if (to === 0) return t("changed.removed", { title });
			const figures = { title, to: String(to), priceTo: money(price.to) };
			return [
				from === 0 ? t("changed.added", figures) : t("changed.line", { ...figures, from: String(from), priceFrom: money(price.from) }),
				...(certificate ? [t("changed.certificate")] : []),
				...(schedule ? [`${t("line.schedule")}: ${daysOf(schedule)}`] : []),
			].join(", ");
		}),
		...fields.map((field) =>
			field === "freight" && freight
				? t("changed.freight", { from: money(freight.from), to: money(freight.to) })
				: t(`changed.field.${field}`),
		),
	];
}

export const orderRefused = aboutSentOrder((order, locale, { comment }) => ({
	letter: refusedLetter(order, locale, comment),
	orderNumber: order.order_number,
}));

/**
 * A letter to the buyer whose order staff have cancelled.
 * @param reason "" if staff rejected the order in its review
 */
function refusedLetter(order: Cart, locale: BackendLocale, reason: string): Letter {
	const { t } = mailTexts(locale);
	const number = order.order_number ?? "";
	return cancelledLetter(order, locale, {
		subject: t(reason ? "cancelled.subject" : "refused.subject", { number }),
		words: reason ? [t("cancelled.text", { number }), reason] : [t("refused.text", { number })],
	});
}

/** A letter to the buyer of an order that is cancelled. */
export function cancelledLetter(order: Cart, locale: BackendLocale, { subject, words }: { subject: string; words: string[] }): Letter {
	const texts = mailTexts(locale);
	const refund = methodOfOrder(order.paymentmethod).cancelledLine(texts);
	const paragraphs = [greeting(texts, order.forms?.billing?.name ?? ""), ...words, ...(refund === "" ? [] : [refund])];
	return { ...orderSummary(order, locale), subject, heading: subject, paragraphs, closing: closingLines(locale, texts) };
}

/** The comment of its row is the number of the withdrawn delivery. */
export const orderNotShipped = aboutSentOrder((order, locale, { origin, comment }) => ({
	letter: notShippedLetter(order, locale, { origin, delivery: comment }),
	orderNumber: order.order_number,
}));

/** A letter to the buyer who was told of a delivery that was recorded by mistake. */
function notShippedLetter(order: Cart, locale: BackendLocale, { origin, delivery }: { origin: string; delivery: string }): Letter {
	const texts = mailTexts(locale);
	const { t } = texts;
	return {
		...letterOf(texts, t("notShipped.subject", { delivery })),
		paragraphs: [
			greeting(texts, order.forms?.billing?.name ?? ""),
			t("notShipped.text", { delivery, number: order.order_number ?? "" }),
			t("notShipped.next"),
		],
		...(origin ? { link: { text: t("order.link"), url: `${origin}/cart/${order.uuid}` } } : {}),
		closing: closingLines(locale, texts),
	};
}

export const orderDone = aboutSentOrder((order, locale, { origin }) => ({
	letter: doneLetter(order, locale, origin),
	orderNumber: order.order_number,
}));

/** A letter to the buyer: everything has arrived, and problems can be reported on the linked page. */
function doneLetter(order: Cart, locale: BackendLocale, origin: string): Letter {
	const texts = mailTexts(locale);
	const { t } = texts;
	const number = order.order_number ?? "";
	const subject = t("done.subject", { number });
	return {
		...letterOf(texts, subject),
		paragraphs: [
			greeting(texts, order.forms?.billing?.name ?? ""),
			t("done.text", { number }),
			...(order.user_id === null ? [] : [t("done.claim")]),
		],
		...(origin ? { link: { text: t("order.link"), url: `${origin}/cart/${order.uuid}` } } : {}),
		closing: closingLines(locale, texts),
	};
}

import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { closingLines } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { cancelledLetter, differenceSections } from "./order-progress";
import { aboutSentOrder, orderSummary } from "./order-summary";

// Mails about orders that their buyers change or withdraw.

export const orderWithdrawn = aboutSentOrder((order, locale) => ({
	letter: withdrawnLetter(order, locale),
	orderNumber: order.order_number,
}));

/** A letter to the buyer who has cancelled an order. */
function withdrawnLetter(order: Cart, locale: BackendLocale): Letter {
	const { t } = mailTexts(locale);
	const number = order.order_number ?? "";
	return cancelledLetter(order, locale, { subject: t("withdrawn.subject", { number }), words: [t("withdrawn.text", { number })] });
}

const replyToBuyer = (order: Cart) => (order.forms?.billing ? { replyTo: order.forms.billing.email } : {});

export const buyerChanged = aboutSentOrder(
	(order, locale, { origin }) => ({ letter: toldLetter(order, locale, origin), ...replyToBuyer(order) }),
	{ isToShop: true },
);

/** A letter to staff: the buyer has changed or cancelled an order that nobody had confirmed. */
function toldLetter(order: Cart, locale: BackendLocale, origin: string): Letter {
	const { t } = mailTexts(locale);
	const { is_withdrawn: isWithdrawn, changes } = order;
	const change = changes.findLast(({ by }) => by === "buyer");
	const told = isWithdrawn || !change ? null : { ...change, comment: change.reason };
	return toStaff(order, locale, {
		...{ origin, told },
		subject: t(told ? "buyerChanged.subject" : "buyerChanged.withdrawnSubject", { number: order.order_number ?? "" }),
		text: t(told ? "buyerChanged.text" : "buyerChanged.withdrawnText"),
	});
}

export const changeAsked = aboutSentOrder(
	(order, locale, { origin }) => ({ letter: askedLetter(order, locale, origin), ...replyToBuyer(order) }),
	{ isToShop: true },
);

/** A letter to staff: the buyer asks for a change of a confirmed order. */
function askedLetter(order: Cart, locale: BackendLocale, origin: string): Letter {
	const { t } = mailTexts(locale);
	const told = order.change_requests.at(-1) ?? null;
	return toStaff(order, locale, {
		...{ origin, told },
		subject: t("changeAsked.subject", { number: order.order_number ?? "" }),
		text: t(told?.kind === "withdrawal" ? "changeAsked.withdrawal" : "changeAsked.change"),
	});
}

interface Told {
	subject: string;
	text: string;
	/** The change with what the buyer says to it; null for a cancellation. */
	told: (Parameters<typeof differenceSections>[0] & { comment: string }) | null;
	origin: string;
}

function toStaff(order: Cart, locale: BackendLocale, { subject, text, told, origin }: Told): Letter {
	const texts = mailTexts(locale);
	const summary = orderSummary(order, locale);
	return {
		...summary,
		subject,
		heading: subject,
		paragraphs: [text, ...(told?.comment ? told.comment.split("\n") : [])],
		...(origin ? { link: { text: texts.t("order.link"), url: `${origin}/cart/${order.uuid}` } } : {}),
		sections: [...(told ? differenceSections(told, texts) : []), ...(summary.sections ?? [])],
	};
}

/** The comment of its row is the id of the request. */
export const changeDeclined = aboutSentOrder((order, locale, { comment }) => ({
	letter: declinedLetter(order, locale, comment),
	orderNumber: order.order_number,
}));

/** A letter to the buyer whose change staff have declined. */
function declinedLetter(order: Cart, locale: BackendLocale, id: string): Letter {
	const texts = mailTexts(locale);
	const { t } = texts;
	const number = order.order_number ?? "";
	const subject = t("changeDeclined.subject", { number });
	const request = order.change_requests.find((one) => String(one.id) === id);
	const summary = orderSummary(order, locale);
	return {
		...summary,
		subject,
		heading: subject,
		paragraphs: [
			greeting(texts, order.forms?.billing?.name ?? ""),
			t("changeDeclined.text", { number }),
			...(request ? [request.answer] : []),
		],
		sections: [...(request ? differenceSections(request, texts) : []), ...(summary.sections ?? [])],
		closing: closingLines(locale, texts),
	};
}

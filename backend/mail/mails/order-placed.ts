import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import { orderPaper } from "../../../contract/values/order-states";
import type { Letter } from "../../documents/letter";
import { orderConfirmation } from "../../documents/order-confirmation";
import { signature } from "../../documents/order-sections";
import { plainName } from "../../documents/plain-name";
import { mailsToMailbox } from "../../platform/attempts";
import { mailTexts } from "../../texts/mail-texts";
import type { MailData } from "../mail-data";
import { aboutSentOrder, orderSummary } from "./order-summary";

/** To the buyer; copies go to the additional addresses of the order. */
export const orderConfirmationMail = aboutSentOrder((order, locale, { origin }) => ({
	letter: orderConfirmation(order, locale, origin),
	orderNumber: order.order_number,
}));

export const orderReceived = aboutSentOrder(
	async (order, locale, { db, data, cartId, origin }) => ({
		letter: receivedLetter(order, locale, origin, await data.companyNamedBy(db, cartId)),
		...(order.forms?.billing && { replyTo: order.forms.billing.email }),
	}),
	{ isToShop: true },
);

type Named = Awaited<ReturnType<MailData["companyNamedBy"]>>;

/**
 * A letter to staff: the whole new order, and whether it needs a review.
 * @param named the company that somebody outside its team orders for; null if none
 */
function receivedLetter(order: Cart, locale: BackendLocale, origin: string, named: Named): Letter {
	const texts = mailTexts(locale);
	const { t } = texts;
	const number = order.order_number ?? "";
	const paper = orderPaper(order);
	const subject = t("received.subject", { number, company: plainName(order.forms?.billing?.company ?? "") });
	const { document: _, leadIn: __, ...letter } = orderConfirmation(order, locale, origin);
	return {
		...letter,
		subject,
		heading: subject,
		paragraphs: [
			t(`received.${paper === "receipt" ? "review" : paper === "cancelled" ? paper : "confirmed"}`),
			...(named ? [t(`received.inName.${named.owners.length > 0 ? "owners" : "nobody"}`, { company: named.name, vat: named.vat })] : []),
		],
		closing: [signature(texts)],
	};
}

export const orderInName = aboutSentOrder(async (order, locale, { db, id }) => ({
	letter: inNameLetter(order, locale, await isLastOfDay(db, id)),
}));

/** Returns whether a mail is the last of its kind that a recipient receives within a day. */
async function isLastOfDay(db: D1Database, id: number): Promise<boolean> {
	const found = await db
		.prepare(
			`SELECT MAX((SELECT COUNT(*) FROM outbox b, json_each(b.recipients) one
				WHERE b.kind = m.kind AND b.id <= m.id AND b.created_at > strftime('%Y-%m-%dT%H:%M:%SZ', m.created_at, '-1 day')
					AND one.value = r.value COLLATE NOCASE)) AS count FROM outbox m, json_each(m.recipients) r WHERE m.id = ?`,
		)
		.bind(id)
		.first("count");
	return Number(found) >= mailsToMailbox;
}

/**
 * A letter to a team's owners: somebody outside the team has ordered for the company.
 * @param isLast whether the recipient's daily limit for this kind is reached
 */
function inNameLetter(order: Cart, locale: BackendLocale, isLast: boolean): Letter {
	const { t } = mailTexts(locale);
	const billing = order.forms?.billing;
	const subject = t("inName.subject", { number: order.order_number ?? "" });
	const paragraphs = [
		t("inName.intro", { company: plainName(billing?.company ?? ""), vat: billing?.vat ?? "" }),
		t("inName.what"),
		...(isLast ? [t("inName.last", { count: mailsToMailbox })] : []),
	];
	return { ...orderSummary(order, locale), subject, heading: subject, paragraphs };
}

export const offerOrdered = aboutSentOrder((order, locale) => ({ letter: offerOrderedLetter(order, locale) }));

/** A letter to the author of an offer: a colleague has ordered from it. */
function offerOrderedLetter(order: Cart, locale: BackendLocale): Letter {
	const { t } = mailTexts(locale);
	const subject = t("offerOrdered.subject", { number: order.order_number ?? "", offer: order.from_offer ?? "" });
	const name = plainName(order.forms?.billing?.name ?? "");
	const paragraphs = [t("offerOrdered.intro", { name, offer: order.from_offer ?? "" }), t("offerOrdered.what")];
	return { ...orderSummary(order, locale), subject, heading: subject, paragraphs };
}

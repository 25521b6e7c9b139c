import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { orderLines } from "../../documents/order-lines";
import { closingLines, deliverySection, facts } from "../../documents/order-sections";
import { orderTotals, vatNote } from "../../documents/order-totals";
import { colleagueName } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail } from "../mail-definition";
import { requestedMail } from "../mail-snapshots";
import { answersTo, approvalColumns } from "./approval-decision";

/** Approvers do not see each other. */
export const approvalAsked = defineMail({
	columns: approvalColumns,
	write: async (db, { locale, cart_id, created_at: requestedAt, origin, snapshot }) => {
		const { cart, buyer } = requestedMail.parse(snapshot);
		const letter = approvalRequestLetter({ cart, buyer: colleagueName(buyer), requestedAt, origin }, locale);
		return { letter, isApart: true, ...(await answersTo(db, "buyer", cart_id)) };
	},
});

interface WaitingOrder {
	cart: Cart;
	buyer: string;
	requestedAt: string;
	/** The shop's origin, for the link. */
	origin: string;
}

/** A letter to approvers with the request and a link to the decision page. Opening the link decides nothing. */
function approvalRequestLetter({ cart, buyer, requestedAt, origin }: WaitingOrder, locale: BackendLocale): Letter {
	const texts = mailTexts(locale);
	const { t, day, money } = texts;
	const left = cart.length - cart.items.length - cart.orders_to_sets.length;
	const isOnlyOfMonth = cart.approval_limit === null && cart.passed_limits.length > 0;
	const subject = t("approval.asked.subject", { total: money(cart.total_price) });
	return {
		language: texts.language,
		subject,
		heading: subject,
		paragraphs: [
			t(isOnlyOfMonth ? "approval.asked.introMonth" : "approval.asked.intro", { buyer }),
			...cart.passed_limits.map(({ code, name, spent_price: spent, order_price: order, limit_price: limit }) =>
				t("approval.asked.limit", { centre: `${code} ${name}`.trim(), spent: money(spent), order: money(order), limit: money(limit) }),
			),
		],
		link: { text: t("approval.asked.link"), url: `${origin}/users/approvals/${cart.uuid}` },
		data: {
			title: t("section.order"),
			facts: facts([
				[t("approval.asked.buyer"), buyer],
				[t("approval.asked.day"), day(requestedAt)],
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

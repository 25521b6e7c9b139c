import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { methodOfOrder } from "../../payment-methods/payment-methods";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail } from "../mail-definition";
import { answersTo, approvalColumns, type DecidedOrder, decidedOrder, ofDecision } from "./approval-decision";

export const approvalGiven = defineMail({
	columns: approvalColumns,
	write: async (db, row) => {
		const decided = await decidedOrder(db, row);
		const letter = approvalGivenLetter(decided, row.locale);
		return { letter, orderNumber: decided.number, ...(await answersTo(db, "approver", row.order_id)) };
	},
});

/** To the buyer: approved and sent, or, if prepaid, approved and ready for payment. */
function approvalGivenLetter(decided: DecidedOrder, locale: BackendLocale): Letter {
	const { uuid, number, method, by, origin } = decided;
	const texts = mailTexts(locale);
	const { t } = texts;
	const { provider, approvedLine } = methodOfOrder(method === null ? null : { name: method });
	const paragraph = approvedLine({ by, number: number ?? "" }, texts);
	const link = provider
		? { text: t("approval.given.pay"), url: `${origin}/cart/${uuid}/summary` }
		: { text: t("order.link"), url: `${origin}/cart/${uuid}` };
	return { ...ofDecision(decided, "given", locale), paragraphs: [paragraph], link };
}

import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail } from "../mail-definition";
import { answersTo, approvalColumns, type DecidedOrder, decidedOrder, ofDecision } from "./approval-decision";

export const approvalGiven = defineMail({
	columns: approvalColumns,
	write: async (db, row) => {
		const decided = await decidedOrder(db, row);
		const letter = approvalGivenLetter(decided, row.locale);
		return { letter, orderNumber: decided.number, ...(await answersTo(db, "approver", row.cart_id)) };
	},
});

/** To the buyer: approved and sent, or, if prepaid, approved and ready for payment. */
function approvalGivenLetter(decided: DecidedOrder, locale: BackendLocale): Letter {
	const { uuid, number, isPrepaid, by, origin } = decided;
	const { t } = mailTexts(locale);
	const paragraph = isPrepaid ? t("approval.given.card", { by }) : t("approval.given.invoice", { by, number: number ?? "" });
	const link = isPrepaid
		? { text: t("approval.given.pay"), url: `${origin}/cart/${uuid}/summary` }
		: { text: t("order.link"), url: `${origin}/cart/${uuid}` };
	return { ...ofDecision(decided, "given", locale), paragraphs: [paragraph], link };
}

import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail } from "../mail-definition";
import { answersTo, approvalColumns, type DecidedOrder, decidedOrder, ofDecision } from "./approval-decision";

export const approvalReturned = defineMail({
	columns: approvalColumns,
	write: async (db, row) => ({
		letter: approvalReturnedLetter(await decidedOrder(db, row), row.locale),
		...(await answersTo(db, "approver", row.cart_id)),
	}),
});

/** To the buyer: returned, with the comment set apart from the shop's text. */
function approvalReturnedLetter(decided: DecidedOrder, locale: BackendLocale): Letter {
	const { uuid, by, comment, origin } = decided;
	const { t } = mailTexts(locale);
	const said = comment.split("\n").filter((line) => line.trim() !== "");
	return {
		...ofDecision(decided, "returned", locale),
		paragraphs: [t("approval.returned.intro", { by }), t("approval.returned.comment"), ...said],
		link: { text: t("approval.returned.link"), url: `${origin}/cart/${uuid}` },
	};
}

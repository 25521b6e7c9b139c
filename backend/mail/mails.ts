import type { BackendLocale } from "../../contract/locale";
import type { MailData } from "./mail-data";
import { attachmentsOf, type MailDefinition, type Written } from "./mail-definition";
import { type MailKind, mailKind } from "./mail-kind";
import { accountMails } from "./mails/account";
import { approvalAsked } from "./mails/approval-asked";
import { approvalGiven, approvalReturned } from "./mails/approval-decision";
import { buyerChanged, changeAsked, changeDeclined, orderWithdrawn } from "./mails/buyer-changes";
import { claimMails } from "./mails/claims";
import { companyMails } from "./mails/company";
import { contactMails } from "./mails/contact";
import { invoiceMail } from "./mails/invoice";
import { listDue } from "./mails/list-due";
import { offer, requestAnswered } from "./mails/offer";
import { orderFileWaits } from "./mails/order-file-waits";
import { offerOrdered, orderConfirmationMail, orderInName, orderReceived } from "./mails/order-placed";
import { orderChanged, orderDates, orderDone, orderNotShipped, orderRefused } from "./mails/order-progress";
import { orderShipped } from "./mails/order-shipped";
import { paymentHeld } from "./mails/payment-held";
import { purchaseMail } from "./mails/purchase";
import { reminderMail } from "./mails/reminder";
import { sharedCart } from "./mails/shared-cart";
import { staffMails } from "./mails/staff";
import { stockNoticeMails } from "./mails/stock-notice";
import { teamInvitation } from "./mails/team-invitation";

/** All kinds of mail. A kind that is missing does not compile. */
export const mails = {
	order_confirmation: orderConfirmationMail,
	order_copy: orderConfirmationMail,
	order_received: orderReceived,
	order_in_name: orderInName,
	order_refused: orderRefused,
	order_dates: orderDates,
	order_changed: orderChanged,
	order_withdrawn: orderWithdrawn,
	buyer_changed: buyerChanged,
	change_asked: changeAsked,
	change_declined: changeDeclined,
	order_shipped: orderShipped,
	order_not_shipped: orderNotShipped,
	order_done: orderDone,
	offer_ordered: offerOrdered,
	invoice: invoiceMail,
	reminder: reminderMail,
	purchase: purchaseMail,
	...claimMails,
	payment_held: paymentHeld,
	approval_asked: approvalAsked,
	approval_given: approvalGiven,
	approval_returned: approvalReturned,
	offer,
	shared_cart: sharedCart,
	request_answered: requestAnswered,
	...contactMails,
	...accountMails,
	team_invitation: teamInvitation,
	...companyMails,
	...staffMails,
	list_due: listDue,
	order_file_waits: orderFileWaits,
	...stockNoticeMails,
} satisfies Record<MailKind, MailDefinition>;

/** @returns undefined for an unknown kind; the outbox may contain rows of removed kinds */
export const mailOfKind = (kind: string): MailDefinition | undefined => {
	const known = mailKind.safeParse(kind);
	return known.success ? mails[known.data] : undefined;
};

/** Writes the content of an outbox row from the data of its cause. */
export async function written(db: D1Database, data: MailData, row: { kind: string; locale: BackendLocale }): Promise<Written> {
	const definition = mailOfKind(row.kind);
	if (!definition) throw new Error(`There is no mail of the kind ${row.kind}.`);
	const mail = await definition.write(db, row, data);
	return { attachments: attachmentsOf(mail.letter, row.locale), ...mail };
}

import { z } from "zod";

/** All kinds of mail in the outbox; their content is in mail/mails.ts. */
export const mailKind = z.enum([
	"order_confirmation",
	"order_copy",
	"order_received",
	"order_in_name",
	"order_refused",
	"order_dates",
	"order_shipped",
	"offer_ordered",
	"invoice",
	"payment_held",
	"approval_asked",
	"approval_given",
	"approval_returned",
	"offer",
	"shared_cart",
	"contact_message",
	"contact_copy",
	"supplier_message",
	"supplier_copy",
	"account_verification",
	"account_exists",
	"magic_link",
	"password_reset",
	"account_none",
	"account_deleted",
	"password_changed",
	"team_invitation",
	"list_due",
]);
export type MailKind = z.output<typeof mailKind>;

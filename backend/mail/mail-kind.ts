import * as z from "zod";

export const mailKind = z.enum([
	"order_confirmation",
	"order_copy",
	"order_received",
	"order_in_name",
	"order_refused",
	"order_dates",
	"order_shipped",
	"order_done",
	"offer_ordered",
	"invoice",
	"claim_reported",
	"claim_answered",
	"payment_held",
	"approval_asked",
	"approval_given",
	"approval_returned",
	"offer",
	"shared_cart",
	"request_answered",
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
	"staff_code",
	"staff_invitation",
	"list_due",
	"stock_notice_confirm",
	"stock_notice",
]);
export type MailKind = z.output<typeof mailKind>;

/** Mails about a message: one to the shop, and one copy to its sender. */
export type ContactMailKind = Extract<MailKind, "contact_message" | "contact_copy" | "supplier_message" | "supplier_copy">;

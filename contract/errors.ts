import { z } from "zod";

/** Why the backend refuses, apart from the HTTP status. */
export const refusals = [
	"invalid",
	"not_found",
	"conflict",
	"idem_conflict",
	"processed",
	"unavailable_goods",
	"empty_cart",
	"form_missing",
	"payment_method_missing",
	"authority_missing",
	"freight_not_allowed",
	"amount_below_minimum",
	"amount_not_a_multiple",
	"too_many_messages",
	"offer_expired",
	"payment_failed",
	"waiting_for_approval",
	"approval_needed",
	"approval_not_needed",
	"no_approver",
	"invalid_credentials",
	"not_verified",
	"email_taken",
	"link_invalid",
	"not_signed_in",
	"sign_in_anew",
	"not_allowed",
	"too_many_attempts",
	"vat_taken",
	"in_another_team",
	"last_owner",
	"internal",
] as const;
export type Refusal = (typeof refusals)[number];

/** The answer of every call that fails. `error` is a sentence for the log, `code` is what the shop acts on. */
export const errorAnswer = z.object({
	error: z.string(),
	code: z.enum(refusals),
	/** Field name → keys of messages. */
	fields: z.record(z.string(), z.array(z.string())).optional(),
	/** Figures that a message needs, such as the minimum. */
	details: z.record(z.string(), z.number()).optional(),
});
export type ErrorAnswer = z.output<typeof errorAnswer>;

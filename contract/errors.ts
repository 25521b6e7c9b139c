import * as z from "zod";

/** Reasons for a refusal, independent of the HTTP status. */
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

export type RefusedStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503;

const statuses: Partial<Record<Refusal, RefusedStatus>> = {
	invalid: 422,
	not_found: 404,
	internal: 500,
	amount_below_minimum: 422,
	amount_not_a_multiple: 422,
	form_missing: 422,
	payment_method_missing: 422,
	authority_missing: 422,
	too_many_messages: 429,
	payment_failed: 503,
	invalid_credentials: 422,
	not_verified: 422,
	link_invalid: 422,
	not_signed_in: 401,
	not_allowed: 403,
	sign_in_anew: 403,
	too_many_attempts: 429,
};

export const statusOf = (code: Refusal): RefusedStatus => statuses[code] ?? 409;

/** The answer of every failed call. `error` is a sentence for the log; the shop acts on `code`. */
export const errorAnswer = z
	.object({
		error: z.string().describe("A sentence for the log."),
		code: z.enum(refusals).describe("The shop acts on this code."),
		fields: z.record(z.string(), z.array(z.string())).optional().describe("Field name → message keys (docs/backend.md)."),
		details: z.record(z.string(), z.number()).optional().describe("Values for the message, such as the minimum."),
	})
	.describe("The answer of every failed call.");
export type ErrorAnswer = z.output<typeof errorAnswer>;

import type { Refusal } from "../../contract/errors";

type Status = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503;

const statuses: Partial<Record<Refusal, Status>> = {
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

/**
 * What is not there, or is somebody else's: both are answered alike, and the record of security alone tells them apart.
 * @param foreign what it is, where it is somebody else's: "foreign_cart"
 */
export const notFound = (message: string, foreign?: string): Refused => new Refused("not_found", message, undefined, undefined, foreign);

/** Thrown by a rule that says no; answered as the contract's error with its status (409 unless said otherwise). */
export class Refused extends Error {
	readonly status: Status;
	constructor(
		readonly code: Refusal,
		message: string,
		readonly details?: Record<string, number>,
		readonly fields?: Record<string, string[]>,
		/** For the record of security alone (security-events.ts): which rule it was, where the code does not say it. */
		readonly rule: string = code,
	) {
		super(message);
		this.status = statuses[code] ?? 409;
	}
}

import { type Refusal, type RefusedStatus, statusOf } from "../../contract/errors";

/**
 * The refusal for a missing object or one of another owner. Both look the same; only the security log distinguishes them.
 * @param foreign the kind of another owner's object: "foreign_cart"
 */
export const notFound = (message: string, foreign?: string): Refused => new Refused("not_found", message, undefined, undefined, foreign);

/** Thrown by a rule that says no; answered as the contract's error with its status. */
export class Refused extends Error {
	readonly status: RefusedStatus;
	constructor(
		readonly code: Refusal,
		message: string,
		readonly details?: Record<string, number>,
		readonly fields?: Record<string, string[]>,
		/** The violated rule for the security log (security-events.ts), if the code does not name it. */
		readonly rule: string = code,
	) {
		super(message);
		this.status = statusOf(code);
	}
}

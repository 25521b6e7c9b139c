import { type Refusal, type RefusedStatus, statusOf } from "../../contract/errors";

/**
 * What is not there, or is somebody else's: both are answered alike, and the record of security alone tells them apart.
 * @param foreign what it is, where it is somebody else's: "foreign_cart"
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
		/** For the record of security alone (security-events.ts): which rule it was, where the code does not say it. */
		readonly rule: string = code,
	) {
		super(message);
		this.status = statusOf(code);
	}
}

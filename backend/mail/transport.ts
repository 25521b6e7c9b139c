/** A message with its envelope. */
export interface Handover {
	/** Address of the sender without its name. */
	from: string;
	to: readonly string[];
	/** The whole message: headers and body, lines separated by CR LF. */
	message: Uint8Array;
}

/** A failed recipient; the reason contains no addresses. */
export interface Failure {
	address: string;
	reason: string;
	/** A permanent failure: do not retry. */
	isFinal: boolean;
}

/** The result for each recipient. */
export interface Outcome {
	accepted: string[];
	failed: Failure[];
}

/** A mail transport. */
export interface Transport {
	/** @throws Unreachable if the server cannot be used, regardless of the mail */
	deliver(handover: Handover): Promise<Outcome>;
	/** Closes its connection; a later delivery opens a new one. */
	close(): void;
}

/** The mail server is unreachable or rejects the login: not the mail's failure. */
export class Unreachable extends Error {}

/** A server's reply without the addresses in it, at most 300 characters. */
export const withoutAddresses = (text: string): string =>
	text
		.slice(0, 2000)
		.replace(/\s+/g, " ")
		.replace(/(?<![^\s<>,;:"'])<?[^\s<>,;:"']+@[^\s<>,;:"']+>?/g, "<…>")
		.slice(0, 300);

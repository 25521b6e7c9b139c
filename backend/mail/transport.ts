export interface Handover {
	from: string;
	to: readonly string[];
	/** The whole message: headers and body, lines separated by CR LF. */
	message: Uint8Array;
}

export interface Failure {
	address: string;
	reason: string;
	/** A permanent failure: do not retry. */
	isFinal: boolean;
}

export interface Outcome {
	accepted: string[];
	failed: Failure[];
}

export interface Transport {
	/** @throws Unreachable if the server cannot be used, regardless of the mail */
	deliver(handover: Handover): Promise<Outcome>;
	/** Closes its connection; a later delivery opens a new one. */
	close(): void;
}

/** The mail server is unreachable or rejects the login: not the mail's failure. */
export class Unreachable extends Error {}

/** A server's reply without addresses, at most 300 characters. */
export const withoutAddresses = (text: string): string =>
	text
		.slice(0, 2000)
		.replace(/\s+/g, " ")
		.replace(/(?<![^\s<>,;:"'])<?[^\s<>,;:"']+@[^\s<>,;:"']+>?/g, "<…>")
		.slice(0, 300);

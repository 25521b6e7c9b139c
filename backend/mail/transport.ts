/** A message with its envelope. */
export interface Handover {
	/** The address of the sender alone. */
	from: string;
	to: readonly string[];
	/** The whole message: headers and body, lines separated by CR LF. */
	message: Uint8Array;
}

/** Why a recipient did not get it; the reason holds no addresses. */
export interface Failure {
	address: string;
	reason: string;
	/** Another attempt would end alike. */
	isFinal: boolean;
}

/** What has become of each recipient. */
export interface Outcome {
	accepted: string[];
	failed: Failure[];
}

/** A way out for mail. */
export interface Transport {
	/** @throws Unreachable where the server cannot be talked to, whatever the mail */
	deliver(handover: Handover): Promise<Outcome>;
	/** Ends what it has opened; afterwards a new delivery opens it again. */
	close(): void;
}

/** The mail server is not there, or does not let us in: no fault of a mail. */
export class Unreachable extends Error {}

/** A server's words without the addresses in them, at most 300 characters. */
export const withoutAddresses = (text: string): string =>
	text
		.replace(/\s+/g, " ")
		.replace(/<?[^\s<>,;:"']+@[^\s<>,;:"']+>?/g, "<…>")
		.slice(0, 300);

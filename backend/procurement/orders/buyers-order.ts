import type { BackendLocale } from "../../../contract/locale";

/** A line of an order from a buyer's system, whatever language it speaks. */
export interface BuyersLine {
	/** Its number in the buyer's order: "10". */
	line: string;
	quantity: number;
	/** The buyer's unit; "" if it names none: then the shop's. */
	unit: string;
	/** The shop's article number, or a number of the buyer's own. */
	code: string;
	/** The line of a returned cart that it comes from (`reference` of a returned line); "" for none. */
	reference: string;
	/** The buyer's price of the whole line, in cents without VAT, maybe with a fraction; null if the order does not say. */
	cents: number | null;
	/** The wanted day, ISO; "" for none. */
	wantedOn: string;
	comment: string;
}

export interface BuyersPlace {
	company: string;
	name: string;
	phone: string;
	streetAddress: string;
	addressAdditionalLine: string;
	postCode: string;
	city: string;
	country: string;
}

export interface BuyersOrder {
	/** The buyer's order number. */
	number: string;
	/** The id of the message. */
	payloadId: string;
	/** The same for messages with the same order. */
	digest: string;
	/** JSON that answers to the order need again. */
	head: object;
	lines: readonly BuyersLine[];
	/** null: to the company's own address. */
	shipTo: BuyersPlace | null;
	comment: string;
	/** "" for none. */
	costCentre: string;
	locale: BackendLocale;
	/** The shop's origin, for links in mails. */
	origin: string;
	/** The buyer's system only tries it: everything is looked at, and nothing ordered. */
	isTest: boolean;
}

/**
 * invalid: the order makes no sense; unknown: it names what does not exist; conflict: it does not fit what is true today; again: it may be
 * taken the next time.
 */
export type ProblemKind = "invalid" | "unknown" | "conflict" | "again";

export interface LineProblem {
	kind: ProblemKind;
	/** A sentence for people at the buyer's, in English like all of what systems say to each other. */
	text: string;
}

/** An order that cannot be taken, with all that is wrong with it. */
export class OrderProblem extends Error {
	readonly kind: ProblemKind;

	constructor(problems: readonly LineProblem[]) {
		super(problems.map(({ text }) => text).join(" "));
		this.kind = problems[0]?.kind ?? "invalid";
	}
}

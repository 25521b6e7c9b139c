/** Statuses of cXML's reference that the shop answers with, by their codes. */
export const statusTexts = {
	200: "OK",
	400: "Bad Request",
	401: "Unauthorized",
	406: "Not Acceptable",
	409: "Conflict",
	417: "Expectation Failed",
	450: "Not Implemented",
	475: "Signature Required",
	477: "Signature Unacceptable",
	500: "Internal Server Error",
	560: "Temporary Server Error",
} as const;
export type StatusCode = keyof typeof statusTexts;

/** A message that the shop does not take: the status of its answer, and what is wrong with it. */
export class CxmlRefusal extends Error {
	constructor(
		readonly status: Exclude<StatusCode, 200>,
		message: string,
	) {
		super(message);
	}
}

/** Why an order's file is not taken: syntax (SV) or a rule of its document type (BV), as Peppol's message level response says it. */
export class OrderRefused extends Error {
	constructor(
		readonly kind: "SV" | "BV",
		/** The violated rule (PEPPOL-T01-R024), or a short name of the problem. */
		readonly rule: string,
		message: string,
		/** XPath of the element; NA if unknown. */
		readonly at = "NA",
	) {
		super(message);
	}
}

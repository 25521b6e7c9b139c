import type { ElectronicAddress } from "../../contract/values/e-invoice";
import type { SellerOnPapers } from "./seller-on-papers";
import { endpoint, ownAddress } from "./ubl/parties";
import { leaf, node } from "./xml";

const namespaces = [
	'xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"',
	'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
	'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(" ");

export interface MessageProblem {
	/** SV: syntax; BV: a rule of the document or of the seller. */
	kind: "SV" | "BV";
	/** The violated rule. */
	rule: string;
	message: string;
	/** XPath of the element; NA if unknown. */
	at: string;
}

export interface AnsweredMessage {
	id: string;
	/** ISO day. */
	day: string;
	/** The answered document; NA if it could not be read. */
	document: string;
	/** Its sender; null if it could not be read. */
	buyer: ElectronicAddress | null;
	/** Why it is refused, or what it has done. */
	problem: MessageProblem | { done: string };
}

/** The answer to a message as a Peppol Message Level Response 3 (transaction T71, UBL 2.1 ApplicationResponse). */
export function messageResponse({ id, day, document, buyer, problem }: AnsweredMessage, own: SellerOnPapers): string {
	const isDone = "done" in problem;
	const text = isDone ? problem.done : `[${problem.rule}] ${problem.message}`;
	const children = [
		leaf("cbc:CustomizationID", "urn:fdc:peppol.eu:poacc:trns:mlr:3"),
		leaf("cbc:ProfileID", "urn:fdc:peppol.eu:poacc:bis:mlr:3"),
		leaf("cbc:ID", id),
		leaf("cbc:IssueDate", day),
		node("cac:SenderParty", endpoint(ownAddress(own))),
		node("cac:ReceiverParty", endpoint(buyer ?? ownAddress(own))),
		node(
			"cac:DocumentResponse",
			node("cac:Response", leaf("cbc:ResponseCode", isDone ? "AP" : "RE"), leaf("cbc:Description", text)),
			node("cac:DocumentReference", leaf("cbc:ID", document)),
			isDone
				? ""
				: node(
						"cac:LineResponse",
						node("cac:LineReference", leaf("cbc:LineID", problem.at)),
						node(
							"cac:Response",
							leaf("cbc:ResponseCode", "RE"),
							leaf("cbc:Description", text),
							node("cac:Status", leaf("cbc:StatusReasonCode", problem.kind)),
						),
					),
		),
	];
	return `<?xml version="1.0" encoding="UTF-8"?>\n<ApplicationResponse ${namespaces}>${children.join("")}</ApplicationResponse>\n`;
}

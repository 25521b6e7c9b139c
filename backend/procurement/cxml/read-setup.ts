import { elementsAt, textAt, type XmlElement } from "../../platform/xml-elements";
import { required } from "./read-message";
import { addressOf, type CxmlAddress, type CxmlItem, extrinsicsOf, itemOf } from "./read-parts";
import { CxmlRefusal } from "./status";

const operations = ["create", "edit", "inspect"] as const;
export type Operation = (typeof operations)[number];

export interface PunchOutSetup {
	operation: Operation;
	buyerCookie: string;
	/** The address to which the browser sends the cart. */
	returnUrl: string;
	extrinsics: Readonly<Record<string, string>>;
	/** The person who opens the shop; "" if the message does not say. */
	contact: { name: string; email: string };
	shipTo: CxmlAddress | null;
	/** The code of the goods that the user has chosen in the buyer's own catalogue; "" for none. */
	selected: string;
	/** The cart that is edited or inspected, as the buyer's system has it. */
	items: readonly CxmlItem[];
}

/** @throws CxmlRefusal 400, 450 for another operation */
export function readSetup(request: XmlElement): PunchOutSetup {
	const operation = operations.find((one) => one === (request.attributes.operation ?? "create"));
	if (!operation) throw new CxmlRefusal(450, `There is no operation ${request.attributes.operation}: create, edit or inspect.`);
	const [contact] = elementsAt(request, "Contact");
	const extrinsics = extrinsicsOf(request);
	const items = elementsAt(request, "ItemOut").map(itemOf);
	if (operation !== "create" && items.length === 0)
		throw new CxmlRefusal(400, `There is nothing to ${operation}: the message has no ItemOut.`);
	return {
		operation,
		buyerCookie: required(textAt(request, "BuyerCookie"), "BuyerCookie"),
		returnUrl: returnUrlOf(textAt(request, "BrowserFormPost/URL")),
		extrinsics,
		contact: {
			name: textAt(contact, "Name") || extrinsics.UserFullName || [extrinsics.FirstName, extrinsics.LastName].join(" ").trim(),
			email: textAt(contact, "Email") || (extrinsics.UserEmail ?? ""),
		},
		shipTo: addressOf(elementsAt(request, "ShipTo")[0]),
		selected: textAt(request, "SelectedItem/ItemID/SupplierPartID"),
		items,
	};
}

/** @throws CxmlRefusal 400 */
function returnUrlOf(text: string): string {
	if (text.length > 2000 || URL.parse(text) === null) throw new CxmlRefusal(400, "BrowserFormPost has no address.");
	return text;
}

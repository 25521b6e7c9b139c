import { elementsAt, textAt, type XmlElement } from "../../platform/xml-elements";
import { required } from "./read-message";
import { addressOf, type CxmlAddress, type CxmlItem, dayOf, extrinsicsOf, itemOf, type Money, moneyAt } from "./read-parts";
import { CxmlRefusal } from "./status";

/** More lines than an order of the shop has. */
const maxItems = 1000;

export interface CxmlOrder {
	/** The buyer's order number. */
	orderId: string;
	/** As written; "" if the message does not say. */
	orderDate: string;
	total: Money | null;
	shipTo: CxmlAddress | null;
	billTo: CxmlAddress | null;
	contact: { name: string; email: string };
	comment: string;
	extrinsics: Readonly<Record<string, string>>;
	items: readonly CxmlItem[];
}

/** @throws CxmlRefusal 400, 450 for a change or a withdrawal of an order */
export function readOrder(request: XmlElement): CxmlOrder {
	const [header] = elementsAt(request, "OrderRequestHeader");
	if (!header) throw new CxmlRefusal(400, "The OrderRequest has no OrderRequestHeader.");
	const orderId = required(header.attributes.orderID, "orderID");
	const { type = "new", orderType = "regular" } = header.attributes;
	if (type !== "new")
		throw new CxmlRefusal(450, `An order of type ${type} is not taken: please write to us to change or withdraw ${orderId}.`);
	if (orderType !== "regular") throw new CxmlRefusal(450, `Orders of the kind ${orderType} are not taken.`);
	const items = elementsAt(request, "ItemOut").map(itemOf);
	if (items.length === 0) throw new CxmlRefusal(400, "The order has no ItemOut.");
	if (items.length > maxItems) throw new CxmlRefusal(400, `The order has more than ${maxItems} lines.`);
	const ofHeader = addressOf(elementsAt(header, "ShipTo")[0]);
	const places = elementsAt(request, "ItemOut/ShipTo").flatMap((one) => addressOf(one) ?? []);
	const shipTo = ofHeader ?? places[0] ?? null;
	if (places.some((place) => !isSame(place, shipTo)))
		throw new CxmlRefusal(400, "An order goes to one place: its lines have several ShipTo.");
	const [contact] = elementsAt(header, "Contact");
	return {
		orderId,
		orderDate: dayOf(header.attributes.orderDate) === "" ? "" : (header.attributes.orderDate ?? "").trim().slice(0, 40),
		total: moneyAt(header, "Total/Money"),
		shipTo,
		billTo: addressOf(elementsAt(header, "BillTo")[0]),
		contact: { name: textAt(contact, "Name"), email: textAt(contact, "Email") },
		comment: textAt(header, "Comments").slice(0, 2000),
		extrinsics: extrinsicsOf(header),
		items,
	};
}

const isSame = (place: CxmlAddress, other: CxmlAddress | null): boolean => JSON.stringify(place) === JSON.stringify(other);

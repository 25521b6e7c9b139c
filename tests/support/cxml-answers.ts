import { elementsAt, textAt, walkElements, type XmlElement } from "../../backend/platform/xml-elements";

/** The root of a message. */
export function rootOf(text: string): XmlElement {
	const roots: XmlElement[] = [];
	walkElements(text, 0, { onElement: (element) => roots.push(element) });
	const [root] = roots;
	if (!root) throw new Error("The message is empty.");
	return root;
}

/** The status of an answer, and what it says. */
export function statusOf(text: string): { code: number; said: string } {
	const [status] = elementsAt(rootOf(text), "Response/Status");
	return { code: Number(status?.attributes.code), said: status?.text ?? "" };
}

/** The path of the start page in an answer to a set-up. */
export const startPathOf = (text: string): string => {
	const url = textAt(rootOf(text), "Response/PunchOutSetupResponse/StartPage/URL");
	if (url === "") return "";
	const { pathname, search } = new URL(url);
	return pathname + search;
};

/** An item of a returned cart. */
export interface TakenItem {
	quantity: string;
	code: string;
	auxiliary: string;
	price: string;
	unit: string;
}

export const itemsOf = (message: string): TakenItem[] =>
	elementsAt(rootOf(message), "Message/PunchOutOrderMessage/ItemIn").map((item) => ({
		quantity: item.attributes.quantity ?? "",
		code: textAt(item, "ItemID/SupplierPartID"),
		auxiliary: textAt(item, "ItemID/SupplierPartAuxiliaryID"),
		price: textAt(item, "ItemDetail/UnitPrice/Money"),
		unit: textAt(item, "ItemDetail/UnitOfMeasure"),
	}));

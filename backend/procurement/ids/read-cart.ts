import { longestCart } from "../../../contract/procurement";
import { maxLines } from "../../../contract/values/order-bounds";
import { messageBounds, textAt, walkElements, type XmlElement, XmlRefusal } from "../../platform/xml-elements";

/** A line of a cart that software of trades sends. */
export interface IdsItem {
	line: number;
	/** The supplier's article number; "" if the software knows another one alone. */
	article: string;
	ean: string;
	/** As written, with a point. */
	quantity: number;
	/** IDS has codes of UN/ECE: PCE, MTR, KGM. */
	unit: string;
	text: string;
	/** The buyer's number of the position, and one below it; "" for none. */
	position: string;
	subPosition: string;
	/** The line of a cart that has returned, as the shop has written it (`ReturnedLine`); "" for none. */
	reference: string;
	note: string;
	/** Alternative and optional positions are wanted by nobody yet. */
	isWanted: boolean;
}

export interface IdsCart {
	/** The buyer's job, and a text for the whole order. */
	commission: string;
	note: string;
	/** ISO day; "" for none. */
	deliveryDay: string;
	isPickup: boolean;
	items: IdsItem[];
}

/**
 * Reads a cart (Warenkorb) of IDS Connect 1.3 to 2.5. Its namespaces do not matter, since programs leave them out.
 * @returns an explanation of what is wrong
 */
export function readIdsCart(xml: string): IdsCart | string {
	if (xml.length > longestCart) return "The cart is too long.";
	const cart: IdsCart = { commission: "", note: "", deliveryDay: "", isPickup: false, items: [] };
	const wrong: string[] = [];
	let root = "";
	try {
		walkElements(xml, 2, {
			...messageBounds,
			onOpen: ({ name }) => {
				root ||= name;
				if (root !== "Warenkorb") throw new XmlRefusal(`${root} is no cart of IDS Connect: it has no Warenkorb.`);
			},
			onElement: (element) => {
				if (element.name === "OrderInfo") Object.assign(cart, orderOf(element));
				if (element.name !== "OrderItem") return;
				if (cart.items.length >= maxLines) throw new XmlRefusal(`The cart has more than ${maxLines} lines.`);
				const item = itemOf(element);
				if (typeof item === "string") wrong.push(`Line ${element.line}: ${item}`);
				else cart.items.push(item);
			},
		});
	} catch (error) {
		if (error instanceof XmlRefusal) return error.message;
		throw error;
	}
	if (wrong.length > 0) return wrong.slice(0, 20).join(" ");
	return cart.items.length === 0 ? "The cart has no lines (OrderItem)." : cart;
}

const orderOf = (order: XmlElement): Omit<IdsCart, "items"> => ({
	commission: textAt(order, "Kommission"),
	note: textAt(order, "ZusatzText"),
	deliveryDay: /^\d{4}-\d{2}-\d{2}$/.exec(textAt(order, "DeliveryDate"))?.[0] ?? "",
	isPickup: /abhol/i.test(textAt(order, "ModeOfShipment")),
});

/** The shop's own reference of a line (`ReturnedLine`), from both fields that have it; "" for those of others. */
const referenceOf = (cart: string, line: string): string =>
	/^[\da-f]{32}$/.test(cart) && line !== "" ? `${cart.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}/${line}` : "";

function itemOf(item: XmlElement): IdsItem | string {
	const [article, ean, written] = [textAt(item, "ArtNo"), textAt(item, "EAN"), textAt(item, "Qty")];
	if (article === "" && ean === "") return "An article has neither a number (ArtNo) nor an EAN.";
	const quantity = /^\d{1,9}(?:[.,]\d{1,4})?$/.test(written) ? Number(written.replace(",", ".")) : 0;
	if (quantity <= 0) return `The quantity "${written}" (Qty) of ${article || ean} is not taken: a number above 0.`;
	return {
		...{ line: item.line, article, ean, quantity },
		unit: textAt(item, "QU").toUpperCase() || "PCE",
		text: textAt(item, "Kurztext"),
		position: textAt(item, "RefItems/Customer"),
		subPosition: textAt(item, "RefItems/CustomerSubNo"),
		reference: referenceOf(textAt(item, "RefItems/Supplier"), textAt(item, "RefItems/SupplierSubNo")),
		note: textAt(item, "Hinweis"),
		isWanted: !/^(?:alternate|provis)$/i.test(textAt(item, "ItemChara")),
	};
}

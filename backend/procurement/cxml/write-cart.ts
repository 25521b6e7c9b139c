import { decimal, element, leaf, type Markup } from "../../documents/xml";
import { carried, type Envelope, money, type Parties, said } from "./write-message";

export interface ReturnedItem {
	/** Pieces of a cut line, otherwise units of sale. */
	quantity: number;
	code: string;
	/** Finds the line again, with its price. */
	auxiliaryId: string;
	/** Cents of the whole line, with its cuts and certificate, after all discounts, without VAT. */
	lineCents: number;
	description: string;
	/** A few words of it. */
	shortName: string;
	unit: string;
	/** Codes of groups of goods, by system: UNSPSC, ETIM, ECLASS. At least one. */
	classifications: readonly { domain: string; code: string }[];
	manufacturer: string;
	manufacturersCode: string;
	/** Whole days until it arrives; null if it is not known. */
	leadDays: number | null;
	extrinsics: Readonly<Record<string, string>>;
}

export interface ReturnedCart {
	buyerCookie: string;
	/** The visit ends without a change of what the buyer's system has: there are no items. */
	isUnchanged: boolean;
	/** Whether the buyer's system may send the cart back to be changed. */
	mayEdit: boolean;
	shippingCents: number;
	shipping: string;
	taxCents: number;
	tax: string;
	items: readonly ReturnedItem[];
}

/** The cart for the buyer's system (PunchOutOrderMessage). Its total is that of the goods, without VAT and freight. */
export function cartMessage(envelope: Envelope, parties: Omit<Parties, "secret">, cart: ReturnedCart): string {
	const { language } = envelope;
	const total = cart.items.reduce((sum, { lineCents }) => sum + lineCents, 0);
	const header = element(
		"PunchOutOrderMessageHeader",
		{ operationAllowed: cart.mayEdit ? "edit" : "create", quoteStatus: "final" },
		element("Total", {}, money(total)),
		element("Shipping", {}, money(cart.shippingCents), said("Description", cart.shipping, language)),
		element("Tax", {}, money(cart.taxCents), said("Description", cart.tax, language)),
	);
	const items = cart.items.map((item) => itemIn(item, language));
	const message = element("PunchOutOrderMessage", {}, leaf("BuyerCookie", cart.buyerCookie), header, ...items);
	return carried(envelope, parties, ...(cart.isUnchanged ? [element("Status", { code: "204", text: "No Content" })] : []), message);
}

function itemIn(item: ReturnedItem, language: string): Markup {
	const { shortName, description } = item;
	const short = leaf("ShortName", shortName);
	const described = element("Description", { "xml:lang": language }, short, escapedText(description));
	return element(
		"ItemIn",
		{ quantity: String(item.quantity) },
		element("ItemID", {}, leaf("SupplierPartID", item.code), leaf("SupplierPartAuxiliaryID", item.auxiliaryId)),
		element(
			"ItemDetail",
			{},
			element("UnitPrice", {}, leaf("Money", unitPrice(item), { currency: "EUR" })),
			described,
			leaf("UnitOfMeasure", item.unit),
			...item.classifications.map(({ domain, code }) => leaf("Classification", code, { domain })),
			leaf("ManufacturerPartID", item.manufacturersCode),
			said("ManufacturerName", item.manufacturer, language),
			leaf("LeadTime", item.leadDays === null ? "" : String(item.leadDays)),
			...Object.entries(item.extrinsics).map(([name, text]) => leaf("Extrinsic", text, { name })),
		),
	);
}

/** A text between elements. */
const escapedText = (text: string): Markup => leaf("x", text).slice("<x>".length, -"</x>".length);

/**
 * The price of one unit, in euros. A line's total may be no multiple of its quantity: then the price has more places, so that the quantity
 * times it rounds to the total.
 */
export function unitPrice({ lineCents, quantity }: Pick<ReturnedItem, "lineCents" | "quantity">): string {
	if (lineCents % quantity === 0) return decimal(lineCents / quantity);
	const places = 2 + Math.max(2, Math.ceil(Math.log10(quantity)) + 1);
	return (lineCents / 100 / quantity).toFixed(places);
}

import { elementsAt, textAt, type XmlElement } from "../../platform/xml-elements";
import { CxmlRefusal } from "./status";

/** A place of delivery or payment. Fields that a message leaves out are "". */
export interface CxmlAddress {
	/** The buyer's own number of the place. */
	id: string;
	name: string;
	/** Persons and departments, from the nearest on. */
	deliverTo: readonly string[];
	streets: readonly string[];
	postCode: string;
	city: string;
	/** ISO code in capitals. */
	country: string;
	email: string;
	phone: string;
}

/** An item of a message from a buyer's system: of its cart, or of an order. */
export interface CxmlItem {
	/** Its number in the order; its position in a set-up. */
	line: string;
	/** As written: "12", "12.5". */
	quantity: string;
	supplierPartId: string;
	auxiliaryId: string;
	description: string;
	/** "" if the message does not say. */
	unit: string;
	price: Money | null;
	/** Units of the price: 12.50 EUR per 100; null for one. */
	priceBase: string | null;
	requestedOn: string;
	comment: string;
	extrinsics: Readonly<Record<string, string>>;
}

export interface Money {
	/** As written: "1,234.50". */
	amount: string;
	currency: string;
}

const most = 255;
const cut = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, most);

export function addressOf(element: XmlElement | undefined): CxmlAddress | null {
	const [address] = elementsAt(element, "Address");
	if (!address) return null;
	const [postal] = elementsAt(address, "PostalAddress");
	const texts = (name: string) => elementsAt(postal, name).flatMap(({ text }) => (text === "" ? [] : [cut(text)]));
	const [country] = elementsAt(postal, "Country");
	const phone = elementsAt(address, "Phone/TelephoneNumber")[0];
	return {
		id: cut(address.attributes.addressID ?? ""),
		name: cut(textAt(address, "Name")),
		deliverTo: texts("DeliverTo"),
		streets: texts("Street"),
		postCode: cut(textAt(postal, "PostalCode")),
		city: cut(textAt(postal, "City")),
		country: cut(country?.attributes.isoCountryCode ?? address.attributes.isoCountryCode ?? "").toUpperCase(),
		email: cut(textAt(address, "Email")),
		phone: phone ? phoneOf(phone) : "",
	};
}

function phoneOf(number: XmlElement): string {
	const country = textAt(number, "CountryCode").replace(/\D/g, "");
	const rest = ["AreaOrCityCode", "Number"].map((name) => textAt(number, name)).join(" ");
	return cut(country === "" ? rest : `+${country} ${rest}`);
}

/** Fields that buyers' systems add under names of their own. The first of a name counts. */
export function extrinsicsOf(element: XmlElement | undefined): Record<string, string> {
	const found = elementsAt(element, "Extrinsic").flatMap(({ attributes, text }) => {
		const name = cut(attributes.name ?? "");
		return name === "" ? [] : ([[name, cut(text)]] as const);
	});
	return Object.fromEntries(found.toReversed());
}

/** @throws CxmlRefusal 400 */
export function itemOf(element: XmlElement, index: number): CxmlItem {
	const line = element.attributes.lineNumber ?? String(index + 1);
	const quantity = element.attributes.quantity ?? "";
	if (quantity === "") throw new CxmlRefusal(400, `Line ${line} has no quantity.`);
	const [detail] = elementsAt(element, "ItemDetail");
	const supplierPartId = cut(textAt(element, "ItemID/SupplierPartID"));
	const auxiliaryId = textAt(element, "ItemID/SupplierPartAuxiliaryID");
	if (supplierPartId === "" && auxiliaryId === "") throw new CxmlRefusal(400, `Line ${line} has no SupplierPartID.`);
	const [base] = elementsAt(detail, "PriceBasisQuantity");
	return {
		line: cut(line),
		quantity: cut(quantity),
		supplierPartId,
		auxiliaryId: auxiliaryId.slice(0, most),
		description: cut(textAt(detail, "Description")),
		unit: cut(textAt(detail, "UnitOfMeasure")),
		price: moneyAt(detail, "UnitPrice/Money"),
		priceBase: base ? cut(base.attributes.quantity ?? "") : null,
		requestedOn: dayOf(element.attributes.requestedDeliveryDate),
		comment: cut(textAt(element, "Comments")),
		extrinsics: extrinsicsOf(detail),
	};
}

export function moneyAt(element: XmlElement | undefined, path: string): Money | null {
	const [money] = elementsAt(element, path);
	return money && money.text !== "" ? { amount: cut(money.text), currency: cut(money.attributes.currency ?? "").toUpperCase() } : null;
}

/** The day of an ISO time as its writer means it; "" for anything else. */
export const dayOf = (time = ""): string => /^\d{4}-\d{2}-\d{2}/.exec(time.trim())?.[0] ?? "";

/**
 * A number as messages write it: "1505.0", "1,234.50".
 * @returns null for anything else
 */
export function numberOf(text: string): number | null {
	const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
	return /^\d{1,12}(\.\d{1,10})?$/.test(plain) ? Number(plain) : null;
}

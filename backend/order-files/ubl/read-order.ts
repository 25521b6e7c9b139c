import { plainText } from "../../../contract/fields";
import { type OrderedLine, type OrderMessage, orderMessage } from "../../../contract/ordering/order-message";
import { maxLines } from "../../../contract/values/order-bounds";
import { decodeXml, elementsAt, messageBounds, textAt, walkElements, type XmlElement, XmlRefusal } from "../../platform/xml-elements";
import { OrderRefused } from "./order-refused";

/** More than an order of 2,000 lines has. In bytes. */
export const maxOrderBytes = 4_000_000;

const namespaceOf = (name: string): string => `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`;
const specification = "urn:fdc:peppol.eu:poacc:trns:order:3";
const profiles = ["order_only", "ordering", "advanced_ordering"].map((name) => `urn:fdc:peppol.eu:poacc:bis:${name}:3`);

/** Difference that rounding explains, as in the rules of T01. EUR. */
const slack = 0.02;

/** Longer texts are cut off: the buyer's system keeps the whole. In characters. */
const longest = { name: 300, note: 200, orderNote: 1_000 } as const;

export interface ReadOrder {
	message: OrderMessage;
	/** The buyer's electronic address, as "scheme:id". */
	buyer: string;
}

/**
 * Reads a Peppol BIS Order 3 (transaction T01, UBL 2.1). It checks the rules of T01 that decide what is ordered: identifiers, one currency, unique
 * lines, and sums.
 * @throws OrderRefused with the violated rule; nothing is loaded or resolved from elsewhere
 */
export function readOrder(bytes: Uint8Array): ReadOrder {
	if (bytes.byteLength > maxOrderBytes) throw new OrderRefused("SV", "size", `It is larger than ${maxOrderBytes} bytes.`);
	try {
		return orderOf(partsOf(decodeXml(bytes), (root) => requireRoot(root, "Order")));
	} catch (error) {
		if (error instanceof XmlRefusal) throw new OrderRefused("SV", "xml", `It is no complete XML. ${error.message}`);
		throw error;
	}
}

/** A cancellation of an order (transaction T115). */
export interface ReadCancellation {
	/** The buyer's number of the order. */
	number: string;
	reason: string;
	buyer: string;
	buyerVat: string;
}

/**
 * Reads a Peppol order cancellation.
 * @returns null for another document
 * @throws OrderRefused for a change of an order, which is not taken, and with the violated rule
 */
export function readCancellation(bytes: Uint8Array): ReadCancellation | null {
	if (bytes.byteLength > maxOrderBytes) return null;
	try {
		const xml = decodeXml(bytes);
		// Orders are read once: few name the other documents.
		if (!/Order(?:Change|Cancellation)/.test(xml)) return null;
		const document = partsOf(xml, ({ name }) => {
			if (name === "OrderChange") throw isChange();
		});
		if (document.name !== "OrderCancellation") return null;
		requireRoot(document, document.name);
		return cancellationOf(document);
	} catch (error) {
		if (error instanceof XmlRefusal) throw new OrderRefused("SV", "xml", `It is no complete XML. ${error.message}`);
		throw error;
	}
}

const isChange = (): OrderRefused =>
	new OrderRefused(
		"BV",
		"type",
		"A change of an order (OrderChange) is not taken. Cancel the order and send a new one, or change it on its page in the shop.",
		"/*",
	);

function cancellationOf(document: XmlElement): ReadCancellation {
	const specified = "urn:fdc:peppol.eu:poacc:trns:order_cancellation:3";
	requireRule(textAt(document, "CustomizationID").startsWith(specified), "PEPPOL-T115-R002", {
		at: "/OrderCancellation/cbc:CustomizationID",
		message: `The specification has to begin with ${specified}.`,
	});
	// T01 stores it so.
	const number = plainText(textAt(document, "OrderReference/ID"));
	requireRule(number !== "" && number.length <= 120, "schema", {
		at: "/OrderCancellation/cac:OrderReference/cbc:ID",
		message: "It does not name the order.",
	});
	const buyer = elementsAt(document, "BuyerCustomerParty/Party")[0];
	return { number, reason: textAt(document, "CancellationNote").slice(0, 500), buyer: endpointOf(buyer), buyerVat: vatOf(buyer) };
}

/** The root with the elements below it. @param take receives the root before the rest is read */
function partsOf(xml: string, take: (root: XmlElement) => void): XmlElement {
	const roots: XmlElement[] = [];
	const children: XmlElement[] = [];
	walkElements(xml, 1, {
		...messageBounds,
		onDoctype: () => {
			throw new OrderRefused("SV", "doctype", "It has a document type declaration. These are not read.");
		},
		onOpen: (element) => {
			take(element);
			roots.push(element);
		},
		onElement: (element) => children.push(element),
	});
	const [root] = roots;
	if (!root) throw new OrderRefused("SV", "xml", "It is empty.");
	return { ...root, children };
}

function requireRoot(root: XmlElement, name: string): void {
	if (root.name !== name) throw new OrderRefused("BV", "type", `It is no ${name}: its root is ${root.name.slice(0, 60)}.`, "/*");
	if (!Object.values(root.attributes).includes(namespaceOf(name))) throw new OrderRefused("BV", "type", `It is no ${name} of UBL 2.`, "/*");
}

function orderOf(order: XmlElement): ReadOrder {
	requireRule(textAt(order, "CustomizationID").startsWith(specification), "PEPPOL-T01-R034", {
		at: "/Order/cbc:CustomizationID",
		message: `The specification has to begin with ${specification}.`,
	});
	requireRule(profiles.includes(textAt(order, "ProfileID")), "PEPPOL-T01-R031", {
		at: "/Order/cbc:ProfileID",
		message: `The profile has to be ${profiles.join(", ")}.`,
	});
	for (const name of ["ID", "IssueDate", "DocumentCurrencyCode", "BuyerCustomerParty/Party/EndpointID", "OrderLine"])
		requireRule(elementsAt(order, name).length > 0, "schema", { at: `/Order/${name}`, message: `${name} is missing.` });
	const currency = textAt(order, "DocumentCurrencyCode");
	if (currency !== "EUR")
		throw new OrderRefused(
			"BV",
			"currency",
			`The seller takes orders in EUR, not in ${currency.slice(0, 3)}.`,
			"/Order/cbc:DocumentCurrencyCode",
		);
	const lines = elementsAt(order, "OrderLine");
	if (lines.length > maxLines) throw new OrderRefused("BV", "lines", `It has more than ${maxLines} lines.`, "/Order/cac:OrderLine");
	requireSums(order, lines);
	const buyer = elementsAt(order, "BuyerCustomerParty/Party")[0];
	const message = {
		number: textAt(order, "ID"),
		issuedOn: textAt(order, "IssueDate"),
		buyerName: (textAt(buyer, "PartyLegalEntity/RegistrationName") || textAt(buyer, "PartyName/Name")).slice(0, 200),
		buyerVat: vatOf(buyer),
		customerReference: textAt(order, "CustomerReference"),
		costCentre: textAt(order, "AccountingCost"),
		project: textAt(order, "ProjectReference/ID"),
		contract: textAt(order, "Contract/ID") || textAt(order, "QuotationDocumentReference/ID"),
		note: elementsAt(order, "Note")
			.map(({ text }) => text)
			.join("\n")
			.slice(0, longest.orderNote),
		wantedOn: dayOf(order, "Delivery/RequestedDeliveryPeriod"),
		delivery: siteOf(order, elementsAt(order, "Delivery")[0]),
		lines: lines.map(lineOf),
	};
	const read = orderMessage.safeParse(message);
	if (read.success) return { message: read.data, buyer: endpointOf(buyer) };
	const [issue] = read.error.issues;
	const name = issue?.path.join(".") ?? "";
	throw new OrderRefused("SV", "schema", `${name} is empty, too long or of another format: ${issue?.message ?? ""}`, `/Order (${name})`);
}

function requireRule(holds: boolean, rule: string, { at, message }: { at: string; message: string }): void {
	if (!holds) throw new OrderRefused(rule === "schema" ? "SV" : "BV", rule, message, at);
}

const endpointOf = (party: XmlElement | undefined): string => {
	const [endpoint] = elementsAt(party, "EndpointID");
	return endpoint ? `${endpoint.attributes.schemeID ?? ""}:${endpoint.text}` : "";
};

const vatOf = (party: XmlElement | undefined): string => {
	const scheme = elementsAt(party, "PartyTaxScheme").find((one) => textAt(one, "TaxScheme/ID") === "VAT");
	return textAt(scheme, "CompanyID");
};

const dayOf = (element: XmlElement | undefined, path: string): string =>
	textAt(element, `${path}/StartDate`) || textAt(element, `${path}/EndDate`);

function siteOf(order: XmlElement, delivery: XmlElement | undefined): OrderMessage["delivery"] {
	const [location] = elementsAt(delivery, "DeliveryLocation");
	const address = elementsAt(location, "Address")[0] ?? elementsAt(delivery, "DeliveryAddress")[0];
	if (!address) return null;
	const [party] = elementsAt(delivery, "DeliveryParty");
	const contact = elementsAt(party, "Contact")[0] ?? elementsAt(order, "BuyerCustomerParty/DeliveryContact")[0];
	const more = [textAt(address, "AdditionalStreetName"), textAt(address, "AddressLine/Line")].filter((text) => text !== "");
	return {
		company: textAt(party, "PartyName/Name") || textAt(location, "Name"),
		name: textAt(contact, "Name"),
		phone: textAt(contact, "Telephone"),
		streetAddress: textAt(address, "StreetName"),
		addressAdditionalLine: more.join(", "),
		postCode: textAt(address, "PostalZone"),
		city: textAt(address, "CityName"),
		country: textAt(address, "Country/IdentificationCode"),
	};
}

function lineOf(line: XmlElement): OrderedLine {
	const [item] = elementsAt(line, "LineItem");
	const [goods] = elementsAt(item, "Item");
	const [quantity] = elementsAt(item, "Quantity");
	const counted = quantity ? { quantity: decimalOf(quantity), unit: quantity.attributes.unitCode ?? "" } : { quantity: null, unit: "" };
	const price = priceOf(item);
	const cut = cutOf(goods);
	// Our own documents count the bars of a cut line, and name its pieces beside them.
	const pieces = cut ? sizeOf(goods, cutPieces) : undefined;
	const isOfBars = pieces !== undefined && pieces > 0 && counted.quantity !== null;
	const name = textAt(goods, "Name");
	const description = textAt(goods, "Description");
	return {
		id: textAt(item, "ID"),
		sellerCode: textAt(goods, "SellersItemIdentification/ID"),
		buyerCode: textAt(goods, "BuyersItemIdentification/ID"),
		name: (description === "" || description === name ? name : `${name}, ${description}`).slice(0, longest.name),
		...(isOfBars ? { quantity: pieces, unit: "H87" } : counted),
		price: isOfBars && price !== null ? (price * (counted.quantity ?? 0)) / pieces : price,
		...(cut && { cut }),
		note: [textAt(line, "Note"), textAt(item, "Note")]
			.filter((text) => text !== "")
			.join(", ")
			.slice(0, longest.note),
		wantedOn: dayOf(item, "Delivery/RequestedDeliveryPeriod"),
		costCentre: textAt(item, "AccountingCost"),
	};
}

/** Names of an item's properties, ours first, in lower case. */
const cutPieces = ["cut pieces"];
const cutLengths = ["cut length", "zuschnittlänge", "zuschnitt", "schnittlänge", "katkaisupituus", "sahauspituus", "lõikepikkus", "cut"];
const lengths = ["length", "länge", "pituus", "pikkus"];
const cutWidths = ["cut width", "zuschnittbreite"];

/** The piece that a line asks for. undefined: the goods as they are sold. */
function cutOf(goods: XmlElement | undefined): OrderedLine["cut"] {
	const length = sizeOf(goods, cutLengths) ?? sizeOf(goods, lengths);
	return length === undefined ? undefined : { length, width: sizeOf(goods, cutWidths) ?? 0 };
}

/** Millimetres, or pieces, of the first property with one of the names. 0: not understood; undefined: there is none. */
function sizeOf(goods: XmlElement | undefined, names: readonly string[]): number | undefined {
	const properties = elementsAt(goods, "AdditionalItemProperty");
	const [property] = names.flatMap((name) => properties.filter((one) => textAt(one, "Name").trim().toLowerCase() === name));
	if (!property) return undefined;
	const [measure] = elementsAt(property, "ValueQuantity");
	const [, digits = "", word = ""] =
		/^(\d{1,6}(?:[.,]\d{1,3})?)\s?(mm|cm|m)?$/i.exec((measure?.text || textAt(property, "Value")).trim()) ?? [];
	const factor = perUnit[(word || (measure?.attributes.unitCode ?? "")).toLowerCase()] ?? 1;
	const size = Math.round(Number(digits.replace(",", ".")) * factor);
	return size <= 100_000 ? size : 0;
}
const perUnit: Readonly<Record<string, number>> = { cm: 10, cmt: 10, m: 1_000, mtr: 1_000 };

/** The price of one unit with charges and allowances of the line. null without a price. */
function priceOf(item: XmlElement | undefined): number | null {
	if (elementsAt(item, "Price/PriceAmount").length === 0) return null;
	const quantity = numberAt(item, "Quantity", 1);
	const each = numberAt(item, "Price/PriceAmount", 0) / numberAt(item, "Price/BaseQuantity", 1);
	return quantity > 0 ? Math.max(0, each + extrasOf(item) / quantity) : each;
}

/** The sum of a line's charges less its allowances. */
const extrasOf = (item: XmlElement | undefined): number =>
	elementsAt(item, "AllowanceCharge").reduce(
		(all, extra) => all + numberAt(extra, "Amount", 0) * (textAt(extra, "ChargeIndicator") === "true" ? 1 : -1),
		0,
	);

/** @throws OrderRefused for what is no decimal number of XML Schema */
function decimalOf({ name, text, line }: XmlElement): number {
	if (text.length <= 24 && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return Number(text);
	throw new OrderRefused("SV", "schema", `${name} in line ${line} of the file is no number: ${text.slice(0, 30)}`, `//cbc:${name}`);
}

const numberAt = (element: XmlElement | undefined, path: string, missing: number): number => {
	const [found] = elementsAt(element, path);
	return found ? decimalOf(found) : missing;
};

const isClose = (one: number, other: number): boolean => Math.abs(one - other) <= slack + 1e-9;

/** The rules of T01 about lines and their sum. */
function requireSums(order: XmlElement, lines: readonly XmlElement[]): void {
	const ids = new Set<string>();
	let sum = 0;
	for (const [index, line] of lines.entries()) {
		const [item] = elementsAt(line, "LineItem");
		const at = `/Order/cac:OrderLine[${index + 1}]/cac:LineItem`;
		const id = textAt(item, "ID");
		const check = (holds: boolean, rule: string, message: string) =>
			requireRule(holds, rule, { at, message: `Line ${id || index + 1}: ${message}` });
		check(id !== "", "schema", "its identifier is missing.");
		check(textAt(item, "Item/Name") !== "", "schema", "the name of its goods is missing.");
		check(!ids.has(id), "PEPPOL-T01-R001", "its identifier occurs twice.");
		ids.add(id);
		for (const name of ["LineExtensionAmount", "Price/PriceAmount"])
			check(
				elementsAt(item, name).every(({ attributes }) => (attributes.currencyID ?? "EUR") === "EUR"),
				"PEPPOL-T01-R003",
				"an amount is not in the currency of the order.",
			);
		const quantity = numberAt(item, "Quantity", 1);
		check(quantity >= 0, "PEPPOL-T01-R004", "its quantity is negative.");
		const price = numberAt(item, "Price/PriceAmount", 0);
		check(price >= 0, "PEPPOL-T01-R005", "its price is negative.");
		const base = numberAt(item, "Price/BaseQuantity", 1);
		check(base > 0, "PEPPOL-T01-R025", "the base quantity of its price is not above zero.");
		const total = numberAt(item, "LineExtensionAmount", 0);
		check(
			elementsAt(item, "LineExtensionAmount").length === 0 || isClose(total, quantity * (price / base) + extrasOf(item)),
			"PEPPOL-T01-R024",
			"its amount is not its quantity times its price, with its charges and allowances.",
		);
		sum += total;
	}
	const [totals] = elementsAt(order, "AnticipatedMonetaryTotal");
	requireRule(!totals || Math.abs(numberAt(totals, "LineExtensionAmount", 0) - sum) < 0.005, "PEPPOL-T01-R008", {
		at: "/Order/cac:AnticipatedMonetaryTotal",
		message: "The expected sum of lines is not the sum of the lines.",
	});
}

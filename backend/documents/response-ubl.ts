import type { ElectronicAddress } from "../../contract/values/e-invoice";
import { type CountedUnit, unitCodes } from "../../contract/values/unit-words";
import type { SellerOnPapers } from "./seller-on-papers";
import { briefSeller, endpoint, legalEntity } from "./ubl/parties";
import { amount, leaf, type Markup, node } from "./xml";

const namespaces = [
	'xmlns="urn:oasis:names:specification:ubl:schema:xsd:OrderResponse-2"',
	'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
	'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(" ");

/** UNCL 4343: received and not answered yet, accepted, accepted with changes, rejected. Only CA has lines. */
export type ResponseCode = "AB" | "AP" | "CA" | "RE";

/** UNCL 1229 of a line. */
const statuses = { changed: "3", accepted: "5", rejected: "7" } as const;

interface Period {
	start: string;
	end: string;
}

export interface ResponseLine {
	/** Its identifier in the buyer's order. */
	id: string;
	status: keyof typeof statuses;
	note?: string;
	name: string;
	buyerCode: string;
	/** "" for goods that the seller does not know. */
	sellerCode: string;
	/** The goods that the seller delivers; null for a rejected line. */
	sold: { quantity: number; unit: CountedUnit; cents: number } | null;
}

export interface OrderResponse {
	id: string;
	/** The seller's number of the order; "" while it is none. */
	salesOrder: string;
	/** ISO day of the answer. */
	day: string;
	code: ResponseCode;
	note: string;
	customerReference: string;
	/** The buyer's number of the order. */
	orderReference: string;
	buyer: { address: ElectronicAddress; name: string };
	/** Promised days; null: unknown, or not promised yet. */
	period: Period | null;
	lines: readonly ResponseLine[];
}

/** The answer to a Peppol order as a Peppol BIS Order Response 3 (transaction T76, UBL 2.1). */
export function orderResponse(response: OrderResponse, own: SellerOnPapers): string {
	const { code, period } = response;
	const promised = code === "AP" || code === "CA" ? period : null;
	const children: Markup[] = [
		leaf("cbc:CustomizationID", "urn:fdc:peppol.eu:poacc:trns:order_response:3"),
		leaf("cbc:ProfileID", "urn:fdc:peppol.eu:poacc:bis:ordering:3"),
		leaf("cbc:ID", response.id),
		leaf("cbc:SalesOrderID", response.salesOrder),
		leaf("cbc:IssueDate", response.day),
		leaf("cbc:OrderResponseCode", code),
		leaf("cbc:Note", response.note),
		leaf("cbc:DocumentCurrencyCode", "EUR"),
		leaf("cbc:CustomerReference", response.customerReference),
		node("cac:OrderReference", leaf("cbc:ID", response.orderReference)),
		briefSeller(own),
		node("cac:BuyerCustomerParty", node("cac:Party", endpoint(response.buyer.address), legalEntity(response.buyer.name, null))),
		promised ? node("cac:Delivery", periodMarkup(promised)) : "",
		...(code === "CA" ? response.lines.map(lineMarkup) : []),
	];
	return `<?xml version="1.0" encoding="UTF-8"?>\n<OrderResponse ${namespaces}>${children.join("")}</OrderResponse>\n`;
}

const periodMarkup = ({ start, end }: Period): Markup =>
	node("cac:PromisedDeliveryPeriod", leaf("cbc:StartDate", start), leaf("cbc:EndDate", end));

function lineMarkup({ id, status, note = "", name, buyerCode, sellerCode, sold }: ResponseLine): Markup {
	return node(
		"cac:OrderLine",
		node(
			"cac:LineItem",
			leaf("cbc:ID", id),
			leaf("cbc:Note", note),
			leaf("cbc:LineStatusCode", statuses[status]),
			...(sold ? [leaf("cbc:Quantity", String(sold.quantity), { unitCode: unitCodes[sold.unit] }), priceMarkup(sold)] : []),
			node(
				"cac:Item",
				leaf("cbc:Name", name || sellerCode || id),
				node("cac:BuyersItemIdentification", leaf("cbc:ID", buyerCode)),
				node("cac:SellersItemIdentification", leaf("cbc:ID", sellerCode)),
			),
		),
		node("cac:OrderLineReference", leaf("cbc:LineID", id)),
	);
}

/** The price of all, since that of one may have fractions of a cent. */
const priceMarkup = ({ quantity, unit, cents }: NonNullable<ResponseLine["sold"]>): Markup =>
	node("cac:Price", amount("cbc:PriceAmount", cents), leaf("cbc:BaseQuantity", String(quantity), { unitCode: unitCodes[unit] }));

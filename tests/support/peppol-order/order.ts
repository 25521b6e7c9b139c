/** A line of a buyer's order. */
export interface PeppolLine {
	id: string;
	sellerCode?: string;
	buyerCode?: string;
	name?: string;
	/** In `unit`. */
	quantity: number;
	/** UN/ECE code. */
	unit?: string;
	/** EUR per `base` units. */
	price?: number;
	base?: number;
	/** EUR taken off the line. */
	allowance?: number;
	note?: string;
	/** ISO day. */
	on?: string;
	costCentre?: string;
	properties?: readonly (readonly [name: string, value: string])[];
}

export interface PeppolOrder {
	number: string;
	lines: readonly PeppolLine[];
	profile?: "order_only" | "ordering" | "advanced_ordering";
	vat?: string;
	buyer?: string;
	note?: string;
	customerReference?: string;
	costCentre?: string;
	project?: string;
	/** ISO day. */
	on?: string;
	site?: { company: string; street: string; postCode: string; city: string; country: string; contact?: string; phone?: string };
	/** EUR added to the whole order. */
	charge?: number;
	/** VAT of the whole in EUR; none by default. */
	tax?: number;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const leaf = (name: string, text: string | number | undefined, attributes = ""): string =>
	text === undefined || text === "" ? "" : `<cbc:${name}${attributes && ` ${attributes}`}>${escaped(String(text))}</cbc:${name}>`;
const node = (name: string, ...children: string[]): string =>
	children.join("") === "" ? "" : `<cac:${name}>${children.join("")}</cac:${name}>`;
const money = (name: string, euros: number): string => leaf(name, euros.toFixed(2), 'currencyID="EUR"');

const net = ({ quantity, price = 0, base = 1, allowance = 0 }: PeppolLine): number =>
	Math.round(((quantity * price) / base - allowance) * 100) / 100;

/** A Peppol BIS Order 3 (transaction T01), as a buyer's system writes it. */
export function peppolOrder(order: PeppolOrder): string {
	const { lines, charge = 0, tax } = order;
	const sum = lines.reduce((all, line) => all + net(line), 0);
	const site = order.site;
	return [
		'<?xml version="1.0" encoding="UTF-8"?>\n<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">',
		leaf("CustomizationID", "urn:fdc:peppol.eu:poacc:trns:order:3"),
		leaf("ProfileID", `urn:fdc:peppol.eu:poacc:bis:${order.profile ?? "ordering"}:3`),
		leaf("ID", order.number),
		leaf("IssueDate", "2026-11-30"),
		leaf("OrderTypeCode", "220"),
		leaf("Note", order.note),
		leaf("DocumentCurrencyCode", "EUR"),
		leaf("CustomerReference", order.customerReference),
		leaf("AccountingCost", order.costCentre),
		node("ValidityPeriod", leaf("EndDate", "2027-12-31")),
		node("ProjectReference", leaf("ID", order.project)),
		node(
			"BuyerCustomerParty",
			node(
				"Party",
				leaf("EndpointID", "003720774740", 'schemeID="0216"'),
				node("PartyName", leaf("Name", order.buyer ?? "Teräsrakenne Oy")),
				order.vat ? node("PartyTaxScheme", leaf("CompanyID", order.vat), node("TaxScheme", leaf("ID", "VAT"))) : "",
				node("PartyLegalEntity", leaf("RegistrationName", order.buyer ?? "Teräsrakenne Oy")),
				node("Contact", leaf("Name", "Aino Virtanen")),
			),
		),
		node(
			"SellerSupplierParty",
			node(
				"Party",
				leaf("EndpointID", "003712345671", 'schemeID="0216"'),
				node("PartyLegalEntity", leaf("RegistrationName", "Crossbar Oy")),
			),
		),
		site || order.on
			? node(
					"Delivery",
					site
						? node(
								"DeliveryLocation",
								node(
									"Address",
									leaf("StreetName", site.street),
									leaf("CityName", site.city),
									leaf("PostalZone", site.postCode),
									node("Country", leaf("IdentificationCode", site.country)),
								),
							)
						: "",
					node("RequestedDeliveryPeriod", leaf("StartDate", order.on), leaf("EndDate", order.on)),
					site
						? node(
								"DeliveryParty",
								node("PartyName", leaf("Name", site.company)),
								node("Contact", leaf("Name", site.contact), leaf("Telephone", site.phone)),
							)
						: "",
				)
			: "",
		charge > 0
			? node(
					"AllowanceCharge",
					leaf("ChargeIndicator", "true"),
					leaf("AllowanceChargeReasonCode", "FC"),
					money("Amount", charge),
					node("TaxCategory", leaf("ID", "S"), leaf("Percent", 25.5), node("TaxScheme", leaf("ID", "VAT"))),
				)
			: "",
		tax === undefined ? "" : node("TaxTotal", money("TaxAmount", tax)),
		node(
			"AnticipatedMonetaryTotal",
			money("LineExtensionAmount", sum),
			money("TaxExclusiveAmount", sum + charge),
			tax === undefined ? "" : money("TaxInclusiveAmount", sum + charge + tax),
			charge > 0 ? money("ChargeTotalAmount", charge) : "",
			money("PayableAmount", sum + charge + (tax ?? 0)),
		),
		...lines.map(lineOf),
		"</Order>\n",
	].join("");
}

function lineOf(line: PeppolLine): string {
	const { id, quantity, unit = "H87", price, base, allowance = 0 } = line;
	return node(
		"OrderLine",
		leaf("Note", line.note),
		node(
			"LineItem",
			leaf("ID", id),
			leaf("Quantity", quantity, `unitCode="${unit}"`),
			money("LineExtensionAmount", net(line)),
			leaf("AccountingCost", line.costCentre),
			node("Delivery", node("RequestedDeliveryPeriod", leaf("StartDate", line.on), leaf("EndDate", line.on))),
			allowance > 0
				? node("AllowanceCharge", leaf("ChargeIndicator", "false"), leaf("AllowanceChargeReasonCode", "95"), money("Amount", allowance))
				: "",
			price === undefined
				? ""
				: node("Price", leaf("PriceAmount", price, 'currencyID="EUR"'), leaf("BaseQuantity", base, `unitCode="${unit}"`)),
			node(
				"Item",
				leaf("Name", line.name ?? "IPE 200"),
				node("BuyersItemIdentification", leaf("ID", line.buyerCode)),
				node("SellersItemIdentification", leaf("ID", line.sellerCode)),
				node("ClassifiedTaxCategory", leaf("ID", "S"), leaf("Percent", 25.5), node("TaxScheme", leaf("ID", "VAT"))),
				...(line.properties ?? []).map(([name, value]) => node("AdditionalItemProperty", leaf("Name", name), leaf("Value", value))),
			),
		),
	);
}

import type { Document } from "slimdom";
import { brokenAmong, misplacedIn, type Rule, rule, type Sequences } from "../xml-rules";

export { parsed, said } from "../xml-rules";

/*
 * The rules of Peppol's order (transaction T01), order response (T76) and message level response (T71), release 2025-Q2, as XPath: context and
 * assertion. Rules with a number are named as there; rules with a name come from the data model.
 */

const close = (one: string, other: string): string => `abs((${one}) - (${other})) <= 0.02`;
const isAmong = (path: string, codes: string): string =>
	`${path} = (${codes
		.split(" ")
		.map((code) => `'${code}'`)
		.join(", ")})`;
const once = (...paths: readonly string[]): string => paths.map((path) => `count(${path}) = 1`).join(" and ");
const atMostOnce = (...paths: readonly string[]): string => paths.map((path) => `count(${path}) <= 1`).join(" and ");
const number = (path: string, missing: string): string => `(if (exists(${path})) then number((${path})[1]) else ${missing})`;
const sumOf = (path: string): string => `(round(sum(${path}/number(.)) * 100) div 100)`;
const charges = (isCharge: boolean): string =>
	sumOf(`cac:AllowanceCharge[normalize-space(cbc:ChargeIndicator) = '${isCharge}']/cbc:Amount`);

const common: Rule[] = [
	rule("no empty element", "//*", "exists(*) or normalize-space(.) != ''"),
	rule("COMMON-R030", "//cbc:IssueDate | //cbc:StartDate | //cbc:EndDate", "string(.) castable as xs:date and string-length(.) = 10"),
	rule("COMMON-R003", "/*", "not(@*[local-name() = 'schemaLocation'])"),
];

const order = "/ord:Order";
const line = `${order}/cac:OrderLine/cac:LineItem`;
const totals = `${order}/cac:AnticipatedMonetaryTotal`;
const extra = `${order}/cac:AllowanceCharge | ${line}/cac:AllowanceCharge`;
const exclusive = number(
	"cbc:TaxExclusiveAmount",
	`(${number("cbc:LineExtensionAmount", "0")} - ${number("cbc:AllowanceTotalAmount", "0")} + ${number("cbc:ChargeTotalAmount", "0")})`,
);

const orderRules: Rule[] = [
	...common,
	rule(
		"T01-R031",
		"//cbc:ProfileID",
		isAmong(
			"normalize-space(.)",
			"urn:fdc:peppol.eu:poacc:bis:order_only:3 urn:fdc:peppol.eu:poacc:bis:ordering:3 urn:fdc:peppol.eu:poacc:bis:advanced_ordering:3",
		),
	),
	rule("T01-R034", "//cbc:CustomizationID", "starts-with(normalize-space(.), 'urn:fdc:peppol.eu:poacc:trns:order:3')"),
	rule("T01-R003", "//@currencyID", `. = ${order}/cbc:DocumentCurrencyCode`),
	rule(
		"T01-R028",
		"//cbc:Amount | //cbc:TaxAmount | //cbc:LineExtensionAmount | //cbc:BaseAmount",
		"exists(ancestor::cac:Price) or string-length(substring-after(., '.')) <= 2",
	),
	rule("T01-R002", order, "exists(cac:ValidityPeriod/cbc:EndDate)"),
	rule("T01-R026", "//cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT']", "matches(cbc:CompanyID, '^[A-Z]{2}')"),
	rule("T01-R006", totals, "number(cbc:PayableAmount) >= 0"),
	rule("T01-R007", totals, "number(cbc:LineExtensionAmount) >= 0"),
	rule("T01-R008", totals, `number(cbc:LineExtensionAmount) = ${sumOf(`${line}/cbc:LineExtensionAmount`)}`),
	rule(
		"T01-R009",
		order,
		`not(cac:AnticipatedMonetaryTotal) or ${number("cac:AnticipatedMonetaryTotal/cbc:AllowanceTotalAmount", "0")} = ${charges(false)}`,
	),
	rule(
		"T01-R010",
		order,
		`not(cac:AnticipatedMonetaryTotal) or ${number("cac:AnticipatedMonetaryTotal/cbc:ChargeTotalAmount", "0")} = ${charges(true)}`,
	),
	rule(
		"T01-R011",
		totals,
		close(
			exclusive,
			`number(cbc:LineExtensionAmount) - ${number("cbc:AllowanceTotalAmount", "0")} + ${number("cbc:ChargeTotalAmount", "0")}`,
		),
	),
	rule(
		"T01-R016",
		totals,
		`not(cbc:TaxInclusiveAmount) or ${close("number(cbc:PayableAmount)", `number(cbc:TaxInclusiveAmount) - ${number("cbc:PrepaidAmount", "0")} + ${number("cbc:PayableRoundingAmount", "0")}`)}`,
	),
	rule(
		"T01-R017",
		totals,
		`not(cbc:TaxInclusiveAmount and ../cac:TaxTotal) or ${close("number(cbc:TaxInclusiveAmount)", `${exclusive} + number(../cac:TaxTotal/cbc:TaxAmount)`)}`,
	),
	rule("T01-R023", extra, "exists(cbc:AllowanceChargeReason) or exists(cbc:AllowanceChargeReasonCode)"),
	rule("T01-R032", extra, "number(cbc:Amount) >= 0"),
	rule("T01-R029", "//cac:TaxCategory | //cac:ClassifiedTaxCategory", "exists(cbc:Percent) or normalize-space(cbc:ID) = 'O'"),
	rule("T01-R030", "//cac:TaxCategory | //cac:ClassifiedTaxCategory", "not(normalize-space(cbc:ID) = 'S') or number(cbc:Percent) > 0"),
	rule(
		"T01-R024",
		line,
		close(
			number("cbc:LineExtensionAmount", "0"),
			`${number("cbc:Quantity", "1")} * (${number("cac:Price/cbc:PriceAmount", "0")} div ${number("cac:Price/cbc:BaseQuantity", "1")}) + ${charges(true)} - ${charges(false)}`,
		),
	),
	rule("T01-R025", line, "not(cac:Price/cbc:BaseQuantity) or number(cac:Price/cbc:BaseQuantity) > 0"),
	rule("T01-R001", line, `count(for $id in string(cbc:ID) return ${line}[cbc:ID = $id]) = 1`),
	rule("T01-R004", line, "number(cbc:Quantity) >= 0"),
	rule("T01-R013", line, "exists(cbc:Quantity)"),
	rule("T01-R005", "//cac:Price", "number(cbc:PriceAmount) >= 0"),
	rule("header", order, once("cbc:CustomizationID", "cbc:ProfileID", "cbc:ID", "cbc:IssueDate", "cbc:DocumentCurrencyCode")),
	rule(
		"parties",
		order,
		once("cac:BuyerCustomerParty/cac:Party/cbc:EndpointID/@schemeID", "cac:SellerSupplierParty/cac:Party/cbc:EndpointID/@schemeID"),
	),
	rule("line", line, once("cbc:ID", "cac:Item/cbc:Name")),
];

const response = "/ubl:OrderResponse";
const answered = `${response}/cac:OrderLine/cac:LineItem`;

const responseRules: Rule[] = [
	...common,
	rule("T76-R006", "//cbc:CustomizationID", "starts-with(normalize-space(.), 'urn:fdc:peppol.eu:poacc:trns:order_response:3')"),
	rule("ProfileID", "//cbc:ProfileID", ". = 'urn:fdc:peppol.eu:poacc:bis:ordering:3'"),
	rule("T76-R005", "//cbc:PriceAmount", `@currencyID = ${response}/cbc:DocumentCurrencyCode`),
	rule(
		"T76-R001",
		"//cac:BuyerCustomerParty/cac:Party",
		"exists(cac:PartyLegalEntity/cbc:RegistrationName) or exists(cac:PartyIdentification/cbc:ID)",
	),
	rule(
		"T76-R002",
		"//cac:SellerSupplierParty/cac:Party",
		"exists(cac:PartyLegalEntity/cbc:RegistrationName) or exists(cac:PartyIdentification/cbc:ID)",
	),
	rule(
		"T76-R004",
		"//cac:PromisedDeliveryPeriod",
		"not(cbc:StartDate) or not(cbc:EndDate) or xs:date(cbc:EndDate) >= xs:date(cbc:StartDate)",
	),
	rule("T76-R003", answered, `count(for $id in string(cbc:ID) return ${answered}[cbc:ID = $id]) = 1`),
	rule("T76-R007", "//cbc:OrderResponseCode", ". != 'CA' or count(../cac:OrderLine) > 0"),
	rule("T76-R008", "//cbc:OrderResponseCode", ". != 'AP' or count(../cac:OrderLine) = 0"),
	rule("T76-R009", "//cbc:OrderResponseCode", ". != 'RE' or count(../cac:OrderLine) = 0"),
	rule("T76-R010", "//cbc:OrderResponseCode", ". != 'AB' or count(../cac:OrderLine) = 0"),
	rule("UNCL4343-T76", "//cbc:OrderResponseCode", isAmong(".", "AB AP RE CA")),
	rule("UNCL1229", "//cbc:LineStatusCode", isAmong(".", "1 3 5 7 42")),
	rule(
		"header",
		response,
		once("cbc:ID", "cbc:IssueDate", "cbc:OrderResponseCode", "cbc:DocumentCurrencyCode", "cac:OrderReference/cbc:ID"),
	),
	rule("header once", response, atMostOnce("cbc:SalesOrderID", "cbc:Note", "cbc:CustomerReference", "cac:Delivery")),
	rule("parties", "//cac:Party", once("cbc:EndpointID/@schemeID")),
	rule("line", answered, once("cbc:ID", "cbc:LineStatusCode", "cac:Item/cbc:Name", "../cac:OrderLineReference/cbc:LineID")),
	rule("quantity", "//cbc:Quantity | //cbc:BaseQuantity", "exists(@unitCode) and number(.) > 0"),
];

const list = (names: string): readonly string[] => names.split(" ");

const responseSequences: Sequences = {
	OrderResponse: list(
		"CustomizationID ProfileID ID SalesOrderID IssueDate OrderResponseCode Note DocumentCurrencyCode CustomerReference OrderReference SellerSupplierParty BuyerCustomerParty Delivery OrderLine",
	),
	OrderReference: ["ID"],
	SellerSupplierParty: ["Party"],
	BuyerCustomerParty: ["Party"],
	Party: list("EndpointID PartyIdentification PartyLegalEntity"),
	PartyIdentification: ["ID"],
	PartyLegalEntity: ["RegistrationName"],
	Delivery: ["PromisedDeliveryPeriod"],
	PromisedDeliveryPeriod: ["StartDate", "EndDate"],
	OrderLine: ["LineItem", "OrderLineReference"],
	LineItem: list("ID Note LineStatusCode Quantity Price Item"),
	Price: ["PriceAmount", "BaseQuantity"],
	Item: list("Name BuyersItemIdentification SellersItemIdentification"),
	BuyersItemIdentification: ["ID"],
	SellersItemIdentification: ["ID"],
	OrderLineReference: ["LineID"],
};

const refusalRules: Rule[] = [
	...common,
	rule(
		"CustomizationID",
		"/*",
		"cbc:CustomizationID = 'urn:fdc:peppol.eu:poacc:trns:mlr:3' and cbc:ProfileID = 'urn:fdc:peppol.eu:poacc:bis:mlr:3'",
	),
	rule(
		"header",
		"/*",
		once(
			"cbc:ID",
			"cbc:IssueDate",
			"cac:SenderParty/cbc:EndpointID/@schemeID",
			"cac:ReceiverParty/cbc:EndpointID/@schemeID",
			"cac:DocumentResponse",
		),
	),
	rule("response", "//cac:DocumentResponse", once("cac:Response/cbc:ResponseCode", "cac:DocumentReference/cbc:ID")),
	rule(
		"line",
		"//cac:LineResponse",
		once("cac:LineReference/cbc:LineID", "cac:Response/cbc:Description", "cac:Response/cac:Status/cbc:StatusReasonCode"),
	),
	rule("StatusReason", "//cbc:StatusReasonCode", isAmong(".", "BV BW SV")),
];

/** Ids of violated rules of an order (T01). */
export const brokenInOrder = (document: Document): string[] => brokenAmong(orderRules, document);
/** Ids of violated rules of an order response (T76), and elements out of the order of the schema. */
export const brokenInResponse = (document: Document): string[] => [
	...brokenAmong(responseRules, document),
	...misplacedIn(responseSequences, document),
];
/** Ids of violated rules of a message level response (T71). */
export const brokenInRefusal = (document: Document): string[] => brokenAmong(refusalRules, document);

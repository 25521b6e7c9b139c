import { type Rule, rule } from "../xml-rules";
import { codeLists } from "./code-lists";

/*
 * The rules of Peppol's order agreement (transaction T110) that apply to this shop's documents, as XPath: context and assertion. Rules with a number are
 * named as in T110; rules with a name come from its data model. Amounts are compared in whole cents.
 */

const agreement = "/ubl:OrderResponse";
const line = `${agreement}/cac:OrderLine/cac:LineItem`;
const totals = `${agreement}/cac:LegalMonetaryTotal`;
const allowanceOrCharge = `${agreement}/cac:AllowanceCharge`;
const subtotal = `${agreement}/cac:TaxTotal/cac:TaxSubtotal`;
const specification = "urn:fdc:peppol.eu:poacc:trns:order_agreement:3";

/** An amount in whole cents; 0 if missing. */
const cents = (path: string): string => `round(sum(${path}) * 100)`;
const isAmong = (path: string, codes: readonly string[]): string => `${path} = (${codes.map((code) => `'${code}'`).join(", ")})`;
const once = (...paths: readonly string[]): string => paths.map((path) => `count(${path}) = 1`).join(" and ");
const atMostOnce = (...paths: readonly string[]): string => paths.map((path) => `count(${path}) <= 1`).join(" and ");

const dataModel: Rule[] = [
	rule("ProfileID", agreement, "cbc:ProfileID = 'urn:fdc:peppol.eu:poacc:bis:order_agreement:3'"),
	rule("header", agreement, once("cbc:ID", "cbc:IssueDate", "cac:OrderReference/cbc:ID")),
	rule("header once", agreement, atMostOnce("cbc:SalesOrderID", "cbc:Note", "cbc:CustomerReference", "cac:Delivery", "cac:DeliveryTerms")),
	rule("parties", agreement, once("cac:SellerSupplierParty/cac:Party", "cac:BuyerCustomerParty/cac:Party")),
	rule(
		"party",
		"//cac:Party",
		once("cbc:EndpointID/@schemeID", "cac:PartyLegalEntity/cbc:RegistrationName", "cac:PostalAddress/cac:Country"),
	),
	rule("documents", `${agreement}/cac:AdditionalDocumentReference`, once("cbc:ID", "cbc:DocumentType")),
	rule("period", "//cac:PromisedDeliveryPeriod", once("cbc:StartDate", "cbc:EndDate")),
	rule("location", "//cac:DeliveryLocation", once("cbc:ID")),
	rule("lines", agreement, "exists(cac:OrderLine/cac:LineItem)"),
	rule("line", line, once("cbc:ID", "cbc:Quantity/@unitCode", "cbc:LineExtensionAmount", "cac:Price/cbc:PriceAmount", "cac:Item/cbc:Name")),
	rule("line numbers", agreement, "count(distinct-values(cac:OrderLine/cac:LineItem/cbc:ID)) = count(cac:OrderLine)"),
	rule("property", "//cac:AdditionalItemProperty", once("cbc:Name", "cbc:Value")),
	rule("quantity", "//cbc:ValueQuantity", "exists(@unitCode)"),
	rule("no empty element", "//*", "exists(*) or normalize-space(.) != ''"),
];

const codes: Rule[] = [
	rule("R030", agreement, `starts-with(cbc:CustomizationID, '${specification}')`),
	rule("currency", "//@currencyID | //cbc:DocumentCurrencyCode", isAmong(".", codeLists.currency)),
	rule("country", "//cac:Country/cbc:IdentificationCode", isAmong(".", codeLists.country)),
	rule("electronic address", "//cbc:EndpointID/@schemeID", isAmong(".", codeLists.electronicAddress)),
	rule("registration", "//cbc:CompanyID/@schemeID | //cac:PartyIdentification/cbc:ID/@schemeID", isAmong(".", codeLists.registration)),
	rule("unit", "//@unitCode", isAmong(".", codeLists.unit)),
	rule("VAT category", "//cac:TaxCategory/cbc:ID | //cac:ClassifiedTaxCategory/cbc:ID", isAmong(".", codeLists.vatCategory)),
	rule(
		"CL001",
		"//cac:AllowanceCharge[cbc:ChargeIndicator = 'false']/cbc:AllowanceChargeReasonCode",
		isAmong(".", codeLists.allowanceReason),
	),
	rule("CL002", "//cac:AllowanceCharge[cbc:ChargeIndicator = 'true']/cbc:AllowanceChargeReasonCode", isAmong(".", codeLists.chargeReason)),
	rule("COMMON-R030", "//cbc:IssueDate | //cbc:StartDate | //cbc:EndDate", "string(.) castable as xs:date and string-length(.) = 10"),
];

const figures: Rule[] = [
	rule("R001", "//cac:Price", "number(cbc:PriceAmount) >= 0"),
	rule("R002", "//cac:Item", "cac:SellersItemIdentification/cbc:ID != ''"),
	rule("R004", "//@currencyID", `. = ${agreement}/cbc:DocumentCurrencyCode`),
	rule("R005", totals, "cbc:PayableAmount >= 0"),
	rule("R006", totals, "cbc:LineExtensionAmount >= 0"),
	rule("R007", totals, `${cents("cbc:LineExtensionAmount")} = ${cents(`${line}/cbc:LineExtensionAmount`)}`),
	rule("R008", totals, `${cents("cbc:ChargeTotalAmount")} = ${cents(`${allowanceOrCharge}[cbc:ChargeIndicator = 'true']/cbc:Amount`)}`),
	rule("R009", totals, `${cents("cbc:AllowanceTotalAmount")} = ${cents(`${allowanceOrCharge}[cbc:ChargeIndicator = 'false']/cbc:Amount`)}`),
	rule(
		"R010",
		totals,
		`${cents("cbc:TaxExclusiveAmount")} = ${cents("cbc:LineExtensionAmount")} + ${cents("cbc:ChargeTotalAmount")} - ${cents("cbc:AllowanceTotalAmount")}`,
	),
	rule(
		"R011",
		totals,
		`${cents("cbc:TaxInclusiveAmount")} = ${cents("cbc:TaxExclusiveAmount")} + ${cents(`${agreement}/cac:TaxTotal/cbc:TaxAmount`)}`,
	),
	rule("R012", totals, `${cents("cbc:PayableAmount")} = ${cents("cbc:TaxInclusiveAmount")} - ${cents("cbc:PrepaidAmount")}`),
	rule("R013", "//*[@currencyID][not(parent::cac:Price)]", "matches(., '^-?\\d+(\\.\\d{1,2})?$')"),
	rule("R018", allowanceOrCharge, "exists(cbc:AllowanceChargeReason) or exists(cbc:AllowanceChargeReasonCode)"),
	rule("R019", "//cac:TaxCategory | //cac:ClassifiedTaxCategory", "exists(cbc:Percent)"),
	rule("R020", "//cac:TaxCategory[cbc:ID = 'S'] | //cac:ClassifiedTaxCategory[cbc:ID = 'S']", "cbc:Percent > 0"),
	rule("R021", allowanceOrCharge, "number(cbc:Amount) >= 0"),
	rule("R022", "//cac:Price/cac:AllowanceCharge", "number(cbc:BaseAmount) >= 0"),
	rule("R023", "//cac:Price/cac:AllowanceCharge", "number(cbc:Amount) >= 0"),
	rule("R024", subtotal, `abs(${cents("cbc:TaxAmount")} - round(${cents("cbc:TaxableAmount")} * cac:TaxCategory/cbc:Percent div 100)) = 0`),
	rule("R025", `${agreement}/cac:TaxTotal`, `${cents("cbc:TaxAmount")} = ${cents("cac:TaxSubtotal/cbc:TaxAmount")}`),
	rule(
		"R026 R027",
		"//cac:AllowanceCharge/cac:TaxCategory | //cac:ClassifiedTaxCategory",
		`concat(cbc:ID, ' ', cbc:Percent) = ${subtotal}/cac:TaxCategory/concat(cbc:ID, ' ', cbc:Percent)`,
	),
	rule("R028", `${subtotal}/cac:TaxCategory[cbc:ID = 'K']`, "cbc:TaxExemptionReason != ''"),
	rule("R029", `${subtotal}/cac:TaxCategory[cbc:ID = 'S']`, "not(cbc:TaxExemptionReason)"),
	// Beyond T110: a line's price, quantity and amount agree, and so does a price's discount.
	rule(
		"line amount",
		line,
		`${cents("cbc:LineExtensionAmount")} = round(100 * cbc:Quantity * cac:Price/cbc:PriceAmount div (cac:Price/cbc:BaseQuantity, 1)[1])`,
	),
	rule(
		"net price",
		"//cac:Price[cac:AllowanceCharge]",
		`${cents("cbc:PriceAmount")} = ${cents("cac:AllowanceCharge/cbc:BaseAmount")} - ${cents("cac:AllowanceCharge/cbc:Amount")}`,
	),
];

export const rules: readonly Rule[] = [...dataModel, ...codes, ...figures];

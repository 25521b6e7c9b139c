import { codeLists } from "../order-agreement/code-lists";
import { type Rule, rule } from "../xml-rules";

/*
 * The rules of EN 16931 (BR) and of Peppol BIS Billing 3 (R) that apply to this shop's invoices and credit notes, in our own XPath and by
 * their public numbers. Amounts are compared in whole cents. All documents of the tests were also checked with the published Schematron
 * files (validation artefacts 1.3.16, Peppol release 3.0.19), without errors or warnings.
 */

const paper = "/inv:Invoice | /cn:CreditNote";
const line = "/*/cac:InvoiceLine | /*/cac:CreditNoteLine";
const totals = "/*/cac:LegalMonetaryTotal";
const seller = "/*/cac:AccountingSupplierParty/cac:Party";
const buyer = "/*/cac:AccountingCustomerParty/cac:Party";
const documentLevel = "/*/cac:AllowanceCharge";
const subtotal = "/*/cac:TaxTotal/cac:TaxSubtotal";
const isExempt = `${subtotal}/cac:TaxCategory[cbc:ID = 'K']`;

const cents = (path: string): string => `round(sum(${path}) * 100)`;
const isAmong = (path: string, codes: readonly string[]): string => `${path} = (${codes.map((code) => `'${code}'`).join(", ")})`;
const has = (...paths: readonly string[]): string => paths.map((path) => `normalize-space(${path}) != ''`).join(" and ");
const ofCategory = (category: string): string =>
	`${cents(`(/*/cac:InvoiceLine | /*/cac:CreditNoteLine)[cac:Item/cac:ClassifiedTaxCategory/cbc:ID = '${category}']/cbc:LineExtensionAmount`)}
	+ ${cents(`${documentLevel}[cbc:ChargeIndicator = 'true'][cac:TaxCategory/cbc:ID = '${category}']/cbc:Amount`)}
	- ${cents(`${documentLevel}[cbc:ChargeIndicator = 'false'][cac:TaxCategory/cbc:ID = '${category}']/cbc:Amount`)}`;

const content: Rule[] = [
	rule(
		"BR-01 R004",
		paper,
		"starts-with(cbc:CustomizationID, 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0')",
	),
	rule("R001 R007", paper, "cbc:ProfileID = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'"),
	rule("BR-02 BR-03 BR-05", paper, has("cbc:ID", "cbc:IssueDate", "cbc:DocumentCurrencyCode")),
	rule("BR-04 P0100", "/inv:Invoice", "cbc:InvoiceTypeCode = '380'"),
	rule("BR-04 P0101", "/cn:CreditNote", "cbc:CreditNoteTypeCode = '381'"),
	rule(
		"BR-06 BR-08 BR-09",
		seller,
		has("cac:PartyLegalEntity/cbc:RegistrationName", "cac:PostalAddress/cac:Country/cbc:IdentificationCode"),
	),
	rule(
		"BR-07 BR-10 BR-11",
		buyer,
		has("cac:PartyLegalEntity/cbc:RegistrationName", "cac:PostalAddress/cac:Country/cbc:IdentificationCode"),
	),
	rule("BR-62 R020", seller, has("cbc:EndpointID/@schemeID")),
	rule("BR-63 R010", buyer, has("cbc:EndpointID/@schemeID")),
	rule("R003", paper, "exists(cbc:BuyerReference) or exists(cac:OrderReference/cbc:ID)"),
	rule("BR-55", "/*/cac:BillingReference", has("cac:InvoiceDocumentReference/cbc:ID")),
	rule("BR-57", "/*/cac:Delivery/cac:DeliveryLocation/cac:Address", has("cac:Country/cbc:IdentificationCode")),
	rule("BR-CO-09", "//cac:PartyTaxScheme/cbc:CompanyID", isAmong("substring(., 1, 2)", codeLists.country)),
	rule("BR-CO-25", "/inv:Invoice[cac:LegalMonetaryTotal/cbc:PayableAmount > 0]", has("cbc:DueDate")),
	rule("BR-16", paper, "exists(cac:InvoiceLine | cac:CreditNoteLine)"),
	rule(
		"BR-21",
		paper,
		"count(distinct-values((cac:InvoiceLine | cac:CreditNoteLine)/cbc:ID)) = count(cac:InvoiceLine | cac:CreditNoteLine)",
	),
	rule("BR-22 BR-23", line, "exists((cbc:InvoicedQuantity | cbc:CreditedQuantity)/@unitCode)"),
	rule("BR-24 BR-25 BR-26", line, has("cbc:LineExtensionAmount", "cac:Item/cbc:Name", "cac:Price/cbc:PriceAmount")),
	rule("BR-27 BR-28", "//cac:Price", "cbc:PriceAmount >= 0"),
	rule("BR-49", "/*/cac:PaymentMeans", has("cbc:PaymentMeansCode")),
	rule("BR-61", "/*/cac:PaymentMeans[cbc:PaymentMeansCode = '58']", has("cac:PayeeFinancialAccount/cbc:ID")),
	rule("BR-54", "//cac:AdditionalItemProperty", has("cbc:Name", "cbc:Value")),
	rule("R008", "//*", "exists(*) or normalize-space(.) != ''"),
	rule("F001", "//cbc:IssueDate | //cbc:DueDate | //cbc:ActualDeliveryDate", "string(.) castable as xs:date and string-length(.) = 10"),
];

const codes: Rule[] = [
	rule("BR-CL-03", "//@currencyID", isAmong(".", codeLists.currency)),
	rule("BR-CL-04", "//cbc:DocumentCurrencyCode", isAmong(".", codeLists.currency)),
	rule("BR-CL-14", "//cac:Country/cbc:IdentificationCode", isAmong(".", codeLists.country)),
	rule("BR-CL-16", "//cbc:PaymentMeansCode", "number(.) = (48, 58)"),
	rule("BR-CL-17 BR-CL-18", "//cac:TaxCategory/cbc:ID | //cac:ClassifiedTaxCategory/cbc:ID", isAmong(".", codeLists.vatCategory)),
	rule(
		"BR-CL-19",
		"//cac:AllowanceCharge[cbc:ChargeIndicator = 'false']/cbc:AllowanceChargeReasonCode",
		isAmong(".", codeLists.allowanceReason),
	),
	rule(
		"BR-CL-20",
		"//cac:AllowanceCharge[cbc:ChargeIndicator = 'true']/cbc:AllowanceChargeReasonCode",
		isAmong(".", codeLists.chargeReason),
	),
	rule("BR-CL-22", "//cbc:TaxExemptionReasonCode", ". = 'VATEX-EU-IC'"),
	rule("BR-CL-23", "//@unitCode", isAmong(".", codeLists.unit)),
	rule("BR-CL-25 CL008", "//cbc:EndpointID/@schemeID", isAmong(".", codeLists.electronicAddress)),
	rule("BR-CL-11", "//cbc:CompanyID/@schemeID", isAmong(".", codeLists.registration)),
];

const figures: Rule[] = [
	rule(
		"BR-12 BR-13 BR-14 BR-15",
		totals,
		has("cbc:LineExtensionAmount", "cbc:TaxExclusiveAmount", "cbc:TaxInclusiveAmount", "cbc:PayableAmount"),
	),
	rule(
		"BR-CO-10",
		totals,
		`${cents("cbc:LineExtensionAmount")} = ${cents("(/*/cac:InvoiceLine | /*/cac:CreditNoteLine)/cbc:LineExtensionAmount")}`,
	),
	rule("BR-CO-11", totals, `${cents("cbc:AllowanceTotalAmount")} = ${cents(`${documentLevel}[cbc:ChargeIndicator = 'false']/cbc:Amount`)}`),
	rule("BR-CO-12", totals, `${cents("cbc:ChargeTotalAmount")} = ${cents(`${documentLevel}[cbc:ChargeIndicator = 'true']/cbc:Amount`)}`),
	rule(
		"BR-CO-13",
		totals,
		`${cents("cbc:TaxExclusiveAmount")} = ${cents("cbc:LineExtensionAmount")} - ${cents("cbc:AllowanceTotalAmount")} + ${cents("cbc:ChargeTotalAmount")}`,
	),
	rule("BR-CO-14", "/*/cac:TaxTotal", `${cents("cbc:TaxAmount")} = ${cents("cac:TaxSubtotal/cbc:TaxAmount")}`),
	rule(
		"BR-CO-15",
		totals,
		`${cents("cbc:TaxInclusiveAmount")} = ${cents("cbc:TaxExclusiveAmount")} + ${cents("/*/cac:TaxTotal/cbc:TaxAmount")}`,
	),
	rule("BR-CO-16", totals, `${cents("cbc:PayableAmount")} = ${cents("cbc:TaxInclusiveAmount")} - ${cents("cbc:PrepaidAmount")}`),
	// The published rule tolerates a whole unit of currency. A part of an order differs by at most a cent.
	rule(
		"BR-CO-17",
		subtotal,
		`abs(${cents("cbc:TaxAmount")} - round(${cents("cbc:TaxableAmount")} * cac:TaxCategory/cbc:Percent div 100)) <= 1`,
	),
	rule("BR-CO-18", "/*/cac:TaxTotal", "exists(cac:TaxSubtotal)"),
	rule("BR-DEC", "//*[@currencyID][not(parent::cac:Price)]", "matches(., '^-?\\d+(\\.\\d{1,2})?$')"),
	rule("BR-33 BR-38 BR-42", "//cac:AllowanceCharge", "exists(cbc:AllowanceChargeReason) or exists(cbc:AllowanceChargeReasonCode)"),
	rule("BR-32 BR-37", documentLevel, has("cac:TaxCategory/cbc:ID")),
	rule("BR-31 BR-36 BR-41", "//cac:AllowanceCharge", "cbc:Amount >= 0"),
	rule(
		"R120",
		line,
		`abs(${cents("cbc:LineExtensionAmount")} - round(100 * (cbc:InvoicedQuantity | cbc:CreditedQuantity) * cac:Price/cbc:PriceAmount div (cac:Price/cbc:BaseQuantity, 1)[1])
			+ ${cents("cac:AllowanceCharge/cbc:Amount")}) <= 0`,
	),
	rule("R130", "//cac:Price/cbc:BaseQuantity", "@unitCode = (../../cbc:InvoicedQuantity | ../../cbc:CreditedQuantity)/@unitCode"),
	rule("R051", "//@currencyID", ". = /*/cbc:DocumentCurrencyCode"),
	rule("R053", paper, "count(cac:TaxTotal[cac:TaxSubtotal]) = 1"),
];

const vat: Rule[] = [
	rule("BR-S-01 BR-IC-01", "//cac:ClassifiedTaxCategory", `cbc:ID = ${subtotal}/cac:TaxCategory/cbc:ID`),
	rule("BR-S-02 BR-IC-02", seller, has("cac:PartyTaxScheme/cbc:CompanyID")),
	rule("BR-IC-02", `${buyer}[${isExempt}]`, has("cac:PartyTaxScheme/cbc:CompanyID")),
	rule("BR-S-05 BR-S-06 BR-S-07", "//*[self::cac:TaxCategory or self::cac:ClassifiedTaxCategory][cbc:ID = 'S']", "cbc:Percent > 0"),
	rule(
		"BR-IC-05 BR-IC-06 BR-IC-07",
		"//*[self::cac:TaxCategory or self::cac:ClassifiedTaxCategory][cbc:ID = 'K']",
		"number(cbc:Percent) = 0",
	),
	rule("BR-S-08", `${subtotal}[cac:TaxCategory/cbc:ID = 'S']`, `${cents("cbc:TaxableAmount")} = ${ofCategory("S")}`),
	rule("BR-IC-08", `${subtotal}[cac:TaxCategory/cbc:ID = 'K']`, `${cents("cbc:TaxableAmount")} = ${ofCategory("K")}`),
	rule("BR-IC-09", `${subtotal}[cac:TaxCategory/cbc:ID = 'K']`, "number(cbc:TaxAmount) = 0"),
	rule("BR-S-10", `${subtotal}/cac:TaxCategory[cbc:ID = 'S']`, "not(exists(cbc:TaxExemptionReason | cbc:TaxExemptionReasonCode))"),
	rule("BR-IC-10", isExempt, "exists(cbc:TaxExemptionReason) and cbc:TaxExemptionReasonCode = 'VATEX-EU-IC'"),
	rule("BR-IC-11", `/*[.${isExempt.slice(2)}]`, has("cac:Delivery/cbc:ActualDeliveryDate")),
	rule("BR-IC-12", `/*[.${isExempt.slice(2)}]`, has("cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode")),
];

export const rules: readonly Rule[] = [...content, ...codes, ...figures, ...vat];

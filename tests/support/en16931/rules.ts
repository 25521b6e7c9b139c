import { codeLists } from "./code-lists";

/**
 * The rules of EN 16931-1 that bear on what this shop writes, worded anew as XPath upon the UBL binding: what they are about, and what has to
 * hold there. Amounts are compared as whole cents.
 */
export interface Rule {
	id: string;
	/** What is looked at: the rule holds for each. */
	context: string;
	test: string;
}

const rule = (id: string, context: string, test: string): Rule => ({ id, context, test });

const invoice = "/ubl:Invoice";
const line = `${invoice}/cac:InvoiceLine`;
const totals = `${invoice}/cac:LegalMonetaryTotal`;
const allowance = `${invoice}/cac:AllowanceCharge[cbc:ChargeIndicator = 'false']`;
const charge = `${invoice}/cac:AllowanceCharge[cbc:ChargeIndicator = 'true']`;
const lineAllowance = `${line}/cac:AllowanceCharge[cbc:ChargeIndicator = 'false']`;
const lineCharge = `${line}/cac:AllowanceCharge[cbc:ChargeIndicator = 'true']`;
const subtotal = `${invoice}/cac:TaxTotal/cac:TaxSubtotal`;
const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
const vatId = "cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT']/cbc:CompanyID";
const reason = "exists(cbc:AllowanceChargeReason) or exists(cbc:AllowanceChargeReasonCode)";

/** An amount as whole cents; a missing one counts as none. */
const cents = (path: string): string => `round(sum(${path}) * 100)`;
const isAmong = (path: string, codes: readonly string[]): string => `${path} = (${codes.map((code) => `'${code}'`).join(", ")})`;
const hasTwoDecimals = (path: string): string => `every $amount in ${path} satisfies matches($amount, '^-?\\d+(\\.\\d{1,2})?$')`;

const existence: Rule[] = [
	rule("BR-01", invoice, "cbc:CustomizationID != ''"),
	rule("BR-02", invoice, "cbc:ID != ''"),
	rule("BR-03", invoice, "matches(string(cbc:IssueDate), '^\\d{4}-\\d{2}-\\d{2}$')"),
	rule("BR-04", invoice, "cbc:InvoiceTypeCode != ''"),
	rule("BR-05", invoice, "cbc:DocumentCurrencyCode != ''"),
	rule("BR-06", invoice, `${seller}/cac:PartyLegalEntity/cbc:RegistrationName != ''`),
	rule("BR-07", invoice, `${buyer}/cac:PartyLegalEntity/cbc:RegistrationName != ''`),
	rule("BR-08", invoice, `exists(${seller}/cac:PostalAddress)`),
	rule("BR-09", `${invoice}/${seller}/cac:PostalAddress`, "cac:Country/cbc:IdentificationCode != ''"),
	rule("BR-10", invoice, `exists(${buyer}/cac:PostalAddress)`),
	rule("BR-11", `${invoice}/${buyer}/cac:PostalAddress`, "cac:Country/cbc:IdentificationCode != ''"),
	rule("BR-12", totals, "exists(cbc:LineExtensionAmount)"),
	rule("BR-13", totals, "exists(cbc:TaxExclusiveAmount)"),
	rule("BR-14", totals, "exists(cbc:TaxInclusiveAmount)"),
	rule("BR-15", totals, "exists(cbc:PayableAmount)"),
	rule("BR-16", invoice, "exists(cac:InvoiceLine)"),
	rule("BR-21", line, "cbc:ID != ''"),
	rule("BR-22", line, "exists(cbc:InvoicedQuantity)"),
	rule("BR-23", line, "exists(cbc:InvoicedQuantity/@unitCode)"),
	rule("BR-24", line, "exists(cbc:LineExtensionAmount)"),
	rule("BR-25", line, "cac:Item/cbc:Name != ''"),
	rule("BR-26", line, "exists(cac:Price/cbc:PriceAmount)"),
	rule("BR-27", line, "number(cac:Price/cbc:PriceAmount) >= 0"),
	rule("BR-31", allowance, "exists(cbc:Amount)"),
	rule("BR-32", allowance, "exists(cac:TaxCategory/cbc:ID)"),
	rule("BR-33", allowance, reason),
	rule("BR-36", charge, "exists(cbc:Amount)"),
	rule("BR-37", charge, "exists(cac:TaxCategory/cbc:ID)"),
	rule("BR-38", charge, reason),
	rule("BR-41", lineAllowance, "exists(cbc:Amount)"),
	rule("BR-42", lineAllowance, reason),
	rule("BR-43", lineCharge, "exists(cbc:Amount)"),
	rule("BR-44", lineCharge, reason),
	rule("BR-45", subtotal, "exists(cbc:TaxableAmount)"),
	rule("BR-46", subtotal, "exists(cbc:TaxAmount)"),
	rule("BR-47", subtotal, "exists(cac:TaxCategory/cbc:ID)"),
	rule("BR-48", subtotal, "exists(cac:TaxCategory/cbc:Percent)"),
	rule("BR-49", `${invoice}/cac:PaymentMeans`, "exists(cbc:PaymentMeansCode)"),
	rule("BR-50", `${invoice}/cac:PaymentMeans[cbc:PaymentMeansCode = ('30', '58')]/cac:PayeeFinancialAccount`, "cbc:ID != ''"),
	rule("BR-52", `${invoice}/cac:AdditionalDocumentReference`, "cbc:ID != ''"),
	rule("BR-54", `${line}/cac:Item/cac:AdditionalItemProperty`, "cbc:Name != '' and cbc:Value != ''"),
	rule("BR-57", `${invoice}/cac:Delivery/cac:DeliveryLocation/cac:Address`, "cac:Country/cbc:IdentificationCode != ''"),
	rule("BR-61", `${invoice}/cac:PaymentMeans[cbc:PaymentMeansCode = ('30', '58')]`, "exists(cac:PayeeFinancialAccount/cbc:ID)"),
	rule("BR-62", `${invoice}/${seller}/cbc:EndpointID`, "exists(@schemeID)"),
	rule("BR-63", `${invoice}/${buyer}/cbc:EndpointID`, "exists(@schemeID)"),
];

const conditions: Rule[] = [
	rule("BR-CO-03", invoice, "not(exists(cbc:TaxPointDate) and exists(cac:InvoicePeriod/cbc:DescriptionCode))"),
	rule("BR-CO-04", line, "exists(cac:Item/cac:ClassifiedTaxCategory/cbc:ID)"),
	rule("BR-CO-09", `${invoice}//${vatId}`, isAmong("substring(., 1, 2)", codeLists.vatPrefix)),
	rule("BR-CO-10", totals, `${cents("cbc:LineExtensionAmount")} = ${cents("../cac:InvoiceLine/cbc:LineExtensionAmount")}`),
	rule(
		"BR-CO-11",
		totals,
		`${cents("cbc:AllowanceTotalAmount")} = ${cents("../cac:AllowanceCharge[cbc:ChargeIndicator = 'false']/cbc:Amount")}`,
	),
	rule(
		"BR-CO-12",
		totals,
		`${cents("cbc:ChargeTotalAmount")} = ${cents("../cac:AllowanceCharge[cbc:ChargeIndicator = 'true']/cbc:Amount")}`,
	),
	rule(
		"BR-CO-13",
		totals,
		`${cents("cbc:TaxExclusiveAmount")} = ${cents("cbc:LineExtensionAmount")} - ${cents("cbc:AllowanceTotalAmount")} + ${cents("cbc:ChargeTotalAmount")}`,
	),
	rule("BR-CO-14", `${invoice}/cac:TaxTotal`, `${cents("cbc:TaxAmount")} = ${cents("cac:TaxSubtotal/cbc:TaxAmount")}`),
	rule(
		"BR-CO-15",
		totals,
		`${cents("cbc:TaxInclusiveAmount")} = ${cents("cbc:TaxExclusiveAmount")} + ${cents("../cac:TaxTotal/cbc:TaxAmount")}`,
	),
	rule(
		"BR-CO-16",
		totals,
		`${cents("cbc:PayableAmount")} = ${cents("cbc:TaxInclusiveAmount")} - ${cents("cbc:PrepaidAmount")} + ${cents("cbc:PayableRoundingAmount")}`,
	),
	rule(
		"BR-CO-17",
		subtotal,
		`${cents("cbc:TaxAmount")} = round(${cents("cbc:TaxableAmount")} * number(cac:TaxCategory/cbc:Percent) div 100)`,
	),
	rule("BR-CO-18", invoice, "exists(cac:TaxTotal/cac:TaxSubtotal)"),
	rule("BR-CO-21", allowance, reason),
	rule("BR-CO-22", charge, reason),
	rule("BR-CO-23", lineAllowance, reason),
	rule("BR-CO-24", lineCharge, reason),
	rule("BR-CO-25", totals, "number(cbc:PayableAmount) <= 0 or exists(../cbc:DueDate) or ../cac:PaymentTerms/cbc:Note != ''"),
	rule("BR-CO-26", invoice, `exists(${seller}/(cac:PartyIdentification/cbc:ID | cac:PartyLegalEntity/cbc:CompanyID | ${vatId}))`),
];

const decimals: Rule[] = [
	rule("BR-DEC-01", allowance, hasTwoDecimals("cbc:Amount")),
	rule("BR-DEC-05", charge, hasTwoDecimals("cbc:Amount")),
	rule("BR-DEC-09", totals, hasTwoDecimals("cbc:LineExtensionAmount")),
	rule("BR-DEC-10", totals, hasTwoDecimals("cbc:AllowanceTotalAmount")),
	rule("BR-DEC-11", totals, hasTwoDecimals("cbc:ChargeTotalAmount")),
	rule("BR-DEC-12", totals, hasTwoDecimals("cbc:TaxExclusiveAmount")),
	rule("BR-DEC-13", `${invoice}/cac:TaxTotal`, hasTwoDecimals("cbc:TaxAmount")),
	rule("BR-DEC-14", totals, hasTwoDecimals("cbc:TaxInclusiveAmount")),
	rule("BR-DEC-16", totals, hasTwoDecimals("cbc:PrepaidAmount")),
	rule("BR-DEC-18", totals, hasTwoDecimals("cbc:PayableAmount")),
	rule("BR-DEC-19", subtotal, hasTwoDecimals("cbc:TaxableAmount")),
	rule("BR-DEC-20", subtotal, hasTwoDecimals("cbc:TaxAmount")),
	rule("BR-DEC-23", line, hasTwoDecimals("cbc:LineExtensionAmount")),
	rule("BR-DEC-24", lineAllowance, hasTwoDecimals("cbc:Amount")),
	rule("BR-DEC-27", lineCharge, hasTwoDecimals("cbc:Amount")),
];

/** The ten rules of a VAT category. */
function category(code: "S" | "AE"): Rule[] {
	const own = `[cbc:ID = '${code}']`;
	const lines = `${line}[cac:Item/cac:ClassifiedTaxCategory${own}]`;
	const ofCategory = `[cac:TaxCategory${own}]`;
	const isS = code === "S";
	const parties = isS
		? `exists(/ubl:Invoice/${seller}/${vatId})`
		: `exists(/ubl:Invoice/${seller}/${vatId}) and exists(/ubl:Invoice/${buyer}/${vatId})`;
	const rate = (path: string) => (isS ? `number(${path}/cbc:Percent) > 0` : `number(${path}/cbc:Percent) = 0`);
	const used = `exists(cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory${own}) or exists(cac:AllowanceCharge/cac:TaxCategory${own})`;
	const count = `count(cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory${own})`;
	const breakdown = `${subtotal}[cac:TaxCategory${own}]`;
	const sumAtRate = isS
		? (path: string, tax: string) =>
				cents(`/ubl:Invoice/${path}[${tax}[cbc:ID = 'S' and number(cbc:Percent) = $rate]]/(cbc:LineExtensionAmount | cbc:Amount)`)
		: (path: string, tax: string) => cents(`/ubl:Invoice/${path}[${tax}${own}]/(cbc:LineExtensionAmount | cbc:Amount)`);
	const base = [
		sumAtRate("cac:InvoiceLine", "cac:Item/cac:ClassifiedTaxCategory"),
		sumAtRate("cac:AllowanceCharge[cbc:ChargeIndicator = 'false']", "cac:TaxCategory"),
		sumAtRate("cac:AllowanceCharge[cbc:ChargeIndicator = 'true']", "cac:TaxCategory"),
	];
	const exemption = "exists(cac:TaxCategory/(cbc:TaxExemptionReasonCode | cbc:TaxExemptionReason))";
	return [
		rule(`BR-${code}-01`, invoice, `not(${used}) or ${isS ? `${count} >= 1` : `${count} = 1`}`),
		rule(`BR-${code}-02`, lines, parties),
		rule(`BR-${code}-03`, `${allowance}${ofCategory}`, parties),
		rule(`BR-${code}-04`, `${charge}${ofCategory}`, parties),
		rule(`BR-${code}-05`, lines, rate("cac:Item/cac:ClassifiedTaxCategory")),
		rule(`BR-${code}-06`, `${allowance}${ofCategory}`, rate("cac:TaxCategory")),
		rule(`BR-${code}-07`, `${charge}${ofCategory}`, rate("cac:TaxCategory")),
		rule(
			`BR-${code}-08`,
			breakdown,
			`let $rate := number(cac:TaxCategory/cbc:Percent) return ${cents("cbc:TaxableAmount")} = ${base[0]} - ${base[1]} + ${base[2]}`,
		),
		rule(
			`BR-${code}-09`,
			breakdown,
			isS
				? `${cents("cbc:TaxAmount")} = round(${cents("cbc:TaxableAmount")} * number(cac:TaxCategory/cbc:Percent) div 100)`
				: "number(cbc:TaxAmount) = 0",
		),
		rule(`BR-${code}-10`, breakdown, isS ? `not(${exemption})` : exemption),
	];
}

const codes: Rule[] = [
	rule("BR-CL-01", `${invoice}/cbc:InvoiceTypeCode`, isAmong(".", codeLists.invoiceType)),
	rule("BR-CL-03", `${invoice}//@currencyID`, isAmong(".", codeLists.currency)),
	rule("BR-CL-04", `${invoice}/cbc:DocumentCurrencyCode`, isAmong(".", codeLists.currency)),
	rule("BR-CL-11", `${invoice}//cac:PartyLegalEntity/cbc:CompanyID[@schemeID]`, isAmong("@schemeID", codeLists.registration)),
	rule("BR-CL-14", `${invoice}//cac:Country/cbc:IdentificationCode`, isAmong(".", codeLists.country)),
	rule("BR-CL-16", `${invoice}/cac:PaymentMeans/cbc:PaymentMeansCode`, isAmong(".", codeLists.paymentMeans)),
	rule("BR-CL-17", `${invoice}//cac:TaxCategory/cbc:ID`, isAmong(".", codeLists.vatCategory)),
	rule("BR-CL-18", `${invoice}//cac:ClassifiedTaxCategory/cbc:ID`, isAmong(".", codeLists.vatCategory)),
	rule(
		"BR-CL-19",
		`${invoice}//cac:AllowanceCharge[cbc:ChargeIndicator = 'false']/cbc:AllowanceChargeReasonCode`,
		isAmong(".", codeLists.allowanceReason),
	),
	rule(
		"BR-CL-20",
		`${invoice}//cac:AllowanceCharge[cbc:ChargeIndicator = 'true']/cbc:AllowanceChargeReasonCode`,
		isAmong(".", codeLists.chargeReason),
	),
	rule("BR-CL-22", `${invoice}//cbc:TaxExemptionReasonCode`, isAmong(".", codeLists.exemption)),
	rule("BR-CL-23", `${line}/cbc:InvoicedQuantity`, isAmong("@unitCode", codeLists.unit)),
	rule("BR-CL-25", `${invoice}//cbc:EndpointID`, isAmong("@schemeID", codeLists.electronicAddress)),
];

export const rules: readonly Rule[] = [...existence, ...conditions, ...decimals, ...category("S"), ...category("AE"), ...codes];

import type { Sequences } from "../xml-rules";

/**
 * The elements of these documents, in the order of the UBL 2.1 schemas. EN 16931 allows few others (rules UBL-CR). An element that is
 * missing here is reported as misplaced.
 */
const list = (names: string): readonly string[] => names.split(" ");

const address = list("StreetName AdditionalStreetName CityName PostalZone Country");
const head =
	"DocumentCurrencyCode AccountingCost BuyerReference OrderReference BillingReference AdditionalDocumentReference ProjectReference AccountingSupplierParty AccountingCustomerParty Delivery";
const sums = "PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal";
const lineOf = (quantity: string) =>
	list(`ID Note ${quantity} LineExtensionAmount AccountingCost OrderLineReference AllowanceCharge Item Price`);

export const sequences: Sequences = {
	Invoice: list(`CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note ${head} ${sums} InvoiceLine`),
	CreditNote: list(`CustomizationID ProfileID ID IssueDate CreditNoteTypeCode Note ${head} ${sums} CreditNoteLine`),
	OrderReference: ["ID", "SalesOrderID"],
	BillingReference: ["InvoiceDocumentReference"],
	InvoiceDocumentReference: ["ID", "IssueDate"],
	AdditionalDocumentReference: ["ID", "DocumentTypeCode"],
	ProjectReference: ["ID"],
	AccountingSupplierParty: ["Party"],
	AccountingCustomerParty: ["Party"],
	Party: list("EndpointID PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact"),
	PartyName: ["Name"],
	PostalAddress: address,
	Address: address,
	Country: ["IdentificationCode"],
	PartyTaxScheme: ["CompanyID", "TaxScheme"],
	PartyLegalEntity: ["RegistrationName", "CompanyID"],
	Contact: list("Name Telephone ElectronicMail"),
	Delivery: ["ActualDeliveryDate", "DeliveryLocation", "DeliveryParty"],
	DeliveryLocation: ["Address"],
	DeliveryParty: ["PartyName"],
	PaymentMeans: list("PaymentMeansCode PaymentID PayeeFinancialAccount"),
	PayeeFinancialAccount: ["ID", "FinancialInstitutionBranch"],
	FinancialInstitutionBranch: ["ID"],
	PaymentTerms: ["Note"],
	AllowanceCharge: list("ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason Amount TaxCategory"),
	TaxTotal: ["TaxAmount", "TaxSubtotal"],
	TaxSubtotal: ["TaxableAmount", "TaxAmount", "TaxCategory"],
	TaxCategory: list("ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme"),
	ClassifiedTaxCategory: ["ID", "Percent", "TaxScheme"],
	TaxScheme: ["ID"],
	LegalMonetaryTotal: list(
		"LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableAmount",
	),
	InvoiceLine: lineOf("InvoicedQuantity"),
	CreditNoteLine: lineOf("CreditedQuantity"),
	OrderLineReference: ["LineID"],
	Price: ["PriceAmount", "BaseQuantity"],
	Item: list("Description Name BuyersItemIdentification SellersItemIdentification ClassifiedTaxCategory AdditionalItemProperty"),
	BuyersItemIdentification: ["ID"],
	SellersItemIdentification: ["ID"],
	AdditionalItemProperty: ["Name", "Value"],
};

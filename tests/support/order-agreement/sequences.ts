/**
 * The elements of these documents, in the order of the UBL 2.1 schema. The data model allows no others: an element that is missing here is
 * reported as misplaced.
 */
const list = (names: string): readonly string[] => names.split(" ");

const address = list("StreetName AdditionalStreetName CityName PostalZone Country");
const contact = list("Name Telephone ElectronicMail");

export const sequences: Readonly<Record<string, readonly string[]>> = {
	OrderResponse: list(
		"CustomizationID ProfileID ID SalesOrderID IssueDate Note DocumentCurrencyCode CustomerReference OrderReference AdditionalDocumentReference SellerSupplierParty BuyerCustomerParty Delivery DeliveryTerms AllowanceCharge TaxTotal LegalMonetaryTotal OrderLine",
	),
	OrderReference: ["ID"],
	AdditionalDocumentReference: ["ID", "DocumentType"],
	SellerSupplierParty: ["Party"],
	BuyerCustomerParty: ["Party", "DeliveryContact"],
	Party: list("EndpointID PartyIdentification PostalAddress PartyLegalEntity Contact"),
	PartyIdentification: ["ID"],
	PostalAddress: address,
	Address: address,
	Country: ["IdentificationCode"],
	PartyLegalEntity: ["RegistrationName", "CompanyID"],
	Contact: contact,
	DeliveryContact: contact,
	Delivery: ["PromisedDeliveryPeriod", "DeliveryParty"],
	PromisedDeliveryPeriod: ["StartDate", "EndDate"],
	DeliveryParty: ["PartyName", "PostalAddress"],
	PartyName: ["Name"],
	DeliveryTerms: ["ID", "SpecialTerms", "DeliveryLocation"],
	DeliveryLocation: ["ID", "Address"],
	AllowanceCharge: list("ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason Amount BaseAmount TaxCategory"),
	TaxTotal: ["TaxAmount", "TaxSubtotal"],
	TaxSubtotal: ["TaxableAmount", "TaxAmount", "TaxCategory"],
	TaxCategory: ["ID", "Percent", "TaxExemptionReason", "TaxScheme"],
	ClassifiedTaxCategory: ["ID", "Percent", "TaxScheme"],
	TaxScheme: ["ID"],
	LegalMonetaryTotal: list(
		"LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableAmount",
	),
	OrderLine: ["LineItem"],
	LineItem: ["ID", "Note", "Quantity", "LineExtensionAmount", "Price", "Item"],
	Price: ["PriceAmount", "BaseQuantity", "AllowanceCharge"],
	Item: ["Description", "Name", "BuyersItemIdentification", "SellersItemIdentification", "ClassifiedTaxCategory", "AdditionalItemProperty"],
	BuyersItemIdentification: ["ID"],
	SellersItemIdentification: ["ID"],
	AdditionalItemProperty: ["Name", "Value", "ValueQuantity"],
};

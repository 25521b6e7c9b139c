import type { Document } from "slimdom";
import { codeLists } from "../order-agreement/code-lists";
import { brokenAmong, misplacedIn, rule, type Sequences } from "../xml-rules";

const list = (names: string): readonly string[] => names.split(" ");
const has = (...paths: readonly string[]): string => paths.map((path) => `normalize-space(${path}) != ''`).join(" and ");
const party = ["EndpointID", "PartyIdentification", "PartyName", "PostalAddress", "PartyLegalEntity", "Contact"];

/** The elements that the document uses, in the order of the UBL 2.1 schema, limited to the data model of transaction T16. */
const sequences: Sequences = {
	DespatchAdvice: list(
		"CustomizationID ProfileID ID IssueDate OrderReference DespatchSupplierParty DeliveryCustomerParty BuyerCustomerParty Shipment DespatchLine",
	),
	OrderReference: ["ID"],
	DespatchSupplierParty: ["Party"],
	DeliveryCustomerParty: ["Party", "DeliveryContact"],
	BuyerCustomerParty: ["Party"],
	Party: party,
	PartyIdentification: ["ID"],
	PartyName: ["Name"],
	PostalAddress: list("StreetName AdditionalStreetName CityName PostalZone Country"),
	Country: ["IdentificationCode"],
	PartyLegalEntity: ["RegistrationName"],
	Contact: list("Name Telephone ElectronicMail"),
	DeliveryContact: list("Name Telephone ElectronicMail"),
	Shipment: ["ID", "Consignment", "Delivery"],
	Consignment: ["ID", "CarrierParty"],
	CarrierParty: ["PartyName"],
	Delivery: ["TrackingID", "Despatch"],
	Despatch: ["ActualDespatchDate"],
	DespatchLine: list("ID DeliveredQuantity OutstandingQuantity OutstandingReason OrderLineReference Item"),
	OrderLineReference: ["LineID"],
	Item: list("Name SellersItemIdentification AdditionalItemProperty ItemInstance"),
	SellersItemIdentification: ["ID"],
	AdditionalItemProperty: list("Name Value ValueQuantity"),
	ItemInstance: ["LotIdentification"],
	LotIdentification: ["LotNumberID"],
};

const named = has("cac:Party/cbc:EndpointID/@schemeID", "cac:Party/cac:PartyLegalEntity/cbc:RegistrationName");

/**
 * Rules of Peppol BIS Despatch Advice 3 by their public numbers (PEPPOL-T16), and requirements of its data model (B), in our own XPath.
 * The documents of the tests were also checked with the published Schematron (Peppol release of May 2026), without errors.
 */
const rules = [
	rule("R011", "/*", "starts-with(cbc:CustomizationID, 'urn:fdc:peppol.eu:poacc:trns:despatch_advice:3')"),
	rule("B profile", "/*", "cbc:ProfileID = 'urn:fdc:peppol.eu:poacc:bis:despatch_advice:3'"),
	rule("B head", "/*", `${has("cbc:ID", "cbc:IssueDate", "cac:OrderReference/cbc:ID")} and exists(cac:DespatchLine)`),
	rule("B supplier", "/*/cac:DespatchSupplierParty", named),
	rule("B consignee", "/*/cac:DeliveryCustomerParty", named),
	rule("R008", "/*/cac:BuyerCustomerParty", has("cac:Party/cac:PartyName/cbc:Name")),
	rule("B countries", "//cac:PostalAddress", has("cac:Country/cbc:IdentificationCode")),
	rule("R003 R004", "//cac:DespatchLine", has("cac:Item/cac:SellersItemIdentification/cbc:ID", "cac:Item/cbc:Name")),
	rule("R005 R006", "//cac:DespatchLine", "number(cbc:DeliveredQuantity) > 0"),
	rule("R007", "//cac:DespatchLine", "exists(cbc:OutstandingQuantity) = exists(cbc:OutstandingReason)"),
	rule("B lines", "//cac:DespatchLine", has("cbc:ID", "cac:OrderLineReference/cbc:LineID")),
	rule("B04402", "//cbc:EndpointID", `@schemeID = (${codeLists.electronicAddress.map((code) => `'${code}'`).join(", ")})`),
	rule("B units", "//@unitCode", `. = (${codeLists.unit.map((code) => `'${code}'`).join(", ")})`),
	rule("COMMON-R001", "//*[not(*)]", "normalize-space(.) != ''"),
];

/** Ids of violated rules of a despatch advice, and elements that violate the schema's order. */
export const faults = (document: Document): string[] => [...brokenAmong(rules, document), ...misplacedIn(sequences, document)];

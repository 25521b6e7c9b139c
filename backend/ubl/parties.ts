import type { Cart } from "../../contract/cart";
import { company, phones } from "../../contract/company";
import type { ElectronicAddress } from "../../contract/e-invoice";
import { parseVatId } from "../../contract/vat-id";
import { buyerAddress } from "./electronic-address";
import { partyTaxScheme } from "./tax";
import { leaf, type Markup, node } from "./xml";

type Forms = NonNullable<Cart["forms"]>;
type Address = NonNullable<Forms["shipping"]>;

/** ISO 6523: the Finnish organisation identifier. */
const finnishOrganisation = "0212";

/** The company's OVT code: its country's prefix and its business id without the hyphen. */
const ownAddress: ElectronicAddress = { scheme: "0216", id: `0037${company.businessId.replace("-", "")}` };

export function seller(): Markup {
	const { street, postCode, city, country } = company.address;
	return node(
		"cac:AccountingSupplierParty",
		node(
			"cac:Party",
			endpoint(ownAddress),
			node("cac:PartyName", leaf("cbc:Name", company.brand)),
			postalAddress("cac:PostalAddress", { streetAddress: street, addressAdditionalLine: "", postCode, city, country }),
			partyTaxScheme(company.vatId),
			node(
				"cac:PartyLegalEntity",
				leaf("cbc:RegistrationName", company.name),
				leaf("cbc:CompanyID", company.businessId, { schemeID: finnishOrganisation }),
			),
			contact({ name: company.name, phone: phones.en.dial, email: company.email }),
		),
	);
}

export function buyer({ billing }: Forms): Markup {
	if (!billing) return "";
	return node(
		"cac:AccountingCustomerParty",
		node(
			"cac:Party",
			endpoint(buyerAddress(billing)),
			postalAddress("cac:PostalAddress", billing),
			partyTaxScheme(parseVatId(billing.vat, billing.country)?.international ?? ""),
			node("cac:PartyLegalEntity", leaf("cbc:RegistrationName", billing.company)),
			contact(billing),
		),
	);
}

/** Where the goods go. */
export function delivery({ billing, shipping }: Forms): Markup {
	const to = shipping ?? billing;
	if (!to) return "";
	return node(
		"cac:Delivery",
		node("cac:DeliveryLocation", postalAddress("cac:Address", to)),
		node("cac:DeliveryParty", node("cac:PartyName", leaf("cbc:Name", to.company))),
	);
}

const endpoint = ({ scheme, id }: ElectronicAddress): Markup => leaf("cbc:EndpointID", id, { schemeID: scheme });

type Place = Pick<Address, "streetAddress" | "addressAdditionalLine" | "postCode" | "city" | "country">;

const postalAddress = (name: "cac:PostalAddress" | "cac:Address", place: Place): Markup =>
	node(
		name,
		leaf("cbc:StreetName", place.streetAddress),
		leaf("cbc:AdditionalStreetName", place.addressAdditionalLine),
		leaf("cbc:CityName", place.city),
		leaf("cbc:PostalZone", place.postCode),
		node("cac:Country", leaf("cbc:IdentificationCode", place.country)),
	);

const contact = ({ name, phone, email }: { name: string; phone: string; email: string }): Markup =>
	node("cac:Contact", leaf("cbc:Name", name), leaf("cbc:Telephone", phone), leaf("cbc:ElectronicMail", email));

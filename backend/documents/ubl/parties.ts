import type { Cart } from "../../../contract/cart";
import type { BackendLocale, Country } from "../../../contract/locale";
import { phoneIn } from "../../../contract/seller/own-data";
import { sellerCountry } from "../../../contract/seller/seller";
import { type ElectronicAddress, isGln, isLeitwegId, participant } from "../../../contract/values/e-invoice";
import { parseVatId } from "../../../contract/values/vat-id";
import { languageOf } from "../../platform/language";
import type { SellerOnPapers } from "../seller-on-papers";
import { leaf, type Markup, node } from "../xml";

type Forms = NonNullable<Cart["forms"]>;
export type Billing = NonNullable<Forms["billing"]>;
export type Address = Omit<NonNullable<Forms["shipping"]>, "siteNotes">;
export type Place = Pick<Address, "streetAddress" | "addressAdditionalLine" | "postCode" | "city" | "country">;

/** ISO 6523: the Finnish organisation identifier, the Finnish VAT id, the Estonian registry code. */
const schemes = { businessId: "0212", finnishVat: "0213", registryCode: "0191" } as const;

/** Schemes of VAT ids in the EAS code list. It has none for Finland, where every business id has an OVT code. */
const vatSchemes: Readonly<Record<Exclude<Country, "FI">, string>> = { DE: "9930", EE: "9931" };

const ovtOf = (businessId: string): ElectronicAddress => ({ scheme: "0216", id: `0037${businessId.replace(/\D/g, "")}` });

/** The company's address: its OVT code in Finland, its registry code in Estonia, its VAT id in Germany. */
export function ownAddress({ businessId, vatId }: Pick<SellerOnPapers, "businessId" | "vatId">): ElectronicAddress {
	const addresses: Record<Country, ElectronicAddress> = {
		FI: ovtOf(businessId),
		EE: { scheme: schemes.registryCode, id: businessId },
		DE: { scheme: vatSchemes.DE, id: vatId },
	};
	return addresses[sellerCountry];
}

/** ISO 6523 has no scheme for German trade registers, and among VAT ids only for Finnish ones. */
const registers: Record<Country, string | undefined> = { FI: schemes.businessId, EE: schemes.registryCode, DE: undefined };
const vatSchemeOf = (country: Country | undefined) => (country === "FI" ? schemes.finnishVat : undefined);
export const ownRegistration = (businessId: string) => ({ scheme: registers[sellerCountry], id: businessId });
const ownVat = ({ vatId }: SellerOnPapers) => identification(vatId, vatSchemeOf(sellerCountry));

/** The contact person is the same as in other documents. @param locale of the order */
export const ownContact = ({ name, phones, email }: SellerOnPapers, locale: BackendLocale): Markup => {
	const language = languageOf(locale);
	return contact("cac:Contact", { name, phone: phoneIn(phones[language], language).dial, email });
};

export function seller(own: SellerOnPapers, locale: BackendLocale): Markup {
	const { street, postCode, city, country } = own.address;
	return node(
		"cac:SellerSupplierParty",
		node(
			"cac:Party",
			endpoint(ownAddress(own)),
			ownVat(own),
			postalAddress("cac:PostalAddress", { streetAddress: street, addressAdditionalLine: "", postCode, city, country }),
			legalEntity(own.name, ownRegistration(own.businessId)),
			ownContact(own, locale),
		),
	);
}

export function buyer({ billing, shipping }: Forms): Markup {
	if (!billing) return "";
	return node(
		"cac:BuyerCustomerParty",
		node(
			"cac:Party",
			endpoint(buyerAddress(billing)),
			vatIdentification(billing),
			postalAddress("cac:PostalAddress", billing),
			legalEntity(billing.company, registration(billing)),
		),
		contact("cac:DeliveryContact", { ...(shipping ?? billing), email: shipping ? "" : billing.email }),
	);
}

export const briefSeller = (own: SellerOnPapers): Markup =>
	node("cac:SellerSupplierParty", node("cac:Party", endpoint(ownAddress(own)), ownVat(own), legalEntity(own.name, null)));

export function briefBuyer({ billing }: Forms): Markup {
	if (!billing) return "";
	return node(
		"cac:BuyerCustomerParty",
		node("cac:Party", endpoint(buyerAddress(billing)), vatIdentification(billing), legalEntity(billing.company, null)),
	);
}

/** The sender of the goods. A despatch advice has no trade register numbers. */
export function despatchSupplier(own: SellerOnPapers, locale: BackendLocale): Markup {
	const { street, ...place } = own.address;
	return node(
		"cac:DespatchSupplierParty",
		node(
			"cac:Party",
			endpoint(ownAddress(own)),
			ownVat(own),
			postalAddress("cac:PostalAddress", { ...place, streetAddress: street, addressAdditionalLine: "" }),
			legalEntity(own.name, null),
			ownContact(own, locale),
		),
	);
}

export const consignee = (billing: Billing, to: Address): Markup =>
	node(
		"cac:DeliveryCustomerParty",
		node("cac:Party", endpoint(buyerAddress(billing)), postalAddress("cac:PostalAddress", to), legalEntity(to.company, null)),
		contact("cac:DeliveryContact", { ...to, email: "" }),
	);

export const despatchBuyer = (billing: Billing): Markup =>
	node(
		"cac:BuyerCustomerParty",
		node(
			"cac:Party",
			vatIdentification(billing),
			node("cac:PartyName", leaf("cbc:Name", billing.company)),
			postalAddress("cac:PostalAddress", billing),
		),
	);

function vatIdentification(billing: Billing): Markup {
	const vatId = parseVatId(billing.vat, billing.country);
	return identification(vatId?.international ?? billing.vat, vatSchemeOf(vatId?.country));
}

/**
 * The trade register number, if the form contains it: it is part of a Finnish VAT id, or an Estonian company's e-invoice
 * address.
 */
export function registration(billing: Billing): ElectronicAddress | null {
	const vatId = parseVatId(billing.vat, billing.country);
	if (vatId?.country === "FI") return { scheme: schemes.businessId, id: vatId.national };
	const address = buyerAddress(billing);
	return address.scheme === schemes.registryCode ? address : null;
}

export const deliveryParty = (to: Address): Markup =>
	node("cac:DeliveryParty", node("cac:PartyName", leaf("cbc:Name", to.company)), postalAddress("cac:PostalAddress", to));

export const postalAddress = (name: "cac:PostalAddress" | "cac:Address", place: Place): Markup =>
	node(
		name,
		leaf("cbc:StreetName", place.streetAddress),
		leaf("cbc:AdditionalStreetName", place.addressAdditionalLine),
		leaf("cbc:CityName", place.city),
		leaf("cbc:PostalZone", place.postCode),
		node("cac:Country", leaf("cbc:IdentificationCode", place.country)),
	);

export const endpoint = ({ scheme, id }: ElectronicAddress): Markup => leaf("cbc:EndpointID", id, { schemeID: scheme });

const identification = (id: string, scheme?: string): Markup =>
	node("cac:PartyIdentification", leaf("cbc:ID", id, scheme ? { schemeID: scheme } : {}));

export const legalEntity = (name: string, registered: { scheme: string | undefined; id: string } | null): Markup =>
	node(
		"cac:PartyLegalEntity",
		leaf("cbc:RegistrationName", name),
		registered ? leaf("cbc:CompanyID", registered.id, registered.scheme ? { schemeID: registered.scheme } : {}) : "",
	);

export const contact = (
	element: "cac:Contact" | "cac:DeliveryContact",
	{ name, phone, email }: { name: string; phone: string; email: string },
): Markup => node(element, leaf("cbc:Name", name), leaf("cbc:Telephone", phone), leaf("cbc:ElectronicMail", email));

const kinds: readonly { scheme: string; pattern: RegExp; isOf?: Billing["country"] }[] = [
	// OVT, Finland: 0037, the business id, up to five characters for a unit.
	{ scheme: "0216", pattern: /^0037\d{8}[0-9A-Z]{0,5}$/ },
	// Registry code, Estonia.
	{ scheme: "0191", pattern: /^\d{8}$/, isOf: "EE" },
];

/** The buyer's electronic address; without one of a known scheme, its VAT id: Peppol has no scheme for e-mail. */
export function buyerAddress({ eInvoiceAddress, vat, country }: Billing): ElectronicAddress {
	const named = participant(eInvoiceAddress);
	if (named) return named;
	const kind = kinds.find(({ pattern, isOf = country }) => isOf === country && pattern.test(eInvoiceAddress));
	if (kind) return { scheme: kind.scheme, id: eInvoiceAddress };
	if (country === "DE" && isLeitwegId(eInvoiceAddress)) return { scheme: "0204", id: eInvoiceAddress };
	if (isGln(eInvoiceAddress)) return { scheme: "0088", id: eInvoiceAddress };
	const vatId = parseVatId(vat, country);
	return country === "FI" ? ovtOf(vatId?.national ?? vat) : { scheme: vatSchemes[country], id: vatId?.international ?? vat };
}

import { company, phones } from "../../../contract/company";
import { sellerCountry } from "../../../contract/seller/seller";
import { locales, markets } from "../../platform/config/market";
import { useOrigins } from "../../platform/document/origins";
import { useMarket } from "../../platform/i18n/i18n";
import { organizationId } from "../../platform/seo/organization-id";
import { StructuredData } from "../../platform/seo/structured-data";

/** What the number of a trade register is called where it is kept. */
const registers = { FI: "Y-tunnus", EE: "registrikood", DE: "Handelsregister" } as const;

/** Who the shop is and how it is searched, as search engines read it. */
export function CompanyData() {
	const { own } = useOrigins();
	const { locale } = useMarket();
	return <StructuredData value={{ "@graph": [organization(own, phones[locale].dial), website(own, locale)] }} />;
}

function organization(origin: string, telephone: string) {
	const { street, postCode, city, country } = company.address;
	return {
		"@type": ["Organization", "OnlineStore"],
		"@id": organizationId(origin),
		name: company.brand,
		legalName: company.name,
		url: `${origin}/`,
		logo: `${origin}/icon-512.png`,
		email: company.email,
		telephone,
		vatID: company.vatId,
		identifier: { "@type": "PropertyValue", propertyID: registers[sellerCountry], value: company.businessId },
		address: { "@type": "PostalAddress", streetAddress: street, postalCode: postCode, addressLocality: city, addressCountry: country },
		areaServed: ["FI", "DE", "EE"],
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "sales",
			telephone,
			email: company.email,
			availableLanguage: locales.map((locale) => markets[locale].locale),
		},
		sameAs: company.social.map(({ url }) => url),
	};
}

const website = (origin: string, locale: string) => ({
	"@type": "WebSite",
	"@id": `${origin}/#website`,
	url: `${origin}/`,
	name: company.brand,
	inLanguage: locale,
	publisher: { "@id": organizationId(origin) },
	potentialAction: {
		"@type": "SearchAction",
		target: { "@type": "EntryPoint", urlTemplate: `${origin}/new_search?search={search_term_string}` },
		"query-input": "required name=search_term_string",
	},
});

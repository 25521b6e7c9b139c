import { company, phones, salesContacts } from "../company";
import { type Country, type Language, languages } from "../locale";
import { countryOfLanguage } from "./seller";

/** Whom buyers call and write to. */
export interface ContactData {
	email: string;
	/** Of each market, in international form: "+358 9 1234 5670". */
	phones: Record<Language, string>;
	/** Names of the people who answer before an order, by market. */
	persons: Record<Language, string>;
}

/** Facts of the company that law requires on papers and pages, and its account. Its name and country are in contract/company.ts. */
export interface CompanyData {
	street: string;
	postCode: string;
	city: string;
	vatId: string;
	businessId: string;
	managingDirector: string;
	court: string;
	registerCourt: string;
	iban: string;
	bic: string;
}

/** All data of the seller that its own people write at the desk, with its name and country. */
export interface Seller extends ContactData {
	name: string;
	address: { street: string; postCode: string; city: string; country: Country };
	vatId: string;
	businessId: string;
	managingDirector: string;
	court: string;
	registerCourt: string;
	bank: { iban: string; bic: string };
}

// The data of a new shop.
export const firstContact: ContactData = {
	email: company.email,
	phones,
	persons: {
		...{ de: salesContacts.de.name, en: salesContacts.en.name },
		...{ et: salesContacts.et.name, fi: salesContacts.fi.name },
	},
};

const { street, postCode, city, country } = company.address;

export const firstCompany: CompanyData = {
	...{ street, postCode, city, vatId: company.vatId, businessId: company.businessId },
	...{ managingDirector: company.managingDirector, court: company.court, registerCourt: company.registerCourt },
	...company.bank,
};

export const sellerOf = (contact: ContactData, own: CompanyData): Seller => ({
	...contact,
	name: company.name,
	address: { street: own.street, postCode: own.postCode, city: own.city, country },
	...{ vatId: own.vatId, businessId: own.businessId, managingDirector: own.managingDirector },
	...{ court: own.court, registerCourt: own.registerCourt, bank: { iban: own.iban, bic: own.bic } },
});

/** The seller of a new shop, and where nobody says otherwise. */
export const firstSeller = sellerOf(firstContact, firstCompany);

/** The digit before a number within the country: 09 1234 5670 is +358 9 1234 5670. */
const prefixes: Record<Country, { abroad: string; within: string }> = {
	FI: { abroad: "+358 ", within: "0" },
	DE: { abroad: "+49 ", within: "0" },
	EE: { abroad: "+372 ", within: "" },
};

export interface Phone {
	/** As dialled: "+358912345670". */
	dial: string;
	/** As written in the market. */
	shown: string;
	international: string;
}

/** A phone number in the forms of a market. English is read everywhere, so it has the international one. */
export function phoneIn(international: string, language: Language): Phone {
	const { abroad, within } = prefixes[countryOfLanguage[language]];
	const isLocal = language !== "en" && international.startsWith(abroad);
	return {
		dial: `+${international.replace(/\D/g, "")}`,
		shown: isLocal ? `${within}${international.slice(abroad.length)}` : international,
		international,
	};
}

/** The seller as the pages of a language show it. */
export interface ShownSeller extends Omit<Seller, "phones" | "persons" | "bank"> {
	phone: Phone;
	/** `portrait` is a file of the shop; "" for a person without one. */
	person: { name: string; portrait: string };
}

const portraits = new Map(languages.map((language) => [salesContacts[language].name, salesContacts[language].portrait]));

export function shownSeller({ phones: numbers, persons, bank: _, ...seller }: Seller, language: Language): ShownSeller {
	const name = persons[language];
	return { ...seller, phone: phoneIn(numbers[language], language), person: { name, portrait: portraits.get(name) ?? "" } };
}

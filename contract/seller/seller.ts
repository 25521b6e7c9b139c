import { company } from "../company";
import { backendLocales, type Country, countryCodes, type Language } from "../locale";

/** The country of registration, in which each delivery starts. VAT, places in documents and words on pages follow from it. */
export const sellerCountry: Country = company.loadingPlace.country;

/** The assumed country of readers of a language. English is read everywhere, first of all at home. */
export const countryOfLanguage: Record<Language, Country> = { de: "DE", en: sellerCountry, et: "EE", fi: "FI" };

export const otherCountries = countryCodes.filter((code) => code !== sellerCountry);

// To be confirmed by the owner and hauliers.
/** Working days of transport beyond the articles' delivery times, which apply to the seller's country. */
const days = {
	next: { min: 1, max: 1 },
	far: { min: 3, max: 4 },
};
const abroadDays: Record<Country, Record<Country, { min: number; max: number }>> = {
	FI: { FI: { min: 0, max: 0 }, EE: days.next, DE: days.far },
	EE: { EE: { min: 0, max: 0 }, FI: days.next, DE: days.far },
	DE: { DE: { min: 0, max: 0 }, FI: days.far, EE: days.far },
};
export const transportDays = abroadDays[sellerCountry];

interface Seller {
	address: { country: string };
	loadingPlace: { country: string };
	vatId: string;
	registerCourt: string;
	locale: string;
}

/** Explains why VAT would be wrong for a seller, or mails to it cannot be written. @returns null if there is no problem */
export function sellerProblem({ address, loadingPlace, vatId, registerCourt, locale }: Seller): string | null {
	const served = countryCodes.join(", ");
	if (!countryCodes.some((code) => code === address.country))
		return `the company is registered in ${address.country}, but VAT is known for sellers in ${served} alone`;
	if (loadingPlace.country !== address.country)
		return `the company is registered in ${address.country}, but its goods start from ${loadingPlace.country}; both have to be one country`;
	if (!vatId.startsWith(address.country))
		return `the VAT ID ${vatId} is not one of ${address.country}, where the company is registered and its goods start`;
	if (address.country === "DE" && registerCourt === "")
		return "a company in DE names the court that keeps its trade register (registerCourt)";
	if (!backendLocales.some((code) => code === locale))
		return `its people read "${locale}", but mails to them are written in ${backendLocales.join(", ")} alone; Estonian is "ee" here`;
	return null;
}

/** Stops a Worker, build or deployment before anything is billed wrongly. */
const problem = sellerProblem(company);
if (problem !== null) throw new Error(`contract/company.ts cannot be served: ${problem}.`);

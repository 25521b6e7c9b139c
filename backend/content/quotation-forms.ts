import type { Country } from "../../contract/locale";
import { countryOfLanguage } from "../../contract/seller/seller";
import { parsePhone } from "../../contract/values/phone";
import { parseVatId, type VatId } from "../../contract/values/vat-id";
import { type CompanyAnswer, companyByVat, possibleIds } from "../companies/look-up";
import type { VatRegister } from "../companies/vies";
import { billingOf, type storeForm } from "../offers/send-offer";
import type { AccountBuyer } from "../orders/account-buyer";
import { languageOf } from "../platform/language";
import type { Request, Terms } from "./open-request";

/** The database, and where VAT ids are looked up; null if VAT does not matter. */
export interface Quoting {
	db: D1Database;
	register: VatRegister | null;
}

type Form = Parameters<typeof storeForm>[2];
export type Forms = readonly Form[];

interface Asked {
	request: Request;
	/** The company of the account that has asked; null for none. */
	account: AccountBuyer | null;
	terms: Terms;
}

/**
 * The forms of a quotation: its recipient, who is the company of the request's VAT id, or else of the account; and the delivery place, if a
 * place or another country was named. VAT follows from them as in the checkout, where the VAT id is looked up, too.
 */
export async function quotationForms({ db, register }: Quoting, { request, account, terms }: Asked): Promise<Forms> {
	const place = terms.place || request.place;
	const named = await companyNamed(db, request.vat);
	const own = account && parseVatId(account.vat, account.country);
	const ofAccount = !named || named.id.international === own?.international ? account : null;
	const home = ofAccount?.country ?? named?.id.country ?? countryOfLanguage[languageOf(request.locale)];
	const country = terms.country ?? home;
	const isSeparate = place !== "" || country !== home;
	if (!ofAccount && !named && !isSeparate) return [];
	const billing = ofAccount ? billingOf(ofAccount, isSeparate) : billingNamed(request, named, home, isSeparate);
	const checked = await lookedUp(billing, ofAccount ? own : (named?.id ?? null), named?.company ?? null, register);
	if (!isSeparate) return [checked];
	const company = ofAccount?.company || request.company || (named?.company?.company ?? "");
	const name = request.name || (ofAccount?.name ?? "");
	const phone = phoneOf(request, country) || (ofAccount?.phone ?? "");
	const site = { company, name, phone, country, ...addressOf(place) };
	return [checked, { type: "shipping", isSeparateShipping: true, values: site }];
}

const phoneOf = ({ phone }: Request, country: Country): string => parsePhone(phone, country) ?? phone;

interface Named {
	id: VatId;
	/** null: the look-up does not know it. */
	company: CompanyAnswer | null;
}

/** @returns null for no VAT id, and for one that several countries may have given */
async function companyNamed(db: D1Database, vat: string): Promise<Named | null> {
	const ids = possibleIds(vat);
	if (ids.length === 0) return null;
	const company = await companyByVat(db, vat);
	const id = company ? parseVatId(company.vat, company.country) : ids.length === 1 ? ids[0] : null;
	return id ? { id, company } : null;
}

/** A recipient without an account of that company. */
function billingNamed(request: Request, named: Named | null, country: Country, isSeparateShipping: boolean): Form {
	const { streetAddress = "", postCode = "", city = "", company = "" } = named?.company ?? {};
	return {
		type: "billing",
		isSeparateShipping,
		vatCheck: "unverified",
		values: {
			...{ company: request.company || company, name: request.name, phone: phoneOf(request, country), email: request.email },
			...{ vat: named?.id.national ?? "", country, streetAddress, postCode, city },
		},
	};
}

/** The form with what the register says of its VAT id. An id that is known to be valid is not looked up again. */
async function lookedUp(form: Form, id: VatId | null, company: CompanyAnswer | null, register: VatRegister | null): Promise<Form> {
	if (!register || !id || form.vatCheck === "valid") return form;
	const { check, name } = await register.check(id);
	return { ...form, vatCheck: check, vatName: name ?? (check === "unverified" ? null : (form.vatName ?? company?.company ?? null)) };
}

/**
 * Parses "Hafenstr. 5, 20457 Hamburg" into street, postcode and city. Without a postcode the whole text is the street, and the buyer
 * completes it.
 */
function addressOf(place: string): { streetAddress: string; postCode: string; city: string } {
	const code = /\b(?:[A-Z]{1,3}-)?(\d{5}) (?=\S)/i.exec(place);
	if (!code) return { streetAddress: place, postCode: "", city: "" };
	const [whole, postCode = ""] = code;
	const street = place.slice(0, code.index).trim();
	return {
		streetAddress: /[,;]$/.test(street) ? street.slice(0, -1) : street,
		postCode,
		city: place.slice(code.index + whole.length),
	};
}

import { data } from "@remix-run/cloudflare";
import { countryCodes } from "../../contract/locale";
import { type Company, search } from "../../contract/search";
import { parseVatId } from "../../contract/vat-id";
import type { Backend } from "../backend/client.server";
import { typedValues } from "./read-form";

const addressFields = ["streetAddress", "postCode", "city"] as const;

/** Finds the company of the VAT id in the form, and fills in what is still empty. Nothing that was typed is changed. */
export async function lookUpCompany(backend: Backend, form: FormData) {
	const values = typedValues(form);
	const typed = (values.vat ?? "").trim();
	if (typed === "" || typed.length > 40) {
		return data(
			{ refused: { values, errors: { vat: [typed === "" ? "vat.required" : "tooLong"] as const } }, lookup: null },
			{ status: 422 },
		);
	}
	const country = countryCodes.find((code) => code === values.country);
	// Nine digits fit Germany and Estonia: the form's country says which.
	const vat = (country && parseVatId(typed, country)?.international) ?? typed;
	const company = /\d/.test(vat) ? await backend(search.companyByVat, { params: { vat } }) : null;
	return data({
		refused: { values: company ? fillEmpty(values, company) : values, errors: {} },
		lookup: company ? { found: company.company } : { found: null },
	});
}

/** The country is the company's only together with its whole address. */
export function fillEmpty(values: Record<string, string>, company: Company): Record<string, string> {
	const isEmpty = (name: string) => (values[name] ?? "").trim() === "";
	const takesAddress = addressFields.every(isEmpty);
	return {
		...values,
		...(isEmpty("company") ? { company: company.company } : {}),
		...Object.fromEntries(addressFields.filter(isEmpty).map((name) => [name, company[name]])),
		...(takesAddress ? { country: company.country } : {}),
	};
}

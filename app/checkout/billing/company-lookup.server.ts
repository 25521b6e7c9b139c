import { data } from "@remix-run/cloudflare";
import { countryCodes } from "../../../contract/locale";
import { search } from "../../../contract/search";
import type { Company } from "../../../contract/values/register-company";
import { parseVatId } from "../../../contract/values/vat-id";
import type { Backend } from "../../platform/backend/client.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { typedValues } from "../../platform/forms/read-form";
import { readTyped } from "../../platform/forms/submission";
import type { BillingResult } from "./billing-fields";
import { canBeName, fillEmpty, fillResult, type Lookup } from "./fill-company";

/** The look-up buttons of the form, by their values. */
export const lookUps = new Map([
	["lookup", lookUpByVat],
	["lookup-name", lookUpByName],
]);

/** Finds the company of the VAT id in the form, and fills in empty fields. */
async function lookUpByVat(backend: Backend, form: FormData) {
	const values = typedValues(form);
	const typed = (values.vat ?? "").trim();
	if (typed === "") return refused(values, "vat", "vat.required");
	if (typed.length > 40) return refused(values, "vat", "tooLong");
	const country = countryOf(values.country);
	if (country && !isVatId(typed)) return refused(values, "vat", `vat.format.${country}`);
	const found = await orFailed(companyOfVat(backend, typed, values.country));
	if (found === "failed") return shown(values, { kind: "failed" });
	return found ? filled(values, found) : shown(values, { kind: "nothing", by: "vat" });
}

/** Lists companies whose name starts with the input. */
async function lookUpByName(backend: Backend, form: FormData) {
	const values = typedValues(form);
	const name = (values.company ?? "").trim();
	if (name === "") return refused(values, "company", "required");
	if (name.length > 120) return refused(values, "company", "tooLong");
	const found = await orFailed(companiesOfName(backend, name));
	if (found === "failed") return shown(values, { kind: "failed" });
	return shown(values, found.length > 0 ? { kind: "choice", companies: found } : { kind: "nothing", by: "name" });
}

/** Applies a listed company. Its name replaces the search text; everything else only fills empty fields. */
export async function takeCompany(backend: Backend, form: FormData, vat: string) {
	const values = typedValues(form);
	const found = await orFailed(companyOfVat(backend, vat.slice(0, 40), undefined));
	if (found === "failed") return shown(values, { kind: "failed" });
	return found ? filled({ ...values, company: found.company }, found) : shown(values, { kind: "nothing", by: "name" });
}

/** The look-up that scripts request while the reader fills in the form. */
export async function findCompanies(backend: Backend, form: FormData): Promise<Company[]> {
	const { vat = "", country, name = "" } = typedValues(form);
	if (vat === "") return companiesOfName(backend, name.trim());
	const found = await companyOfVat(backend, vat.slice(0, 40), country);
	return found ? [found] : [];
}

/** Nine digits fit Germany and Estonia, so the form's country decides. */
async function companyOfVat(backend: Backend, typed: string, countryOfForm: string | undefined): Promise<Company | null> {
	const country = countryOf(countryOfForm);
	const vat = (country && parseVatId(typed, country)?.international) ?? typed;
	return /\d/.test(vat) ? backend(search.companyByVat, { params: { vat } }) : null;
}

const countryOf = (code: string | undefined) => countryCodes.find((one) => one === code);

/** Whether the text is a VAT id of any country, because the reader may choose the country later. The prefix is optional. */
const isVatId = (typed: string): boolean => countryCodes.some((code) => parseVatId(typed, code) ?? parseVatId(code + typed, code));

const companiesOfName = async (backend: Backend, name: string): Promise<Company[]> =>
	canBeName(name) ? backend(search.companiesByName, { params: { name } }) : [];

/** The register is optional. If it does not answer, the form continues without it. */
const orFailed = <T>(answer: Promise<T>): Promise<T | "failed"> => answer.catch(() => "failed" as const);

type Unkeyed<T> = T extends Lookup ? Omit<T, "key"> : never;

const shown = (values: Record<string, string>, lookup: Unkeyed<Lookup>) => answer(values, {}, { ...lookup, key: crypto.randomUUID() }, 200);

function filled(typed: Record<string, string>, company: Company) {
	const values = fillEmpty(typed, company);
	return shown(values, fillResult(values, company));
}

const refused = (values: Record<string, string>, field: string, key: ErrorKey) => answer(values, { [field]: [key] }, null, 422);

function answer(values: Record<string, string>, errors: Record<string, ErrorKey[]>, lookup: Lookup | null, status: number) {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.set(name, value);
	return data<BillingResult>({ reply: readTyped(form).reply({ fieldErrors: errors }), lookup }, { status });
}

import type { Company } from "../../../contract/values/register-company";
import { parseVatId } from "../../../contract/values/vat-id";

/** Fields that the register of companies fills in. */
export const registerFields = ["vat", "company", "streetAddress", "postCode", "city"] as const;
type RegisterField = (typeof registerFields)[number];

const addressFields = ["streetAddress", "postCode", "city"] as const;

/** The result of a look-up in the register. Each has a new key. */
export type Lookup = { key: string } & (
	| { kind: "filled"; company: string; vat: string; typedCompany: string; kept: RegisterField[] }
	| { kind: "choice"; companies: Company[] }
	| { kind: "nothing"; by: "vat" | "name" }
	| { kind: "failed" }
);

/** Fills in empty fields and never changes input. The country is taken only together with the whole address. */
export function fillEmpty(values: Record<string, string>, company: Company): Record<string, string> {
	const isEmpty = (name: string) => (values[name] ?? "").trim() === "";
	return {
		...values,
		...Object.fromEntries(registerFields.filter(isEmpty).map((name) => [name, company[name]])),
		...(addressFields.every(isEmpty) ? { country: company.country } : {}),
	};
}

/**
 * Fills in a form after an asynchronous look-up. Does nothing if the question has changed. Skips focused and changed fields.
 * @param asked values at the time of the question
 * @param now current values
 * @param focused name of the focused field; "" for none
 * @returns null if there is nothing to fill in
 */
export function fillWhenLeft(
	asked: Record<string, string>,
	now: Record<string, string>,
	focused: string,
	company: Company,
): Record<string, string> | null {
	if (asked.vat !== now.vat || asked.country !== now.country) return null;
	const filled = fillEmpty(now, company);
	const isLeft = (name: string) => name === focused || asked[name] !== now[name];
	return Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, isLeft(name) ? (now[name] ?? "") : value]));
}

/** The result of filling in. @param values current values of the fields */
export const fillResult = (values: Record<string, string>, company: Company) => ({
	kind: "filled" as const,
	company: company.company,
	vat: company.vat,
	typedCompany: (values.company ?? "").trim(),
	kept: keptFields(values, company),
});

/** Fields that keep input although it differs from the register. */
export const keptFields = (values: Record<string, string>, company: Company): RegisterField[] =>
	registerFields.filter((name) => !isSame(name, values[name] ?? "", company));

function isSame(name: RegisterField, typed: string, company: Company): boolean {
	if (name === "vat") return internationalOf(typed, company) === internationalOf(company.vat, company);
	return typed.trim().toLowerCase() === company[name].toLowerCase();
}

/** The register also finds a German id without its prefix. */
const internationalOf = (vat: string, { country }: Company) =>
	(parseVatId(vat, country) ?? parseVatId(country + vat, country))?.international;

/** Whether a text can begin the name of a company: at least two letters or digits. */
export const canBeName = (text: string): boolean => (text.match(/[\p{L}\d]/gu)?.length ?? 0) >= 2 && text.length <= 120;

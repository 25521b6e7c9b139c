import type { z } from "zod";
import type { Cart } from "../../../contract/cart";
import { addressFields, billingFields, siteFields } from "../../../contract/order-fields";
import type { paymentInfoForm } from "../../../contract/order-form";
import type { Market } from "../../platform/config/market";

type Forms = Pick<Cart, "forms"> & Partial<Pick<Cart, "reference">>;
/** Without a reference the stored one stays. */
export type Typed = z.output<typeof paymentInfoForm> & { reference?: string | undefined };
type WithCountry = Pick<Market, "country">;

/** The stored forms as field values of step 2. A new form begins with the market's country. */
export function billingValues({ forms, reference = "" }: Forms, market: WithCountry): Record<string, string> {
	const { billing, shipping } = forms ?? { billing: null, shipping: null };
	const country = billing?.country ?? market.country;
	const values: Record<string, string> = {
		country,
		"shipping.country": shipping?.country ?? country,
		...(billing && typedValues(Object.keys({ ...addressFields, ...billingFields }), billing)),
		...(shipping && typedValues(Object.keys({ ...addressFields, ...siteFields }), shipping, "shipping.")),
	};
	if (billing?.isSeparateShipping) values.isSeparateShipping = "on";
	if (reference !== "") values.reference = reference;
	return values;
}

/** Unchecked boxes are not submitted. */
function typedValues(names: readonly string[], form: object, group = ""): Record<string, string> {
	const values = new Map<string, unknown>(Object.entries(form));
	return Object.fromEntries(
		names.flatMap((name) => {
			const value = values.get(name);
			if (typeof value === "boolean") return value ? [[group + name, "on"]] : [];
			return [[group + name, Array.isArray(value) ? value.join(", ") : String(value)]];
		}),
	);
}

/** A hash of the stored values of step 2 (FNV-1a). The page sends it back; another hash means that somebody has changed them meanwhile. */
export function seenForms(cart: Forms, market: WithCountry): string {
	const sign = Array.from(JSON.stringify(billingValues(cart, market))).reduce(
		(hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
		0x811c9dc5,
	);
	return (sign >>> 0).toString(36);
}

/** Names of fields whose stored value differs from the input, regardless of notation. A delivery address counts if both have one. */
export function changedFields(cart: Forms, { shipping, reference = cart.reference, ...billing }: Typed, market: WithCountry): string[] {
	const present = billingValues(cart, market);
	const typedForms = { billing: { ...billing, vat_check: "valid", vat_holder: "" } as const, shipping: shipping ?? null };
	const typed = billingValues({ forms: typedForms, reference }, market);
	const hasBoth = cart.forms?.shipping && typed.isSeparateShipping && present.isSeparateShipping;
	const names = [...new Set([...Object.keys(present), ...Object.keys(typed)])];
	return names.filter((name) => (hasBoth || !name.startsWith("shipping.")) && (present[name] ?? "") !== (typed[name] ?? ""));
}

type Values = Record<string, string>;

/** Fields of step 2 by their account names. They form one address and change together. */
const address = {
	streetAddress: "billingaddress",
	addressAdditionalLine: "billingaddress_additional_line",
	postCode: "billingpostcode",
	city: "billingcity",
} as const;

/**
 * Initial values of step 2 for signed-in buyers: the account's values, then those of the last order. Values of another company are not
 * taken from the last order.
 * @param last the last order's fields, or a new form's
 * @param account the fields of the account's form and its `email`
 */
export function withAccount(last: Values, account: Values): Values {
	const isOther = Boolean(account.vatid && last.vat && account.vatid !== last.vat);
	const known: Values = isOther ? { ...contact(last), country: last.country ?? "", "shipping.country": last.country ?? "" } : { ...last };
	if (account.vatid || account.billingaddress) set(known, { country: account.billingCountry });
	if (account.billingaddress) for (const [field, name] of Object.entries(address)) known[field] = account[name] ?? "";
	set(known, {
		vat: account.vatid,
		company: account.company,
		name: account.customername,
		phone: account.phonenumber,
		email: account.email,
	});
	if (!known.isSeparateShipping && known.country) known["shipping.country"] = known.country;
	return known;
}

/**
 * Completes an account with its team's company data, unless the VAT ids differ. The address is taken as a whole; a person's data never are.
 */
export function withTeam(account: Values, team: Values | null): Values {
	if (!team || (account.vatid && account.vatid !== team.vatid)) return account;
	const filled: Values = { ...account, vatid: account.vatid || (team.vatid ?? ""), company: account.company || (team.company ?? "") };
	if (!account.billingaddress) for (const name of Object.values(address)) filled[name] = team[name] ?? "";
	if (!account.vatid && !account.billingaddress) filled.billingCountry = team.billingCountry ?? "";
	return filled;
}

const contact = ({ name = "", phone = "" }: Values): Values => ({ name, phone });

/** Sets the values that are not empty. */
function set(values: Values, given: Partial<Values>): void {
	for (const [name, value] of Object.entries(given)) if (value) values[name] = value;
}

import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";

/** The id of the form of step 2, which begins those of its fields. */
export const paymentInfoId = "payment-info";

const address = ["company", "streetAddress", "addressAdditionalLine", "postCode", "city"] as const;
const contact = ["name", "phone", "email", "additionalEmails"] as const;
const invoice = ["invoiceEmail", "eInvoiceAddress", "eInvoiceOperator"] as const;
const shipping = ["country", ...address, "name", "phone"] as const;

type Shipping = Record<(typeof shipping)[number], string>;

/** The fields of step 2; those of a separate delivery address in a group of their own. */
export type PaymentInfoValues = Shipping &
	Record<"vat" | (typeof contact)[number] | (typeof invoice)[number] | "isSeparateShipping" | "createAccount", string> & {
		shipping: Shipping;
	};

/** As conform describes them. */
export type PaymentInfoFields = Record<Exclude<keyof PaymentInfoValues, "shipping">, ShopField>;
export type AddressFieldsOf = Record<keyof Shipping, ShopField>;

/** Values by the names of the fields, as conform has them. */
export function groupedValues(values: Record<string, string>) {
	const billing: Record<string, string> = {};
	const ofShipping: Record<string, string> = {};
	for (const [name, value] of Object.entries(values))
		if (name.startsWith("shipping.")) ofShipping[name.slice("shipping.".length)] = value;
		else billing[name] = value;
	return { ...billing, shipping: ofShipping };
}

/** Fields whose messages could be about another one. */
const several: readonly string[] = ["additionalEmails", ...invoice];

/** Names of the fields of step 2 for the summary of what is wrong, in their order on the page. */
export function usePaymentInfoLabels() {
	const t = useT("checkout");
	const ofBilling = (["country", "vat", ...address, ...contact, ...invoice] as const).map((name) => ({
		name,
		id: `${paymentInfoId}-${name}`,
		label: t(`field.${name}`),
		isOneOfMany: several.includes(name),
	}));
	const ofShipping = shipping.map((field) => ({
		name: `shipping.${field}`,
		id: `${paymentInfoId}-shipping.${field}`,
		label: t("section.shipping"),
		isOneOfMany: true,
	}));
	return [...ofBilling, ...ofShipping];
}

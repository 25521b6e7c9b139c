import type { AddressField, BillingField, SiteField } from "../../../contract/order-fields";
import type { FormReply } from "../../platform/forms/form-result";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import type { Lookup } from "./fill-company";

export interface BillingResult {
	reply: FormReply;
	lookup: Lookup | null;
	filled?: Filled;
	/** Stored values by field name, for fields that somebody else has changed meanwhile. The reader must see them before a save. */
	present?: Record<string, string>;
}

export interface KeptAddress {
	uuid: string;
	label: string;
	of: "self" | "team";
	place: string;
}

/** Each has a new key. */
export interface Filled {
	key: string;
	label: string;
	/** Fields that lack a valid value now. */
	incomplete: string[];
}

/** The id of the form of step 2, and the prefix of its field ids. */
export const billingFormId = "payment-info";

/** The page was rendered with a delivery address, so an unchecked box is a choice. */
export const shippingShownField = "shippingShown";

type Shipping = Record<SiteField, string>;

/** The fields of step 2. Those of a separate delivery address form a group. */
export type BillingFormValues = Record<BillingField | "isSeparateShipping" | "book" | "saveToBook" | "reference", string> & {
	shipping: Shipping;
};

/** The fields as conform describes them. */
export type BillingFormFields = Record<Exclude<keyof BillingFormValues, "shipping">, ShopField>;

/** Converts values by field name to conform's structure. */
export function groupedValues(values: Record<string, string>) {
	const billing: Record<string, string> = {};
	const ofShipping: Record<string, string> = {};
	for (const [name, value] of Object.entries(values))
		if (name.startsWith("shipping.")) ofShipping[name.slice("shipping.".length)] = value;
		else billing[name] = value;
	return { ...billing, shipping: ofShipping };
}

export type BoxName = "isSeparateShipping" | "createAccount";

/** Fields whose messages could also concern another field. */
const several: readonly string[] = ["additionalEmails", "invoiceEmail", "eInvoiceAddress", "eInvoiceOperator"];

/** Field names of step 2 for the error summary, in page order. */
export function useBillingLabels() {
	const t = useT("checkout");
	const ofCart = useT("cart");
	const ofAddress: Record<AddressField, string> = {
		country: t("field.country"),
		company: t("field.company"),
		streetAddress: t("field.streetAddress"),
		addressAdditionalLine: t("field.addressAdditionalLine"),
		postCode: t("field.postCode"),
		city: t("field.city"),
		name: t("field.name"),
		phone: t("field.phone"),
	};
	const { country, ...address } = ofAddress;
	const labels: Record<Exclude<BillingField, BoxName>, string> = {
		country,
		vat: t("field.vat"),
		...address,
		email: t("field.email"),
		additionalEmails: t("field.additionalEmails"),
		invoiceEmail: t("field.invoiceEmail"),
		eInvoiceAddress: t("field.eInvoiceAddress"),
		eInvoiceOperator: t("field.eInvoiceOperator"),
	};
	const ofBilling = Object.entries(labels).map(([name, label]) => ({
		name,
		id: `${billingFormId}-${name}`,
		label,
		isOneOfMany: several.includes(name),
	}));
	const ofShipping = [...Object.keys(ofAddress), "siteNotes"].map((field) => ({
		name: `shipping.${field}`,
		id: `${billingFormId}-shipping.${field}`,
		label: t("section.shipping"),
		isOneOfMany: true,
	}));
	const reference = { name: "reference", id: `${billingFormId}-reference`, label: ofCart("notes.reference"), isOneOfMany: false };
	const box = { name: "isSeparateShipping", id: `${billingFormId}-isSeparateShipping`, label: t("section.shipping"), isOneOfMany: true };
	const ofBook = ["book", "saveToBook"].map((name) => ({
		...{ name, id: `${billingFormId}-${name}`, label: t("section.shipping"), isOneOfMany: true },
	}));
	return [...ofBilling, reference, ...ofBook, box, ...ofShipping];
}

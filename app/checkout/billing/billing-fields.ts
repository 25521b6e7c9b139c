import type { AddressField, BillingField, SiteField } from "../../../contract/order-fields";
import type { FormReply } from "../../platform/forms/form-result";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import type { LookUp } from "./fill-company";

/** The answer to the form of step 2. */
export interface BillingResult {
	reply: FormReply;
	/** The outcome of a look-up that was just made. */
	lookup: LookUp | null;
	/** The address of the book that the form was just filled in with. */
	filled?: Filled;
	/** Field name → what is stored there by now, of fields that were changed meanwhile; nothing is saved over them unseen. */
	present?: Record<string, string>;
}

/** An address of the book, as it is chosen. */
export interface KeptAddress {
	uuid: string;
	label: string;
	of: "self" | "team";
	place: string;
}

/** The key is new each time. */
export interface Filled {
	key: string;
	label: string;
}

/** The id of the form of step 2, which begins those of its fields. */
export const billingFormId = "payment-info";

/** Says that the page began with a delivery address: leaving its box off means something then. */
export const shownAddress = "shippingShown";

type Shipping = Record<SiteField, string>;

/** The fields of step 2; those of a separate delivery address in a group of their own. */
export type BillingFormValues = Record<BillingField | "isSeparateShipping" | "book" | "saveToBook", string> & { shipping: Shipping };

/** The fields as conform describes them. */
export type BillingFormFields = Record<Exclude<keyof BillingFormValues, "shipping">, ShopField>;

/** Values by the names of the fields, as conform has them. */
export function groupedValues(values: Record<string, string>) {
	const billing: Record<string, string> = {};
	const ofShipping: Record<string, string> = {};
	for (const [name, value] of Object.entries(values))
		if (name.startsWith("shipping.")) ofShipping[name.slice("shipping.".length)] = value;
		else billing[name] = value;
	return { ...billing, shipping: ofShipping };
}

/** Fields that are boxes to tick. */
export type BoxName = "isSeparateShipping" | "createAccount";

/** Fields whose messages could be about another one. */
const several: readonly string[] = ["additionalEmails", "invoiceEmail", "eInvoiceAddress", "eInvoiceOperator"];

/** Names of the fields of step 2 for the summary of what is wrong, in their order on the page. */
export function useBillingLabels() {
	const t = useT("checkout");
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
	const box = { name: "isSeparateShipping", id: `${billingFormId}-isSeparateShipping`, label: t("section.shipping"), isOneOfMany: true };
	const ofBook = ["book", "saveToBook"].map((name) => ({
		...{ name, id: `${billingFormId}-${name}`, label: t("section.shipping"), isOneOfMany: true },
	}));
	return [...ofBilling, ...ofBook, box, ...ofShipping];
}

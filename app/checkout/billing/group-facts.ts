import type { SiteField } from "../../../contract/order-fields";
import { buyerNumber } from "../../../contract/seller/buyer-number";
import { useInvoicePlaces } from "../../cart/orders/address";
import type { CountryOption } from "../../platform/forms/country-field";
import { useT } from "../../platform/i18n/i18n";

export type GroupName = "company" | "contact" | "shipping" | "invoice";

// The contract's own list would bring its schemas to the browser.
const site = [
	...(["company", "name", "phone", "streetAddress", "addressAdditionalLine"] as const),
	...(["postCode", "city", "country", "siteNotes"] as const),
] satisfies SiteField[];

/** The fields of the groups of step 2 that fold. */
export const groupNames: Record<GroupName, readonly string[]> = {
	company: ["country", "vat", "company", "streetAddress", "addressAdditionalLine", "postCode", "city"],
	contact: ["name", "phone", "email"],
	shipping: ["isSeparateShipping", "saveToBook", ...site.map((name) => `shipping.${name}`)],
	invoice: ["invoiceEmail", "eInvoiceAddress", "eInvoiceOperator"],
};

/** Lists what the fields of each group hold. @param values by field name */
export function useGroupFacts(values: Record<string, string>, countries: CountryOption[]): Record<GroupName, string[]> {
	const t = useT("cart");
	const placesOf = useInvoicePlaces();
	const of = (name: string) => (values[name] ?? "").trim();
	const addressOf = (prefix: string) => {
		const country = countries.find(({ code }) => code === of(`${prefix}country`))?.title;
		const town = `${of(`${prefix}postCode`)}\u00a0${of(`${prefix}city`)}`;
		return [of(`${prefix}streetAddress`), of(`${prefix}addressAdditionalLine`), town, country].filter(Boolean).join(", ");
	};
	const country = countries.find(({ code }) => code === of("country"))?.code;
	const number = country && buyerNumber({ vat: of("vat"), country });
	const lines = {
		company: [of("company"), addressOf(""), number ? t(`address.${number.kind}`, { vat: number.number }) : ""],
		contact: [of("name"), of("phone"), of("email")],
		shipping: [
			of("shipping.company") || of("company"),
			addressOf("shipping."),
			`${of("shipping.name")}, ${of("shipping.phone")}`,
			of("shipping.siteNotes"),
		],
		invoice: placesOf({
			eInvoiceAddress: of("eInvoiceAddress"),
			eInvoiceOperator: of("eInvoiceOperator"),
			invoiceEmail: of("invoiceEmail"),
		}),
	};
	const filled = (group: GroupName) => lines[group].filter((line) => line !== "");
	return { company: filled("company"), contact: filled("contact"), shipping: filled("shipping"), invoice: filled("invoice") };
}

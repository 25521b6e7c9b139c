import { useT } from "../../platform/i18n/i18n";

const address = ["company", "streetAddress", "addressAdditionalLine", "postCode", "city"] as const;
const contact = ["name", "phone", "email", "additionalEmails"] as const;
const invoice = ["invoiceEmail", "eInvoiceAddress", "eInvoiceOperator"] as const;

/** Fields whose messages could be about another one. */
const several: readonly string[] = ["additionalEmails", "invoiceEmail", "eInvoiceAddress", "eInvoiceOperator"];

/** Names of the fields of step 2 for the summary of what is wrong, in their order on the page. */
export function usePaymentInfoLabels() {
	const t = useT("checkout");
	const billing = (["country", "vat", ...address, ...contact, ...invoice] as const).map((name) => ({
		name,
		id: name,
		label: t(`field.${name}`),
		isOneOfMany: several.includes(name),
	}));
	const shipping = (["country", "company", "streetAddress", "addressAdditionalLine", "postCode", "city", "name", "phone"] as const).map(
		(name) => ({ name: `shipping.${name}`, id: `shipping.${name}`, label: t("section.shipping"), isOneOfMany: true }),
	);
	return [...billing, ...shipping];
}

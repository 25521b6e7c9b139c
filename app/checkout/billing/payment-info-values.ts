import type { Cart } from "../../../contract/cart";
import type { Market } from "../../platform/config/market";

/** The stored forms as the fields of step 2 have them; a new form begins with the market's country. */
export function paymentInfoValues({ forms }: Pick<Cart, "forms">, market: Pick<Market, "country">): Record<string, string> {
	const { billing, shipping } = forms ?? { billing: null, shipping: null };
	const country = billing?.country ?? market.country;
	const values: Record<string, string> = { country, "shipping.country": shipping?.country ?? country };
	if (billing) {
		const { vat, company, name, phone, email, streetAddress, addressAdditionalLine, postCode, city } = billing;
		Object.assign(values, { vat, company, name, phone, email, streetAddress, addressAdditionalLine, postCode, city });
		values.additionalEmails = billing.additionalEmails.join(", ");
		const { invoiceEmail, eInvoiceAddress, eInvoiceOperator } = billing;
		Object.assign(values, { invoiceEmail, eInvoiceAddress, eInvoiceOperator });
		if (billing.createAccount) values.createAccount = "on";
		if (billing.isSeparateShipping) values.isSeparateShipping = "on";
	}
	if (shipping) for (const [name, value] of Object.entries(shipping)) values[`shipping.${name}`] = value;
	return values;
}

import type { FormRow } from "./order-rows";
import type { CartAnswer } from "./wire";

type Forms = NonNullable<CartAnswer["forms"]>;

/** The forms as their owner sees them. */
export function formsAnswer({ billing, shipping }: { billing: FormRow | null; shipping: FormRow | null }): Forms {
	return {
		billing: billing && {
			...addressOf(billing),
			vat: billing.vat,
			vat_check: billing.vat_check,
			email: billing.email,
			additionalEmails: billing.additional_emails,
			isSeparateShipping: billing.is_separate_shipping,
			invoiceEmail: billing.invoice_email,
			eInvoiceAddress: billing.e_invoice_address,
			eInvoiceOperator: billing.e_invoice_operator,
			createAccount: billing.create_account,
		},
		shipping: shipping && addressOf(shipping),
	};
}

const addressOf = (form: FormRow): NonNullable<Forms["shipping"]> => ({
	company: form.company,
	name: form.name,
	phone: form.phone,
	streetAddress: form.street_address,
	addressAdditionalLine: form.address_additional_line,
	postCode: form.post_code,
	city: form.city,
	country: form.country,
});

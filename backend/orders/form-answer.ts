import { z } from "zod";
import { isSameName } from "../companies/same-name";
import { rowsOf } from "../db/rows";
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
			vat_holder: otherHolder(billing),
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

/** Who has the VAT id by its register, where that is another name than was typed; registers have trade names too, so that it refuses nothing. */
const otherHolder = ({ vat_name: holder, company }: FormRow): string => (holder === null || isSameName(holder, company) ? "" : holder);

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

const sharerRow = z.object({ name: z.string(), company: z.string(), email: z.string() });

/** Who shares a cart, as far as its billing form says it. @returns null as long as there is none */
export async function sharerOf(db: D1Database, orderId: number): Promise<z.output<typeof sharerRow> | null> {
	const found = await db
		.prepare("SELECT name, company, email FROM order_forms WHERE order_id = ? AND type = 'billing'")
		.bind(orderId)
		.all();
	return rowsOf(sharerRow, found)[0] ?? null;
}

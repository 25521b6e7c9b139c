import type { Cart } from "../../contract/cart";
import { useT } from "../platform/i18n/i18n";

type Billing = NonNullable<NonNullable<Cart["forms"]>["billing"]>;

/**
 * Where the invoice goes besides the buyer's own e-mail.
 * @returns a function of the billing form that says each place in words: the e-invoice address with its operator, and the e-mail for invoices
 */
export function useInvoicePlaces(): (billing: Pick<Billing, "eInvoiceAddress" | "eInvoiceOperator" | "invoiceEmail">) => string[] {
	const t = useT("cart");
	return ({ eInvoiceAddress, eInvoiceOperator, invoiceEmail }) => [
		...(eInvoiceAddress ? [t("invoice.electronic", { address: [eInvoiceAddress, eInvoiceOperator].filter(Boolean).join(", ") })] : []),
		...(invoiceEmail ? [t("invoice.email", { email: invoiceEmail })] : []),
	];
}

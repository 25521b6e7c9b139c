import type { PaymentMethod } from "./payment-method";

/** Days in which an invoice is to be paid. */
export const invoiceTermDays = 30;

export const invoice: PaymentMethod = {
	isOffered: () => true,
	isPrepaid: false,
	providerTypes: [],
	documentLine: ({ t }) => t("payment.invoice", { days: invoiceTermDays }),
};

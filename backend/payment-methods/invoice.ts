import { invoiceTermDays } from "../../contract/company";
import type { PaymentMethod } from "./payment-method";

export const invoice: PaymentMethod = {
	isOffered: () => true,
	isPrepaid: false,
	providerTypes: [],
	documentLine: ({ t }) => t("payment.invoice", { days: invoiceTermDays }),
};

import { paymentTermDays } from "../../contract/company";
import type { PaymentMethod } from "./payment-method";

export const invoice = {
	id: 1,
	name: "invoice",
	isOffered: () => true,
	provider: null,
	// SEPA credit transfer.
	meansCode: "58",
	isTransfer: true,
	terms: ({ t }) => t("payment.invoice", { days: paymentTermDays.invoice }),
	invoiceLines: ({ number, total, dueOn, bank }, { t, day, money }) => [
		...(dueOn === null ? [] : [t("invoice.pay", { amount: money(total), day: day(dueOn) })]),
		t("invoice.account", { iban: bank.iban.replace(/(.{4})(?=.)/g, "$1 "), bic: bank.bic }),
		t("invoice.purpose", { number }),
	],
	creditLine: ({ t }) => t("invoice.creditPay"),
	cancelledLine: () => "",
	approvedLine: (approved, { t }) => t("approval.given.invoice", approved),
} satisfies PaymentMethod;

import type { PaymentMethod } from "./payment-method";
import { stripe } from "./stripe";

const provider = stripe(["card"]);

export const card = {
	id: 2,
	name: "card",
	isOffered: provider.isAvailable,
	provider,
	// Bank card.
	meansCode: "48",
	isTransfer: false,
	terms: ({ t }) => t("payment.card"),
	invoiceLines: ({ prepaidOn }, { t, day }) => (prepaidOn === null ? [] : [t("invoice.prepaid", { day: day(prepaidOn) })]),
	creditLine: ({ t }) => t("invoice.creditCard"),
	cancelledLine: ({ t }) => t("refused.card"),
	heldSubject: ({ t }) => t("held.card"),
	approvedLine: ({ by }, { t }) => t("approval.given.card", { by }),
} satisfies PaymentMethod;

import type { Cart } from "../../../contract/cart";
import { invoiceTermDays } from "../../../contract/company";
import { type PaymentMethodName, paymentMethodNames } from "../../../contract/values/payment-methods";
import { useT } from "../../platform/i18n/i18n";

type Chosen = Pick<Cart, "paymentmethod">["paymentmethod"];

/** Texts of each payment method: keys of `checkout`; `approve…` are keys of `approvals`. */
const methods = {
	invoice: {
		title: "payment.invoice",
		text: "payment.invoice.text",
		/** A credit agency may be asked about the buyer. */
		checksCredit: true,
		/** Paid before the order takes effect: pages show the state of the payment. */
		isPrepaid: false,
		/** Beside the button that orders; null: the buyer confirms the authority to order instead. */
		sendTerms: null,
		submit: "send.submit",
		askTerms: "send.askInvoice",
		approveTerms: "decide.invoice",
		approve: "decide.approveInvoice",
		/** Text of a sent order; null: title and total. */
		paid: null,
	},
	card: {
		title: "payment.card",
		text: "payment.card.text",
		checksCredit: false,
		isPrepaid: true,
		sendTerms: "send.card",
		submit: "send.submitCard",
		askTerms: "send.askCard",
		approveTerms: "decide.card",
		approve: "decide.approveCard",
		paid: "next.invoice.card",
	},
} as const satisfies Record<PaymentMethodName, Record<string, string | boolean | null>>;

const nameOf = (name: string): PaymentMethodName | undefined => paymentMethodNames.find((known) => known === name);

/** A method that the shop does not know is ordered with as an invoice is: at once, with the authority confirmed. */
export const paymentMethod = (chosen: Chosen) => methods[nameOf(chosen?.name ?? "") ?? "invoice"];

/** Whether a credit agency may be asked about a buyer who chooses the method. */
export function checksCredit(name: string): boolean {
	const known = nameOf(name);
	return known !== undefined && methods[known].checksCredit;
}

/** Whether a payment that was declined, cancelled or has ended still concerns the buyer: not once a method without one was chosen. */
export const mayPayAhead = ({ paymentmethod }: Pick<Cart, "paymentmethod">): boolean =>
	paymentmethod === null || paymentMethod(paymentmethod).isPrepaid;

/** Whether a payment that could not be started still concerns the buyer: a method that only the backend knows may begin with one, too. */
export const mayStartPayment = ({ paymentmethod }: Pick<Cart, "paymentmethod">): boolean =>
	mayPayAhead({ paymentmethod }) || nameOf(paymentmethod?.name ?? "") === undefined;

/** A payment method in words; unknown ones by their own name. */
export function usePaymentName(): (name: string) => { title: string; text: string } {
	const t = useT("checkout");
	return (name) => {
		const known = nameOf(name);
		return known ? { title: t(methods[known].title, { days: invoiceTermDays }), text: t(methods[known].text) } : { title: name, text: "" };
	};
}

/** The payment method as an item of facts. */
export function usePaymentFact({ paymentmethod }: Pick<Cart, "paymentmethod">): { term: string; value: string } | null {
	const t = useT("checkout");
	const titleOf = usePaymentName();
	return paymentmethod ? { term: t("section.payment"), value: titleOf(paymentmethod.name).title } : null;
}

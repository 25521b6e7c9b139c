import type { Cart } from "../../../contract/cart";
import { paymentTermDays } from "../../../contract/company";
import { type PaymentMethodName, paymentMethodNames } from "../../../contract/values/payment-methods";
import { type Key, useT } from "../../platform/i18n/i18n";

type Chosen = Pick<Cart, "paymentmethod">["paymentmethod"];

interface Method {
	title: Key<"checkout">;
	text: Key<"checkout">;
	/** The seller may ask a credit agency about the buyer. */
	checksCredit: boolean;
	/** The buyer pays before the order takes effect. Pages show the state of the payment. */
	isPrepaid: boolean;
	/** The text at the order button; null if the buyer confirms the authority to order instead. */
	sendTerms: Key<"checkout"> | null;
	submit: Key<"checkout">;
	askTerms: Key<"checkout">;
	approveTerms: Key<"approvals">;
	approve: Key<"approvals">;
	/** The text of a sent order; null if title and total replace it. */
	paid: Key<"checkout"> | null;
}

const methods = {
	invoice: {
		title: "payment.invoice",
		text: "payment.invoice.text",
		checksCredit: true,
		isPrepaid: false,
		sendTerms: null,
		submit: "send.submit",
		askTerms: "send.askInvoice",
		approveTerms: "decide.invoice",
		approve: "decide.approveInvoice",
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
} as const satisfies Record<PaymentMethodName, Method>;

const nameOf = (name: string): PaymentMethodName | undefined => paymentMethodNames.find((known) => known === name);

/** The shop treats an unknown method like an invoice: it orders at once, with the authority confirmed. */
export const paymentMethod = (chosen: Chosen) => methods[nameOf(chosen?.name ?? "") ?? "invoice"];

/** Whether the seller may ask a credit agency about a buyer who chooses the method. */
export function checksCredit(name: string): boolean {
	const known = nameOf(name);
	return known !== undefined && methods[known].checksCredit;
}

/** Whether a declined, cancelled or ended payment still concerns the buyer. It does not once the buyer has chosen a method without one. */
export const mayPayAhead = ({ paymentmethod }: Pick<Cart, "paymentmethod">): boolean =>
	paymentmethod === null || paymentMethod(paymentmethod).isPrepaid;

/** Whether a payment that could not start still concerns the buyer. A method that only the backend knows may begin with a payment, too. */
export const mayStartPayment = ({ paymentmethod }: Pick<Cart, "paymentmethod">): boolean =>
	mayPayAhead({ paymentmethod }) || nameOf(paymentmethod?.name ?? "") === undefined;

/** A payment method's title. Unknown methods show their own name. */
export function usePaymentName(): (name: string) => { title: string; text: string } {
	const t = useT("checkout");
	return (name) => {
		const known = nameOf(name);
		return known
			? { title: t(methods[known].title, { days: paymentTermDays[known] }), text: t(methods[known].text) }
			: { title: name, text: "" };
	};
}

export function usePaymentFact({ paymentmethod }: Pick<Cart, "paymentmethod">): { term: string; value: string } | null {
	const t = useT("checkout");
	const titleOf = usePaymentName();
	return paymentmethod ? { term: t("section.payment"), value: titleOf(paymentmethod.name).title } : null;
}

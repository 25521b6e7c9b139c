import type { Cart } from "../../contract/cart";
import { invoiceTermDays } from "../../contract/company";
import { useT } from "../platform/i18n/i18n";

/** A payment method in words; one that the shop has no words for goes by its own name. */
export function usePaymentName(): (name: string) => { title: string; text: string } {
	const t = useT("checkout");
	return (name) => {
		if (name === "invoice") return { title: t("payment.invoice", { days: invoiceTermDays }), text: t("payment.invoice.text") };
		if (name === "card") return { title: t("payment.card"), text: t("payment.card.text") };
		return { title: name, text: "" };
	};
}

/** How an order is paid, for a list of facts. */
export function usePaymentFact({ paymentmethod }: Pick<Cart, "paymentmethod">): { term: string; value: string } | null {
	const t = useT("checkout");
	const nameOf = usePaymentName();
	return paymentmethod ? { term: t("section.payment"), value: nameOf(paymentmethod.name).title } : null;
}

import type { Cart } from "../../../contract/cart";
import type { MailTexts } from "../../texts/mail-texts";
import { vatNote } from "../order-totals";
import { amount, leaf, type Markup, node } from "../xml";

/** The VAT of an order, which has one category (UNCL 5305): S, standard rate, or K, exempt intra-Community supply. */
export interface Tax {
	category: "S" | "K";
	/** "25.5" */
	percent: string;
}

export const taxOf = ({ vat }: Pick<Cart, "vat">): Tax => ({
	category: vat.reason === "intra_community" ? "K" : "S",
	percent: String(vat.rate),
});

export const vatScheme = node("cac:TaxScheme", leaf("cbc:ID", "VAT"));

/** The category of a line, an allowance or a charge. */
export const taxCategory = (name: "cac:TaxCategory" | "cac:ClassifiedTaxCategory", { category, percent }: Tax): Markup =>
	node(name, leaf("cbc:ID", category), leaf("cbc:Percent", percent), vatScheme);

/** The tax breakdown: an order has one category. The order agreement has no exemption code, so the code is put before the reason. */
export function taxTotal(order: Cart, texts: MailTexts): Markup {
	const { category, percent } = taxOf(order);
	const exemption = category === "K" ? leaf("cbc:TaxExemptionReason", `VATEX-EU-IC: ${vatNote(order, texts)}`) : "";
	return node(
		"cac:TaxTotal",
		amount("cbc:TaxAmount", order.total_vat_price),
		node(
			"cac:TaxSubtotal",
			amount("cbc:TaxableAmount", order.total_price),
			amount("cbc:TaxAmount", order.total_vat_price),
			node("cac:TaxCategory", leaf("cbc:ID", category), leaf("cbc:Percent", percent), exemption, vatScheme),
		),
	);
}

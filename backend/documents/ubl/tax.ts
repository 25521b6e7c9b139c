import type { Cart } from "../../../contract/cart";
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

/** The code of the reason why a supply of category K is exempt. */
export const exemptionCode = "VATEX-EU-IC";

/**
 * The tax breakdown: an order has one category.
 * @param exemption the reason for exemption of an exempt supply
 */
export function taxTotal(order: Cart, exemption: Markup): Markup {
	const { category, percent } = taxOf(order);
	return node(
		"cac:TaxTotal",
		amount("cbc:TaxAmount", order.total_vat_price),
		node(
			"cac:TaxSubtotal",
			amount("cbc:TaxableAmount", order.total_price),
			amount("cbc:TaxAmount", order.total_vat_price),
			node("cac:TaxCategory", leaf("cbc:ID", category), leaf("cbc:Percent", percent), category === "K" ? exemption : "", vatScheme),
		),
	);
}

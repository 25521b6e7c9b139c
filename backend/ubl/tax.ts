import type { Cart } from "../../contract/cart";
import { vatNote } from "../mail/order-totals";
import type { MailTexts } from "../mail/texts";
import { amount, leaf, type Markup, node } from "./xml";

/** The VAT of an order, which has one category (UNCL 5305): S, standard rate, or AE, reverse charge. */
export interface Tax {
	category: "S" | "AE";
	/** "25.5" */
	percent: string;
}

export const taxOf = ({ vat }: Pick<Cart, "vat">): Tax => ({
	category: vat.reason === "intra_community" ? "AE" : "S",
	percent: String(vat.rate),
});

const vatScheme = node("cac:TaxScheme", leaf("cbc:ID", "VAT"));

/** The category where a line, an allowance or a charge names its own. */
export const taxCategory = (name: "cac:TaxCategory" | "cac:ClassifiedTaxCategory", { category, percent }: Tax): Markup =>
	node(name, leaf("cbc:ID", category), leaf("cbc:Percent", percent), vatScheme);

/** A VAT id of a party. */
export const partyTaxScheme = (vatId: string): Markup =>
	vatId === "" ? "" : node("cac:PartyTaxScheme", leaf("cbc:CompanyID", vatId), vatScheme);

/** The breakdown: all of the order is of one category. */
export function taxTotal(order: Cart, texts: MailTexts): Markup {
	const { category, percent } = taxOf(order);
	const exemption =
		category === "AE" ? [leaf("cbc:TaxExemptionReasonCode", "VATEX-EU-AE"), leaf("cbc:TaxExemptionReason", vatNote(order, texts))] : [];
	return node(
		"cac:TaxTotal",
		amount("cbc:TaxAmount", order.total_vat_price),
		node(
			"cac:TaxSubtotal",
			amount("cbc:TaxableAmount", order.total_price),
			amount("cbc:TaxAmount", order.total_vat_price),
			node("cac:TaxCategory", leaf("cbc:ID", category), leaf("cbc:Percent", percent), ...exemption, vatScheme),
		),
	);
}

import type { Cart } from "../../contract/cart";
import type { invoiceKinds } from "../../contract/invoices";
import type { SellerOnPapers } from "./seller-on-papers";

/** An issued invoice or credit note. Days are ISO, by the company's clock. */
export interface InvoicePaper {
	number: string;
	kind: (typeof invoiceKinds)[number];
	issuedOn: string;
	/** null if nothing is due. */
	dueOn: string | null;
	deliveredOn: string;
	/** The day of payment if it came before the invoice: by card, with the order. */
	prepaidOn: string | null;
	credits: { number: string; issuedOn: string; reason: string } | null;
	/** As it was on that day. */
	seller: SellerOnPapers;
	/** The invoiced part of the order, with its forms; cents and grams. */
	order: Cart;
	/** The positions of its items, then of its sets, in the whole order. */
	positions: readonly number[];
}

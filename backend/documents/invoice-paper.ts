import { z } from "zod";
import type { Cart } from "../../contract/cart";
import { company } from "../../contract/company";
import { country } from "../../contract/fields";
import type { invoiceKinds } from "../../contract/invoices";

/** The seller as it was when an invoice was issued. */
export const invoiceSeller = z.object({
	name: z.string(),
	vatId: z.string(),
	businessId: z.string(),
	address: z.object({ street: z.string(), postCode: z.string(), city: z.string(), country }),
	bank: z.object({ iban: z.string(), bic: z.string() }),
});
type InvoiceSeller = z.output<typeof invoiceSeller>;

/** The company of today. */
export const presentSeller = (): InvoiceSeller => {
	const { name, vatId, businessId, address, bank } = company;
	return { name, vatId, businessId, address, bank };
};

/** An issued invoice or credit note. Days are ISO, by the company's clock. */
export interface InvoicePaper {
	number: string;
	kind: (typeof invoiceKinds)[number];
	issuedOn: string;
	/** null: nothing is due. */
	dueOn: string | null;
	/** When the goods left. */
	deliveredOn: string;
	/** When it was paid, where that was before it was issued: by card, with the order. */
	prepaidOn: string | null;
	/** What a credit note corrects, and why. */
	credits: { number: string; issuedOn: string; reason: string } | null;
	seller: InvoiceSeller;
	/** The part of the order that it is about, with its forms; cents and grams. */
	order: Cart;
	/** The positions of its items, then of its sets, in the whole order. */
	positions: readonly number[];
}

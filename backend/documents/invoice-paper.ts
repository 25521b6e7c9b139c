import * as z from "zod";
import type { Cart } from "../../contract/cart";
import { company } from "../../contract/company";
import { country } from "../../contract/fields";
import type { invoiceKinds } from "../../contract/invoices";

export const invoiceSeller = z.object({
	name: z.string(),
	vatId: z.string(),
	businessId: z.string(),
	address: z.object({ street: z.string(), postCode: z.string(), city: z.string(), country }),
	bank: z.object({ iban: z.string(), bic: z.string() }),
});
type InvoiceSeller = z.output<typeof invoiceSeller>;

export const presentSeller = (): InvoiceSeller => {
	const { name, vatId, businessId, address, bank } = company;
	return { name, vatId, businessId, address, bank };
};

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
	seller: InvoiceSeller;
	/** The invoiced part of the order, with its forms; cents and grams. */
	order: Cart;
	/** The positions of its items, then of its sets, in the whole order. */
	positions: readonly number[];
}

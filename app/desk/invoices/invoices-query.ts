import { deskInvoiceSorts, deskInvoiceStates } from "../../../contract/desk/lists";
import { type DeskQuery, deskParams } from "../desk-list";

/** In display order. */
export const invoiceStates = [...deskInvoiceStates, "all"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** Open invoices are looked at every day. */
export const usualState = "open";

export type InvoiceSort = (typeof deskInvoiceSorts)[number];
export const usualSort = "due";

export interface InvoicesQuery extends DeskQuery<InvoiceState> {
	sort: InvoiceSort;
}

/** The query of a link to the list, without the defaults. */
export const invoiceParams = ({ sort, ...query }: InvoicesQuery) => ({
	...deskParams(query, usualState),
	sort: sort === usualSort ? null : sort,
});

export const invoiceSorts = deskInvoiceSorts;

import { deskInvoiceStates } from "../../../contract/desk/lists";

/** In display order. */
export const invoiceStates = [...deskInvoiceStates, "all"] as const;

/** Open invoices are looked at every day. */
export const usualState = "open";

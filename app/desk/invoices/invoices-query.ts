import { deskInvoiceStates } from "../../../contract/desk/invoices";

/** In display order. */
export const invoiceStates = [...deskInvoiceStates, "all"] as const;

/** What has to be paid is looked at every day. */
export const usualState = "open";

// Words and figures of the desk's lists, which browsers load without the schemas.

import { languages } from "../locale";

/** Rows of a page. */
export const pageSize = 50;
/** A list is counted, and leafed through, up to this many rows. */
export const maxCounted = 10_000;

/** Discounts of a company: every cart of it reads all of them. */
export const maxPriceRows = 200;

/** The most days that one answer tells figures of sales for. */
export const maxSpan = 92;

/** States by which the list of orders is filtered. */
export const deskOrderStates = ["open", "in_review", "confirmed", "in_delivery", "done", "cancelled"] as const;
/**
 * Reasons why an order waits for a review. `no_member`: its sender is in no team of the verified company that it names. `named`: it names a
 * company that somebody else verified. `rating`, `name`, `vat`: the company is not rated good, is registered under another name, or its VAT id
 * is not confirmed. `collected`: the buyer's own carrier takes the goods. `address`: no order has arrived there or was billed there. `contact`,
 * `notes`: names or phone numbers, references or notes could divert the goods. `limit`: the company's credit limit is used up.
 */
export const reviewReasons = ["no_member", "named", "rating", "name", "vat", "collected", "address", "contact", "notes", "limit"] as const;
export type ReviewReason = (typeof reviewReasons)[number];
/** Groups of open invoices by age: all, those due within a week, and overdue ones: all, and by the days since their due day. */
export const invoiceAges = ["open", "due_soon", "overdue", "overdue_14", "overdue_30", "overdue_long"] as const;
export type InvoiceAge = (typeof invoiceAges)[number];
/** The first and the last day of a group, counted from the due day; null: any. */
export const daysOfAge: Readonly<Record<InvoiceAge, readonly [first: number | null, last: number | null]>> = {
	open: [null, null],
	due_soon: [-7, 0],
	overdue: [1, null],
	overdue_14: [1, 14],
	overdue_30: [15, 30],
	overdue_long: [31, null],
};
/** States by which the list of invoices is filtered. */
export const deskInvoiceStates = [...invoiceAges, "paid"] as const;
/** Orders of open invoices: by due day, the largest open amount first, or by company. */
export const deskInvoiceSorts = ["due", "amount", "company"] as const;
/** Reminders of an invoice: friendly, firm, and the last one before collection. */
export const reminderStages = [1, 2, 3] as const;
export type ReminderStage = (typeof reminderStages)[number];
/** Days between two reminders of an invoice, and the days that a reminder leaves for paying. */
export const reminderDays = 7;
/** Reasons why an invoice gets no reminder. */
export const reminderRefusals = ["paid", "credited", "not_due", "claim", "recent", "all_sent", "no_address"] as const;
export type ReminderRefusal = (typeof reminderRefusals)[number];
/** How the invoices of a bank entry were found: by its creditor reference, its text, or the payer's account and the sum. */
export const bankMatches = ["reference", "text", "iban", "none"] as const;
/** The result of booking an entry. settled: its invoices have nothing open. */
export const bankOutcomes = ["full", "part", "too_much", "settled", "none"] as const;
/** Invoices that one entry pays. */
export const maxShares = 20;
/** Entries of a company's statement, in the order in which those of a day are listed. */
export const statementKinds = ["invoice", "credit_note", "payment", "refund"] as const;
export const maxStatementRows = 2_000;
export const requestStates = ["open", "answered", "closed"] as const;
/** States of a claim after an answer. */
export const claimOutcomes = ["answered", "settled", "refused"] as const;
/** Languages by which goods without a text are found. */
export const missingTexts = ["any", ...languages] as const;
export const importKinds = ["catalogue", "prices"] as const;
export const importStates = ["checking", "checked", "refused", "running", "done"] as const;
/** Prices of a supplier's BMEcat. */
export const bmecatPrices = ["net_list", "net_customer", "nrp"] as const;

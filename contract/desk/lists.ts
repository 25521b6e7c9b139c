// Words and figures of the desk's lists, which browsers load without the schemas.

import { languages } from "../locale";

/** Rows of a page. */
export const pageSize = 50;
/** A list is counted, and leafed through, up to this many rows. */
export const maxCounted = 10_000;

/** States by which the list of orders is filtered. */
export const deskOrderStates = ["open", "in_review", "confirmed", "in_delivery", "done", "cancelled"] as const;
/** States by which the list of invoices is filtered. */
export const deskInvoiceStates = ["open", "overdue", "paid"] as const;
export const requestStates = ["open", "answered", "closed"] as const;
/** States of a claim after an answer. */
export const claimOutcomes = ["answered", "settled", "refused"] as const;
/** Languages by which goods without a text are found. */
export const missingTexts = ["any", ...languages] as const;
export const importKinds = ["catalogue", "prices"] as const;
export const importStates = ["checking", "checked", "refused", "running", "done"] as const;
/** Prices of a supplier's BMEcat. */
export const bmecatPrices = ["net_list", "net_customer", "nrp"] as const;

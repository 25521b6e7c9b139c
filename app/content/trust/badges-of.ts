import { sellerCountry } from "../../../contract/seller/seller";
import type { Locale } from "../../platform/config/market";

export type TrustBadge = "invoice" | "certificate" | "vat" | "eInvoice" | "company" | "businessId";

/** What the shop stands for, in the footer: none in Estonia, and others in Finland than elsewhere (R1.9, R1.12). Only the server needs it. */
export const badgesOf: Record<Locale, readonly TrustBadge[]> = {
	de: ["invoice", "certificate", "vat", "company"],
	en: ["invoice", "certificate", "vat", "company"],
	et: [],
	fi: ["invoice", "certificate", "eInvoice", sellerCountry === "FI" ? "businessId" : "company"],
};

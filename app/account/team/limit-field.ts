import { z } from "zod";
import { highestLimit } from "../../../contract/values/team-roles";
import type { NumberStyle } from "../../platform/i18n/filter-number";

/** "5.000", "5 000,50 €", "5,000.50": groups have three digits and cents one or two, so the signs need not be known. */
const amount = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/** "500,555": a reader whose decimal sign is the comma mistyped cents and did not mean half a million. */
const slip = { ".": /^\d+\.\d{3}$/, ",": /^\d+,\d{3}$/ } as const;

/**
 * Parses an amount in any language's notation, except one that the reader's language reads differently.
 * @param decimal the decimal sign of the reader's language
 * @returns EUR; null for an empty text, NaN for an invalid one
 */
function parseLimit(text: string, decimal: string): number | null {
	const plain = text.replace(/[\s'’€]/g, "");
	if (plain === "") return null;
	if (slip[decimal === "." ? "." : ","].test(plain)) return Number.NaN;
	const [, euros = "", cents = ""] = amount.exec(plain) ?? [];
	return euros === "" ? Number.NaN : Number(`${euros.replace(/[.,]/g, "")}.${cents || "0"}`);
}

/** A limit in EUR in the reader's notation; null if empty. */
export const limitField = ({ decimal }: NumberStyle) =>
	z
		.string()
		.max(40, "limit.invalid")
		.optional()
		.default("")
		.transform((text) => parseLimit(text, decimal))
		.refine((euros) => euros === null || euros <= highestLimit, "limit.invalid");

import { z } from "zod";
import { highestLimit } from "../../../contract/values/team-roles";
import type { NumberStyle } from "../../platform/i18n/filter-number";

/** "5.000", "5 000,50 €", "5,000.50": groups have three figures, cents one or two, so that no sign has to be known for what it is. */
const amount = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/** "500,555": to who writes cents so, a slip of the finger and no half a million. */
const slip = { ".": /^\d+\.\d{3}$/, ",": /^\d+,\d{3}$/ } as const;

/**
 * An amount of money as it is typed: groups and cents in whatever language, but for what the reader's own would read otherwise; nothing is no limit.
 * @param decimal the sign before cents in the reader's language
 * @returns EUR; null for none, NaN for what is no amount
 */
function parseLimit(text: string, decimal: string): number | null {
	const plain = text.replace(/[\s'’€]/g, "");
	if (plain === "") return null;
	if (slip[decimal === "." ? "." : ","].test(plain)) return Number.NaN;
	const [, euros = "", cents = ""] = amount.exec(plain) ?? [];
	return euros === "" ? Number.NaN : Number(`${euros.replace(/[.,]/g, "")}.${cents || "0"}`);
}

/** The field of a form in the reader's language: EUR, null where it is empty. */
export const limitField = ({ decimal }: NumberStyle) =>
	z
		.string()
		.max(40, "limit.invalid")
		.optional()
		.default("")
		.transform((text) => parseLimit(text, decimal))
		.refine((euros) => euros === null || euros <= highestLimit, "limit.invalid");

import { z } from "zod";
import { highestLimit } from "../../../contract/values/team-roles";
import type { NumberStyle } from "../i18n/filter-number";
import type { ErrorKey } from "./error-keys";

/** "5.000", "5 000,50 €", "5,000.50": groups have three digits and cents one or two, so the signs need not be known. */
const amount = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/** "500,555": a reader whose decimal sign is the comma mistyped cents and did not mean half a million. */
const slip = { ".": /^\d+\.\d{3}$/, ",": /^\d+,\d{3}$/ } as const;

/**
 * Parses an amount in any language's notation, except one that the reader's language reads differently.
 * @param decimal the decimal sign of the reader's language
 * @returns EUR; null for an empty text, NaN for an invalid one
 */
function parseEuros(text: string, decimal: string): number | null {
	const plain = text.replace(/[\s'’€]/g, "");
	if (plain === "") return null;
	if (slip[decimal === "." ? "." : ","].test(plain)) return Number.NaN;
	const [, euros = "", cents = ""] = amount.exec(plain) ?? [];
	return euros === "" ? Number.NaN : Number(`${euros.replace(/[.,]/g, "")}.${cents || "0"}`);
}

/**
 * A typed amount in EUR in the reader's notation; null if empty.
 * @param least EUR
 */
export const eurosField = ({ decimal }: NumberStyle, least: number, message: ErrorKey) =>
	z
		.string()
		.max(40, message)
		.optional()
		.default("")
		.transform((text) => parseEuros(text, decimal))
		.refine((euros) => euros === null || (euros >= least && euros <= highestLimit), message);

/** A limit in EUR in the reader's notation; null if empty. */
export const limitField = (style: NumberStyle) => eurosField(style, 0, "limit.invalid");

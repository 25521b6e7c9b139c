import { z } from "zod";
import { highestLimit } from "../../contract/team";

/** "5.000", "5 000,50 €", "5,000.50": groups have three figures, cents one or two, so that no sign has to be known for what it is. */
const amount = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/**
 * An amount of money as it is typed, whatever the reader's language; nothing is no limit.
 * @returns EUR; null for none, NaN for what is no amount
 */
export function parseLimit(text: string): number | null {
	const plain = text.replace(/[\s'’€]/g, "");
	if (plain === "") return null;
	const [, euros = "", cents = ""] = amount.exec(plain) ?? [];
	return euros === "" ? Number.NaN : Number(`${euros.replace(/[.,]/g, "")}.${cents || "0"}`);
}

/** The field of a form: EUR, null where it is empty. */
export const limitField = z
	.string()
	.max(40, "limit.invalid")
	.optional()
	.default("")
	.transform(parseLimit)
	.refine((euros) => euros === null || euros <= highestLimit, "limit.invalid");

import { z } from "zod";
import { amount } from "../../../contract/fields";

/**
 * A quantity as it is typed: a whole number; spaces around it or between its thousands do no harm. "1.000" and "1,000" are a
 * thousand to one reader and one to another, so neither is guessed.
 */
export const amountField = z
	.string({ error: "amount.required" })
	.transform((text) => text.replace(/[\s\u00a0\u202f]/g, ""))
	.pipe(
		z
			.string()
			.min(1, "amount.required")
			.regex(/^(?:[+-]?\d+)?$/, "amount.whole"),
	)
	.transform(Number)
	.pipe(amount);

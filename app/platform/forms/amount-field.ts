import { z } from "zod";
import { amount } from "../../../contract/fields";

/**
 * A typed quantity: a whole number, with optional spaces around it and between thousands. "1.000" and "1,000" mean a thousand to some
 * readers and one to others, so neither is accepted.
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

import type { FormResult } from "../../platform/forms/form-result";

/** The goods of a discount. */
export const priceKinds = ["all", "category", "product", "article"] as const;
export type PriceKind = (typeof priceKinds)[number];

/** A refused price list as it was typed. */
export interface PricesResult extends Pick<FormResult, "values" | "errors"> {
	/** Somebody else has changed the list. */
	isStale: boolean;
}

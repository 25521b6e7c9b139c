import type { Variant } from "../../../contract/catalogue";
import { unitPrice } from "./volume-tiers";

/** What is typed into a table, as its bar says it before it is sent. Prices are the backend's; it works the order out anew. */
export interface TypedTotal {
	/** Rows with a quantity. */
	lines: number;
	units: number;
	/** Without VAT. */
	cents: number;
	grams: number;
}

/** The name of a row's field; the action reads it back. */
export const amountName = (suppliedVariantId: number): string => `amount.${suppliedVariantId}`;

/** @param amountOf what is typed for a supply; whatever is no quantity counts as nothing */
export function typedTotal(variants: readonly Variant[], amountOf: (suppliedVariantId: number) => number): TypedTotal {
	const total = { lines: 0, units: 0, cents: 0, grams: 0 };
	for (const { suppliedVariant, weight } of variants) {
		const amount = amountOf(suppliedVariant.id);
		if (!(amount > 0)) continue;
		total.lines += 1;
		total.units += amount;
		total.cents += Math.round(amount * unitPrice(suppliedVariant, amount));
		total.grams += amount * weight;
	}
	return total;
}

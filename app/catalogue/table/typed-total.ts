import type { Supply, Variant } from "../../../contract/catalogue";
import { maxUnits } from "../../../contract/values/order-bounds";
import { displayedWeight } from "../../../contract/values/shown-weight";
import { unitPrice } from "../price/prices";

/** The values of a row that the sum needs. */
export type PricedRow = Pick<Variant, "weight"> & { suppliedVariant: Pick<Supply, "id" | "availability" | "price" | "volume_prices"> };

/** The sum of the quantities typed into a table. The backend calculates the order again. */
export interface TypedTotal {
	lines: number;
	units: number;
	cents: number;
	/** Sums rounded weights, because the cart's lines show those. */
	grams: number;
	/** The error of the first row that cannot be counted. */
	problem: AmountProblem | null;
}

export type AmountProblem = "amount.whole" | "amount.positive" | "amount.tooMany";

/** The prefix of the fields of rows. The action reads the id after it. */
export const amountPrefix = "amount.";
export const amountName = (suppliedVariantId: number): string => `${amountPrefix}${suppliedVariantId}`;

/** @param textOf returns the text typed for a supply; only whole numbers that a line may have are counted */
export function typedTotal(variants: readonly PricedRow[], textOf: (suppliedVariantId: number) => string): TypedTotal {
	const total: TypedTotal = { lines: 0, units: 0, cents: 0, grams: 0, problem: null };
	for (const { suppliedVariant, weight } of variants) {
		const text = textOf(suppliedVariant.id).trim();
		if (text === "") continue;
		const problem = problemOf(text);
		total.problem ??= problem;
		if (problem) continue;
		const amount = Number(text);
		total.lines += 1;
		total.units += amount;
		total.cents += Math.round(amount * unitPrice(suppliedVariant, amount));
		total.grams += displayedWeight(amount * weight);
	}
	return total;
}

function problemOf(text: string): AmountProblem | null {
	if (!/^[+-]?\d+$/.test(text)) return "amount.whole";
	if (Number(text) < 1) return "amount.positive";
	return Number(text) > maxUnits ? "amount.tooMany" : null;
}

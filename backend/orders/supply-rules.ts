import { type SuppliedVariant, suppliesByIds } from "../catalogue/supplies";
import type { Asker } from "./asker";
import { type ItemProblem, refusedItems } from "./item-problem";

/** The largest quantity of a line; the same bound as the contract's `amount`. */
export const maxQuantity = 100_000;

/** @returns what is wrong with ordering this supply at all; undefined: it does not exist */
export function availabilityProblem(found: SuppliedVariant | undefined): ItemProblem | null {
	if (found && found.supply.availability !== "out") return null;
	return { code: "unavailable_goods", field: "amount", key: "unavailableGoods" };
}

/** A line's quantity: from the minimum up, in whole packs. @returns null where nothing is wrong with it */
export function quantityProblem(supply: SuppliedVariant["supply"], quantity: number): ItemProblem | null {
	const details = { minimum: supply.min_order, pack_size: supply.pack_size };
	if (quantity > maxQuantity) return { code: "invalid", field: "amount", key: "amount.tooMany" };
	if (quantity < supply.min_order) return { code: "amount_below_minimum", field: "amount", key: "amount.belowMinimum", details };
	if (quantity % supply.pack_size !== 0) return { code: "amount_not_a_multiple", field: "amount", key: "amount.notAMultiple", details };
	return null;
}

/** @throws Refused unavailable_goods, invalid, amount_below_minimum, amount_not_a_multiple */
export async function requireOrderable(asker: Asker, suppliedVariantId: number, quantity: number): Promise<void> {
	const found = (await suppliesByIds(asker.db, asker.locale, [suppliedVariantId])).get(suppliedVariantId);
	const problem = availabilityProblem(found) ?? (found ? quantityProblem(found.supply, quantity) : null);
	if (problem) throw refusedItems([{ index: 0, problem }]);
}

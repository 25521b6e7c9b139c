import { type SuppliedVariant, suppliesByIds } from "../catalogue/supplies";
import { Refused } from "../refused";
import type { Asker } from "./asker";

/** The largest quantity of a line; the same bound as the contract's `amount`. */
const maxQuantity = 100_000;

/** @throws Refused unavailable_goods where the supply does not exist or is sold out */
export async function requireAvailable(asker: Asker, suppliedVariantId: number): Promise<SuppliedVariant["supply"]> {
	const found = (await suppliesByIds(asker.db, asker.locale, [suppliedVariantId])).get(suppliedVariantId);
	if (!found || found.supply.availability === "out") throw new Refused("unavailable_goods", "The product cannot be delivered.");
	return found.supply;
}

/** A line's quantity: from the minimum up, in whole packs. @throws Refused invalid, amount_below_minimum, amount_not_a_multiple */
export function requireOrderable(supply: SuppliedVariant["supply"], quantity: number): void {
	const details = { minimum: supply.min_order, pack_size: supply.pack_size };
	if (quantity > maxQuantity)
		throw new Refused("invalid", `A line has at most ${maxQuantity} units.`, undefined, { amount: ["amount.tooMany"] });
	if (quantity < supply.min_order) throw new Refused("amount_below_minimum", `At least ${supply.min_order} units.`, details);
	if (quantity % supply.pack_size !== 0) throw new Refused("amount_not_a_multiple", `In packs of ${supply.pack_size} units.`, details);
}

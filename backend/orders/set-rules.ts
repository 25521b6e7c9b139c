import { mostUnits } from "../../contract/order-bounds";
import { setsById } from "../catalogue/sets";
import type { Asker } from "./asker";
import { type ItemProblem, refusedItems } from "./item-problem";

/**
 * A set can be ordered as long as it is sold and each of its parts can be delivered. Parts have no minimum here: they come with the set.
 * @param amount all of the set that the cart is to hold
 * @throws Refused unavailable_goods, invalid (field amount)
 */
export async function requireOrderableSet(asker: Asker, setId: number, amount: number): Promise<void> {
	const [set] = await setsById(asker.db, asker.locale, [setId]);
	const problem = !set || set.items.some(({ variant }) => variant.suppliedVariant.availability === "out") ? unavailable : tooMany(amount);
	if (problem) throw refusedItems([{ index: 0, problem }]);
}

const unavailable: ItemProblem = { code: "unavailable_goods", field: "amount", key: "unavailableGoods" };

const tooMany = (amount: number): ItemProblem | null =>
	amount > mostUnits ? { code: "invalid", field: "amount", key: "amount.tooMany" } : null;

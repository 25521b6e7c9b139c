import type { Supply } from "../../../contract/catalogue";
import type { ErrorKey } from "../../platform/forms/error-keys";

/** Why a quantity of a supply cannot be ordered, as a message with its figures. The backend decides; this says which row it is about. */
export function orderProblem(
	{ availability, min_order, pack_size }: Pick<Supply, "availability" | "min_order" | "pack_size">,
	amount: number,
): ErrorKey | null {
	if (availability === "out") return "unavailableGoods";
	if (amount < min_order) return "amount.belowMinimum";
	return amount % pack_size === 0 ? null : "amount.notAMultiple";
}

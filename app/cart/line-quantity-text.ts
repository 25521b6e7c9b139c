import type { CartItem } from "../../contract/cart";
import { useUnit } from "../catalogue/unit";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";

export interface QuantityText {
	figure: number;
	unit: string;
	/** What it comes to in the units that are bought; null where these are what is counted. */
	equals: string | null;
}

/** How many of a line, as it is said everywhere: of a cut one its pieces, with the bars that they are cut from beside them. */
export function useQuantityText(): (item: Pick<CartItem, "cut" | "quantity" | "variant">) => QuantityText {
	const t = useT("cart");
	const { number } = useFormat();
	const unitOf = useUnit();
	return (item) => {
		const { cut, quantity } = item;
		if (!cut) return { figure: quantity, unit: unitOf(item, quantity), equals: null };
		const bars = `${number(quantity)}\u00a0${unitOf(item, quantity)}`;
		return { figure: cut.pieces, unit: t(cut.pieces === 1 ? "unit.short.piece" : "unit.piece"), equals: t("cut.equals", { bars }) };
	};
}

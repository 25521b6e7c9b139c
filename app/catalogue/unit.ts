import type { CartItem } from "../../contract/cart";
import { useT } from "../platform/i18n/i18n";

/** What a line counts, in words for a quantity of it: pieces, packs, bars that pieces are cut from. */
export function useUnit(): (item: Pick<CartItem, "cut" | "variant">, quantity: number) => string {
	const t = useT("cart");
	return ({ cut, variant }, quantity) => {
		if (cut) return t("cut.bars", { count: quantity });
		return quantity === 1 ? t(`unit.short.${variant.products.unit}`) : t(`unit.${variant.products.unit}`);
	};
}

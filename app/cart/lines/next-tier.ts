import type { CartItem } from "../../../contract/cart";
import { useUnit } from "../../catalogue/unit";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";

/** The next price down of a line, so that the buyer sees what a few pieces more would save; "" for none. The price of an offer may be lower still. */
export function useNextTier(): (item: CartItem) => string {
	const t = useT("cart");
	const format = useFormat();
	const unitOf = useUnit();
	return (item) => {
		const next = item.suppliedVariant.volume_prices.find(({ threshold, price }) => threshold > item.quantity && price < item.price);
		if (!next || item.offered) return "";
		const quantity = `${format.number(next.threshold)}\u00a0${unitOf(item, next.threshold)}`;
		return t("tier.next", { quantity, price: format.money(next.price).replace(" ", "\u00a0") });
	};
}

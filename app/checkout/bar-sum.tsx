import type { Cart } from "../../contract/cart";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import * as css from "./form.css";

/** The amount to pay, in the bar of a step's main button. */
export function BarSum({ cart: { vat, total_price_with_vat: total } }: { cart: Pick<Cart, "vat" | "total_price_with_vat"> }) {
	const t = useT("cart");
	const { money } = useFormat();
	return (
		<p className={css.sum}>
			{t(vat.rate === 0 ? "totals.due" : "totals.gross")} <span className={css.sumValue}>{money(total)}</span>
		</p>
	);
}

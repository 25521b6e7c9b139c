import { useLocation } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { useT } from "../../platform/i18n/i18n";
import { linePageOf, shownRange } from "../line-pages";
import { range } from "./printed-range.css";

/** On paper, where a page with a part of the lines has no way to the others: which ones it has, and that the sum is that of all. */
export function PrintedRange({ cart, isOfSum = false }: { cart: Cart; isOfSum?: boolean }) {
	const t = useT("cart");
	const { search } = useLocation();
	const shown = shownRange(cart, linePageOf(new URLSearchParams(search)));
	if (!shown) return null;
	const lines = t("printed.range", { from: shown.from, to: shown.to, count: cart.length });
	return (
		<p className={range}>
			{lines}
			{isOfSum ? `; ${t("printed.sumOfAll", { count: cart.length })}` : null}
		</p>
	);
}

import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useIsOutOfDate } from "../lines/unsaved-quantities";
import { hasProvisionalVat } from "../order/provisional-vat";
import * as css from "./proceed.css";
import { isPaying, ProceedButton } from "./proceed-button";

/** The main action of the cart. On narrow screens it has the total beside it, and stays in sight. */
export function Proceed({ cart, isSignedIn }: { cart: Cart; isSignedIn: boolean }) {
	const t = useT("cart");
	const { money, percent } = useFormat();
	const isUntaxed = cart.vat.rate === 0;
	const shown = hasProvisionalVat(cart) ? "net" : "gross";
	return (
		<div className={css.proceed}>
			<p className={css.sum} aria-busy={useIsOutOfDate() || undefined}>
				<span className={css.sumTerm}>
					{isUntaxed ? t("totals.vat", { rate: percent(0) }) : `${t(`totals.${shown}`)} ${t(`totals.${shown}Note`)}`}
				</span>{" "}
				<span className={css.sumValue}>{money(shown === "net" ? cart.total_price : cart.total_price_with_vat)}</span>
			</p>
			<ProceedButton cart={cart} />
			{isPaying(cart) || isSignedIn ? null : <p className={css.promise}>{t("proceed.note")}</p>}
		</div>
	);
}

import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useIsOutOfDate } from "../lines/unsaved-quantities";
import * as css from "./proceed.css";
import { isPaying, ProceedButton } from "./proceed-button";

/** The main action of the cart. On narrow screens it has the total beside it, and stays in sight. */
export function Proceed({ cart, isSignedIn }: { cart: Cart; isSignedIn: boolean }) {
	const t = useT("cart");
	const { money } = useFormat();
	return (
		<div className={css.proceed}>
			<p className={css.sum} aria-busy={useIsOutOfDate() || undefined}>
				<span className={css.sumTerm}>
					{t("totals.net")} {t("totals.netNote")}
				</span>{" "}
				<span className={css.sumValue}>{money(cart.total_price)}</span>
			</p>
			<ProceedButton cart={cart} />
			{isPaying(cart) || isSignedIn ? null : <p className={css.promise}>{t("proceed.note")}</p>}
		</div>
	);
}

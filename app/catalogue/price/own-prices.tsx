import { Link } from "@remix-run/react";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import type { OwnPrices } from "../own-prices.server";
import * as css from "./own-prices.css";

/** Above a list of own prices: some hold from a value of goods, so that the cart counts. */
export function OwnPricesNote({ own: { goods } }: { own: OwnPrices }) {
	const t = useT("catalogue");
	return (
		<p className={css.note}>
			{t("prices.note", { goods: useFormat().money(goods) })} <Link to="/users/profile#discounts">{t("prices.agreed")}</Link>
		</p>
	);
}

import { useMemo } from "react";
import type { OwnPrices } from "../../../contract/orders";
import { href } from "../../platform/config/href";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useArrived } from "../../ui/deferred-content";
import { Link } from "../../ui/link";
import type { TableVariant } from "../table/table-rows";
import type { OwnList } from "./own-prices.server";
import * as css from "./price.css";

/**
 * Explains own prices above a list, because some depend on the value of the cart. Until they arrive it says that the
 * prices are list prices.
 */
export function OwnPricesNote({ of }: { of: OwnList }) {
	const t = useT("catalogue");
	const { money } = useFormat();
	return (
		<DeferredPart of={of} title={t("prices.missing")} waiting={<p className={css.ownNote}>{t("prices.waiting")}</p>}>
			{(own) =>
				own ? (
					<p className={css.ownNote}>
						{t("prices.note", { goods: money(own.goods) })} <Link to={`${href("/users/profile")}#discounts`}>{t("prices.agreed")}</Link>
					</p>
				) : null
			}
		</DeferredPart>
	);
}

/** Returns the rows of a list, first with list prices and later with the reader's own. Typed quantities stay. */
export function useOwnRows(of: OwnList, rows: TableVariant[]): TableVariant[] {
	const own = useArrived(of);
	return useMemo(() => (own ? withPrices(rows, own) : rows), [own, rows]);
}

/** Rows without a price here belong to another page and stay unchanged. */
export function withPrices(rows: TableVariant[], { prices }: Pick<OwnPrices, "prices">): TableVariant[] {
	const priceOf = new Map(prices.map((price) => [price.id, price]));
	return rows.map((row) => {
		const { suppliedVariant } = row;
		const price = priceOf.get(suppliedVariant.id);
		return price ? { ...row, suppliedVariant: { ...suppliedVariant, ...price, list_price: suppliedVariant.price } } : row;
	});
}

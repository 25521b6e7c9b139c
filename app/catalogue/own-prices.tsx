import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { DeferredPart } from "../platform/document/deferred-part";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { DeferredContent } from "../ui/deferred-content";
import type { OwnList } from "./own-prices.server";
import * as css from "./price/own-prices.css";
import type { TableVariant } from "./table-rows";

/** Above a list of own prices: some hold from a value of goods, so that the cart counts. While they are not there, that the prices are everybody's. */
export function OwnPricesNote({ of }: { of: OwnList }) {
	const t = useT("catalogue");
	const { money } = useFormat();
	return (
		<DeferredPart of={of} title={t("prices.missing")} waiting={<p className={css.note}>{t("prices.waiting")}</p>}>
			{(own) =>
				own ? (
					<p className={css.note}>
						{t("prices.note", { goods: money(own.goods) })} <Link to="/users/profile#discounts">{t("prices.agreed")}</Link>
					</p>
				) : null
			}
		</DeferredPart>
	);
}

interface OwnPricedProps {
	of: OwnList;
	/** The list at everybody's prices, which is shown until its reader's own are there. */
	rows: TableVariant[];
	children: (rows: TableVariant[]) => ReactNode;
}

/** The rows of a list at its reader's own prices. */
export const OwnPriced = ({ of, rows, children }: OwnPricedProps) => (
	<DeferredContent of={of} waiting={children(rows)} missing={children(rows)}>
		{(own) => children(own?.rows ?? rows)}
	</DeferredContent>
);

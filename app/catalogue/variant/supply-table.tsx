import type { Supply, Variant } from "../../../contract/catalogue";
import { useT } from "../../platform/i18n/i18n";
import { NextTier, Price, Rates } from "../price/price";
import * as price from "../price/price.css";
import { Stock } from "../price/stock";
import { AddToCart } from "../table/add-to-cart";
import * as css from "./supply-table.css";

interface SupplyTableProps {
	variant: Variant & { supplies: Supply[] };
	idems: string[];
}

/** Everyone who supplies a variant, the best offer first. */
export function SupplyTable({ variant, idems }: SupplyTableProps) {
	const t = useT("catalogue");
	const tv = useT("variant");
	const { unit } = variant.products;
	return (
		<table className={css.table}>
			<caption className={css.caption}>{tv("supply.caption", { count: variant.supplies.length })}</caption>
			<thead className={css.head}>
				<tr>
					<th scope="col">{t("supply.supplier")}</th>
					<th scope="col">{t("table.stock")}</th>
					<th scope="col">{t("table.price", { unit: t(`unit.per.${unit}`) })}</th>
					<th scope="col">{t("table.amount")}</th>
				</tr>
			</thead>
			<tbody>
				{variant.supplies.map((supply, index) => (
					<tr key={supply.id} className={css.row}>
						<th scope="row" className={css.supplier}>
							{supply.supplier.name}{" "}
							<span className={css.note}>
								{supply.supplier.city}, {supply.supplier.country} · {supply.supplierCode}
							</span>
						</th>
						<td className={css.stock}>
							<Stock supply={supply} unit={unit} />
						</td>
						<td className={css.number}>
							<Price supply={supply} />{" "}
							<span className={price.rates}>
								<Rates supply={supply} />
							</span>{" "}
							<NextTier supply={supply} />
						</td>
						<td className={css.order}>
							<AddToCart variant={variant} supply={supply} supplier={supply.supplier.name} idem={idems[index + 1] ?? ""} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

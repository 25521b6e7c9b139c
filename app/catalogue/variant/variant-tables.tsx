import type { Supply, Variant } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { block, regular, small } from "../../ui/layout.css";
import { Money, NextTier, Price, Rates, Stock } from "../price/price";
import * as price from "../price/price.css";
import { decimalsOf, type Tier, volumeTiers } from "../price/prices";
import { AddToCart } from "../table/add-to-cart";
import * as css from "./variant.css";

interface SupplyTableProps {
	variant: Variant & { supplies: Supply[] };
	idems: string[];
}

export function SupplyTable({ variant, idems }: SupplyTableProps) {
	const t = useT("catalogue");
	const tv = useT("variant");
	const { unit } = variant.products;
	return (
		<table className={css.supplyTable}>
			<caption className={css.supplyCaption}>{tv("supply.caption", { count: variant.supplies.length })}</caption>
			<thead className={css.supplyHead}>
				<tr>
					<th scope="col">{t("supply.supplier")}</th>
					<th scope="col">{t("table.stock")}</th>
					<th scope="col">{t("table.price", { unit: t(`unit.per.${unit}`) })}</th>
					<th scope="col">{t("table.amount")}</th>
				</tr>
			</thead>
			<tbody>
				{variant.supplies.map((supply, index) => (
					<tr key={supply.id} className={css.supplyRow}>
						<th scope="row" className={css.supplier}>
							{supply.supplier.name}{" "}
							<span className={`${small} ${regular} ${block}`}>
								{supply.supplier.city}, {supply.supplier.country} · {supply.supplierCode}
							</span>
						</th>
						<td className={css.supplyStock}>
							<Stock supply={supply} unit={unit} />
						</td>
						<td className={css.supplyNumber}>
							<Price supply={supply} />{" "}
							<span className={price.rates}>
								<Rates supply={supply} />
							</span>{" "}
							<NextTier supply={supply} />
						</td>
						<td className={css.supplyOrder}>
							<AddToCart variant={variant} supply={supply} supplier={supply.supplier.name} idem={idems[index + 1] ?? ""} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

interface VolumePricesProps {
	title: string;
	supply: Supply;
	unit: Variant["products"]["unit"];
	quantity: number;
}

export function VolumePrices({ title, supply, unit, quantity }: VolumePricesProps) {
	const t = useT("catalogue");
	const tv = useT("variant");
	const { percent } = useFormat();
	const tiers = volumeTiers(supply);
	const decimals = decimalsOf(
		tiers.map(({ saving }) => saving),
		2,
	);
	const current = tiers.findLast(({ from }) => from <= quantity) ?? tiers[0];
	return (
		<table className={css.tierTable}>
			<caption className={css.tierCaption}>{tv("tiers.caption", { title })}</caption>
			<thead>
				<tr>
					<th scope="col">{t("table.amount")}</th>
					<th scope="col">{t("table.price", { unit: t(`unit.per.${unit}`) })}</th>
					<th scope="col">{tv("tiers.saving")}</th>
				</tr>
			</thead>
			<tbody>
				{tiers.map((tier) => (
					<tr key={tier.from} aria-current={tier === current ? "true" : undefined} className={css.tierRow}>
						<th scope="row">
							<Quantity tier={tier} unit={unit} />
						</th>
						<td>
							<Money cents={tier.price} />
						</td>
						<td>{tier.saving > 0 ? percent(tier.saving, decimals) : "–"}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Quantity({ tier: { from, to }, unit }: { tier: Tier; unit: Variant["products"]["unit"] }) {
	const t = useT("catalogue");
	if (to === null) return t("tiers.from", { quantity: t(`unit.${unit}`, { count: from }) });
	return from === to ? t(`unit.${unit}`, { count: from }) : `${from}–${t(`unit.${unit}`, { count: to })}`;
}

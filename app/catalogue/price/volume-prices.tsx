import type { Supply, Variant } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { decimalsOf } from "./figures";
import { Money } from "./price";
import * as css from "./volume-prices.css";
import { type Tier, volumeTiers } from "./volume-tiers";

interface VolumePricesProps {
	title: string;
	supply: Supply;
	unit: Variant["products"]["unit"];
	/** What stands in the form beside it: its price is marked. */
	quantity: number;
}

/** Prices by quantity. */
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
		<table className={css.table}>
			<caption className={css.caption}>{tv("tiers.caption", { title })}</caption>
			<thead>
				<tr>
					<th scope="col">{t("table.amount")}</th>
					<th scope="col">{t("table.price", { unit: t(`unit.per.${unit}`) })}</th>
					<th scope="col">{tv("tiers.saving")}</th>
				</tr>
			</thead>
			<tbody>
				{tiers.map((tier) => (
					<tr key={tier.from} aria-current={tier === current ? "true" : undefined} className={css.row}>
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

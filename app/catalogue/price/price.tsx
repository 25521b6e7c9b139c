import type { Supply, Variant } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./price.css";

/** An amount whose currency sign stands back. */
export function Money({ cents }: { cents: number }) {
	const [before = "", after] = useFormat().money(cents).split("€");
	return after === undefined ? (
		before
	) : (
		<>
			{before}
			<span className={css.unit}>€</span>
			{after}
		</>
	);
}

type Unit = Variant["products"]["unit"];

interface PriceProps {
	supply: Pick<Supply, "price" | "price_per_m" | "price_per_kg">;
	/** Said where the table's head does not say it for all. */
	unit?: Unit;
}

/** Per unit, and what buyers compare by: per metre and per kilogram. */
export function Price({ supply, unit }: PriceProps) {
	const t = useT("catalogue");
	return (
		<>
			<span className={css.price}>
				<Money cents={supply.price} />
			</span>
			{unit ? <span className={css.unit}> / {t(`unit.short.${unit}`)}</span> : null}{" "}
			<span className={css.rates}>
				<Rates supply={supply} />
			</span>{" "}
		</>
	);
}

/** "26,84 €/m · 1,20 €/kg". */
export function Rates({ supply }: { supply: Pick<Supply, "price_per_m" | "price_per_kg"> }) {
	const { money } = useFormat();
	const perKg = `${money(supply.price_per_kg)}/kg`;
	if (supply.price_per_m === null) return perKg;
	return (
		<>
			<span className={css.rate}>{money(supply.price_per_m)}/m</span> · <span className={css.rate}>{perKg}</span>
		</>
	);
}

/** The first lower price that a larger quantity gets: "ab 10 Stück 152,10 €". */
export function NextTier({ supply, unit }: { supply: Tiered; unit: Unit }) {
	const t = useT("catalogue");
	const { money } = useFormat();
	const tier = nextTier(supply);
	if (!tier) return null;
	const quantity = t(`unit.${unit}`, { count: tier.threshold }).replace(" ", "\u00a0");
	return <span className={css.tier}>{t("tier.from", { quantity, price: money(tier.price) })}</span>;
}

type Tiered = Pick<Supply, "availability" | "volume_prices" | "min_order" | "price">;

const nextTier = ({ availability, volume_prices, min_order, price }: Tiered) =>
	availability === "out" ? undefined : volume_prices.find((tier) => tier.threshold > min_order && tier.price < price);

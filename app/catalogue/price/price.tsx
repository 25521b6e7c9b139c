import type { Supply, Variant } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Hidden } from "../../ui/wrap";
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
	/** With `list_price`, what everybody pays: struck where this is less. */
	supply: Pick<Supply, "price"> & { list_price?: number };
	/** Said where the table's head does not say it for all. */
	unit?: Unit;
}

/** Per unit. */
export function Price({ supply, unit }: PriceProps) {
	const t = useT("catalogue");
	const { amount } = useFormat();
	const { price, list_price: listPrice = price } = supply;
	return (
		<>
			{listPrice > price ? (
				<s className={css.listPrice}>
					<Hidden>{t("table.listPrice")} </Hidden>
					{amount(listPrice)}
				</s>
			) : null}{" "}
			<span className={css.price}>
				<Money cents={price} />
			</span>
			{unit ? <span className={css.unit}> / {t(`unit.short.${unit}`)}</span> : null}
		</>
	);
}

/** What buyers compare by: "26,84 €/m · 1,20 €/kg". */
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

/** The first lower price that a larger quantity gets, and that quantity: "152,10 €", "ab 10". */
export function NextTier({ supply }: { supply: Tiered }) {
	const t = useT("catalogue");
	const { money, number } = useFormat();
	const tier = nextTier(supply);
	if (!tier) return null;
	return (
		<span className={css.tier}>
			{money(tier.price)} <span className={css.from}>{t("tiers.from", { quantity: number(tier.threshold) })}</span>
		</span>
	);
}

/** Whether a larger quantity than the smallest costs less. */
export const hasTier = (supply: Tiered): boolean => nextTier(supply) !== undefined;

type Tiered = Pick<Supply, "availability" | "volume_prices" | "min_order" | "price">;

const nextTier = ({ availability, volume_prices, min_order, price }: Tiered) =>
	availability === "out" ? undefined : volume_prices.find((tier) => tier.threshold > min_order && tier.price < price);

import type { Supply, Variant } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { useDeliverTo } from "../../platform/page/deliver-to";
import { muted, nowrap, regular, small } from "../../ui/layout.css";
import { Hidden } from "../../ui/wrap";
import { useDeliveryText } from "./delivery-text";
import { stockText, stockWords } from "./delivery-words";
import * as css from "./price.css";
import { per100 } from "./prices";

export function Money({ cents }: { cents: number }) {
	const [before = "", after] = useFormat().money(cents).split("€");
	return after === undefined ? (
		before
	) : (
		<>
			{before}
			<span className={`${small} ${regular}`}>€</span>
			{after}
		</>
	);
}

type Unit = Variant["products"]["unit"];

interface PriceProps {
	/** `list_price` is struck through if the price is lower. */
	supply: Pick<Supply, "price"> & { list_price?: number };
	/** Set if the table's head does not show the unit. */
	unit?: Unit;
	/** The pieces in a pack, if prices are for a hundred pieces. */
	inPack?: number | null;
}

/** Shows the price of a unit, or of a hundred pieces for goods in packs. */
export function Price({ supply, unit, inPack }: PriceProps) {
	const t = useT("catalogue");
	const { amount } = useFormat();
	const { price, list_price: listPrice = price } = supply;
	const shown = (cents: number) => (inPack ? per100(cents, inPack) : cents);
	return (
		<>
			{listPrice > price ? (
				<s className={`${small} ${nowrap}`}>
					<Hidden>{t("table.listPrice")} </Hidden>
					{amount(shown(listPrice))}
				</s>
			) : null}{" "}
			<span className={css.price}>
				<Money cents={shown(price)} />
			</span>
			{unit ? <span className={`${small} ${regular}`}> / {t(`unit.short.${unit}`)}</span> : null}
		</>
	);
}

/** Shows prices for each metre and kilogram: "26,84 €/m · 1,20 €/kg". */
export function Rates({ supply }: { supply: Pick<Supply, "price_per_m" | "price_per_kg"> }) {
	const { money } = useFormat();
	const perKg = `${money(supply.price_per_kg)}/kg`;
	if (supply.price_per_m === null) return perKg;
	return (
		<>
			<span className={nowrap}>{money(supply.price_per_m)}/m</span> · <span className={nowrap}>{perKg}</span>
		</>
	);
}

/**
 * Shows the first volume price and its quantity: "152,10 €", "ab 10".
 * @param inPack the pieces in a pack, if prices are for a hundred pieces
 */
export function NextTier({ supply, inPack }: { supply: Tiered; inPack?: number | null }) {
	const t = useT("catalogue");
	const { money, number } = useFormat();
	const tier = nextTier(supply);
	if (!tier) return null;
	const threshold = number(tier.threshold);
	return (
		<span className={css.tier}>
			{money(inPack ? per100(tier.price, inPack) : tier.price)}{" "}
			<span className={`${muted} ${nowrap}`}>
				{inPack ? t("tiers.fromPacks", { number: threshold }) : t("tiers.from", { quantity: threshold })}
			</span>
		</span>
	);
}

/** Returns whether a larger quantity costs less than the minimum order. */
export const hasTier = (supply: Tiered): boolean => nextTier(supply) !== undefined;

type Tiered = Pick<Supply, "availability" | "volume_prices" | "min_order" | "price">;

const nextTier = ({ availability, volume_prices, min_order, price }: Tiered) =>
	availability === "out" ? undefined : volume_prices.find((tier) => tier.threshold > min_order && tier.price < price);

interface StockProps {
	supply: Pick<Supply, "availability" | "delivery"> & Partial<Pick<Supply, "stock">>;
	/** The unit of the number in stock. Without it no number appears. */
	unit?: Variant["products"]["unit"];
	/** Tables abbreviate packs, and their heads name the country of delivery, except on a phone. */
	isShort?: boolean;
}

/**
 * Shows availability, the number in stock if the supplier gives it, and the day or the working days of delivery. The colour only
 * repeats the word.
 */
export function Stock({ supply, unit, isShort }: StockProps) {
	const t = useT("catalogue");
	const deliveryText = useDeliveryText();
	const hasPlace = useDeliverTo() !== null;
	const { state, key, words, estimate } = stockWords(supply, useMarket().locale);
	const time = hasPlace && estimate ? deliveryText(estimate) : words && t(words.key, words.values);
	// The country ends the text in every language.
	const plain = isShort && words && !hasPlace ? t(words.key, { ...words.values, ...{ whereDelivered: "" } }) : time;
	const where = plain && time?.startsWith(plain) ? time.slice(plain.length) : "";
	const named = isShort && unit === "pack" ? "packShort" : unit;
	return (
		<>
			<span className={css.state[key === "stock.onOrder" ? "onOrder" : state]}>{stockText(t, { key, state }, supply.stock, named)}</span>{" "}
			{time ? (
				<span className={css.delivery}>
					{where ? plain : time}
					{where ? <i>{where}</i> : null}
				</span>
			) : null}
		</>
	);
}

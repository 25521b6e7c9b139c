import type { CartItem, CartSet } from "../../contract/cart";
import { useUnit } from "../catalogue/unit";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import * as css from "./lines/line-reasons.css";

/** Why a unit costs what it costs: the offer that it has its price from, or the tier of its quantity. */
export function LineReasons({ item }: { item: CartItem }) {
	const t = useT("cart");
	const { money, number } = useFormat();
	const unitOf = useUnit();
	const quantityOf = (quantity: number) => `${number(quantity)}\u00a0${unitOf(item, quantity)}`;
	// Of a cut line the offer is for so many pieces.
	const offeredOf = (quantity: number) =>
		item.cut ? `${number(quantity)}\u00a0${t(quantity === 1 ? "unit.short.piece" : "unit.piece")}` : quantityOf(quantity);
	const volume = item.discounts.find(({ kind }) => kind === "volume");
	return (
		<>
			{item.offered ? <OfferedPrice offered={item.offered} quantity={offeredOf(item.offered.quantity)} /> : null}
			{volume ? (
				<p className={css.reason}>{t("discount.volume", { quantity: quantityOf(volume.threshold), amount: money(volume.amount) })}</p>
			) : null}
		</>
	);
}

interface OfferedProps {
	offered: NonNullable<CartSet["offered"]>;
	/** The most that it is for, in words. */
	quantity: string;
}

/** How long the price of an offer holds, and for how many. */
export function OfferedPrice({ offered, quantity }: OfferedProps) {
	const t = useT("cart");
	const { date } = useFormat();
	return <p className={css.reason}>{t("offered.line", { day: date(offered.valid_until), quantity })}</p>;
}

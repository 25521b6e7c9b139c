import type { Supply, Variant } from "../../../contract/catalogue";
import { useT } from "../../platform/i18n/i18n";
import { deliveryWords } from "../delivery-words";
import * as css from "../stock.css";

interface StockProps {
	supply: Pick<Supply, "availability" | "delivery"> & Partial<Pick<Supply, "stock">>;
	/** What a number of stock counts; without it none is said. */
	unit?: Variant["products"]["unit"];
	/** In a table: packs are abbreviated. */
	isShort?: boolean;
}

/** Whether it can be had, how many there are where the supplier says it, and in how many working days. The colour only repeats the word. */
export function Stock({ supply: { availability, delivery, stock = null }, unit, isShort }: StockProps) {
	const t = useT("catalogue");
	const isOut = availability === "out";
	const isOnOrder = !isOut && stock?.quantity === 0;
	const words = deliveryWords(isOnOrder ? { min: stock.more_in, max: null, approx: false } : delivery);
	const named = isShort && unit === "pack" ? "packShort" : unit;
	const counted = stock && named && !isOut ? t(`unit.${named}`, { count: stock.quantity }) : null;
	const word =
		counted === null ? t(`stock.${availability}`) : t(availability === "low" ? "stock.countedLow" : "stock.counted", { quantity: counted });
	return (
		<>
			<span className={css.state[isOnOrder ? "low" : availability]}>{isOnOrder ? t("stock.onOrder") : word}</span>{" "}
			{isOut || !words ? null : <span className={css.delivery}>{t(words.key, words.values)}</span>}
		</>
	);
}

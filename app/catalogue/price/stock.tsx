import type { Supply, Variant } from "../../../contract/catalogue";
import { useT } from "../../platform/i18n/i18n";
import { stockWords } from "../delivery-words";
import * as css from "../stock.css";

interface StockProps {
	supply: Pick<Supply, "availability" | "delivery"> & Partial<Pick<Supply, "stock">>;
	/** What a number of stock counts; without it none is said. */
	unit?: Variant["products"]["unit"];
	/** In a table: packs are abbreviated. */
	isShort?: boolean;
}

/** Whether it can be had, how many there are where the supplier says it, and in how many working days. The colour only repeats the word. */
export function Stock({ supply, unit, isShort }: StockProps) {
	const t = useT("catalogue");
	const { state, key, words } = stockWords(supply);
	const named = isShort && unit === "pack" ? "packShort" : unit;
	const isCounted = key === "stock.available" || key === "stock.low";
	const counted = supply.stock && named && isCounted ? t(`unit.${named}`, { count: supply.stock.quantity }) : null;
	return (
		<>
			<span className={css.state[state]}>
				{counted === null ? t(key) : t(state === "low" ? "stock.countedLow" : "stock.counted", { quantity: counted })}
			</span>{" "}
			{words ? <span className={css.delivery}>{t(words.key, words.values)}</span> : null}
		</>
	);
}

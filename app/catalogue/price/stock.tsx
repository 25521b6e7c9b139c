import type { Supply } from "../../../contract/catalogue";
import { useT } from "../../platform/i18n/i18n";
import { deliveryWords } from "../delivery-words";
import * as css from "../stock.css";

/** Whether it can be had, and in how many working days. The colour only repeats the word. */
export function Stock({ supply }: { supply: Pick<Supply, "availability" | "delivery"> }) {
	const t = useT("catalogue");
	const words = deliveryWords(supply.delivery);
	const isOut = supply.availability === "out";
	return (
		<>
			<span className={css.state[supply.availability]}>{t(`stock.${supply.availability}`)}</span>{" "}
			{isOut || !words ? null : <span className={css.delivery}>{t(words.key, words.values)}</span>}
		</>
	);
}

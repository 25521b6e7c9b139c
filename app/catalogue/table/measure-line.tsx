import { Fragment } from "react";
import type { Variant } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { cellText, keyMeasures, type ShownColumn } from "../columns";
import * as css from "./variant-table.css";

interface MeasureLineProps {
	variant: Pick<Variant, "attributes">;
	/** Those of the table; without them the variant's first measures. */
	columns?: ShownColumn[];
	/** What is said after the measures. */
	words?: readonly string[];
	/** Said last, on a phone, where it has no column. */
	weight?: string;
}

/** A row as one line: "h 200 · b 100 · s 5,6 · S235JR · roh". */
export function MeasureLine({ variant, columns, words = [], weight }: MeasureLineProps) {
	const format = useFormat();
	const shown = columns ?? keyMeasures(variant).map((column) => ({ ...column, decimals: undefined }));
	const facts = shown.flatMap(({ code, symbol, unit, title, kind, decimals }) => {
		const text = cellText(variant, { code, unit, decimals }, format);
		if (text === null) return [];
		// A word speaks for itself; a figure without a sign does not.
		const sign = symbol === "" && kind === "number" ? title : symbol;
		return [{ sign, text: unit === "mm" || unit === "" ? text : `${text} ${unit}`, isMeasure: symbol !== "", isWord: kind === "text" }];
	});
	const parts = [
		...facts.filter(({ isMeasure }) => isMeasure),
		...facts.filter(({ isMeasure, isWord }) => !isMeasure && isWord),
		...words.map((text) => ({ sign: "", text })),
		...facts.filter(({ isMeasure, isWord }) => !isMeasure && !isWord),
	];
	return (
		<span className={css.line}>
			{parts.map(({ sign, text }) => (
				<Fragment key={sign + text}>
					<span className={css.part}>
						{sign ? <span className={css.symbol}>{sign} </span> : null}
						{text}
					</span>{" "}
				</Fragment>
			))}
			{weight ? <span className={css.phonePart}>{weight}</span> : null}
		</span>
	);
}

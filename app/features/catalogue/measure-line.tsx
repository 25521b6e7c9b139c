import { Fragment } from "react";
import type { Variant } from "../../../contract/catalogue";
import { useFormat } from "../../format";
import { cellText, keyMeasures, type ShownColumn } from "./columns";
import * as css from "./variant-table.css";

/**
 * The measures of a row as one line: "h 200 · b 100 · s 5,6".
 * @param columns those of the table; without them the variant's first measures
 */
export function MeasureLine({ variant, columns }: { variant: Variant; columns?: ShownColumn[] }) {
	const format = useFormat();
	const shown = columns ?? keyMeasures(variant).map((column) => ({ ...column, decimals: undefined }));
	const parts = shown.flatMap(({ code, symbol, unit, title, kind, decimals }) => {
		const text = cellText(variant, { code, decimals }, format);
		if (text === null) return [];
		// A word speaks for itself; a figure without a sign does not.
		const sign = symbol === "" && kind === "number" ? title : symbol;
		return [{ code, sign, text: unit === "mm" || unit === "" ? text : `${text} ${unit}` }];
	});
	if (parts.length === 0) return null;
	return (
		<>
			{parts.map(({ code, sign, text }, index) => (
				<Fragment key={code}>
					{index > 0 ? " · " : ""}
					<span className={css.part}>
						{sign ? <span className={css.symbol}>{sign} </span> : null}
						{text}
					</span>
				</Fragment>
			))}
		</>
	);
}

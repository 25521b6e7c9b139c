import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";
import { inColumns } from "./line-columns";
import { outOfDate } from "./out-of-date";

/** Below the line, their amounts in the column of its sum. */
export const parts = featureStyle({
	...text.s,
	gridRow: 4,
	gridColumn: "1 / -1",
	padding: 0,
	color: color.muted,
	listStyle: "none",
	"@container": inColumns({ gridRow: 2, gridColumn: "2 / -1" }, { gridRow: 2, gridColumn: "1 / -1" }),
});
export const part = featureStyle({ display: "flex", justifyContent: "space-between", gap: space[4] });
export const amount = featureStyle({ whiteSpace: "nowrap", selectors: outOfDate });
/** What is taken off. */
export const less = featureStyle({ color: color.ok });

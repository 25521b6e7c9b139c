import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";
import { outOfDate } from "./out-of-date";

export const parts = featureStyle({
	...text.s,
	padding: 0,
	color: color.muted,
	listStyle: "none",
});
export const part = featureStyle({ display: "flex", justifyContent: "space-between", gap: space[4] });
export const amount = featureStyle({ whiteSpace: "nowrap", selectors: outOfDate });
/** What is taken off. */
export const less = featureStyle({ color: color.ok });

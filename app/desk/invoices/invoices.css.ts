import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text, weight } from "../../ui/style/tokens.css";

/** The sums of open invoices, each a link to its list. */
export const sums = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fill, minmax(10.5rem, 1fr))",
	margin: 0,
	padding: 0,
	borderBlock: hairline,
	listStyle: "none",
});
export const sum = featureStyle({ ...text.s, display: "grid", gap: space[1], paddingBlock: space[2], paddingInlineEnd: space[3] });
export const amount = featureStyle({ ...text.m, fontWeight: weight.bold, fontVariantNumeric: "tabular-nums" });
export const count = featureStyle({ color: color.muted });

/** A form that opens in a row. */
export const pay = featureStyle({ cursor: "pointer", color: color.link });
export const payment = featureStyle({ display: "grid", justifyItems: "start", gap: space[1], paddingBlock: space[2] });

export const box = featureStyle({ width: "1.125rem", height: "1.125rem", margin: 0, verticalAlign: "text-bottom" });
export const reminder = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space[3] });
export const chosen = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4] });

/** The page of reminders before they are sent. */
export const mail = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[2], maxWidth: "48rem" });
export const letter = featureStyle({
	...text.s,
	margin: 0,
	padding: space[4],
	background: color.soft,
	fontFamily: "inherit",
	whiteSpace: "pre-wrap",
	overflowWrap: "anywhere",
});

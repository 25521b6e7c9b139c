import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, control, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const result = featureStyle({ minWidth: 0, "@media": { [media.sm]: { gridColumn: "span 6" } } });
/** Result of filling in from the address book. */
export const filled = featureStyle({ ...text.s, paddingBlockStart: space[2] });
/** Continues the warning above it in the same colour. */
export const take = featureStyle({
	padding: `0 ${space[4]} ${space[3]}`,
	borderInlineStart: `3px solid ${color.ink}`,
	background: color.soft,
});
/** Takes no space while empty, but stays a live region. */
export const nothing = featureStyle({ position: "absolute" });

export const list = featureStyle({ display: "grid", borderBlockStart: rule });
export const item = featureStyle({ borderBlockEnd: hairline });
export const pick = featureStyle({
	...text.s,
	display: "grid",
	columnGap: space[4],
	width: "100%",
	minHeight: control.l,
	alignItems: "center",
	paddingBlock: space[2],
	paddingInline: space[3],
	color: color.ink,
	background: "none",
	border: 0,
	textAlign: "start",
	cursor: "pointer",
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr) 6.5rem" } },
	selectors: { "&:hover": { background: color.soft }, "&:focus-visible": { outlineOffset: "-2px" } },
});
export const name = featureStyle({ fontWeight: weight.bold, color: color.link, overflowWrap: "anywhere" });
export const address = featureStyle({ color: color.muted, overflowWrap: "anywhere" });
export const vat = featureStyle({ color: color.muted, whiteSpace: "nowrap", "@media": { [media.sm]: { textAlign: "end" } } });

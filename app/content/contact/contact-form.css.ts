import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, rule, space, text, weight } from "../../ui/style/tokens.css";

export const form = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[5],
	"@media": { [media.print]: { display: "none" } },
});
export const title = featureStyle({
	...text.l,
	fontWeight: weight.bold,
	fontStretch: "100%",
	letterSpacing: 0,
	paddingBlockEnd: space[2],
	borderBlockEnd: rule,
});
export const pairs = featureStyle({
	display: "grid",
	gap: space[5],
	alignItems: "start",
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const whole = featureStyle({ "@media": { [media.sm]: { gridColumn: "1 / -1" } } });
/** It is focused so that it is read out. */
export const sent = featureStyle({ selectors: { "&:focus-visible": { outline: "none" } } });
export const actions = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[3]} ${space[5]}`,
	// The button takes the row.
	"@media": { [media.phone]: { display: "grid" } },
});
export const note = featureStyle({ ...text.s, flex: "1 1 15rem", color: color.muted });

import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, control, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

/** The work on an order, at the end of the row where there is room, and the facts of the order. */
export const columns = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignItems: "start",
	gap: space[6],
	"@media": { [media.xl]: { gridTemplateColumns: "minmax(0, 1fr) 21rem", columnGap: space[8] } },
});
export const order = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[6],
	"@media": { [media.xl]: { gridColumn: 1, gridRow: 1 } },
});

export const works = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	maxWidth: "30rem",
	borderBlockStart: rule,
	"@media": { [media.xl]: { gridColumn: 2, gridRow: 1 }, [media.print]: { display: "none" } },
});
export const work = featureStyle({ borderBlockEnd: hairline });
export const workTitle = featureStyle({
	...text.m,
	paddingBlock: space[2],
	minHeight: control.m,
	fontWeight: weight.bold,
	cursor: "pointer",
});
export const form = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	paddingBlock: `${space[1]} ${space[4]}`,
});
export const legend = featureStyle({ ...text.s, padding: 0, fontWeight: weight.medium });
export const shipLine = featureStyle({
	display: "grid",
	gridTemplateColumns: "7.5rem minmax(0, 1fr)",
	alignItems: "start",
	gap: `${space[1]} ${space[3]}`,
	margin: 0,
	padding: 0,
	border: 0,
});

export const pair = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[5],
	"@media": { [media.md]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const address = featureStyle({ ...text.s, fontStyle: "normal", overflowWrap: "anywhere" });
export const note = featureStyle({ display: "block", color: color.muted });
export const said = featureStyle({ ...text.s, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const totals = featureStyle({
	...text.s,
	display: "grid",
	gridTemplateColumns: "auto auto",
	justifyContent: "end",
	gap: `${space[1]} ${space[5]}`,
	margin: 0,
	fontVariantNumeric: "tabular-nums",
});
export const amount = featureStyle({ margin: 0, textAlign: "end" });

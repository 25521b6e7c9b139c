import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, hairline, rule, space, stretch, text, weight } from "../../styles/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[8], paddingBlock: `${space[6]} ${space[16]}` });
export const head = featureStyle({ display: "grid", gap: space[2], paddingBlockEnd: space[6], borderBlockEnd: rule });
export const kicker = featureStyle({ ...text.s, fontWeight: weight.bold, color: color.ok });
export const number = featureStyle({ ...text.l, color: color.muted });
export const figure = featureStyle({ color: color.ink, fontStretch: stretch.wide, whiteSpace: "nowrap" });
export const columns = featureStyle({
	display: "grid",
	gap: space[10],
	alignItems: "start",
	"@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 1fr) 400px", gap: space[16] } },
});
export const main = featureStyle({ display: "grid", gap: space[5], minWidth: 0 });
export const title = featureStyle({ ...text.l, fontWeight: weight.bold });
export const steps = featureStyle({ counterReset: "step", display: "grid", maxWidth: "640px" });
export const step = featureStyle({
	display: "grid",
	gridTemplateColumns: "40px minmax(0, 1fr)",
	paddingBlock: space[4],
	borderBlockStart: hairline,
	counterIncrement: "step",
	selectors: {
		"&::before": { content: "counter(step)", gridRow: "1 / 3", color: color.muted, ...text.l },
		"&:last-child": { borderBlockEnd: hairline },
	},
});
export const stepTitle = featureStyle({ fontWeight: weight.bold });
export const stepText = featureStyle({ color: color.muted, overflowWrap: "anywhere" });
export const actions = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[5],
	"@media": { [media.print]: { display: "none" } },
});
export const aside = featureStyle({
	display: "grid",
	gap: space[3],
	padding: space[5],
	border: hairline,
	borderBlockStart: rule,
	background: color.soft,
});

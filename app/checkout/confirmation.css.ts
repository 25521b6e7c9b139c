import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { color, hairline, rule, space, stretch, text, weight } from "../ui/style/tokens.css";

const onScreen = { "@media": { [media.print]: { display: "none" } } } as const;
export const page = featureStyle({ display: "grid", gap: space[8], paddingBlock: `${space[4]} ${space[16]}`, ...onScreen });
/** The next steps are short lines, so the order gets more width. */
export const columns = featureStyle({
	selectors: { "&&": { "@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } } } },
});
export const printed = featureStyle({ display: "none", "@media": { [media.print]: { display: "grid", gap: space[4] } } });
export const printedTitle = featureStyle({ ...text.xl, fontWeight: weight.heavy, fontStretch: stretch.wide });
export const head = featureStyle({ display: "grid", gap: space[2], paddingBlockEnd: space[6], borderBlockEnd: rule });
export const done = featureStyle({ fontWeight: weight.bold, color: color.ok });
export const inReview = featureStyle({ fontWeight: weight.bold });
export const figure = featureStyle({ color: color.ink, fontStretch: stretch.wide, whiteSpace: "nowrap" });
export const title = featureStyle({ paddingBlockEnd: space[2], borderBlockEnd: rule });
export const steps = featureStyle({ counterReset: "step", display: "grid" });
export const step = featureStyle({
	display: "grid",
	gridTemplateColumns: "2.5rem minmax(0, 1fr)",
	paddingBlock: space[4],
	borderBlockStart: hairline,
	counterIncrement: "step",
	selectors: {
		"&::before": { content: "counter(step)", gridRow: "1 / 3", color: color.muted, ...text.l },
		"&:first-child": { borderBlockStart: 0 },
	},
});
export const stepText = featureStyle({ color: color.muted, overflowWrap: "anywhere" });
export const lead = featureStyle({ maxWidth: "72ch" });

import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

/** On a phone they scroll sideways. The padding leaves room for the frame of the current one. */
export const tabs = featureStyle({ display: "flex", overflowX: "auto", padding: "1px", whiteSpace: "nowrap" });

/** Two languages beside each other, if there is room. */
export const languages = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: `${space[6]} ${space[8]}`,
	"@media": { [media.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const language = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignContent: "start",
	gap: space[4],
	margin: 0,
	padding: `${space[3]} 0 0`,
	border: 0,
	borderBlockStart: rule,
});
export const languageName = featureStyle({ float: "left", width: "100%", fontWeight: weight.bold });
export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] });
export const fields = featureStyle({
	display: "grid",
	gap: space[4],
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" } },
});
/** A day of the week with its two times in a row. */
export const day = featureStyle({ maxWidth: "34rem", margin: 0, padding: `${space[2]} 0 0`, border: 0, borderBlockStart: hairline });
export const dayName = featureStyle({
	...text.s,
	width: "100%",
	fontWeight: weight.bold,
	"@media": { [media.sm]: { float: "left", width: "9rem", paddingBlockStart: space[6] } },
});
export const times = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space[3] });
export const buttons = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });
export const preview = featureStyle({
	display: "grid",
	alignContent: "start",
	gap: space[3],
	paddingBlockStart: space[3],
	borderBlockStart: hairline,
});
export const previewTitle = featureStyle({ ...text.xl, fontWeight: weight.bold });
export const topic = featureStyle({
	...text.l,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: space[4],
	borderBlockEnd: rule,
	fontWeight: weight.bold,
});

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const deliveries = featureStyle({ display: "grid", gap: space[3], minWidth: 0 });
export const title = featureStyle({ ...text.l, fontWeight: weight.bold });
export const list = featureStyle({ ...text.s, padding: 0, listStyle: "none", borderBlockStart: rule });
export const row = featureStyle({
	display: "grid",
	gap: `${space[2]} ${space[6]}`,
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(11rem, auto) minmax(0, 1fr) auto" } },
});
export const name = featureStyle({ fontWeight: weight.bold });
export const note = featureStyle({ color: color.muted });
export const lines = featureStyle({
	display: "grid",
	alignContent: "start",
	gap: space[1],
	padding: 0,
	listStyle: "none",
	overflowWrap: "anywhere",
});
globalStyle(`${lines} > li`, { "@layer": { [feature]: { paddingInlineStart: "1.75rem" } } });
/** The number of the line in the order, before all that is said of it. */
export const place = featureStyle({ display: "inline-block", minWidth: "1.5rem", marginInlineStart: "-1.75rem", color: color.muted });
/** Below its line. */
export const certificate = featureStyle({
	display: "flex",
	width: "fit-content",
	alignItems: "center",
	gap: space[2],
	minHeight: "24px",
});
export const links = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: `0 ${space[4]}` });
globalStyle(`${links} > a`, {
	"@layer": { [feature]: { display: "inline-flex", alignItems: "center", gap: space[2], minHeight: "24px" } },
});

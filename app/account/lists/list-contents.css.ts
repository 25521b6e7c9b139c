import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, unseen } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const section = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const title = featureStyle(unseen);
export const table = featureStyle({ containerType: "inline-size", containerName: "list-lines" });
export const lines = featureStyle({ padding: 0, listStyle: "none", borderBlockStart: rule });

/** On wide screens it stays in sight while long lists are read. */
export const foot = featureStyle({
	display: "grid",
	gap: space[4],
	padding: space[4],
	background: color.soft,
	borderBlockEnd: rule,
	"@media": {
		[media.md]: {
			position: "sticky",
			insetBlockEnd: 0,
			gridTemplateColumns: "minmax(0, 1fr) auto",
			alignItems: "center",
			borderBlockStart: hairline,
		},
		[media.print]: { padding: 0, background: "none" },
	},
});
/** What has the focus does not lie below it (WCAG 2.4.11). */
globalStyle(`html:has(${foot})`, { "@layer": { [feature]: { "@media": { [media.md]: { scrollPaddingBottom: "160px" } } } } });
export const sums = featureStyle({ display: "grid", gap: "2px" });
export const term = featureStyle({ ...text.s, color: color.muted });
export const sum = featureStyle({ ...text.l, fontWeight: weight.bold, whiteSpace: "nowrap" });
export const weightFigure = featureStyle({ ...text.s, color: color.muted, whiteSpace: "nowrap" });
export const actions = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[2]} ${space[4]}`,
	"@media": {
		[media.phone]: { flexDirection: "column-reverse", alignItems: "stretch" },
		[media.print]: { display: "none" },
	},
});

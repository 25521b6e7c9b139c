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

/** In sight while long lists are read: whole on wide screens, on narrow ones what the list comes to, with the button for all of it. */
const inSight = {
	position: "sticky",
	insetBlockEnd: 0,
	padding: space[3],
	background: color.soft,
	borderBlockStart: hairline,
	borderBlockEnd: rule,
} as const;
export const foot = featureStyle({
	display: "contents",
	"@media": {
		[media.md]: {
			...inSight,
			display: "flex",
			alignItems: "center",
			gap: space[4],
		},
		[media.print]: { display: "block" },
	},
});
export const whole = featureStyle({
	...inSight,
	display: "flex",
	alignItems: "center",
	justifyContent: "space-between",
	gap: space[4],
	"@media": {
		[media.md]: { display: "contents" },
		[media.print]: { position: "static", padding: 0, background: "none" },
	},
});
/** What has the focus does not lie below it (WCAG 2.4.11). */
globalStyle(`html:has(${whole})`, { "@layer": { [feature]: { scrollPaddingBottom: "160px" } } });
export const sums = featureStyle({ display: "grid", gap: "2px", "@media": { [media.md]: { order: -1 } } });
export const term = featureStyle({ ...text.s, color: color.muted });
export const sum = featureStyle({ ...text.l, fontWeight: weight.bold, whiteSpace: "nowrap" });
export const weightFigure = featureStyle({ ...text.s, color: color.muted, whiteSpace: "nowrap" });
export const actions = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[2]} ${space[4]}`,
	"@media": {
		[media.phone]: { paddingBlock: space[3] },
		[media.md]: { marginInlineStart: "auto" },
		[media.print]: { display: "none" },
	},
});

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, control, hairline, radius, space, text, weight } from "../../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], paddingBlock: `${space[4]} ${space[16]}` });
export const lead = featureStyle({ maxWidth: "68ch", color: color.muted });
export const head = featureStyle({ display: "grid", gap: space[2] });
export const form = featureStyle({ display: "grid", gap: space[8], minWidth: 0 });

/** The list, and beside it how it is read. */
export const columns = featureStyle({
	display: "grid",
	gap: space[8],
	alignItems: "start",
	"@media": { [media.md]: { gridTemplateColumns: "minmax(0, 1fr) minmax(240px, 340px)" } },
});
export const fields = featureStyle({ display: "grid", gap: space[5], minWidth: 0 });
/** The browser's own button in the field for a file. */
/** Each line of a list stays one. */
globalStyle(`${fields} textarea`, { "@layer": { [feature]: { whiteSpace: "pre", overflowX: "auto" } } });
globalStyle(`${fields} ::file-selector-button`, {
	"@layer": {
		[feature]: {
			...text.s,
			fontFamily: "inherit",
			fontWeight: weight.bold,
			minHeight: control.s,
			marginInlineEnd: space[3],
			marginBlock: "-2px",
			paddingInline: space[3],
			color: color.ink,
			background: color.soft,
			border: `1px solid ${color.control}`,
			borderRadius: radius,
			cursor: "pointer",
		},
	},
});
export const actions = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
/** The main action is as wide as a phone's screen. */
export const mainAction = featureStyle({});
globalStyle(`${mainAction} > *`, { "@layer": { [feature]: { "@media": { [media.phone]: { width: "100%" } } } } });
export const how = featureStyle({
	...text.s,
	display: "grid",
	gap: space[3],
	borderBlockStart: hairline,
	paddingBlockStart: space[4],
	"@media": { [media.md]: { borderBlockStart: 0, borderInlineStart: hairline, paddingBlockStart: 0, paddingInlineStart: space[6] } },
});
export const howTitle = featureStyle({ ...text.l, fontWeight: weight.bold, fontStretch: "100%", letterSpacing: 0 });
export const points = featureStyle({ display: "grid", gap: space[3], padding: 0, color: color.muted });

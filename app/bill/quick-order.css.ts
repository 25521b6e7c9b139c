import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle } from "../ui/style/style";
import { color, control, hairline, radius, space, text, weight } from "../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], paddingBlock: `${space[4]} ${space[16]}` });
export const lead = featureStyle({ maxWidth: "60rem", color: color.muted });
/** The list next to an example, followed by other ways to enter items. One column on a phone. */
export const columns = featureStyle({
	display: "grid",
	gap: space[6],
	alignItems: "start",
	gridTemplateAreas: '"list" "example" "others" "how"',
	gridTemplateColumns: "minmax(0, 1fr)",
	"@media": {
		[media.md]: {
			gridTemplateColumns: "minmax(0, 60rem) minmax(320px, 1fr)",
			gridTemplateAreas: '"list example" "others how"',
			columnGap: space[8],
		},
	},
});
export const list = featureStyle({ gridArea: "list", display: "grid", gap: space[4], minWidth: 0 });
export const others = featureStyle({
	gridArea: "others",
	display: "grid",
	gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
	gap: space[6],
	alignItems: "start",
	minWidth: 0,
	borderBlockStart: hairline,
	paddingBlockStart: space[4],
});
/** Lines of a list do not wrap. */
globalStyle(`${list} textarea`, {
	"@layer": { [feature]: { whiteSpace: "pre", overflowX: "auto" } },
});

export const typedRows = featureStyle({ display: "grid", gap: space[2], minWidth: 0, margin: 0, padding: 0, border: 0 });
/** Grid gaps do not apply to a legend. */
globalStyle(`${typedRows} > legend`, { "@layer": { [feature]: { paddingBlockEnd: space[2] } } });
export const typedTitle = featureStyle({ ...text.s, fontWeight: weight.bold, padding: 0 });
const row = { display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(72px, 120px)", gap: space[2] } as const;
export const rowHead = featureStyle({ ...row, ...text.xs, color: color.muted });
export const typedRow = featureStyle(row);
export const cell = featureStyle({
	...text.m,
	minWidth: 0,
	minHeight: control.m,
	paddingInline: space[3],
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
});

export const example = featureStyle({ gridArea: "example", display: "grid", gap: space[2], minWidth: 0 });
export const lines = featureStyle({
	...text.s,
	margin: 0,
	padding: space[3],
	fontFamily: "inherit",
	whiteSpace: "pre-wrap",
	overflowWrap: "anywhere",
	background: color.soft,
});
export const mainAction = featureStyle({});
globalStyle(`${mainAction} > *`, { "@layer": { [feature]: { "@media": { [media.phone]: { width: "100%" } } } } });
export const how = featureStyle({
	...text.s,
	gridArea: "how",
	display: "grid",
	gap: space[3],
	borderBlockStart: hairline,
	paddingBlockStart: space[4],
});
export const howSummary = featureStyle({ width: "fit-content", fontWeight: weight.bold, cursor: "pointer" });
export const points = featureStyle({ display: "grid", gap: space[2], padding: 0, maxWidth: "68ch", color: color.muted });

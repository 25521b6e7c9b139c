import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints";
import { feature } from "../../styles/layers.css";
import { featureStyle } from "../../styles/style";
import { color, control, hairline, space, text, weight } from "../../styles/tokens.css";

/** Tick, picture, article, quantity, price of one, sum, the way out. */
const columns = "24px 48px minmax(0, 1fr) 148px 96px 104px 32px";
const areas = '"tick thumbnail what quantity price sum remove"';
const wide = "list-lines (min-width: 760px)";

export const line = featureStyle({
	display: "grid",
	gridTemplateColumns: "24px minmax(0, 1fr) auto 32px",
	gridTemplateAreas: '"tick what what remove" ". quantity sum sum" ". price price price"',
	columnGap: space[3],
	rowGap: space[2],
	alignItems: "start",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@container": { [wide]: { gridTemplateColumns: columns, gridTemplateAreas: areas, columnGap: space[4] } },
});
globalStyle(`${line} > :nth-child(2)`, {
	"@layer": { [feature]: { display: "none", "@container": { [wide]: { display: "block", gridArea: "thumbnail" } } } },
});
export const goneLine = featureStyle({});
export const tick = featureStyle({
	gridArea: "tick",
	marginBlockStart: `calc(-1 * ${space[2]})`,
	"@media": { [media.print]: { visibility: "hidden" } },
});
export const what = featureStyle({ gridArea: "what", display: "grid", justifyItems: "start", gap: "2px", minWidth: 0 });
export const title = featureStyle({
	color: color.ink,
	fontWeight: weight.bold,
	textDecorationColor: "transparent",
	selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});
export const name = featureStyle({ fontWeight: weight.bold });
export const small = featureStyle({ ...text.xs, color: color.muted });

export const quantity = featureStyle({ gridArea: "quantity", minWidth: 0 });
/** The unit stands beside the field. */
export const field = featureStyle({ display: "flex", alignItems: "flex-end", gap: space[2], minHeight: control.l });
globalStyle(`${field} > :first-child`, { "@layer": { [feature]: { width: "84px", gap: 0 } } });
globalStyle(`${field} input`, { "@layer": { [feature]: { textAlign: "right" } } });
export const unit = featureStyle({ ...text.xs, color: color.muted });
globalStyle(`${field} > ${unit}`, { "@layer": { [feature]: { paddingBlockEnd: "14px" } } });
export const raised = featureStyle({ ...text.xs, color: color.low, paddingBlockStart: space[1] });

const figure = { whiteSpace: "nowrap" } as const;
export const price = featureStyle({
	...figure,
	...text.xs,
	gridArea: "price",
	display: "flex",
	gap: space[3],
	"@container": { [wide]: { ...text.m, display: "block", paddingBlockStart: space[2], textAlign: "right" } },
});
export const dearer = featureStyle({ ...text.xs, color: color.low });
export const cheaper = featureStyle({ ...text.xs, color: color.ok });
export const sum = featureStyle({
	...figure,
	gridArea: "sum",
	paddingBlockStart: space[2],
	textAlign: "right",
	fontWeight: weight.bold,
});
export const out = featureStyle({ ...text.s, color: color.danger, fontWeight: weight.medium, whiteSpace: "normal" });

export const remove = featureStyle({ gridArea: "remove", "@media": { [media.print]: { visibility: "hidden" } } });
export const removeButton = featureStyle({
	display: "grid",
	placeItems: "center",
	width: "32px",
	height: "32px",
	padding: 0,
	color: color.muted,
	background: "none",
	border: 0,
	cursor: "pointer",
	selectors: { "&:hover": { color: color.danger, background: color.soft } },
});

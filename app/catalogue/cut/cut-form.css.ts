import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text, weight } from "../../ui/style/tokens.css";

export const page = featureStyle({
	display: "grid",
	gap: space[6],
	paddingBlock: `${space[3]} ${space[10]}`,
	"@media": { [media.phone]: { gap: space[3], paddingBlockStart: 0 } },
});
export const fold = featureStyle({
	gridColumn: "1 / -1",
	borderBlock: hairline,
	minWidth: 0,
	"@media": { [media.print]: { display: "none" } },
});
export const handle = featureStyle({
	...text.m,
	fontWeight: weight.bold,
	paddingBlock: space[3],
	display: "flex",
	alignItems: "baseline",
	flexWrap: "wrap",
	columnGap: space[2],
	cursor: "pointer",
	listStyle: "none",
	selectors: {
		"&:hover": { textDecoration: "underline" },
		"&::-webkit-details-marker": { display: "none" },
		"&::after": { content: '"+" / ""', marginInlineStart: "auto", ...text.m, fontWeight: weight.regular },
		"details[open] > &::after": { content: '"−" / ""' },
	},
});
export const toPlates = featureStyle({
	...text.m,
	borderBlock: hairline,
	paddingBlock: space[3],
	"@media": { [media.print]: { display: "none" } },
});
export const body = featureStyle({ display: "grid", gap: space[4], paddingBlockEnd: space[4] });
/**
 * The page shows the form, then the section or the price, then the terms. On wide screens the last two are next to
 * the form.
 */
export const sideBySide = featureStyle({
	display: "grid",
	gap: `${space[6]} ${space[16]}`,
	alignItems: "start",
	"@media": {
		[media.phone]: { rowGap: space[3] },
		[media.lg]: { gridTemplateColumns: "25rem minmax(0, 1fr)", gridTemplateRows: "auto 1fr" },
		[media.xxl]: { gridTemplateColumns: "30rem minmax(0, 1fr)" },
	},
});
export const beside = featureStyle({ "@media": { [media.lg]: { gridColumn: 2, gridRow: "1 / 3" } } });
globalStyle(`${sideBySide} > ${beside} > figure > * > *`, { "@layer": { [feature]: { maxHeight: "26rem" } } });
export const fields = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(72px, 1fr) minmax(0, 2fr)",
	gap: space[3],
	alignItems: "start",
	maxWidth: "25rem",
});
export const fieldHint = featureStyle({ ...text.xs, paddingBlockStart: space[1], color: color.muted });
export const calculate = featureStyle({ paddingBlockStart: space[1], selectors: { "&[hidden]": { display: "none" } } });
export const terms = featureStyle({
	...text.s,
	display: "grid",
	gap: space[1],
	margin: 0,
	paddingInlineStart: space[4],
	listStyle: "square",
});

export const result = featureStyle({
	display: "grid",
	gap: space[3],
	justifyItems: "start",
	padding: space[4],
	background: color.soft,
	border: hairline,
	selectors: { "&[aria-busy=true]": { opacity: 0.6 } },
});
export const sums = featureStyle({
	...text.s,
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	rowGap: space[1],
	width: "100%",
	margin: 0,
	fontVariantNumeric: "tabular-nums",
});
export const sum = featureStyle({ textAlign: "right", paddingInlineStart: space[4] });
export const foot = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: `${space[2]} ${space[6]}`,
	width: "100%",
	paddingBlockEnd: space[3],
	borderBlockEnd: hairline,
});
export const buy = featureStyle({ "@media": { [media.phone]: { width: "100%" } } });
export const total = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	columnGap: space[3],
	fontWeight: weight.bold,
});
export const totalSum = featureStyle({ ...text.xl, fontWeight: weight.heavy, whiteSpace: "nowrap" });
export const added = featureStyle({ ...text.s, color: color.ok, fontWeight: weight.medium, marginInlineEnd: space[3] });

export const drawing = featureStyle({ display: "grid", gap: space[2], width: "100%", margin: 0, breakInside: "avoid" });
export const count = featureStyle({ color: color.ink, fontWeight: weight.bold });
/** Outlines at the ends of the bar stay visible. */
export const bar = featureStyle({ display: "block", overflow: "visible", marginBlockStart: space[1] });

const outline = { stroke: color.link, strokeWidth: "1.4px" } as const;
export const parts = {
	piece: featureStyle({ ...outline, fill: color.soft, "@media": { [media.print]: { fill: "none" } } }),
	kerf: featureStyle({ fill: color.link }),
	offcut: featureStyle(outline),
	scrap: featureStyle({ ...outline, fill: "none", strokeDasharray: "3 2" }),
};
export const hatch = featureStyle({ stroke: color.link, strokeWidth: "1px", opacity: 0.75 });
export const dimension = featureStyle({ stroke: color.muted, strokeWidth: "0.8px" });
export const arrow = featureStyle({ overflow: "visible", fill: color.muted });
export const figure = featureStyle({ ...text.xs, fill: color.ink, fontVariantNumeric: "tabular-nums" });

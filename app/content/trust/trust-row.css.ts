import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, stretch, text, weight } from "../../ui/style/tokens.css";

/** On a narrow screen hairlines separate the stacked parts. */
export const row = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[5],
	paddingBlock: space[6],
	borderBlockStart: hairline,
	"@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 1fr)", columnGap: space[5] } },
});
export const badges = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
	gap: space[5],
	"@media": { [media.md]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

const inLine = { paddingInlineStart: space[3], borderInlineStart: hairline };
const atEdge = { paddingInlineStart: 0, borderInlineStart: 0 };
const part = { ...inLine, display: "grid", alignContent: "start", minWidth: 0 } as const;
export const plate = featureStyle({
	...part,
	// The first plate of a line starts at the edge of the page.
	selectors: { "&:nth-child(odd)": atEdge },
	"@media": { [media.md]: { selectors: { "&:nth-child(n + 2)": inLine } } },
});
export const widget = featureStyle({
	...part,
	...atEdge,
	color: "inherit",
	textDecoration: "none",
	"@media": { [media.lg]: inLine },
});
export const figure = featureStyle({ ...text.l, fontWeight: weight.heavy, fontStretch: stretch.narrow });
export const measured = featureStyle({ display: "flex", alignItems: "center", gap: space[2] });
export const title = featureStyle({
	...text.s,
	fontWeight: weight.bold,
	hyphens: "auto",
	selectors: { [`${widget}:hover > &`]: { textDecoration: "underline" } },
});
export const explained = featureStyle({ ...text.s, color: color.muted, hyphens: "auto" });

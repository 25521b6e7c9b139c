import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, hairline, space, stretch, text, weight } from "../../styles/tokens.css";

/** One strip: hairlines part what a narrow screen sets below each other. */
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

/** Figure, title, what it means. */
const part = { display: "grid", alignContent: "start", paddingInlineStart: space[3], borderInlineStart: hairline, minWidth: 0 } as const;
export const plate = featureStyle({
	...part,
	// Where all stand in one line, it begins at the edge of the page.
	"@media": { [media.md]: { selectors: { "&:first-child": { paddingInlineStart: 0, borderInlineStart: 0 } } } },
});
export const widget = featureStyle({ ...part, color: "inherit", textDecoration: "none" });
export const figure = featureStyle({ ...text.l, fontWeight: weight.heavy, fontStretch: stretch.narrow });
export const measured = featureStyle({ display: "flex", alignItems: "center", gap: space[2] });
export const title = featureStyle({
	...text.s,
	fontWeight: weight.bold,
	hyphens: "auto",
	selectors: { [`${widget}:hover > &`]: { textDecoration: "underline" } },
});
export const explained = featureStyle({ ...text.xs, color: color.muted, hyphens: "auto" });

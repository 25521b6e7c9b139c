import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

const base = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6], paddingBlock: `${space[3]} ${space[5]}` } as const;

/** Words on the left, the drawing sheet on the right. */
const besideWords = {
	[media.print]: { gridTemplateColumns: "minmax(0, 1fr) 72mm" },
	[media.sm]: { gridTemplateColumns: "minmax(0, 1fr) 296px", alignItems: "start" },
	[media.lg]: { gridTemplateColumns: "minmax(0, 1fr) 416px", gap: space[12] },
};
export const head = featureStyle({ ...base, "@media": besideWords });
/** On a phone the drawing stands beside the facts alone. */
export const closeHead = featureStyle({
	...base,
	"@media": { ...besideWords, [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) 136px", gap: `${space[3]} ${space[4]}` } },
});
/** The measures stand under the words, and on a phone under the drawing. */
export const productHead = featureStyle({
	...base,
	"@media": {
		[media.print]: { gridTemplateColumns: "minmax(0, 1fr) 72mm", gridTemplateRows: "auto 1fr" },
		[media.sm]: { gridTemplateColumns: "minmax(0, 1fr) 296px", gridTemplateRows: "auto 1fr", gap: `${space[6]} ${space[8]}` },
		[media.lg]: { gridTemplateColumns: "minmax(0, 1fr) 416px", columnGap: space[12] },
	},
});
export const pictures = featureStyle({
	minWidth: 0,
	"@media": { [media.print]: { gridColumn: 2, gridRow: "1 / 3" }, [media.sm]: { gridColumn: 2, gridRow: "1 / 3" } },
});
export const plainHead = featureStyle(base);
export const words = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3], minWidth: 0 });
globalStyle(`${closeHead} > ${words}`, { "@layer": { [feature]: { "@media": { [media.phone]: { display: "contents" } } } } });
globalStyle(`${closeHead} > ${words} > :not(dl)`, { "@layer": { [feature]: { "@media": { [media.phone]: { gridColumn: "1 / -1" } } } } });
globalStyle(`${closeHead} > ${words} > dl`, {
	"@layer": {
		[feature]: { "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", flexDirection: "column", rowGap: space[2] } } },
	},
});
globalStyle(`${closeHead} figure`, { "@layer": { [feature]: { "@media": { [media.phone]: { padding: space[2] } } } } });
// So small it has no figures, which would need a unit.
globalStyle(`${closeHead} figcaption > :last-child`, { "@layer": { [feature]: { "@media": { [media.phone]: { display: "none" } } } } });
export const lead = featureStyle({ ...text.m, maxWidth: "62ch", color: color.muted, paddingBlockEnd: space[2] });
/** The measures of the product are among those of the variant that is open: said once on paper. */
export const onScreen = featureStyle({ "@media": { [media.print]: { display: "none" } } });
/** What runs now: one line above the goods. */
export const promotion = featureStyle({
	...text.s,
	padding: `${space[2]} ${space[4]}`,
	marginBlockEnd: space[4],
	background: color.accentSoft,
	borderInlineStart: `3px solid ${color.accent}`,
	"@media": { [media.print]: { display: "none" } },
});
export const section = featureStyle({ paddingBlockEnd: space[8], "@media": { [media.phone]: { paddingBlockEnd: space[4] } } });
export const captionLine = featureStyle({ display: "block", hyphens: "auto" });

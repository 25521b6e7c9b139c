import { media } from "../../ui/style/breakpoints";
import { featureStyle, renderWhenNear } from "../../ui/style/style";
import { color, frontPage, hairline, rule, space, stretch, text, weight } from "../../ui/style/tokens.css";

export const section = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: `${space[6]} ${space[8]}`,
	marginBlockStart: space[12],
	"@media": { [media.phone]: renderWhenNear("740px"), [media.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const summary = featureStyle({ display: "grid", gap: space[3], alignContent: "start" });
export const figure = featureStyle({
	...frontPage.figure,
	display: "block",
	fontWeight: weight.heavy,
	fontStretch: stretch.wide,
	color: color.ink,
});
export const checked = featureStyle({ ...text.s, color: color.muted, maxWidth: "44ch" });

export const list = featureStyle({
	display: "grid",
	gap: `${space[6]} ${space[8]}`,
	"@media": {
		[media.print]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
		[media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
		[media.md]: { gridColumn: "span 2" },
	},
});
export const review = featureStyle({
	display: "grid",
	gap: space[2],
	alignContent: "start",
	borderBlockStart: rule,
	paddingBlockStart: space[3],
	breakInside: "avoid",
	// A phone shows the newest three.
	"@media": { [media.phone]: { selectors: { "&:nth-child(n + 4)": { display: "none" } } } },
});
export const words = featureStyle({ ...text.m, hyphens: "auto" });
export const source = featureStyle({ ...text.s, color: color.muted, borderBlockStart: hairline, paddingBlockStart: space[2] });

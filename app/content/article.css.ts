import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle } from "../ui/style/style";
import { belowBar, color, hairline, rule, space, text, weight } from "../ui/style/tokens.css";

export const list = featureStyle({
	display: "grid",
	gap: `${space[6]} ${space[8]}`,
	"@media": { [media.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const entry = featureStyle({
	display: "grid",
	gap: `${space[3]} ${space[5]}`,
	alignItems: "start",
	borderBlockStart: hairline,
	paddingBlockStart: space[4],
	"@media": { [media.sm]: { gridTemplateColumns: "7.5rem minmax(0, 1fr)" } },
});
export const entryWords = featureStyle({ display: "grid", gap: space[1], "@media": { [media.sm]: { gridColumn: 2 } } });
export const entryPicture = featureStyle({
	display: "none",
	width: "120px",
	height: "96px",
	objectFit: "contain",
	background: color.soft,
	"@media": { [media.sm]: { display: "block", gridColumn: 1, gridRow: 1 } },
});
export const entryLink = featureStyle({ color: color.ink, textDecorationColor: color.line });

/** Shows the subject of the article next to the text, or between head and text on narrow screens. */
export const subject = featureStyle({
	display: "grid",
	gap: space[3],
	alignSelf: "start",
	"@media": {
		[media.lg]: { gridArea: "contents", position: "sticky", top: belowBar },
		[media.print]: { float: "right", width: "60mm", marginInlineStart: space[6] },
	},
});
/** Between head and text the drawing leaves the beginning of the text in view. */
globalStyle(`${subject} img, ${subject} svg`, {
	"@layer": {
		[feature]: { "@media": { [media.narrow]: { maxHeight: "260px" }, [media.phone]: { maxHeight: "200px" } } },
	},
});
export const goodsLink = featureStyle({ display: "inline-block", paddingBlock: space[1] });

export const more = featureStyle({
	borderBlockStart: rule,
	paddingBlock: `${space[5]} ${space[10]}`,
	"@media": { [media.print]: { display: "none" } },
});
export const moreTitle = featureStyle({
	...text.l,
	fontWeight: weight.bold,
	fontStretch: "100%",
	letterSpacing: 0,
	paddingBlockEnd: space[4],
});
export const moreList = featureStyle({
	display: "grid",
	gap: space[6],
	"@media": { [media.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[8] } },
});
globalStyle(`${moreList} > li`, { "@layer": { [feature]: { display: "grid", gap: space[1], alignContent: "start" } } });
export const moreLink = featureStyle({ fontWeight: weight.bold, color: color.ink, textDecorationColor: color.line });

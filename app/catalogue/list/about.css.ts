import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text } from "../../ui/style/tokens.css";

export const about = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	borderBlockStart: hairline,
	paddingBlockStart: space[4],
	"@media": { [media.xxl]: { borderBlockStart: 0, paddingBlockStart: space[2] } },
});
export const title = featureStyle({ ...text.l });
export const lead = featureStyle({ ...text.s, maxWidth: "72ch", color: color.muted });
export const onScreen = featureStyle({ "@media": { [media.print]: { display: "none" } } });
/** What runs now. */
export const promotion = featureStyle({
	...text.s,
	containerType: "inline-size",
	padding: `${space[2]} ${space[4]}`,
	marginBlockEnd: space[4],
	background: color.soft,
	borderInlineStart: `3px solid ${color.link}`,
	"@media": { [media.print]: { display: "none" } },
});

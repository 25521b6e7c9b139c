import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text, weight } from "../../ui/style/tokens.css";

export const list = featureStyle({
	...text.s,
	alignSelf: "start",
	maxWidth: "720px",
	"@media": { [media.sm]: { columns: "232px 2", columnGap: space[8] }, [media.print]: { columns: 2, columnGap: space[8] } },
});
export const line = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
	gap: space[4],
	paddingBlock: "6px",
	borderBlockEnd: hairline,
	breakInside: "avoid",
});
export const title = featureStyle({ color: color.muted, minWidth: 0, hyphens: "auto" });
export const symbol = featureStyle({ color: color.ink, fontWeight: weight.medium });
/** Four digits end at the decimal point. */
export const whole = featureStyle({ display: "inline-block", minWidth: "4ch", textAlign: "right" });
/** Reserves the width of the point and decimals, for figures without them too, so that all figures align. */
export const behindPoint = ["0", "1.5ch", "2.5ch", "3.5ch"].map((minWidth) =>
	featureStyle({ display: "inline-block", minWidth, textAlign: "left" }),
);
export const unit = featureStyle({
	...text.xs,
	paddingInlineStart: space[1],
	fontWeight: weight.regular,
	color: color.muted,
});

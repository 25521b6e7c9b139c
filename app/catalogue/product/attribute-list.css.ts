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
	display: "flex",
	justifyContent: "space-between",
	gap: space[4],
	paddingBlock: "6px",
	borderBlockEnd: hairline,
	breakInside: "avoid",
});
export const title = featureStyle({ color: color.muted, minWidth: 0, hyphens: "auto" });
export const symbol = featureStyle({ color: color.ink, fontWeight: weight.medium });
export const value = featureStyle({ textAlign: "right", fontWeight: weight.medium });
/** By decimals: their figures and the point, as wide where there are none. */
export const behindPoint = ["0", "1.5ch", "2.5ch", "3.5ch"].map((minWidth) =>
	featureStyle({ display: "inline-block", minWidth, textAlign: "left" }),
);
export const unit = featureStyle({
	...text.xs,
	display: "inline-block",
	width: "2.5rem",
	paddingInlineStart: space[1],
	textAlign: "left",
	fontWeight: weight.regular,
	color: color.muted,
});

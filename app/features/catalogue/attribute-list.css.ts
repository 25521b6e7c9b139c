import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, hairline, space, text, weight } from "../../styles/tokens.css";

export const list = featureStyle({
	...text.s,
	alignSelf: "start",
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
export const unit = featureStyle({ ...text.xs, fontWeight: weight.regular, color: color.muted });

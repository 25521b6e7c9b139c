import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text } from "../../ui/style/tokens.css";

export const orderHead = featureStyle({ width: "8rem" });

export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], maxWidth: "40rem" });
export const pair = featureStyle({
	display: "grid",
	gap: space[5],
	alignItems: "start",
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
});

export const columns = featureStyle({
	display: "grid",
	gap: space[8],
	alignItems: "start",
	"@media": { [media.lg]: { gridTemplateColumns: "repeat(auto-fit, minmax(20rem, 1fr))" } },
});
export const answer = featureStyle({ display: "grid", gap: space[1], borderBlockStart: hairline, paddingBlockStart: space[3] });
export const words = featureStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "68ch" });
export const photographs = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
	gap: space[3],
	listStyle: "none",
	margin: 0,
	padding: 0,
});
export const photograph = featureStyle({ ...text.xs, display: "grid", gap: space[1], overflowWrap: "anywhere" });
/** Reserves the height until the picture loads. */
export const picture = featureStyle({
	width: "100%",
	aspectRatio: "4 / 3",
	objectFit: "contain",
	background: color.soft,
	border: hairline,
});

import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, space, text } from "../../styles/tokens.css";

export const page = featureStyle({
	display: "grid",
	gap: space[6],
	paddingBlock: `${space[4]} ${space[16]}`,
	"@media": { [media.print]: { gap: space[4], paddingBlock: 0 } },
});
export const heading = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `${space[1]} ${space[4]}` });
export const count = featureStyle({ ...text.m, color: color.muted });
export const day = featureStyle({ display: "none", "@media": { [media.print]: { display: "block", marginInlineStart: "auto" } } });
export const onScreen = featureStyle({ "@media": { [media.print]: { display: "none" } } });

export const onPaper = featureStyle({ display: "none", "@media": { [media.print]: { display: "grid", gap: space[4] } } });

export const main = featureStyle({
	display: "grid",
	gap: space[10],
	minWidth: 0,
	"@media": { [media.print]: { gap: space[5] } },
});
export const proceed = featureStyle({
	display: "grid",
	gap: space[2],
	paddingBlockStart: space[3],
	"@media": { [media.print]: { display: "none" } },
});
export const promise = featureStyle({ ...text.xs, color: color.muted, textAlign: "center" });

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints";
import { feature } from "../../styles/layers.css";
import { featureStyle } from "../../styles/style";
import { color, space, text, weight } from "../../styles/tokens.css";

export const title = featureStyle({ fontWeight: weight.bold });

export const fold = featureStyle({ width: "100%" });
/** What is folded away on the screen is printed all the same. */
globalStyle(`${fold}::details-content`, {
	"@layer": { [feature]: { "@media": { [media.print]: { display: "block", contentVisibility: "visible", blockSize: "auto" } } } },
});
export const summary = featureStyle({
	...text.xs,
	display: "list-item",
	width: "fit-content",
	paddingBlock: space[1],
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	cursor: "pointer",
	"@media": { [media.print]: { color: color.muted, textDecoration: "none", listStyle: "none" } },
});
export const list = featureStyle({ ...text.xs, display: "grid", gap: "2px", padding: 0, listStyle: "none" });
export const part = featureStyle({ display: "grid", gridTemplateColumns: "84px minmax(0, 1fr)", gap: space[3], paddingBlock: "2px" });
export const quantity = featureStyle({ textAlign: "right", whiteSpace: "nowrap", fontWeight: weight.medium });
export const link = featureStyle({ color: color.ink, textUnderlineOffset: "3px" });
export const code = featureStyle({ color: color.muted, whiteSpace: "nowrap" });
export const out = featureStyle({ color: color.danger, fontWeight: weight.medium });

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";
import { inColumns } from "./line-columns";

export const title = featureStyle({ fontWeight: weight.bold });

/** Below its line, as wide as that. */
export const fold = featureStyle({
	gridRow: 4,
	gridColumn: "1 / -1",
	"@container": inColumns({ gridRow: 2, gridColumn: "2 / -1" }, { gridRow: 2, gridColumn: "1 / -1" }),
});
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
export const list = featureStyle({
	...text.xs,
	display: "grid",
	gridTemplateColumns: "max-content minmax(0, max-content) minmax(max-content, 1fr)",
	gap: `2px ${space[3]}`,
	padding: 0,
	listStyle: "none",
});
export const part = featureStyle({ display: "grid", gridTemplateColumns: "subgrid", gridColumn: "1 / -1", paddingBlock: space[1] });
export const quantity = featureStyle({ textAlign: "right", whiteSpace: "nowrap", fontWeight: weight.medium });
export const link = featureStyle({ color: color.link, textUnderlineOffset: "3px" });
export const code = featureStyle({ color: color.muted, whiteSpace: "nowrap" });
export const out = featureStyle({ color: color.danger, fontWeight: weight.medium });

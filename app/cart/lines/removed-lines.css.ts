import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, control, hairline, space, text, weight } from "../../ui/style/tokens.css";
import { inColumns } from "./line-styles";

/** As high as a line in columns with a short title. With scripts it has the height of its line. */
export const removed = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	alignContent: "flex-start",
	alignItems: "center",
	gap: `0 ${space[4]}`,
	boxSizing: "border-box",
	paddingBlock: space[3],
	color: color.muted,
	background: color.soft,
	paddingInline: space[3],
	borderBlockEnd: hairline,
	"@container": inColumns({ minHeight: "64px", paddingInlineStart: "52px" }),
	"@media": { [media.print]: { display: "none" } },
});
export const removedText = featureStyle({ overflowWrap: "anywhere" });
export const undo = featureStyle({
	...text.s,
	minHeight: control.s,
	padding: 0,
	border: 0,
	background: "none",
	color: color.link,
	fontWeight: weight.bold,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	cursor: "pointer",
});
export const alone = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[1]} ${space[4]}` });

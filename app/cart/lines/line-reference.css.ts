import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

/** Beside the code until it is opened. */
const wide = { "&[open]": { flexBasis: "100%" } } as const;
export const fold = featureStyle({ minWidth: 0, selectors: wide });
export const emptyFold = featureStyle({ selectors: wide, "@media": { [media.print]: { display: "none" } } });
export const summary = featureStyle({
	...text.xs,
	display: "inline-block",
	paddingBlock: space[1],
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	listStyle: "none",
	overflowWrap: "anywhere",
	selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const form = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "flex-end",
	gap: space[2],
	maxWidth: "420px",
	paddingBlock: space[2],
	"@media": { [media.print]: { display: "none" } },
});
export const field = featureStyle({ flex: "1 1 200px" });

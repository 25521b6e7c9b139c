import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";
import { inColumns, outOfDate } from "./line-styles";

const onPhone = "cart-lines (width < 37.5rem)";
export const more = featureStyle({
	gridArea: "more",
	minWidth: 0,
	"@container": {
		"cart-lines (width < 51.25rem)": { justifySelf: "end" },
		...inColumns({ marginBlock: "-20px -4px", pointerEvents: "none" }, {}, {}),
	},
});
globalStyle(`${more}::details-content`, {
	"@layer": { [feature]: { "@media": { [media.print]: { display: "block", contentVisibility: "visible", blockSize: "auto" } } } },
});

/** The closed fold is below the name, on a phone beside the price. The open one needs the whole width. */
globalStyle(`${more}[open]`, {
	"@layer": { [feature]: { "@container": { "cart-lines (width < 51.25rem)": { gridArea: "opened", justifySelf: "stretch" } } } },
});
globalStyle(`${more}:not([open])`, { "@layer": { [feature]: { "@container": { [onPhone]: { maxWidth: "10rem" } } } } });

/** Lines with forms end with a button that removes them. */
const besideSum = { position: "absolute", insetBlockStart: "32px", maxWidth: "208px" } as const;
/** In columns it is on the second line of its row, below the total, so that it adds no height. */
export const summary = featureStyle({
	...text.xs,
	display: "flex",
	alignItems: "center",
	justifyContent: "flex-end",
	gap: space[1],
	width: "fit-content",
	maxWidth: "100%",
	minHeight: space[6],
	color: color.link,
	cursor: "pointer",
	listStyle: "none",
	selectors: {
		"&::-webkit-details-marker": { display: "none" },
		"&::after": { content: '"+" / ""' },
		"details[open] > &::after": { content: '"−" / ""' },
	},
	"@container": inColumns(
		{ pointerEvents: "auto", maxWidth: "208px", marginInline: "auto 40px" },
		{ display: "none" },
		{ ...besideSum, insetInlineEnd: 0 },
	),
});
/** Truncated in columns. The fold has the whole text. */
export const summaryText = featureStyle({
	minWidth: 0,
	overflowWrap: "anywhere",
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	"@container": inColumns({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }, {}),
});

export const content = featureStyle({
	display: "grid",
	gap: `${space[3]} ${space[8]}`,
	alignItems: "start",
	paddingBlock: space[2],
	pointerEvents: "auto",
	"@container": inColumns({ gridTemplateColumns: "minmax(0, 1fr) minmax(0, 360px)" }, { display: "block", paddingBlock: 0 }),
});
export const form = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: space[2],
	maxWidth: "420px",
	"@media": { [media.print]: { display: "none" } },
});
export const field = featureStyle({ flex: "1 0 100%", selectors: { "&:empty": { display: "none" } } });

export const parts = featureStyle({
	...text.s,
	padding: 0,
	color: color.muted,
	listStyle: "none",
});
export const sumPart = featureStyle({ display: "flex", justifyContent: "space-between", gap: space[4] });
export const partAmount = featureStyle({ whiteSpace: "nowrap", selectors: outOfDate });

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints";
import { feature } from "../../styles/layers.css";
import { featureStyle } from "../../styles/style";
import { color, hairline, space, text, weight as weights } from "../../styles/tokens.css";
import { inColumns } from "./line-columns";

/** Without forms the quantity is a figure among others; on paper there are no pictures. */
const editable = "72px minmax(0, 1fr) 160px 92px 88px 104px";
const readOnly = "72px minmax(0, 1fr) 84px 84px 88px 104px";
const printed = "minmax(0, 1fr) 72px 76px 80px 92px";

const onPaper = { containerName: "printed-lines" } as const;
export const list = featureStyle({ containerType: "inline-size", containerName: "cart-lines", "@media": { [media.print]: onPaper } });
export const readOnlyList = featureStyle({
	containerType: "inline-size",
	containerName: "sent-lines",
	"@media": { [media.print]: onPaper },
});

/** Names of the columns: only where the lines stand in columns. */
export const head = featureStyle({
	...text.xs,
	display: "none",
	color: color.muted,
	borderBlockEnd: `1px solid ${color.ink}`,
	paddingBlock: space[2],
	columnGap: space[4],
	"@container": inColumns({ display: "grid", gridTemplateColumns: editable }, { display: "grid", gridTemplateColumns: printed }),
});
export const headNumber = featureStyle({ textAlign: "right" });
export const headQuantity = featureStyle({ "@media": { [media.print]: { textAlign: "right" } } });
export const headWide = featureStyle({ gridColumn: "1 / 3", "@media": { [media.print]: { gridColumn: "auto" } } });
export const readOnlyHead = featureStyle({ "@container": inColumns({ gridTemplateColumns: readOnly }, { gridTemplateColumns: printed }) });

export const line = featureStyle({
	display: "grid",
	gridTemplateColumns: "72px minmax(0, 1fr)",
	gridTemplateAreas: '"thumbnail what" "quantity quantity" "figures figures"',
	columnGap: space[4],
	rowGap: space[3],
	paddingBlock: space[4],
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@container": inColumns(
		{ gridTemplateColumns: editable, gridTemplateAreas: '"thumbnail what quantity price weight sum"' },
		{ gridTemplateColumns: printed, gridTemplateAreas: '"what quantity price weight sum"', paddingBlock: space[2] },
	),
});
export const readOnlyLine = featureStyle({ "@container": inColumns({ gridTemplateColumns: readOnly }, { gridTemplateColumns: printed }) });

export const thumbnail = featureStyle({
	gridArea: "thumbnail",
	width: "72px",
	height: "72px",
	background: color.soft,
	border: hairline,
	"@media": { [media.print]: { display: "none" } },
});
export const what = featureStyle({
	gridArea: "what",
	display: "flex",
	flexDirection: "column",
	alignItems: "flex-start",
	gap: "2px",
	minWidth: 0,
});
export const title = featureStyle({
	color: color.ink,
	fontWeight: weights.bold,
	textDecorationColor: "transparent",
	selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});
export const small = featureStyle({ ...text.xs, color: color.muted });
/** The square that goes with the word everywhere. */
const square = {
	content: '""',
	display: "inline-block",
	width: "7px",
	height: "7px",
	marginInlineEnd: space[2],
	verticalAlign: "1px",
} as const;
export const inStock = featureStyle({
	fontWeight: weights.bold,
	color: color.ok,
	selectors: { "&::before": { ...square, background: "currentColor" } },
});
export const low = featureStyle({
	fontWeight: weights.bold,
	color: color.low,
	selectors: { "&::before": { ...square, boxShadow: "inset 0 -4px currentColor, inset 0 0 0 1px currentColor" } },
});
export const out = featureStyle({ ...text.s, color: color.danger, fontWeight: weights.medium });

export const quantity = featureStyle({ gridArea: "quantity" });
/** The field's figure, on paper. */
export const printedQuantity = featureStyle({ display: "none", "@media": { [media.print]: { display: "block" } } });

/** On a phone the figures have a row of their own, in which they stand under each other from line to line. */
export const figures = featureStyle({
	gridArea: "figures",
	display: "grid",
	gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
	gap: `${space[2]} ${space[3]}`,
	"@container": inColumns({ display: "contents" }),
});
/** Four figures stand two by two where they do not fit side by side. */
export const readOnlyFigures = featureStyle({
	display: "grid",
	gridTemplateColumns: "auto auto",
	"@container": {
		"sent-lines (min-width: 400px)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
		...inColumns({ display: "contents" }),
	},
});
globalStyle(`${readOnlyFigures} > :nth-child(2)`, {
	"@layer": { [feature]: { "@container": { "sent-lines (max-width: 399px)": { alignItems: "flex-end" } } } },
});
export const cell = featureStyle({
	display: "flex",
	flexDirection: "column",
	whiteSpace: "nowrap",
	"@container": inColumns({ alignItems: "flex-end", textAlign: "right" }),
});
/** Each has its column; in a card they stand in their order. */
const column = (gridArea: string) => ({ "@container": inColumns({ gridArea }) });
export const quantityColumn = featureStyle(column("quantity"));
export const price = featureStyle(column("price"));
export const weight = featureStyle({ ...column("weight"), color: color.muted });
export const sum = featureStyle({ ...column("sum"), fontWeight: weights.bold, alignItems: "flex-end", marginInlineStart: "auto" });

/** On a phone every figure says what it is. */
export const cellLabel = featureStyle({
	...text.xs,
	color: color.muted,
	fontWeight: weights.regular,
	"@container": inColumns({ position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" }),
});
export const unit = featureStyle({ ...text.xs, color: color.muted });
export const tier = featureStyle({
	...text.xs,
	color: color.muted,
	whiteSpace: "normal",
	"@media": { [media.print]: { display: "none" } },
});

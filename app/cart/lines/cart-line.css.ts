import { media } from "../../ui/style/breakpoints";
import { featureStyle, unseen } from "../../ui/style/style";
import { color, hairline, space, text, weight as weights } from "../../ui/style/tokens.css";
import { inColumns } from "./line-columns";
import { outOfDate } from "./out-of-date";

/** Wide enough for 123.456,0 kg and 1.234.567,89 €. Without forms the quantity is a figure among others; on paper there are no pictures. */
const editable = "48px minmax(0, 1fr) 218px 84px 100px 128px";
const readOnly = "48px minmax(0, 1fr) 92px 88px 100px 128px";
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
	columnGap: space[3],
	"@container": inColumns({ display: "grid", gridTemplateColumns: editable }, { display: "grid", gridTemplateColumns: printed }),
});
export const headNumber = featureStyle({ textAlign: "right" });
export const headQuantity = featureStyle({ "@media": { [media.print]: { textAlign: "right" } } });
export const headWide = featureStyle({ gridColumn: "1 / 3", "@media": { [media.print]: { gridColumn: "auto" } } });
export const readOnlyHead = featureStyle({ "@container": inColumns({ gridTemplateColumns: readOnly }, { gridTemplateColumns: printed }) });

export const line = featureStyle({
	display: "grid",
	gridTemplateColumns: "48px minmax(0, 1fr) auto",
	gridTemplateAreas: '"thumbnail what what" "quantity quantity sum" "price price weight"',
	columnGap: space[3],
	rowGap: space[2],
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@container": {
		// On a tablet the figures stand beside the name.
		"cart-lines (min-width: 600px)": {
			gridTemplateColumns: "48px minmax(0, 1fr) 220px minmax(112px, auto)",
			gridTemplateRows: "auto 1fr",
			gridTemplateAreas: '"thumbnail what quantity sum" "thumbnail what price weight"',
		},
		...inColumns(
			{ gridTemplateColumns: editable, gridTemplateRows: "auto", gridTemplateAreas: '"thumbnail what quantity price weight sum"' },
			{ gridTemplateColumns: printed, gridTemplateAreas: '"what quantity price weight sum"', paddingBlock: space[1], rowGap: space[1] },
		),
	},
});
export const readOnlyLine = featureStyle({ "@container": inColumns({ gridTemplateColumns: readOnly }, { gridTemplateColumns: printed }) });

export const thumbnail = featureStyle({
	gridArea: "thumbnail",
	width: "48px",
	height: "48px",
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
/** Its stock, and its reference, which takes a line of its own once it is opened. */
export const meta = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[3], width: "100%" });
export const small = featureStyle({ ...text.xs, color: color.muted });
export const out = featureStyle({ ...text.s, color: color.danger, fontWeight: weights.medium });

export const quantity = featureStyle({ gridArea: "quantity" });
/** The field's figure, on paper. */
export const printedQuantity = featureStyle({ display: "none", "@media": { [media.print]: { display: "block" } } });

export const cell = featureStyle({
	display: "flex",
	flexDirection: "column",
	whiteSpace: "nowrap",
	"@container": inColumns({ flexDirection: "column", alignItems: "flex-end", textAlign: "right" }),
});
export const figure = featureStyle({ selectors: outOfDate });
/** On a phone price and weight stand in one small row below quantity and sum. */
export const lesser = featureStyle({
	...text.xs,
	flexDirection: "row",
	alignItems: "baseline",
	columnGap: space[2],
	// As large as the sum: on paper all of it is smaller.
	"@container": inColumns({ fontSize: "inherit", lineHeight: "inherit" }),
});
export const price = featureStyle({ gridArea: "price" });
export const weight = featureStyle({ gridArea: "weight", justifySelf: "end", color: color.muted });
/** Without a price the weight has its place, so that it does not stand alone at the other edge. */
export const weightAlone = featureStyle({
	gridArea: "price",
	color: color.muted,
	"@container": inColumns({ gridArea: "weight", justifySelf: "end" }),
});
export const sum = featureStyle({
	gridArea: "sum",
	gap: space[1],
	alignItems: "flex-end",
	fontWeight: weights.bold,
	"@container": inColumns({ gap: 0 }),
});

/** On a phone every figure says what it is. */
export const cellLabel = featureStyle({
	...text.xs,
	color: color.muted,
	fontWeight: weights.regular,
	"@container": inColumns(unseen),
});
export const unit = featureStyle({ ...text.xs, color: color.muted });

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, visuallyHidden } from "../../ui/style/style";
import { color, hairline, radius, space, stretch, text, weight } from "../../ui/style/tokens.css";
import { inColumns, outOfDate } from "./line-styles";

/** Fits "ab 10 Stück: 146,89 €", 123.456,0 kg and 1.234.567,89 €. Without forms the quantity needs less width; paper shows no pictures. */
const editable = "40px minmax(0, 1fr) 132px 148px 92px 112px 28px";
const readOnly = "40px minmax(0, 1fr) 64px 76px 80px 96px";
const printed = "minmax(0, 1fr) 72px 76px 80px 92px";

const onPaper = { containerName: "printed-lines" } as const;
export const list = featureStyle({ containerType: "inline-size", containerName: "cart-lines", "@media": { [media.print]: onPaper } });
export const readOnlyList = featureStyle({
	containerType: "inline-size",
	containerName: "sent-lines",
	"@media": { [media.print]: onPaper },
});

/** Column names, shown only with columns. */
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

/** In columns this padding aligns texts with the quantity field. */
const besideField = "6px";
const onPaperLine = {
	gridTemplateColumns: printed,
	gridTemplateAreas: '"what quantity price weight sum" "more more more more more"',
	gridTemplateRows: "auto",
	minHeight: 0,
	paddingBlock: space[1],
	gap: `${space[1]} ${space[3]}`,
} as const;

/** In columns at most 72 px high with a two-line title. Details are folded. */
export const line = featureStyle({
	position: "relative",
	display: "grid",
	gridTemplateColumns: "40px minmax(0, 1fr) auto 28px",
	gridTemplateRows: "auto auto auto 1fr auto",
	gridTemplateAreas:
		'"thumbnail what what remove" "thumbnail second second remove" "quantity quantity sum sum" "quantity quantity weight weight" "price price more more" "opened opened opened opened"',
	columnGap: space[2],
	rowGap: space[1],
	paddingBlock: space[2],
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@container": {
		// On a tablet the figures are next to the name.
		"cart-lines (min-width: 37.5rem)": {
			gridTemplateColumns: "40px minmax(0, 1fr) 220px 136px 32px",
			gridTemplateRows: "auto auto auto 1fr",
			columnGap: space[3],
			gridTemplateAreas:
				'"thumbnail what quantity sum remove" "thumbnail second quantity sum remove" "thumbnail second price weight ." "thumbnail second price more ." "opened opened opened opened opened"',
		},
		...inColumns(
			{
				gridTemplateColumns: editable,
				gridTemplateRows: "minmax(38px, auto) auto auto",
				columnGap: space[3],
				gridTemplateAreas:
					'"thumbnail what quantity price weight sum remove" "thumbnail second second price weight sum remove" ". more more more more more more"',
				rowGap: 0,
				minHeight: "64px",
				paddingBlock: "5px 4px",
			},
			{
				...onPaperLine,
				gridTemplateAreas: '"what quantity price weight sum" "second quantity price weight sum" "more more more more more"',
			},
		),
	},
});
export const readOnlyLine = featureStyle({
	gridTemplateAreas: '"thumbnail what what what" "quantity quantity sum sum" "price price weight weight" "more more more more"',
	"@container": inColumns(
		{
			gridTemplateColumns: readOnly,
			gridTemplateAreas: '"thumbnail what quantity price weight sum" ". more more more more more"',
			paddingBlock: "5px 11px",
		},
		onPaperLine,
	),
});

export const thumbnail = featureStyle({
	gridArea: "thumbnail",
	width: "40px",
	height: "40px",
	background: color.soft,
	border: hairline,
	"@container": inColumns({ marginBlockStart: besideField }),
	"@media": { [media.print]: { display: "none" } },
});
globalStyle(`${thumbnail} > img`, { "@layer": { [feature]: { height: "100%" } } });
export const what = featureStyle({
	gridArea: "what",
	display: "flex",
	flexDirection: "column",
	alignItems: "flex-start",
	minWidth: 0,
	"@container": inColumns({ paddingBlockStart: besideField }, {}),
});
/** Sets the figures of a card apart from the facts above them. */
globalStyle(`${readOnlyLine} > ${what}`, {
	"@layer": { [feature]: { "@container": { "sent-lines (width < 43.75rem)": { paddingBlockEnd: "6px" } } } },
});
export const name = featureStyle({ ...text.s, lineHeight: "1.125rem" });
export const title = featureStyle({
	color: color.ink,
	fontWeight: weight.bold,
	textDecorationColor: "transparent",
	selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});
export const sawn = featureStyle({ color: color.ink, fontWeight: weight.bold });
export const pieces = featureStyle({ color: color.ink, fontWeight: weight.bold, whiteSpace: "nowrap" });
export const quantity = featureStyle({ gridArea: "quantity" });
const onPhone = "cart-lines (width < 37.5rem)";
/** A line's numbers, stock and day. In columns they share a baseline with the notes about the price and with the details. */
export const second = featureStyle({
	gridArea: "second",
	minWidth: 0,
	"@container": { [onPhone]: { paddingBlockEnd: "6px" }, ...inColumns({ display: "flex", flexWrap: "wrap", columnGap: space[3] }, {}) },
});
globalStyle(`${second} > p + p`, {
	"@layer": { [feature]: { fontStretch: stretch.narrow, "@container": inColumns({ flex: "1 1 15rem" }, {}) } },
});
export const sentStock = featureStyle({ ...text.xs, color: color.muted, fontStretch: stretch.narrow });
/** Paper shows the field's figure. */
export const printedQuantity = featureStyle({ display: "none", "@media": { [media.print]: { display: "block" } } });

export const cell = featureStyle({
	display: "flex",
	flexDirection: "column",
	whiteSpace: "nowrap",
	"@container": inColumns(
		{ flexDirection: "column", alignItems: "flex-end", textAlign: "right", paddingBlockStart: besideField, ...text.s },
		{ flexDirection: "column", alignItems: "flex-end", textAlign: "right" },
	),
});
export const figure = featureStyle({ selectors: outOfDate });
/** On a phone price and weight share a small row below quantity and total. */
export const lesser = featureStyle({
	...text.xs,
	flexDirection: "row",
	alignItems: "baseline",
	columnGap: space[2],
	// As large as the total, which is smaller on paper too.
	"@container": inColumns(text.s, { fontSize: "inherit", lineHeight: "inherit" }),
});
export const price = featureStyle({
	gridArea: "price",
	alignSelf: "start",
	flexWrap: "wrap",
	minWidth: 0,
	"@container": {
		[onPhone]: { paddingBlockStart: space[1] },
		...inColumns({ flexWrap: "nowrap" }, { flexWrap: "nowrap" }, { flexWrap: "nowrap" }),
	},
});
/** Holds additions to a price, and the next lower one. */
export const beside = featureStyle({
	display: "contents",
	"@container": inColumns({ display: "flex", flexDirection: "column" }, {}),
});
/** In an editable line the price is in the first row, and what is beside it in the second. */
globalStyle(`${line}:not(${readOnlyLine}) > ${price}`, {
	"@layer": {
		[feature]: {
			"@container": {
				"cart-lines (min-width: 51.25rem)": {
					display: "grid",
					alignSelf: "stretch",
					alignItems: "start",
					gridTemplateRows: "subgrid",
					justifyItems: "end",
				},
			},
		},
	},
});
globalStyle(`${line}:not(${readOnlyLine}) > ${price} > ${beside}`, {
	"@layer": { [feature]: { "@container": { "cart-lines (min-width: 51.25rem)": { gridRow: "2" } } } },
});
/** Without a price of its own the details take its place. */
globalStyle(`${line}:not(${readOnlyLine}, :has(> ${price}))`, {
	"@layer": {
		[feature]: {
			"@container": {
				[onPhone]: {
					gridTemplateAreas:
						'"thumbnail what what remove" "thumbnail second second remove" "quantity quantity sum sum" "quantity quantity weight weight" "quantity quantity more more" "opened opened opened opened"',
				},
			},
		},
	},
});
globalStyle(`${line}:not(:has(${beside} > *)) > ${second}`, {
	"@layer": { [feature]: { "@container": { "cart-lines (min-width: 51.25rem)": { gridColumnEnd: "price-end" } } } },
});
export const plus = featureStyle({ ...text.xs, "@container": inColumns({ whiteSpace: "normal" }) });
export const tier = featureStyle({ ...text.xs, color: color.muted, "@container": inColumns({ whiteSpace: "normal" }) });
export const weightFigure = featureStyle({ gridArea: "weight", justifySelf: "end", color: color.muted });
/** Without a price the weight takes its place instead of the far edge. */
export const weightAlone = featureStyle({
	gridArea: "price",
	color: color.muted,
	"@container": {
		"cart-lines (width < 51.25rem)": { gridArea: "weight", justifySelf: "end" },
		...inColumns({ gridArea: "weight", justifySelf: "end" }),
	},
});
export const sum = featureStyle({
	gridArea: "sum",
	alignItems: "flex-end",
	fontWeight: weight.bold,
	"@container": { [onPhone]: { flexDirection: "row", alignItems: "baseline", justifyContent: "flex-end", columnGap: space[2] } },
});

export const cellLabel = featureStyle({
	...text.xs,
	color: color.muted,
	fontWeight: weight.regular,
	"@container": inColumns(visuallyHidden),
});
export const setParts = featureStyle({
	...text.xs,
	display: "grid",
	gridTemplateColumns: "max-content minmax(0, max-content) minmax(max-content, 1fr)",
	gap: `2px ${space[3]}`,
	padding: 0,
	listStyle: "none",
});
export const setPart = featureStyle({ display: "grid", gridTemplateColumns: "subgrid", gridColumn: "1 / -1", paddingBlock: space[1] });
export const partQuantity = featureStyle({ textAlign: "right", whiteSpace: "nowrap", fontWeight: weight.medium });
export const partLink = featureStyle({ color: color.link, textUnderlineOffset: "3px" });
export const chip = featureStyle({
	...text.xs,
	display: "inline-block",
	paddingInline: space[1],
	border: "1px solid currentColor",
	borderRadius: radius,
	lineHeight: "0.875rem",
	fontWeight: weight.medium,
	whiteSpace: "nowrap",
	color: color.ok,
	background: color.okSoft,
});

globalStyle(`${chip} + ${chip}`, { "@layer": { [feature]: { marginInlineStart: space[1] } } });

/** The last row of a line. */
export const instead = featureStyle({
	gridColumn: "1 / -1",
	minWidth: 0,
	selectors: { "&:not(:has(> details))": { paddingBlockStart: space[2] } },
	"@container": inColumns({ gridColumn: "3 / -1" }, {}),
});
export const insteadFold = featureStyle({
	...text.xs,
	width: "fit-content",
	minHeight: space[6],
	paddingBlockStart: "2px",
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	cursor: "pointer",
});

export const legend = featureStyle({
	...text.xs,
	display: "flex",
	flexWrap: "wrap",
	gap: `${space[1]} ${space[5]}`,
	padding: 0,
	paddingBlockStart: space[2],
	color: color.muted,
	listStyle: "none",
});
export const legendEntry = featureStyle({ display: "flex", alignItems: "baseline", gap: space[2] });

export const services = featureStyle({
	...text.xs,
	display: "flex",
	flexDirection: "column",
	gap: "2px",
	padding: 0,
	paddingInlineStart: space[3],
	marginBlock: space[1],
	borderInlineStart: `2px solid ${color.line}`,
	listStyle: "none",
});
const square = {
	content: '""',
	display: "inline-block",
	width: "7px",
	height: "7px",
	marginInlineEnd: space[2],
	verticalAlign: "1px",
	// Backgrounds and shadows draw the sign, so forced colours would drop it.
	"@media": { [media.forced]: { forcedColorAdjust: "none", color: "CanvasText" } },
} as const;
export const inStock = featureStyle({
	whiteSpace: "nowrap",
	fontWeight: weight.bold,
	color: color.ok,
	selectors: { "&::before": { ...square, background: "currentColor" } },
});
export const low = featureStyle({
	whiteSpace: "nowrap",
	fontWeight: weight.bold,
	color: color.low,
	selectors: { "&::before": { ...square, boxShadow: "inset 0 -4px currentColor, inset 0 0 0 1px currentColor" } },
});
export const split = featureStyle({ whiteSpace: "normal" });

export const pagerFoot = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: `${space[2]} ${space[6]}`,
	paddingBlockStart: space[4],
	"@media": { [media.print]: { display: "none" } },
});

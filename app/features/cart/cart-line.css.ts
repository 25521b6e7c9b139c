import { featureStyle } from "../../styles/style";
import { color, hairline, space, text, weight as weights } from "../../styles/tokens.css";
import { inColumns } from "./line-columns";

const columns = "72px minmax(0, 1fr) 172px 116px 92px 108px";
/** Without forms the quantity is a figure among others. */
const readOnlyColumns = "72px minmax(0, 1fr) 92px 92px 88px 100px";

export const list = featureStyle({ containerType: "inline-size", containerName: "cart-lines" });
export const readOnlyList = featureStyle({ containerType: "inline-size", containerName: "sent-lines" });

/** Names of the columns: only where the lines stand in columns. */
export const head = featureStyle({
	...text.xs,
	display: "none",
	color: color.muted,
	borderBlockEnd: `1px solid ${color.ink}`,
	paddingBlock: space[2],
	columnGap: space[5],
	"@container": inColumns({ display: "grid", gridTemplateColumns: columns }),
});
export const headNumber = featureStyle({ textAlign: "right" });
export const headWide = featureStyle({ gridColumn: "1 / 3" });

const areas = {
	gridTemplateColumns: columns,
	gridTemplateAreas: '"thumbnail what quantity price weight sum"',
} as const;

export const line = featureStyle({
	display: "grid",
	gridTemplateColumns: "72px minmax(0, 1fr) auto",
	gridTemplateAreas: '"thumbnail what what" "quantity quantity price" "quantity quantity weight" "quantity quantity sum"',
	columnGap: space[4],
	rowGap: space[1],
	paddingBlock: space[4],
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@container": inColumns({ ...areas, columnGap: space[5] }),
});

export const thumbnail = featureStyle({
	gridArea: "thumbnail",
	width: "72px",
	height: "72px",
	background: color.soft,
	border: hairline,
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
export const inStock = featureStyle({ color: color.ok, fontWeight: weights.medium });
export const low = featureStyle({ color: color.low, fontWeight: weights.medium });
export const out = featureStyle({ ...text.s, color: color.danger, fontWeight: weights.medium });

export const quantity = featureStyle({
	gridArea: "quantity",
	paddingBlockStart: space[3],
	"@container": inColumns({ paddingBlockStart: 0 }),
});
export const price = featureStyle({
	gridArea: "price",
	paddingBlockStart: space[3],
	textAlign: "right",
	"@container": inColumns({ paddingBlockStart: 0 }),
});
export const weight = featureStyle({ gridArea: "weight", color: color.muted });
export const sum = featureStyle({ gridArea: "sum", ...text.m, fontWeight: weights.bold });

export const cell = featureStyle({
	display: "flex",
	justifyContent: "flex-end",
	alignItems: "baseline",
	gap: space[2],
	whiteSpace: "nowrap",
	textAlign: "right",
});
export const quantityCell = featureStyle({
	display: "flex",
	alignItems: "baseline",
	gap: space[2],
	whiteSpace: "nowrap",
	"@container": inColumns({ justifyContent: "flex-end" }),
});
/** On a phone every figure says what it is. */
export const cellLabel = featureStyle({
	...text.xs,
	color: color.muted,
	fontWeight: weights.regular,
	"@container": inColumns({ position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" }),
});
export const unit = featureStyle({ ...text.xs, color: color.muted });
export const tier = featureStyle({ ...text.xs, color: color.muted, textAlign: "right" });

export const readOnlyHead = featureStyle({ "@container": inColumns({ gridTemplateColumns: readOnlyColumns }) });
export const readOnlyLine = featureStyle({ "@container": inColumns({ gridTemplateColumns: readOnlyColumns }) });

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

const notOnPaper = { [media.print]: { display: "none" } } as const;

export const tools = featureStyle({ "@media": notOnPaper });
export const pdf = featureStyle({ display: "inline-flex", alignItems: "center", gap: space[2], minHeight: "32px" });
export const accept = featureStyle({ display: "grid", gap: space[2], paddingBlockStart: space[3], "@media": notOnPaper });
export const promise = featureStyle({ ...text.xs, color: color.muted, textAlign: "center" });
export const goOn = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: space[3],
	paddingBlockStart: space[2],
	"@media": notOnPaper,
});

/** The totals are next to the lines, and on a phone below them. On paper the addresses come first. */
export const columns = featureStyle({
	"@media": {
		[media.lg]: { gridTemplateRows: "auto 1fr" },
		[media.print]: { display: "flex", flexDirection: "column", alignItems: "stretch", gap: space[4] },
	},
});
export const beside = featureStyle({ "@media": { [media.lg]: { gridColumn: 2, gridRow: "1 / span 2" } } });
export const further = featureStyle({
	display: "grid",
	gap: space[10],
	minWidth: 0,
	"@media": { [media.print]: { display: "contents" } },
});

export const title = featureStyle({ ...text.m, fontWeight: weight.bold, paddingBlockEnd: space[2] });
/** Keeps the part on one sheet. */
export const whole = featureStyle({ breakInside: "avoid" });
export const terms = featureStyle({ display: "grid", gap: space[1], maxWidth: "72ch", paddingInlineStart: space[5], listStyle: "disc" });

export const part = featureStyle({ borderBlockEnd: hairline, "@media": notOnPaper });
export const partTitle = featureStyle({ ...text.m, fontWeight: weight.bold, paddingBlock: space[3], cursor: "pointer" });
export const partForm = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	paddingBlockEnd: space[5],
});
/** Checkbox and article, unit price, offered quantity, selected quantity. */
const rowColumns = "minmax(0, 1fr) 96px 168px 104px";
export const rowsHead = featureStyle({
	...text.xs,
	display: "none",
	columnGap: space[4],
	color: color.muted,
	"@media": { [media.sm]: { display: "grid", gridTemplateColumns: rowColumns } },
});
/** Aligns with the titles, not with the checkboxes. */
export const headItem = featureStyle({ paddingInlineStart: space[8] });
export const headNumber = featureStyle({ textAlign: "right" });
export const rows = featureStyle({
	padding: 0,
	marginBlockStart: `calc(-1 * ${space[2]})`,
	listStyle: "none",
	borderBlockStart: rule,
});
/** On a phone the figures share a row below the article. */
export const row = featureStyle({
	display: "grid",
	gridTemplateColumns: "auto minmax(0, 1fr) 88px",
	columnGap: space[4],
	alignItems: "center",
	paddingBlock: space[2],
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { gridTemplateColumns: rowColumns, paddingBlock: space[1] } },
});
export const rowItem = featureStyle({ gridColumn: "1 / -1", "@media": { [media.sm]: { gridColumn: "auto" } } });
export const rowPrice = featureStyle({
	paddingInlineStart: space[8],
	textAlign: "right",
	whiteSpace: "nowrap",
	"@media": { [media.sm]: { paddingInlineStart: 0 } },
});
export const offered = featureStyle({ ...text.s, color: color.muted, textAlign: "right" });
export const amount = featureStyle({ minWidth: 0 });
globalStyle(`${amount} input`, { "@layer": { [feature]: { textAlign: "right" } } });
export const notice = featureStyle({ paddingBlockStart: space[4], "@media": { [media.print]: { display: "none" } } });

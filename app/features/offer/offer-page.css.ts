import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints";
import { feature } from "../../styles/layers.css";
import { featureStyle } from "../../styles/style";
import { color, hairline, rule, space, text, weight } from "../../styles/tokens.css";

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

/** Beside the lines what they come to; on a phone it follows them, before what is said further. On paper the addresses come first. */
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
/** Not parted by the end of a sheet. */
export const whole = featureStyle({ breakInside: "avoid" });
export const terms = featureStyle({ display: "grid", gap: space[1], maxWidth: "72ch", paddingInlineStart: space[5], listStyle: "disc" });

export const part = featureStyle({ borderBlock: hairline, "@media": notOnPaper });
export const partTitle = featureStyle({ ...text.m, fontWeight: weight.bold, paddingBlock: space[3], cursor: "pointer" });
export const partForm = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	maxWidth: "760px",
	paddingBlockEnd: space[5],
});
export const rows = featureStyle({ padding: 0, listStyle: "none", borderBlockStart: rule });
/** What, and how much of it: beside each other where there is room. */
export const row = featureStyle({
	display: "grid",
	gap: `${space[2]} ${space[5]}`,
	alignItems: "start",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) 260px" } },
});
export const rowTitle = featureStyle({ fontWeight: weight.bold });
export const code = featureStyle({ ...text.xs, display: "block", color: color.muted });
export const amount = featureStyle({ paddingInlineStart: space[6], "@media": { [media.sm]: { paddingInlineStart: 0 } } });
globalStyle(`${amount} input`, { "@layer": { [feature]: { width: "104px" } } });

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text, weight } from "../../ui/style/tokens.css";

/** The live region always exists, so that screen readers announce its changes. While empty it takes no space. */
export const notice = featureStyle({ selectors: { "&:empty": { position: "absolute" } } });

export const prose = featureStyle({ maxWidth: "72ch" });
export const note = featureStyle({ ...text.s, color: color.muted, maxWidth: "62ch" });

export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], maxWidth: "40rem" });
export const emailField = featureStyle({ maxWidth: "30rem" });

/** Two columns, in which the parts of a page without a team begin and end. */
export const halves = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignItems: "start",
	gap: `${space[4]} ${space[10]}`,
	selectors: { "&:empty": { display: "none" } },
	"@media": { [media.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const across = featureStyle({ gridColumn: "1 / -1" });
export const works = featureStyle({ display: "grid" });
export const work = featureStyle({ ...text.s, paddingBlock: space[2], borderBlockStart: hairline });
export const way = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	minWidth: 0,
	selectors: { "& + &": { "@media": { [media.narrow]: { marginBlockStart: space[4] } } } },
});

/** Highlights the invitation, because it waits for the reader. */
export const received = featureStyle({ display: "grid", gap: space[4], justifyItems: "start", maxWidth: "48rem" });

export const leave = featureStyle({ borderBlockStart: hairline, "@media": { [media.print]: { display: "none" } } });
export const leaveSummary = featureStyle({ paddingBlock: space[3], width: "fit-content", color: color.link });

export const page = featureStyle({
	display: "grid",
	justifyItems: "start",
	gap: space[5],
	maxWidth: "72ch",
	paddingBlock: `${space[6]} ${space[16]}`,
});
export const ways = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: space[3],
	"@media": { [media.phone]: { width: "100%" } },
});

/** Name, role, limit and the owner's actions. On a phone each row is a card. */
const columns = "minmax(0, 2fr) minmax(9rem, 1fr) minmax(11rem, 1fr)";
const changeableColumns = `${columns} 6rem`;

export const head = featureStyle({
	display: "none",
	"@media": {
		[media.sm]: {
			...text.s,
			display: "grid",
			gridTemplateColumns: columns,
			columnGap: space[4],
			paddingBlockEnd: space[1],
			color: color.muted,
			borderBlockEnd: hairline,
		},
	},
});
export const changeableHead = featureStyle({ "@media": { [media.sm]: { gridTemplateColumns: changeableColumns } } });
export const number = featureStyle({ textAlign: "end" });
export const list = featureStyle({ padding: 0 });

export const row = featureStyle({
	position: "relative",
	display: "grid",
	gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
	gap: `${space[1]} ${space[4]}`,
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { gridTemplateColumns: columns, rowGap: 0, alignItems: "baseline", paddingBlock: space[2] } },
});
export const changeable = featureStyle({ "@media": { [media.sm]: { gridTemplateColumns: changeableColumns } } });
export const who = featureStyle({
	gridColumn: "1 / -1",
	minWidth: 0,
	overflowWrap: "anywhere",
	selectors: { [`${changeable} &`]: { "@media": { [media.phone]: { paddingInlineEnd: space[20] } } } },
	"@media": { [media.sm]: { gridColumn: "auto" } },
});
export const amount = featureStyle({ "@media": { [media.sm]: { textAlign: "end" } } });
/** Labels a fact if the table has no head. */
export const term = featureStyle({ ...text.s, display: "block", color: color.muted, "@media": { [media.sm]: { display: "none" } } });

/** The control is at the end of its row. Its content spans the row. */
export const more = featureStyle({ gridColumn: "1 / -1", "@media": { [media.print]: { display: "none" } } });
export const summary = featureStyle({
	position: "absolute",
	insetBlockStart: space[2],
	insetInlineEnd: 0,
	paddingBlock: space[1],
	color: color.link,
	"@media": { [media.sm]: { insetBlockStart: space[1] } },
});
export const forms = featureStyle({
	display: "grid",
	gap: space[6],
	marginBlock: space[2],
	padding: space[4],
	background: color.soft,
	"@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: space[8] } },
});
export const removal = featureStyle({
	display: "grid",
	alignContent: "start",
	gap: space[3],
	paddingBlockStart: space[4],
	borderBlockStart: hairline,
	"@media": { [media.lg]: { paddingBlockStart: 0, borderBlockStart: 0, paddingInlineStart: space[8], borderInlineStart: hairline } },
});

export const invitation = featureStyle({
	display: "grid",
	gap: `${space[1]} ${space[4]}`,
	alignItems: "center",
	paddingBlock: space[2],
	borderBlockEnd: hairline,
	selectors: { "&:first-child": { paddingBlockStart: 0 } },
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto auto", columnGap: space[6] } },
});
/** As high as a row of a cost centre, with its control at the same place. */
export const project = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	columnGap: space[4],
	alignItems: "baseline",
	minHeight: "39px",
	borderBlockEnd: hairline,
});
globalStyle(`${project} > ${who}`, { "@layer": { [feature]: { gridColumn: "auto" } } });
globalStyle(`${project} button`, { "@layer": { [feature]: { fontWeight: weight.regular } } });
export const buttons = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	columnGap: space[6],
	"@media": {
		[media.sm]: { gridColumn: 3 },
		[media.print]: { display: "none" },
	},
});

export const role = featureStyle({ display: "grid", gap: space[4] });
export const legend = featureStyle({ ...text.s, padding: 0, fontWeight: weight.bold });
/** Only buyers' orders wait for approval. */
export const limit = featureStyle({ display: "none", maxWidth: "30rem" });
globalStyle(`${role}:has(input[value="buyer"]:checked) ${limit}`, { "@layer": { [feature]: { display: "block" } } });

export const addingSummary = featureStyle({ width: "fit-content", paddingBlock: space[2], color: color.link });
export const addedForm = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	maxWidth: "52.5rem",
	marginBlock: space[2],
	padding: space[4],
	background: color.soft,
});
export const fields = featureStyle({
	display: "grid",
	gap: space[4],
	alignItems: "start",
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" } },
});
export const requirement = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[4],
	"@media": { [media.print]: { display: "none" } },
});

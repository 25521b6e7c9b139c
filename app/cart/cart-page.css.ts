import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { columnOnPaper, featureStyle } from "../ui/style/style";
import { belowBar, color, hairline, rule, space, text, weight } from "../ui/style/tokens.css";

const panelBox = { display: "grid", gap: space[3], border: hairline, borderBlockStart: rule, background: color.soft } as const;

export const page = featureStyle({
	display: "grid",
	gap: space[6],
	paddingBlock: `${space[4]} ${space[16]}`,
	"@media": { [media.print]: { ...columnOnPaper[media.print], paddingBlock: 0 } },
});
export const heading = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `${space[1]} ${space[4]}` });
export const day = featureStyle({ display: "none", "@media": { [media.print]: { display: "block", marginInlineStart: "auto" } } });
export const onPaper = featureStyle({ display: "none", "@media": { [media.print]: { display: "grid", gap: space[4] } } });

export const main = featureStyle({
	display: "grid",
	gap: space[10],
	minWidth: 0,
	"@media": columnOnPaper,
});

/** On narrow screens lines, totals and main action share one flow, so that the main action can be sticky. */
export const columns = featureStyle({
	"@media": {
		[media.narrow]: { display: "flex", flexDirection: "column", alignItems: "stretch", gap: space[5] },
		[media.lg]: { gridTemplateRows: "auto 1fr" },
		[media.print]: { display: "block" },
	},
});
/** The panel of totals. On narrow screens its parts join the page's flow. */
export const beside = featureStyle({
	"@media": {
		[media.narrow]: { display: "contents" },
		[media.lg]: {
			...panelBox,
			gridColumn: 2,
			gridRow: "1 / span 2",
			position: "sticky",
			insetBlockStart: belowBar,
			padding: space[5],
		},
		[media.print]: { display: "block", width: "320px", marginBlockStart: space[5], marginInlineStart: "auto", breakInside: "avoid" },
	},
});
export const sums = featureStyle({
	display: "grid",
	gap: space[3],
	"@media": { [media.narrow]: { ...panelBox, padding: space[4] } },
});

/** Printed above the lines, as on a letter. */
export const addresses = featureStyle({
	display: "grid",
	gap: space[6],
	"@media": { [media.sm]: { gridTemplateColumns: "1fr 1fr" }, [media.print]: { gridTemplateColumns: "1fr 1fr", order: -1 } },
});
export const actions = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: `${space[2]} ${space[6]}`,
	"@media": { [media.print]: { display: "none" } },
});
/** A phone breaks the words of a long button. */
globalStyle(`${actions} > button`, { "@layer": { [feature]: { "@media": { [media.phone]: { paddingBlock: "10px" } } } } });
globalStyle(`${actions} > nav`, {
	"@layer": { [feature]: { "@media": { [media.sm]: { display: "flex", flexWrap: "wrap", columnGap: space[6] } } } },
});
/** Aligns the link's text, not its icon, with the button's text. */
globalStyle(`${actions} > nav > a`, { "@layer": { [feature]: { alignItems: "baseline", minHeight: 0, paddingBlock: "6px" } } });
globalStyle(`${actions} > nav > a > svg`, { "@layer": { [feature]: { alignSelf: "center" } } });
export const title = featureStyle({ ...text.m, fontWeight: weight.bold, paddingBlockEnd: space[2] });
/** Further recipients of the invoice, below its address. */
export const place = featureStyle({ paddingBlockStart: space[2], overflowWrap: "anywhere" });

/** Files of an order, between parts of its page that have their own rules. */
export const files = featureStyle({ ...text.s, display: "grid", justifyItems: "start", "@media": { [media.print]: { display: "none" } } });
export const links = featureStyle({
	...text.s,
	display: "grid",
	justifyItems: "start",
	paddingBlockStart: space[2],
	borderBlockStart: hairline,
	"@media": {
		// A tablet has room for three, or for two rows of two.
		[media.sm]: { gridTemplateColumns: "repeat(3, auto)", justifyContent: "start", columnGap: space[8] },
		[media.lg]: { gridTemplateColumns: "none" },
		[media.print]: { display: "none" },
	},
});
globalStyle(`${links}:has(> :nth-child(4):last-child)`, {
	"@layer": {
		[feature]: { "@media": { [media.sm]: { gridTemplateColumns: "repeat(2, auto)" }, [media.lg]: { gridTemplateColumns: "none" } } },
	},
});
globalStyle(`:is(${links}, ${files}) > a`, {
	"@layer": { [feature]: { display: "inline-flex", alignItems: "center", gap: space[2], minHeight: "32px" } },
});

export const noticeList = featureStyle({ display: "grid", gap: space[1], paddingInlineStart: space[4], listStyle: "disc" });
export const comment = featureStyle({
	margin: 0,
	paddingInlineStart: space[3],
	borderInlineStart: `2px solid ${color.control}`,
	whiteSpace: "pre-line",
	overflowWrap: "anywhere",
});

export const waitingActions = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[4]}` });
export const waitingAll = featureStyle({ paddingBlock: space[1], "@media": { [media.md]: { marginInlineStart: "auto" } } });

export const notesForm = featureStyle({
	display: "grid",
	gap: space[5],
	alignItems: "start",
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }, [media.print]: { display: "none" } },
});
export const notesTitle = featureStyle({ ...text.l, gridColumn: "1 / -1", fontWeight: weight.bold });
export const wholeNote = featureStyle({ gridColumn: "1 / -1" });
export const notePair = featureStyle({
	display: "grid",
	gap: space[5],
	gridColumn: "1 / -1",
	selectors: { "&:empty": { display: "none" } },
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const noteTitle = featureStyle({ ...text.m, fontWeight: weight.bold, paddingBlockEnd: space[2] });
export const noteText = featureStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "62ch" });

export const staleQuantities = featureStyle({ display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[8]}` });
export const staleChoices = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3], paddingBlockStart: space[1] });

export const changeLines = featureStyle({ padding: 0, listStyle: "none" });

export const putList = featureStyle({ display: "grid", gap: space[1], paddingInlineStart: space[4], listStyle: "disc" });
export const putMore = featureStyle({ cursor: "pointer", paddingBlock: space[1], width: "fit-content" });

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { belowBar, color, hairline, radius, space, text } from "../../ui/style/tokens.css";

export const columns = featureStyle({
	display: "grid",
	gap: `${space[6]} ${space[16]}`,
	paddingBlock: `${space[4]} ${space[10]}`,
	"@media": {
		[media.lg]: { gridTemplateColumns: "15rem minmax(0, 1fr)", gridTemplateAreas: '"head head" "contents body"' },
		[media.print]: { display: "block" },
	},
});

/** Applies if nothing is next to the text. */
export const wideColumns = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gridTemplateAreas: '"head" "body"',
	gap: space[6],
	paddingBlock: `${space[4]} ${space[10]}`,
	"@media": { [media.print]: { display: "block" } },
});
export const wideBody = featureStyle({ gridArea: "body", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[8] });

export const head = featureStyle({
	display: "grid",
	gap: space[3],
	maxWidth: "62ch",
	"@media": { [media.lg]: { gridArea: "head" }, [media.print]: { paddingBlockEnd: space[4] } },
});
export const contents = featureStyle({
	...text.s,
	alignSelf: "start",
	borderBlockStart: hairline,
	"@media": { [media.lg]: { gridArea: "contents", position: "sticky", top: belowBar }, [media.print]: { display: "none" } },
});
/** On narrow screens the page's first part comes first. The short text after it needs no contents. */
export const besideFirst = featureStyle({ display: "none", "@media": { [media.lg]: { display: "block" } } });
export const contentsLink = featureStyle({
	display: "block",
	paddingBlock: space[2],
	borderBlockEnd: hairline,
	color: color.ink,
	textDecoration: "none",
	selectors: { "&:hover": { textDecoration: "underline" } },
});

/** On narrow screens the contents above a list wrap in lines, so that the list is in sight. */
export const chips = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	gap: space[2],
	alignSelf: "start",
	"@media": {
		[media.lg]: { gridArea: "contents", position: "sticky", top: belowBar, display: "block", borderBlockStart: hairline },
		[media.print]: { display: "none" },
	},
});
globalStyle(`${chips} a`, {
	"@layer": {
		[feature]: {
			border: hairline,
			borderRadius: radius,
			paddingInline: space[3],
			"@media": { [media.lg]: { border: 0, borderBlockEnd: hairline, borderRadius: 0, paddingInline: 0 } },
		},
	},
});

export const body = featureStyle({
	display: "grid",
	gap: space[8],
	maxWidth: "62ch",
	// Not every browser breaks a grid within its rows.
	"@media": { [media.lg]: { gridArea: "body" }, [media.print]: { display: "block", maxWidth: "none" } },
});
/** A list of questions takes the whole width, in two columns if there is room. Only answers are as narrow as text. */
export const listBody = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[8],
	"@media": {
		[media.lg]: { gridArea: "body" },
		[media.xxl]: { display: "block", columnCount: 2, columnGap: space[16] },
		[media.print]: { display: "block" },
	},
});
/** The search is above both columns, which fill one after the other. */
globalStyle(`${listBody} > search`, {
	"@layer": { [feature]: { "@media": { [media.xxl]: { columnSpan: "all", paddingBlockEnd: space[8] } } } },
});
globalStyle(`${listBody} > section`, {
	"@layer": { [feature]: { "@media": { [media.xxl]: { breakInside: "avoid", paddingBlockEnd: space[8] } } } },
});
globalStyle(`${listBody} p, ${listBody} ul`, { "@layer": { [feature]: { maxWidth: "62ch" } } });
export const section = featureStyle({
	display: "grid",
	alignContent: "start",
	gap: space[2],
	borderBlockStart: hairline,
	paddingBlockStart: space[4],
});

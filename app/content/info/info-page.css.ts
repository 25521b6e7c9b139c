import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { belowBar, color, hairline, space, text, weight } from "../../ui/style/tokens.css";

export const columns = featureStyle({
	display: "grid",
	gap: `${space[6]} ${space[16]}`,
	paddingBlock: `${space[4]} ${space[10]}`,
	"@media": {
		[media.lg]: { gridTemplateColumns: "15rem minmax(0, 1fr)", gridTemplateAreas: '"head head" "contents body"' },
		[media.print]: { display: "block" },
	},
});

/** Nothing stands beside the text. */
export const wideColumns = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gridTemplateAreas: '"head" "body"',
	gap: space[6],
	paddingBlock: `${space[4]} ${space[10]}`,
	"@media": { [media.print]: { display: "block" } },
});
/** A page that is a list takes the whole width. */
export const wideBody = featureStyle({ gridArea: "body", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[8] });

export const head = featureStyle({
	display: "grid",
	gap: space[3],
	maxWidth: "62ch",
	"@media": { [media.lg]: { gridArea: "head" }, [media.print]: { paddingBlockEnd: space[4] } },
});
export const lead = featureStyle({ ...text.m, color: color.muted });

export const contents = featureStyle({
	...text.s,
	alignSelf: "start",
	borderBlockStart: hairline,
	"@media": { [media.lg]: { gridArea: "contents", position: "sticky", top: belowBar }, [media.print]: { display: "none" } },
});
/** On narrow screens what the page is for comes first: the short text after it needs no contents. */
export const besideFirst = featureStyle({ display: "none", "@media": { [media.lg]: { display: "block" } } });
export const contentsLink = featureStyle({
	display: "block",
	paddingBlock: space[2],
	borderBlockEnd: hairline,
	color: color.ink,
	textDecoration: "none",
	selectors: { "&:hover": { textDecoration: "underline" } },
});

export const body = featureStyle({
	display: "grid",
	gap: space[8],
	maxWidth: "62ch",
	// A grid would not break within its rows everywhere.
	"@media": { [media.lg]: { gridArea: "body" }, [media.print]: { display: "block", maxWidth: "none" } },
});
/** A list of questions: only the answers are as narrow as text. */
export const listBody = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[8],
	maxWidth: "56.25rem",
	"@media": { [media.lg]: { gridArea: "body" }, [media.print]: { display: "block", maxWidth: "none" } },
});
globalStyle(`${listBody} p, ${listBody} ul`, { "@layer": { [feature]: { maxWidth: "62ch" } } });
export const section = featureStyle({
	display: "grid",
	alignContent: "start",
	gap: space[2],
	borderBlockStart: hairline,
	paddingBlockStart: space[4],
});
export const heading = featureStyle({ ...text.l, fontWeight: weight.bold, fontStretch: "100%", letterSpacing: 0 });

export const prose = featureStyle({ display: "grid", gap: space[3] });
globalStyle(`${prose} > h2:not(:first-child)`, { "@layer": { [feature]: { paddingBlockStart: space[4], breakAfter: "avoid" } } });
globalStyle(`${prose} ul`, { "@layer": { [feature]: { display: "grid", gap: space[1], paddingInlineStart: space[5] } } });

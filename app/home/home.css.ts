import { media } from "../ui/style/breakpoints";
import { featureStyle, renderWhenNear } from "../ui/style/style";
import { color, frontPage, hairline, rule, space, text, weight } from "../ui/style/tokens.css";

export const section = featureStyle({
	display: "grid",
	gap: space[4],
	paddingBlockStart: space[12],
	gridTemplateColumns: "minmax(0, 1fr)",
});
export const head = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	justifyContent: "space-between",
	gap: `${space[1]} ${space[4]}`,
});

/** The first screen has smaller gaps. */
export const groups = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[2],
	paddingBlockStart: space[5],
	"@media": { [media.lg]: { paddingBlockStart: space[8], gap: space[3] } },
});
export const allGroups = featureStyle({ "@media": { [media.sm]: { marginInlineStart: "auto" }, [media.phone]: { display: "none" } } });

/** Links from a part of a list to the whole. */
export const all = featureStyle({ display: "inline-block", paddingBlock: "2px", "@media": { [media.print]: { display: "none" } } });

export const promotion = featureStyle({
	...text.s,
	containerType: "inline-size",
	display: "block",
	padding: `${space[2]} ${space[4]}`,
	marginBlockStart: space[4],
	color: color.ink,
	textDecoration: "none",
	background: color.soft,
	borderInlineStart: `3px solid ${color.link}`,
	selectors: { "&:hover": { textDecoration: "underline" } },
	"@media": { [media.print]: { display: "none" } },
});

export const claims = featureStyle({
	display: "grid",
	marginBlockStart: space[5],
	borderBlock: `1px solid ${color.ink}`,
	"@media": {
		[media.print]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[6], breakInside: "avoid" },
		// Three, and two below them.
		[media.sm]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", columnGap: space[6] },
		[media.lg]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))", columnGap: 0 },
	},
});
/** Title and text are rows of the list, so all texts start at the same height. */
export const claim = featureStyle({
	display: "grid",
	gridTemplateRows: "subgrid",
	gridRow: "span 2",
	paddingBlock: space[4],
	selectors: { "& + &": { borderBlockStart: hairline } },
	"@media": {
		[media.sm]: {
			gridColumn: "span 2",
			selectors: { "&:nth-child(-n + 3)": { borderBlockStart: 0 }, "&:nth-child(n + 4)": { gridColumn: "span 3" } },
		},
		[media.lg]: {
			// The text aligns with the names of the groups above it.
			paddingInline: space[3],
			selectors: {
				"&:nth-child(n)": { gridColumn: "auto", borderBlockStart: 0 },
				"&:not(:last-child)": { borderInlineEnd: hairline, marginInlineEnd: "-1px" },
			},
		},
	},
});
export const claimTitle = featureStyle({ ...text.m, paddingBlockEnd: space[1], fontWeight: weight.bold });
export const teasers = featureStyle({
	display: "grid",
	gap: space[6],
	"@media": {
		[media.phone]: renderWhenNear("440px"),
		[media.print]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
		[media.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[8] },
	},
});
export const teaser = featureStyle({
	position: "relative",
	display: "grid",
	gap: space[2],
	alignContent: "start",
	borderBlockStart: `1px solid ${color.ink}`,
	paddingBlockStart: space[3],
});
export const teaserTitle = featureStyle({ ...text.l, fontWeight: weight.bold, hyphens: "auto" });
export const teaserLink = featureStyle({
	color: color.ink,
	textDecoration: "none",
	selectors: { "&::after": { content: '""', position: "absolute", inset: 0 }, "&:hover": { textDecoration: "underline" } },
});
export const about = featureStyle({
	display: "grid",
	gap: `${space[3]} ${space[8]}`,
	marginBlockStart: space[12],
	paddingBlockStart: space[6],
	borderBlockStart: hairline,
	"@media": { [media.phone]: renderWhenNear("300px"), [media.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const aboutText = featureStyle({
	display: "grid",
	gap: space[3],
	maxWidth: "68ch",
	"@media": { [media.md]: { gridColumn: "span 2" } },
});

const base = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", paddingBlockStart: space[4] } as const;
const besideDrawing = { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 31rem)", columnGap: space[12], alignItems: "stretch" } as const;

export const hero = featureStyle({
	...base,
	"@media": {
		[media.print]: { ...besideDrawing, breakInside: "avoid" },
		[media.lg]: { ...besideDrawing, paddingBlockStart: space[6] },
		[media.xxl]: { columnGap: space[20] },
	},
});
export const plainHero = featureStyle(base);

export const words = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignContent: "space-between",
	gap: space[3],
	minWidth: 0,
});
export const heading = featureStyle(frontPage.heading);
export const lead = featureStyle({
	...text.l,
	color: color.muted,
	maxWidth: "62ch",
	"@media": { [media.phone]: text.s },
});
/**
 * Frames the hero as a technical drawing, with the title block at the right. Small screens leave it out for the
 * groups.
 */
export const sheet = featureStyle({
	display: "none",
	border: `1px solid ${color.ink}`,
	background: color.soft,
	minWidth: 0,
	"@media": { [media.lg]: { display: "flex" }, [media.print]: { display: "flex" } },
});
export const drawing = featureStyle({
	flex: "none",
	display: "grid",
	placeItems: "center",
	width: "16rem",
});

export const block = featureStyle({
	flex: 1,
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	background: color.paper,
	selectors: { "* + &": { borderInlineStart: `1px solid ${color.ink}` } },
});
export const cell = featureStyle({
	display: "grid",
	alignContent: "center",
	padding: `${space[1]} ${space[3]}`,
	minWidth: 0,
	selectors: { "& + &": { borderBlockStart: hairline } },
});

/** An account's own affairs, before everything else of the page. */
export const own = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	paddingBlockStart: space[4],
	"@media": { [media.lg]: { paddingBlockStart: space[6] }, [media.print]: { display: "none" } },
});
/** A row and its button fit twice. */
const tablet = "screen and (min-width: 46em)";
/** On a desktop as many columns as there are kinds. */
export const ownParts = featureStyle({
	display: "grid",
	gap: `${space[4]} ${space[8]}`,
	"@media": {
		[tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gridTemplateRows: "auto 1fr" },
		[media.lg]: { gridTemplateColumns: "none", gridTemplateRows: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
	},
});
export const ownPart = featureStyle({
	...text.s,
	minWidth: 0,
	selectors: { "&:first-child": { "@media": { [tablet]: { gridRow: "span 2" }, [media.lg]: { gridRow: "auto" } } } },
});
export const ownTitle = featureStyle({ ...text.l, fontWeight: weight.bold, paddingBlockEnd: space[1], borderBlockEnd: rule });
export const ownRow = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	alignItems: "center",
	columnGap: space[3],
	minHeight: "52px",
	borderBlockEnd: hairline,
});
export const ownFacts = featureStyle({ minWidth: 0 });
export const ownFact = featureStyle({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const ownName = featureStyle({ marginInlineEnd: space[1], fontWeight: weight.bold });

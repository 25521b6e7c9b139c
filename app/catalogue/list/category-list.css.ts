import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { fadingEnd, featureStyle, visuallyHidden } from "../../ui/style/style";
import { color, hairline, radius, space, stretch, text, weight } from "../../ui/style/tokens.css";

/** The grid has 1, 2, 3 and 4 columns, which span 12, 6, 4 and 3 of twelve (R3.12). */
export const list = styleVariants({
	grid: {
		"@layer": {
			[feature]: {
				display: "grid",
				borderBlock: hairline,
				"@media": {
					[media.print]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
					[media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
					[media.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
					[media.lg]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
				},
			},
		},
	},
	tiles: {
		"@layer": {
			[feature]: {
				display: "grid",
				borderBlockStart: `1px solid ${color.ink}`,
				borderBlockEnd: hairline,
				overflow: "hidden",
				"@media": {
					[media.print]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
					[media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
					[media.md]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
					[media.xxl]: { gridTemplateColumns: "repeat(10, minmax(0, 1fr))" },
				},
			},
		},
	},
	flex: { "@layer": { [feature]: { display: "flex", flexWrap: "wrap", gap: space[2] } } },
	list: { "@layer": { [feature]: { display: "grid", maxWidth: "480px", borderBlockStart: hairline } } },
});

export const plainGrid = featureStyle({
	display: "grid",
	columnGap: space[8],
	borderBlockStart: hairline,
	"@media": {
		[media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
		[media.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
	},
});

export const item = featureStyle({ display: "flex", minWidth: 0 });

const base = featureStyle({
	flex: 1,
	minWidth: 0,
	color: color.ink,
	textDecoration: "none",
	selectors: { "&:hover": { background: color.soft } },
});

/** The title and count are next to the drawing. */
const row = {
	display: "grid",
	gridTemplateColumns: "64px minmax(0, 1fr)",
	gridTemplateRows: "1fr auto auto 1fr",
	alignItems: "center",
	columnGap: space[3],
	padding: `${space[2]} ${space[2]} ${space[2]} 0`,
	"@media": {
		// Each category takes one line, as in an index.
		[media.phone]: { gridTemplateColumns: "48px minmax(0, 1fr) auto", gridTemplateRows: "auto", padding: `${space[1]} 0` },
	},
	borderBlockEnd: hairline,
	// The line of the last row covers the line of the list, which continues past the row.
	marginBlockEnd: "-1px",
} as const;
/** The title is below the drawing. */
const tile = {
	display: "flex",
	flexDirection: "column",
	alignItems: "start",
	padding: `${space[2]} ${space[2]} ${space[3]} ${space[3]}`,
	borderInlineEnd: hairline,
	marginInlineEnd: "-1px",
} as const;

export const link = styleVariants({
	grid: [base, { "@layer": { [feature]: row } }],
	tiles: [base, { "@layer": { [feature]: { ...row, "@media": { ...row["@media"], [media.md]: tile, [media.print]: tile } } } }],
	flex: [
		base,
		{
			"@layer": {
				[feature]: {
					...text.s,
					display: "inline-flex",
					alignItems: "baseline",
					gap: space[2],
					padding: `${space[2]} ${space[3]}`,
					border: hairline,
					borderRadius: radius,
				},
			},
		},
	],
	list: [
		base,
		{
			"@layer": {
				[feature]: {
					...text.s,
					display: "flex",
					alignItems: "baseline",
					justifyContent: "space-between",
					gap: space[3],
					paddingBlock: "6px",
					borderBlockEnd: hairline,
				},
			},
		},
	],
});

const onTile = `.${link.tiles.split(" ").at(-1)} > &`;
export const icon = featureStyle({
	gridRow: "1 / -1",
	width: "100%",
	aspectRatio: "5 / 4",
	"@media": { [media.md]: { selectors: { [onTile]: { width: "6.5rem" } } } },
});
const drawnTitle = `:is(.${link.grid.split(" ").at(-1)}, .${link.tiles.split(" ").at(-1)}) > &`;
export const title = featureStyle({
	minWidth: 0,
	hyphens: "auto",
	selectors: {
		[drawnTitle]: { gridColumn: 2, gridRow: 2, fontWeight: weight.bold },
		"a:hover > &": { textDecoration: "underline", textUnderlineOffset: "3px" },
	},
	"@media": {
		[media.phone]: { selectors: { [drawnTitle]: { gridRow: 1 } } },
		// "Betonstahl und Matten" takes one line, as all others do.
		[media.xxl]: { selectors: { [onTile]: { ...text.s, marginInlineEnd: `calc(${space[2]} * -1)`, fontStretch: stretch.narrow } } },
	},
});
export const count = featureStyle({
	...text.xs,
	color: color.muted,
	gridColumn: 2,
	gridRow: 3,
	"@media": { [media.phone]: { gridColumn: 3, gridRow: 1 } },
});

export const narrowerTitle = featureStyle({
	...text.s,
	fontWeight: weight.regular,
	fontStretch: stretch.normal,
	whiteSpace: "nowrap",
	color: color.muted,
});
const tablet = "screen and (min-width: 40.0625em) and (max-width: 64em)";
export const ofView = {
	flex: featureStyle({ "@media": { [tablet]: { display: "flex", alignItems: "center", columnGap: space[3] } } }),
	list: featureStyle({}),
} as const;
const oneLine = {
	...fadingEnd.right,
	display: "flex",
	flexWrap: "nowrap",
	overflowX: "auto",
	whiteSpace: "nowrap",
	scrollbarWidth: "none",
} as const;
globalStyle(`${ofView.flex} > ul`, { "@layer": { [feature]: { "@media": { [media.narrow]: oneLine } } } });
globalStyle(`:is(${ofView.flex}, ${ofView.list}) > ul > li`, {
	"@layer": { [feature]: { "@media": { [media.narrow]: { flex: "none" } } } },
});
/** The heading is as high as the tools of the list next to it. */
globalStyle(`${ofView.list} > h2`, {
	"@layer": {
		[feature]: {
			fontWeight: weight.bold,
			color: color.ink,
			"@media": { [media.narrow]: visuallyHidden, [media.lg]: { paddingBlock: space[2] } },
		},
	},
});
globalStyle(`${ofView.list} > ul`, {
	"@layer": {
		[feature]: {
			maxWidth: "none",
			columnGap: space[6],
			"@media": {
				[media.phone]: { ...oneLine, columnGap: space[2], border: 0 },
				[tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
			},
		},
	},
});
const low = { padding: `${space[1]} ${space[2]}`, border: hairline, borderRadius: radius } as const;
globalStyle(`${ofView.list} > ul > li > a`, { "@layer": { [feature]: { "@media": { [media.phone]: low } } } });
globalStyle(`${ofView.flex} > ul > li > a`, { "@layer": { [feature]: { "@media": { [media.narrow]: low } } } });
/** A phone has no room for it: the names say what they are. */
globalStyle(`${ofView.flex} > h2`, { "@layer": { [feature]: { "@media": { [media.phone]: visuallyHidden } } } });

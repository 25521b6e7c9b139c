import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { fadesAt, featureStyle } from "../../ui/style/style";
import { headerOffset, space } from "../../ui/style/tokens.css";

const grid = {
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: `${space[2]} ${space[6]}`,
	scrollMarginTop: space[2],
} as const;
// Firefox moves an item of a grid to the next sheet as a whole.
const onPaper = { [media.print]: { display: "block" } } as const;

export const plain = featureStyle({ ...grid, gridTemplateAreas: '"list" "about"', "@media": onPaper });
/** The rail is next to the list where there is room for both. */
export const narrowed = featureStyle({
	...grid,
	gridTemplateAreas: '"narrower" "filters" "list" "sheet" "about"',
	"@media": {
		[media.lg]: { gridTemplateColumns: "15rem minmax(0, 1fr)", gridTemplateAreas: '"rail list" "about about"' },
		[media.xxl]: { columnGap: space[8] },
		...onPaper,
	},
});

/** The column on the other side of the list on wide screens. */
const beside = (columns: string, areas: string) =>
	featureStyle({
		"@media": {
			[media.xxl]: { gridTemplateColumns: columns, gridTemplateAreas: areas, gridTemplateRows: "auto 1fr", gap: `${space[4]} ${space[8]}` },
			...onPaper,
		},
	});
export const toldBeside = beside("15rem minmax(0, 1fr) 18rem", '"rail list about" "rail list about"');
export const plainToldBeside = beside("minmax(0, 1fr) 18rem", '"list about" "list about"');
/** The drawing, too: the rail is for the filters alone. */
export const sheetBeside = beside("15rem minmax(0, 1fr) 18rem", '"rail list sheet" "rail list about"');
/** Nothing to narrow by. */
export const plainSheetBeside = beside("minmax(0, 1fr) 18rem", '"list sheet" "list about"');
const withSheetBeside = `:is(${sheetBeside}, ${plainSheetBeside})`;

const sticky = {
	position: "sticky",
	insetBlockStart: `calc(${headerOffset.phone} + ${space[2]})`,
	maxHeight: `min(100%, calc(100vh - ${headerOffset.phone} - ${space[4]}))`,
} as const;
/** As high as the list: it does not count for the height of both, and what it holds scrolls within it. */
export const rail = featureStyle({
	display: "contents",
	"@media": {
		[media.lg]: { display: "block", gridArea: "rail", contain: "size", minHeight: "30rem" },
		[media.xxl]: { selectors: { [`${withSheetBeside} > &`]: { display: "contents" } } },
		[media.print]: { display: "block" },
	},
});
export const railBox = featureStyle({
	display: "contents",
	"@media": {
		[media.lg]: {
			...sticky,
			display: "flex",
			flexDirection: "column",
			gap: space[2],
		},
		[media.xxl]: { selectors: { [`${withSheetBeside} &`]: { display: "contents" } } },
		[media.print]: { display: "block" },
	},
});
const sheetBase = { minWidth: 0, "@media": { [media.lg]: { flex: "none" } } } as const;
export const about = featureStyle({
	gridArea: "about",
	minWidth: 0,
	paddingBlock: space[4],
	"@media": { [media.xxl]: { paddingBlock: 0 } },
});
export const sheet = featureStyle({
	...sheetBase,
	gridArea: "sheet",
	"@media": {
		...sheetBase["@media"],
		// It comes before the list, and stands below it: while the page is still arriving it would be pushed down by each part.
		[media.narrow]: { selectors: { [`${narrowed}:not(:has(> ${about})) &`]: { display: "none" } } },
		[media.print]: { maxWidth: "72mm", marginBlockEnd: space[3] },
	},
});
export const narrower = featureStyle({ ...sheetBase, gridArea: "narrower" });
/** Where not all have room the filters have it. */
globalStyle(`${narrower} + ${sheet}`, {
	"@layer": { [feature]: { "@media": { "screen and (min-width: 64.0625em) and (max-height: 45em)": { display: "none" } } } },
});

export const filters = featureStyle({
	display: "contents",
	// What fades out takes an outline outside of it along.
	outlineOffset: "-2px",
	"@media": {
		[media.lg]: {
			display: "block",
			flex: "0 1 auto",
			minHeight: "10rem",
			overflowY: "auto",
			scrollbarWidth: "thin",
			...fadesAt.bottom,
		},
		[media.xxl]: {
			selectors: {
				[`${withSheetBeside} &`]: {
					...sticky,
					gridArea: "rail",
					contain: "size",
					alignSelf: "start",
					height: sticky.maxHeight,
					minHeight: "30rem",
				},
			},
		},
	},
});

export const list = featureStyle({
	gridArea: "list",
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignContent: "start",
	minWidth: 0,
	"@media": onPaper,
});
/** A quick answer comes before the list would grow pale. */
export const body = featureStyle({
	minWidth: 0,
	transition: "opacity 120ms ease-out",
	selectors: { '&[aria-busy="true"]': { opacity: 0.45, transitionDelay: "120ms" } },
});
export const problem = featureStyle({ paddingBlockEnd: space[4] });

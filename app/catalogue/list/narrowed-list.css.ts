import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { fadingEnd, featureStyle } from "../../ui/style/style";
import { headerOffset, space } from "../../ui/style/tokens.css";

const grid = {
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: `${space[2]} ${space[6]}`,
	scrollMarginTop: space[2],
} as const;
// Firefox moves a whole grid item to the next sheet.
const onPaper = { [media.print]: { display: "block" } } as const;

export const plain = featureStyle({ ...grid, gridTemplateAreas: '"list" "about"', "@media": onPaper });
/** The rail is next to the list if there is room for both. */
export const narrowed = featureStyle({
	...grid,
	gridTemplateAreas: '"narrower" "filters" "list" "sheet" "about"',
	"@media": {
		[media.lg]: { gridTemplateColumns: "15rem minmax(0, 1fr)", gridTemplateAreas: '"rail list" "about about"' },
		[media.xxl]: { columnGap: space[8] },
		...onPaper,
	},
});

/** Wide screens have a column on the other side of the list. */
const beside = (columns: string, areas: string) =>
	featureStyle({
		"@media": {
			[media.xxl]: { gridTemplateColumns: columns, gridTemplateAreas: areas, gridTemplateRows: "auto 1fr", gap: `${space[4]} ${space[8]}` },
			...onPaper,
		},
	});
export const toldBeside = beside("15rem minmax(0, 1fr) 18rem", '"rail list about" "rail list about"');
export const plainToldBeside = beside("minmax(0, 1fr) 18rem", '"list about" "list about"');
/** The drawing moves there too, so the rail holds only filters. */
export const sheetBeside = beside("15rem minmax(0, 1fr) 18rem", '"rail list sheet" "rail list about"');
/** The list has no filters. */
export const plainSheetBeside = beside("minmax(0, 1fr) 18rem", '"list sheet" "list about"');
const withSheetBeside = `:is(${sheetBeside}, ${plainSheetBeside})`;

const sticky = {
	position: "sticky",
	insetBlockStart: `calc(${headerOffset.phone} + ${space[2]})`,
	maxHeight: `min(100%, calc(100vh - ${headerOffset.phone} - ${space[4]}))`,
} as const;
/** The rail is as high as the list and scrolls inside. Its content does not count for the height. */
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
		// It comes before the list in the document but below it on screen. While the page is still arriving each part
		// would push it down.
		[media.narrow]: { selectors: { [`${narrowed}:not(:has(> ${about})) &`]: { display: "none" } } },
		[media.print]: { maxWidth: "72mm", marginBlockEnd: space[3] },
	},
});
export const narrower = featureStyle({ ...sheetBase, gridArea: "narrower" });
/** Filters take the room if not everything fits. */
globalStyle(`${narrower} + ${sheet}`, {
	"@layer": { [feature]: { "@media": { "screen and (min-width: 64.0625em) and (max-height: 45em)": { display: "none" } } } },
});

export const filters = featureStyle({
	display: "contents",
	// Fading out takes an outline outside the element along.
	outlineOffset: "-2px",
	"@media": {
		[media.lg]: {
			display: "block",
			flex: "0 1 auto",
			minHeight: "10rem",
			overflowY: "auto",
			scrollbarWidth: "thin",
			...fadingEnd.bottom,
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
/** The delay lets a quick answer arrive before the list fades. */
export const body = featureStyle({
	minWidth: 0,
	transition: "opacity 120ms ease-out",
	selectors: { '&[aria-busy="true"]': { opacity: 0.45, transitionDelay: "120ms" } },
});
export const problem = featureStyle({ paddingBlockEnd: space[4] });

import { globalStyle } from "@vanilla-extract/css";
import { drawing } from "../../ui/sheet.css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";
import { alone } from "./list-tools.css";

// Firefox moves a whole grid item to the next sheet.
const onPaper = { [media.print]: { display: "block" } } as const;
/**
 * On narrow screens the parts follow each other: the fold of the filters and the list's tools share lines, the drawing
 * is below the rows.
 */
const lines = {
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `2px ${space[2]}`,
	scrollMarginTop: space[2],
	// Filters and order come first, and the count begins a line unless a tablet has room for it beside them.
	selectors: { "&::before": { content: '""', order: -1, flexBasis: "100%" } },
	"@media": { [media.sm]: { selectors: { [`&:has(${alone})::before`]: { content: "none" } } } },
} as const;
const grid = {
	display: "grid",
	gap: `${space[2]} ${space[6]}`,
	alignItems: "stretch",
	selectors: { "&::before": { content: "none" } },
} as const;

export const plain = featureStyle({
	...lines,
	"@media": {
		...lines["@media"],
		[media.lg]: { ...grid, gridTemplateColumns: "minmax(0, 1fr)", gridTemplateAreas: '"list" "about"' },
		...onPaper,
	},
});
/** The rail is next to the list if there is room for both. */
export const narrowed = featureStyle({
	...lines,
	"@media": {
		...lines["@media"],
		[media.lg]: {
			...grid,
			gridTemplateColumns: "15rem minmax(0, 1fr)",
			gridTemplateRows: "auto 1fr",
			gridTemplateAreas: '"rail list" "rail about"',
		},
		[media.xxl]: { columnGap: space[8] },
		...onPaper,
	},
});
/** A single drawing is small next to the filters. */
export const strip = featureStyle({});

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

export const rail = featureStyle({
	display: "contents",
	"@media": {
		[media.lg]: { display: "flex", gridArea: "rail", flexDirection: "column", gap: space[2], minWidth: 0 },
		[media.xxl]: { selectors: { [`${withSheetBeside} > &`]: { display: "contents" } } },
		[media.print]: { display: "block" },
	},
});
/** A tablet has the text beside the drawing. */
export const about = featureStyle({
	gridArea: "about",
	order: 4,
	flex: "1 1 20rem",
	minWidth: 0,
	paddingBlock: space[4],
	"@media": { [media.xxl]: { paddingBlock: 0 } },
});
export const sheet = featureStyle({
	gridArea: "sheet",
	minWidth: 0,
	"@media": {
		[media.narrow]: {
			order: 3,
			flex: "1 1 20rem",
			alignSelf: "start",
			maxWidth: "400px",
			selectors: {
				// A drawing comes before the list in the document but below it on screen. While the page is still arriving
				// each part would push it down.
				[`${narrowed}:not(:has(> ${about})) &`]: { display: "none" },
			},
		},
		"screen and (min-width: 40.0625em) and (max-width: 64em)": { marginBlockStart: space[4], marginInlineEnd: space[4] },
		[media.print]: { maxWidth: "72mm", marginBlockEnd: space[3] },
	},
});
const inStrip = (selector: string, rule: object) =>
	globalStyle(`${strip} .${sheet} ${selector}`, { "@layer": { [feature]: { "@media": { [media.lg]: rule } } } });
// Its caption is beside it.
inStrip("> figure", { flexDirection: "row", alignItems: "end", justifyContent: "space-between" });
inStrip(`> figure > .${drawing}`, { width: "142px" });
// In a column of its own it takes the width.
const inColumn = (selector: string, rule: object) =>
	globalStyle(`${strip}${withSheetBeside} .${sheet} ${selector}`, { "@layer": { [feature]: { "@media": { [media.xxl]: rule } } } });
inColumn("> figure", { display: "block" });
inColumn(`> figure > .${drawing}`, { width: "auto" });
export const narrower = featureStyle({
	gridArea: "narrower",
	flexBasis: "100%",
	order: -4,
	minWidth: 0,
	"@media": { [media.narrow]: { paddingBlockEnd: "6px" }, [media.lg]: { flex: "none" } },
});

export const filters = featureStyle({
	display: "contents",
	"@media": {
		[media.lg]: { display: "block" },
		[media.xxl]: { selectors: { [`${withSheetBeside} &`]: { gridArea: "rail", alignSelf: "start" } } },
	},
});

export const list = featureStyle({
	display: "contents",
	"@media": {
		[media.lg]: {
			gridArea: "list",
			display: "grid",
			gridTemplateColumns: "minmax(0, 1fr)",
			alignContent: "start",
			minWidth: 0,
		},
		...onPaper,
	},
});
/** The delay lets a quick answer arrive before the list fades. */
export const body = featureStyle({
	order: 2,
	flexBasis: "100%",
	minWidth: 0,
	transition: "opacity 120ms ease-out",
	selectors: { '&[aria-busy="true"]': { opacity: 0.45, transitionDelay: "120ms" } },
});
export const problem = featureStyle({ flexBasis: "100%", paddingBlockEnd: space[4] });

import { globalStyle } from "@vanilla-extract/css";
import { caption, drawing } from "../../ui/sheet.css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, visuallyHidden } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";
import { fold, handle, waiting } from "../filters/filter-form.css";

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
		[media.lg]: {
			gridTemplateColumns: "15rem minmax(0, 1fr)",
			gridTemplateRows: "auto 1fr",
			gridTemplateAreas: '"rail list" "rail about"',
		},
		[media.xxl]: { columnGap: space[8] },
		...onPaper,
	},
});
/**
 * On narrow screens a single drawing is small, next to narrower lists and the fold of the filters. It leaves when the
 * fold opens.
 */
export const strip = featureStyle({
	"@media": {
		[media.narrow]: {
			gridTemplateColumns: "minmax(0, 1fr) auto",
			gridTemplateRows: "auto 1fr",
			gridTemplateAreas: '"narrower sheet" "filters sheet" "list list" "about about"',
			columnGap: 0,
			selectors: {
				[`&:has(.${fold}[open])`]: { gridTemplateAreas: '"narrower narrower" "filters filters" "list list" "about about"' },
			},
		},
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

const tablet = "screen and (min-width: 40.0625em) and (max-width: 64em)";
/** A tablet has the text beside the large drawing. */
globalStyle(`${withSheetBeside}:not(${strip})`, {
	"@layer": {
		[feature]: {
			"@media": {
				[tablet]: {
					gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
					gridTemplateAreas: '"filters filters" "list list" "sheet about"',
				},
			},
		},
	},
});

export const rail = featureStyle({
	display: "contents",
	"@media": {
		[media.lg]: { display: "flex", gridArea: "rail", flexDirection: "column", gap: space[2], minWidth: 0 },
		[media.xxl]: { selectors: { [`${withSheetBeside} > &`]: { display: "contents" } } },
		[media.print]: { display: "block" },
	},
});
export const about = featureStyle({
	gridArea: "about",
	minWidth: 0,
	paddingBlock: space[4],
	"@media": { [media.xxl]: { paddingBlock: 0 } },
});
export const sheet = featureStyle({
	gridArea: "sheet",
	minWidth: 0,
	"@media": {
		[media.narrow]: {
			selectors: {
				// A gallery comes before the list in the document but below it on screen. While the page is still arriving
				// each part would push it down.
				[`${narrowed}:not(${strip}):not(:has(> ${about})) &`]: { display: "none" },
				[`${narrowed}:not(${strip}) &`]: { maxWidth: "400px" },
				[`${strip} &`]: { marginInlineStart: space[3] },
				[`${strip}:has(.${fold}[open]) &`]: { display: "none" },
			},
		},
		[media.print]: { maxWidth: "72mm", marginBlockEnd: space[3] },
	},
});
const inStrip = (selector: string, rules: Record<string, object>) =>
	globalStyle(`${strip} .${sheet} ${selector}`, { "@layer": { [feature]: { "@media": rules } } });
// Next to filters the drawing is small, with its caption beside it. A phone has no room for the caption.
inStrip("> figure", { screen: { flexDirection: "row", alignItems: "end", justifyContent: "space-between" } });
inStrip(`> figure > .${drawing}`, { [media.narrow]: { width: "112px" }, [media.lg]: { width: "142px" } });
inStrip(`> figure > .${caption}`, { [media.phone]: visuallyHidden });
// In a column of its own it takes the width.
const inColumn = (selector: string, rule: object) =>
	globalStyle(`${strip}${withSheetBeside} .${sheet} ${selector}`, { "@layer": { [feature]: { "@media": { [media.xxl]: rule } } } });
inColumn("> figure", { display: "block" });
inColumn(`> figure > .${drawing}`, { width: "auto" });
export const narrower = featureStyle({ gridArea: "narrower", minWidth: 0 });
/** The closed fold's button is as high as the drawing beside it. */
globalStyle(`${strip} :is(.${fold}:not([open]), .${waiting})`, {
	"@layer": { [feature]: { "@media": { [media.narrow]: { alignSelf: "stretch" } } } },
});
globalStyle(`${strip} .${fold}:not([open]) > .${handle}`, {
	"@layer": { [feature]: { "@media": { [media.narrow]: { height: "100%" } } } },
});
/** The fold begins where the drawing does. */
globalStyle(`${strip}:not(:has(.${narrower}, .${fold}[open]))`, {
	"@layer": { [feature]: { "@media": { [media.narrow]: { gridTemplateAreas: '"filters sheet" "list list" "about about"' } } } },
});

export const filters = featureStyle({
	display: "contents",
	"@media": {
		[media.lg]: { display: "block" },
		[media.xxl]: { selectors: { [`${withSheetBeside} &`]: { gridArea: "rail", alignSelf: "start" } } },
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
globalStyle(`${withSheetBeside}:not(${strip}) > .${about}`, {
	"@layer": { [feature]: { "@media": { [tablet]: { paddingBlockStart: 0 } } } },
});
export const problem = featureStyle({ paddingBlockEnd: space[4] });

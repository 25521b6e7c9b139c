import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { headerOffset, space } from "../../ui/style/tokens.css";

const grid = {
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: `${space[2]} ${space[6]}`,
	scrollMarginTop: space[2],
} as const;
// Firefox moves an item of a grid to the next sheet as a whole.
const onPaper = { [media.print]: { display: "block" } } as const;

export const plain = featureStyle({
	...grid,
	gridTemplateAreas: '"list" "about"',
	"@media": {
		[media.xxl]: { gridTemplateColumns: "minmax(0, 1fr) 18rem", gridTemplateAreas: '"list about"', columnGap: space[10] },
		...onPaper,
	},
});
/** The rail stands beside the list where there is room for both. */
export const narrowed = featureStyle({
	...grid,
	gridTemplateAreas: '"first" "filters" "list" "sheet" "about"',
	"@media": {
		[media.lg]: { gridTemplateColumns: "15rem minmax(0, 1fr)", gridTemplateAreas: '"rail list" "about about"' },
		[media.xxl]: {
			gridTemplateColumns: "16rem minmax(0, 1fr) 18rem",
			gridTemplateAreas: '"rail list about"',
			columnGap: space[10],
		},
		...onPaper,
	},
});

/** As high as the list: it does not count for the height of both, and what it holds scrolls within it. */
export const rail = featureStyle({
	display: "contents",
	"@media": {
		[media.lg]: { display: "block", gridArea: "rail", contain: "size", minHeight: "30rem" },
		[media.print]: { display: "block" },
	},
});
export const railBox = featureStyle({
	display: "contents",
	"@media": {
		[media.lg]: {
			position: "sticky",
			insetBlockStart: `calc(${headerOffset.phone} + ${space[2]})`,
			maxHeight: `min(100%, calc(100vh - ${headerOffset.phone} - ${space[4]}))`,
			display: "flex",
			flexDirection: "column",
			gap: space[2],
		},
		[media.print]: { display: "block" },
	},
});
const sheetBase = { minWidth: 0, "@media": { [media.lg]: { flex: "none" } } } as const;
export const sheet = featureStyle({
	...sheetBase,
	gridArea: "sheet",
	"@media": { ...sheetBase["@media"], [media.print]: { maxWidth: "72mm", marginBlockEnd: space[3] } },
});
export const firstSheet = featureStyle({ ...sheetBase, gridArea: "first" });

export const filters = featureStyle({
	display: "contents",
	"@media": { [media.lg]: { display: "block", flex: "0 1 auto", minHeight: "10rem", overflowY: "auto", scrollbarWidth: "thin" } },
});

export const list = featureStyle({
	gridArea: "list",
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignContent: "start",
	minWidth: 0,
	"@media": onPaper,
});
export const about = featureStyle({
	gridArea: "about",
	minWidth: 0,
	paddingBlock: space[4],
	"@media": { [media.xxl]: { paddingBlock: 0 } },
});
/** A quick answer comes before the list would grow pale. */
export const body = featureStyle({
	minWidth: 0,
	transition: "opacity 120ms ease-out",
	selectors: { '&[aria-busy="true"]': { opacity: 0.45, transitionDelay: "120ms" } },
});
export const problem = featureStyle({ paddingBlockEnd: space[4] });
/** Above the form. */
export const errors = featureStyle({ minWidth: 0 });

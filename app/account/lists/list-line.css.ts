import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, visuallyHidden } from "../../ui/style/style";
import { color, control, hairline, space, stretch, text, weight } from "../../ui/style/tokens.css";

/** The picture column appears only in wider lists. */
const middle = "list-lines (min-width: 38.75rem)";
const middleColumns = "24px minmax(0, 1fr) 10rem 5.5rem 6.5rem 32px";
const wide = "list-lines (min-width: 47.5rem)";
const wideColumns = "24px 40px minmax(0, 1fr) 10rem 6rem 6.5rem 32px";

export const line = featureStyle({
	display: "grid",
	gridTemplateColumns: "24px minmax(0, 1fr) auto 32px",
	gridTemplateAreas: '"tick what what remove" ". quantity sum sum" ". price price price"',
	columnGap: space[3],
	rowGap: space[2],
	alignItems: "start",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@container": {
		[middle]: { gridTemplateColumns: middleColumns, gridTemplateAreas: '"tick what quantity price sum remove"' },
		[wide]: {
			gridTemplateColumns: wideColumns,
			gridTemplateAreas: '"tick thumbnail what quantity price sum remove"',
			columnGap: space[4],
		},
	},
});
globalStyle(`${line} > :nth-child(2)`, {
	"@layer": { [feature]: { display: "none", "@container": { [wide]: { display: "block", gridArea: "thumbnail" } } } },
});
/** Unavailable lines stay readable but have no controls. */
export const gone = featureStyle({
	color: color.muted,
	"@container": {
		[middle]: { gridTemplateAreas: '"tick what quantity sum sum remove"' },
		[wide]: { gridTemplateAreas: '"tick thumbnail what quantity sum sum remove"' },
	},
});

/** Column names appear only if the lines form columns. */
export const head = featureStyle({
	...text.s,
	display: "none",
	columnGap: space[3],
	paddingBlock: space[2],
	color: color.muted,
	"@container": {
		[middle]: { display: "grid", gridTemplateColumns: middleColumns },
		[wide]: { gridTemplateColumns: wideColumns, columnGap: space[4] },
	},
});
/** Aligns with the articles, not with the checkboxes. */
export const headItem = featureStyle({
	gridColumn: "2 / 3",
	"@container": { [wide]: { gridColumn: "2 / 4" } },
});
export const headNumber = featureStyle({ textAlign: "right" });
export const tick = featureStyle({
	gridArea: "tick",
	marginBlockStart: `calc(-1 * ${space[2]})`,
	"@media": { [media.print]: { visibility: "hidden" } },
});
export const quantity = featureStyle({ gridArea: "quantity", minWidth: 0 });
export const field = featureStyle({ display: "flex", alignItems: "flex-end", gap: space[2], minHeight: control.l });
globalStyle(`${field} > :first-child`, { "@layer": { [feature]: { flex: "0 0 5.25rem", gap: 0 } } });
globalStyle(`${field} input`, { "@layer": { [feature]: { textAlign: "right" } } });
export const unit = featureStyle({ ...text.s, color: color.muted });
globalStyle(`${field} > ${unit}`, { "@layer": { [feature]: { paddingBlockEnd: "11px" } } });
export const raised = featureStyle({ ...text.s, fontWeight: weight.medium, paddingBlockStart: space[1] });

const figure = { whiteSpace: "nowrap" } as const;
export const price = featureStyle({
	...figure,
	...text.s,
	gridArea: "price",
	display: "flex",
	gap: space[3],
	"@container": { [middle]: { ...text.m, display: "block", textAlign: "right" } },
});
export const label = featureStyle({ color: color.muted, "@container": { [middle]: visuallyHidden } });
export const sum = featureStyle({
	...figure,
	gridArea: "sum",
	// Aligns with the field on a phone, otherwise with the first line of the article.
	paddingBlockStart: space[2],
	textAlign: "right",
	fontWeight: weight.bold,
	"@container": { [middle]: { paddingBlockStart: 0 } },
});
export const out = featureStyle({ ...text.s, color: color.danger, fontWeight: weight.medium, whiteSpace: "normal" });

export const remove = featureStyle({ gridArea: "remove", "@media": { [media.print]: { visibility: "hidden" } } });
export const removeButton = featureStyle({
	display: "grid",
	placeItems: "center",
	width: "32px",
	height: "32px",
	marginBlockStart: "-4px",
	padding: 0,
	color: color.muted,
	background: "none",
	border: 0,
	cursor: "pointer",
	selectors: { "&:hover": { color: color.danger, background: color.soft } },
});

export const what = featureStyle({ gridArea: "what", display: "grid", justifyItems: "start", gap: "2px", minWidth: 0 });
export const title = featureStyle({
	color: color.ink,
	fontWeight: weight.bold,
	textDecorationColor: "transparent",
	selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});
const dot = { content: '"·" / ""', display: "inline-block", width: space[3], color: color.muted, textAlign: "center" } as const;
/** Wraps into as few lines as possible. A middle dot precedes each fact. At the beginning of a line it is cut off. */
export const facts = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	marginInlineStart: `-${space[3]}`,
	clipPath: `inset(0 0 0 ${space[3]})`,
	color: color.muted,
	fontStretch: stretch.narrow,
	selectors: { "&:empty": { display: "none" } },
});
globalStyle(`${facts} > *::before`, { "@layer": { [feature]: dot } });
/** Stock and delivery fit one line of a phone, where they reach below the button that removes the line. */
export const stock = featureStyle({
	...text.xs,
	marginInlineEnd: "-44px",
	fontStretch: stretch.narrow,
	color: color.muted,
	"@container": { [middle]: { marginInlineEnd: 0 } },
});
/** In narrow lists the supplier is always below the number. */
export const source = featureStyle({ "@container": { [wide]: { display: "flex", flexWrap: "wrap" } } });
globalStyle(`${source} > :not(:first-child)::before`, { "@layer": { [feature]: { "@container": { [wide]: dot } } } });
export const summary = featureStyle({
	display: "list-item",
	width: "fit-content",
	paddingBlock: space[1],
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	cursor: "pointer",
});
export const parts = featureStyle({ display: "grid", gap: "2px", padding: 0, listStyle: "none" });

import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { belowBar, color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const columns = featureStyle({
	display: "grid",
	gap: space[6],
	gridTemplateColumns: "minmax(0, 1fr)",
	paddingBlock: `${space[4]} ${space[16]}`,
	"@media": {
		[media.lg]: {
			gridTemplateColumns: "11.5rem minmax(0, 1fr)",
			gridTemplateAreas: '"nav head" "nav body"',
			gridTemplateRows: "auto 1fr",
			columnGap: space[12],
		},
		[media.print]: { display: "block" },
	},
});

export const nav = featureStyle({
	"@media": {
		[media.lg]: { gridArea: "nav", alignSelf: "start", position: "sticky", insetBlockStart: belowBar },
		[media.print]: { display: "none" },
	},
});
/** Beside each other above the page, below each other beside it. */
export const parts = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(4, auto)",
	borderBlockEnd: hairline,
	"@media": {
		[media.sm]: { display: "flex", gap: space[6] },
		[media.lg]: { display: "block", borderBlockStart: rule, borderBlockEnd: 0 },
	},
});
/** More than stand beside each other on a phone in every language. */
export const manyParts = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	columnGap: space[3],
	borderBlockEnd: hairline,
	"@media": {
		[media.sm]: { columnGap: space[6] },
		[media.lg]: { display: "block", borderBlockStart: rule, borderBlockEnd: 0 },
	},
});
export const part = featureStyle({
	display: "block",
	paddingBlock: space[3],
	color: color.ink,
	textAlign: "center",
	textDecoration: "none",
	selectors: {
		"&:hover": { textDecoration: "underline" },
		"&[aria-current]": { fontWeight: weight.bold, boxShadow: `inset 0 -3px ${color.ink}` },
	},
	"@media": {
		[media.lg]: {
			borderBlockEnd: hairline,
			paddingInlineStart: space[3],
			textAlign: "start",
			selectors: { "&[aria-current]": { boxShadow: `inset 3px 0 ${color.ink}` } },
		},
		[media.forced]: { selectors: { "&[aria-current]": { outline: "3px solid Highlight", outlineOffset: "-3px" } } },
	},
});

export const head = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	columnGap: space[4],
	rowGap: space[2],
	alignItems: "center",
	"@media": {
		// A long title takes the whole line.
		[media.phone]: { display: "flex", flexWrap: "wrap" },
		[media.lg]: { gridArea: "head" },
	},
});
export const logout = featureStyle({ marginInlineStart: "auto", "@media": { [media.print]: { display: "none" } } });
export const lead = featureStyle({ ...text.m, flexBasis: "100%", gridColumn: "1 / -1", color: color.muted });

export const body = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignContent: "start",
	gap: space[10],
	minWidth: 0,
	"@media": { [media.lg]: { gridArea: "body" } },
});

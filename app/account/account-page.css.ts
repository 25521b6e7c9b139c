import { media } from "../ui/style/breakpoints";
import { columnOnPaper, featureStyle } from "../ui/style/style";
import { belowBar, color, hairline, rule, space, text, weight } from "../ui/style/tokens.css";

export const columns = featureStyle({
	display: "grid",
	gap: space[3],
	gridTemplateColumns: "minmax(0, 1fr)",
	paddingBlock: `0 ${space[16]}`,
	"@media": {
		[media.lg]: {
			gridTemplateColumns: "11.5rem minmax(0, 1fr)",
			gridTemplateAreas: '"side head" "side body"',
			gridTemplateRows: "auto 1fr",
			gap: `${space[4]} ${space[12]}`,
			paddingBlockStart: space[3],
		},
		[media.print]: { display: "block" },
	},
});

export const side = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	alignItems: "start",
	columnGap: space[4],
	borderBlockEnd: hairline,
	"@media": {
		[media.lg]: {
			gridArea: "side",
			gridTemplateColumns: "minmax(0, 1fr)",
			gap: space[2],
			alignSelf: "start",
			borderBlockEnd: 0,
			position: "sticky",
			insetBlockStart: belowBar,
		},
		[media.print]: { display: "none" },
	},
});
export const menu = featureStyle({ "@media": { [media.lg]: { display: "none" } } });
export const open = featureStyle({ paddingBlock: space[3], fontWeight: weight.bold });
export const account = featureStyle({ marginInlineEnd: space[1], color: color.muted, fontWeight: weight.regular });
export const beside = featureStyle({ display: "none", "@media": { [media.lg]: { display: "block", borderBlockStart: rule } } });
export const parts = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
	columnGap: space[4],
	paddingBlockEnd: space[2],
	"@media": { [media.lg]: { display: "block", paddingBlockEnd: 0 } },
});
export const part = featureStyle({
	display: "block",
	paddingBlock: "11px",
	color: color.ink,
	textDecoration: "none",
	selectors: {
		"&:hover": { textDecoration: "underline" },
		"&[aria-current]": { fontWeight: weight.bold },
	},
	"@media": {
		[media.lg]: {
			paddingBlock: space[2],
			borderBlockEnd: hairline,
			paddingInlineStart: space[3],
			selectors: { "&[aria-current]": { boxShadow: `inset 3px 0 ${color.ink}` } },
		},
		[media.forced]: { selectors: { "&[aria-current]": { outline: "3px solid Highlight", outlineOffset: "-3px" } } },
	},
});
export const logout = featureStyle({ "@media": { [media.lg]: { paddingInlineStart: space[3] } } });

export const head = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: `${space[2]} ${space[4]}`,
	"@media": { [media.lg]: { gridArea: "head", minHeight: "2.75rem" } },
});
export const lead = featureStyle({ ...text.m, flexBasis: "100%", color: color.muted, "@media": { [media.sm]: { order: 1 } } });
export const tools = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[3],
	"@media": { [media.phone]: { flexBasis: "100%" } },
});

export const body = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignContent: "start",
	gap: space[8],
	minWidth: 0,
	"@media": { [media.lg]: { gridArea: "body" }, ...columnOnPaper },
});

import { media } from "../ui/style/breakpoints";
import { featureStyle, visuallyHidden } from "../ui/style/style";
import { color, control, hairline, space, text, weight } from "../ui/style/tokens.css";

export const shell = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gridTemplateRows: "auto auto 1fr",
	minHeight: "100vh",
	"@media": {
		[media.lg]: { gridTemplateColumns: "12.5rem minmax(0, 1fr)", gridTemplateRows: "auto 1fr" },
		[media.print]: { display: "block" },
	},
});

export const skip = featureStyle({
	selectors: {
		"&:not(:focus)": visuallyHidden,
		"&:focus": { position: "absolute", zIndex: 1, padding: space[2], background: color.paper },
	},
});

export const bar = featureStyle({
	gridColumn: "1 / -1",
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	columnGap: space[4],
	paddingInline: space[4],
	minHeight: control.l,
	borderBlockEnd: `1px solid ${color.ink}`,
	"@media": { [media.print]: { display: "none" } },
});
export const brand = featureStyle({
	...text.m,
	marginInlineEnd: "auto",
	color: color.ink,
	fontWeight: weight.heavy,
	textDecoration: "none",
});
export const desk = featureStyle({ color: color.muted, fontWeight: weight.regular });
export const person = featureStyle({ ...text.s, paddingBlock: space[2] });

export const languages = featureStyle({ display: "flex" });
export const language = featureStyle({
	...text.xs,
	minWidth: "2rem",
	minHeight: "2rem",
	padding: 0,
	border: 0,
	background: "none",
	color: color.muted,
	cursor: "pointer",
	selectors: { "&[aria-pressed=true]": { color: color.ink, fontWeight: weight.bold } },
});

export const side = featureStyle({
	minWidth: 0,
	borderBlockEnd: hairline,
	background: color.soft,
	"@media": {
		[media.lg]: { borderBlockEnd: 0, borderInlineEnd: hairline },
		[media.print]: { display: "none" },
	},
});
export const parts = featureStyle({
	display: "flex",
	margin: 0,
	padding: 0,
	overflowX: "auto",
	listStyle: "none",
	"@media": { [media.lg]: { display: "grid", position: "sticky", insetBlockStart: 0, paddingBlock: space[3] } },
});
export const part = featureStyle({
	...text.s,
	display: "block",
	padding: `${space[2]} ${space[4]}`,
	minHeight: control.m,
	borderInlineStart: "3px solid transparent",
	color: color.ink,
	whiteSpace: "nowrap",
	textDecoration: "none",
	selectors: {
		"&:hover": { background: color.linkSoft },
		"&[aria-current]": { borderInlineStartColor: color.ink, background: color.paper, fontWeight: weight.bold },
	},
});

export const main = featureStyle({
	minWidth: 0,
	padding: `${space[4]} ${space[4]} ${space[16]}`,
	"@media": { [media.lg]: { paddingInline: space[6] } },
});

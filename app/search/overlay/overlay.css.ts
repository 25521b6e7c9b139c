import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { barHeight, color, control, hairline, radius, shadow, space, stretch, text, weight } from "../../ui/style/tokens.css";

/**
 * The overlay is below the field, and wider to fit the hits' forms. Below the desktop it has the header's width, and
 * on a phone it reaches the foot of the screen.
 */
export const overlay = featureStyle({
	position: "absolute",
	zIndex: 7,
	top: `calc(100% + ${space[1]})`,
	insetInline: 0,
	display: "flex",
	flexDirection: "column",
	maxHeight: "calc(100dvh - 180px)",
	color: color.ink,
	background: color.raised,
	border: `1px solid ${color.ink}`,
	borderRadius: radius,
	boxShadow: shadow,
	"@media": {
		[media.lg]: { insetInlineEnd: "auto", width: "max(100%, min(800px, 100vw - 368px))" },
		[media.phone]: {
			top: "100%",
			insetInline: `-${space[4]}`,
			maxHeight: `calc(100dvh - ${barHeight})`,
			borderInline: 0,
			borderRadius: 0,
		},
	},
});

export const tabs = featureStyle({
	flex: "none",
	display: "flex",
	gap: space[5],
	paddingInline: space[4],
	borderBlockEnd: hairline,
	paddingInlineEnd: control.l,
});
export const tab = featureStyle({
	...text.s,
	minHeight: control.l,
	padding: 0,
	border: 0,
	borderBlock: "2px solid transparent",
	color: color.muted,
	background: "none",
	whiteSpace: "nowrap",
	cursor: "pointer",
	selectors: {
		"&:hover": { color: color.ink },
		'&[aria-selected="true"]': { color: color.ink, fontWeight: weight.bold, borderBlockEndColor: color.ink },
	},
	"@media": { [media.forced]: { selectors: { '&:not([aria-selected="true"])': { borderColor: "Canvas" } } } },
});
export const close = featureStyle({
	position: "absolute",
	top: 0,
	insetInlineEnd: 0,
	display: "grid",
	placeItems: "center",
	width: control.l,
	height: control.l,
	padding: 0,
	border: 0,
	color: color.muted,
	background: "none",
	cursor: "pointer",
	selectors: { "&:hover": { color: color.ink } },
});

export const corrected = featureStyle({
	...text.s,
	flex: "none",
	padding: `${space[2]} ${space[4]}`,
	borderBlockEnd: hairline,
	background: color.soft,
});

export const panel = featureStyle({
	flex: "1 1 auto",
	minHeight: 0,
	maxHeight: "480px",
	overflowY: "auto",
	overscrollBehavior: "contain",
	selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
	"@media": { [media.phone]: { maxHeight: "none" } },
});
export const nothing = featureStyle({ ...text.s, padding: `${space[5]} ${space[4]}`, color: color.muted });

const link = {
	display: "grid",
	alignItems: "center",
	color: color.ink,
	textDecoration: "none",
	paddingBlock: space[2],
	paddingInline: space[4],
	borderBlockEnd: hairline,
	selectors: {
		"&:hover": { background: color.soft },
		// The outline is inside the edge, because the list clips its content.
		"&:focus-visible": { outlineOffset: "-2px", background: color.soft },
	},
} as const;

/** The form is next to its hit, or below it on a phone. */
export const row = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	alignItems: "center",
	borderBlockEnd: hairline,
	"@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const order = featureStyle({
	paddingBlock: space[2],
	paddingInlineEnd: space[4],
	textAlign: "end",
	"@media": { [media.phone]: { paddingBlockStart: 0 } },
});
export const heading = featureStyle({
	...text.xs,
	padding: `${space[2]} ${space[4]} ${space[1]}`,
	fontWeight: weight.medium,
	color: color.muted,
	borderBlockEnd: hairline,
});
export const size = featureStyle({
	...link,
	gridTemplateColumns: "minmax(120px, auto) minmax(0, 1fr) auto",
	alignItems: "baseline",
	alignContent: "center",
	columnGap: space[4],
	minHeight: control.m,
	"@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const sizeMeasures = featureStyle({
	...text.xs,
	color: color.muted,
	"@media": { [media.phone]: { gridRow: 2, gridColumn: "1 / -1" } },
});
export const understood = featureStyle({ flex: "none", padding: `${space[2]} ${space[4]}`, borderBlockEnd: hairline });
export const hit = featureStyle({
	...link,
	borderBlockEnd: 0,
	gridTemplateColumns: "60px minmax(0, 1fr) auto",
	gridTemplateAreas: '"picture title price" "picture facts stock"',
	columnGap: space[3],
	minHeight: "66px",
	"@media": {
		[media.phone]: {
			gridTemplateColumns: "48px minmax(0, 1fr) auto",
			gridTemplateAreas: '"picture title title" "picture facts facts" "picture stock price"',
			rowGap: "2px",
			paddingBlock: space[3],
		},
	},
});
export const picture = featureStyle({ gridArea: "picture", width: "100%", aspectRatio: "5 / 4" });
export const title = featureStyle({ ...text.m, gridArea: "title", alignSelf: "end" });
export const mark = featureStyle({ color: "inherit", background: "none", fontWeight: weight.bold });
export const facts = featureStyle({
	...text.xs,
	gridArea: "facts",
	alignSelf: "start",
	display: "flex",
	flexWrap: "wrap",
	columnGap: space[3],
	color: color.muted,
});
export const code = featureStyle({ color: color.ink, whiteSpace: "nowrap" });
export const price = featureStyle({
	gridArea: "price",
	alignSelf: "end",
	textAlign: "right",
	fontWeight: weight.heavy,
	whiteSpace: "nowrap",
});
export const stock = featureStyle({
	gridArea: "stock",
	alignSelf: "start",
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	justifyContent: "flex-end",
	columnGap: space[2],
	"@media": { [media.phone]: { justifyContent: "flex-start", alignSelf: "end" } },
});
export const delivery = featureStyle({ ...text.xs, color: color.muted, fontStretch: stretch.narrow });

export const category = featureStyle({
	...link,
	gridTemplateColumns: "60px minmax(0, 1fr) auto",
	gridTemplateAreas: '"picture title count"',
	columnGap: space[3],
	minHeight: "66px",
	"@media": { [media.phone]: { gridTemplateColumns: "48px minmax(0, 1fr) auto" } },
});
export const categoryTitle = featureStyle({ gridArea: "title" });
export const more = featureStyle({
	...text.s,
	display: "block",
	width: "100%",
	minHeight: control.l,
	border: 0,
	color: color.link,
	background: "none",
	cursor: "pointer",
	selectors: { "&:hover": { background: color.soft }, "&:focus-visible": { outlineOffset: "-2px" } },
});

export const all = featureStyle({
	flex: "none",
	display: "flex",
	alignItems: "center",
	justifyContent: "center",
	minHeight: control.l,
	fontWeight: weight.bold,
	color: color.ink,
	textDecoration: "none",
	borderBlockStart: `1px solid ${color.ink}`,
	selectors: { "&:hover": { background: color.soft }, "&:focus-visible": { outlineOffset: "-2px" } },
});

export const searching = featureStyle({
	...text.s,
	flex: "none",
	display: "grid",
	placeItems: "center",
	minHeight: control.l,
	color: color.muted,
	borderBlockStart: `1px solid ${color.ink}`,
});
export const note = featureStyle({ ...text.s, padding: `${space[3]} ${control.l} ${space[3]} ${space[4]}`, color: color.muted });
export const none = featureStyle({ display: "grid", justifyItems: "start", gap: space[2], padding: space[4] });
export const noneTitle = featureStyle({ ...text.l, fontWeight: weight.bold, paddingInlineEnd: space[8], overflowWrap: "anywhere" });
export const noneText = featureStyle({ ...text.s, color: color.muted, maxWidth: "62ch" });
export const actions = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3], paddingBlockStart: space[2] });

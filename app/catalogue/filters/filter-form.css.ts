import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { fadingEnd, featureStyle, openOn } from "../../ui/style/style";
import { color, control, hairline, radius, rule, space, stretch, text, weight } from "../../ui/style/tokens.css";
import { dayFold, prices } from "../list/list-tools.css";

/** Next to the list the form is always open. */
const open = openOn(media.lg);

/** A small phone, or a phone at larger text. */
const small = "screen and (max-width: 22em)";

/**
 * On narrow screens the closed fold shares a line with the list's order. It does not grow, so that the order stays in its
 * place when scripts remove its button.
 */
const beside = { order: -3, flex: "none", minHeight: control.l } as const;

export const errors = featureStyle({ order: -3, flexBasis: "100%", minWidth: 0 });
export const fold = featureStyle({
	...beside,
	minWidth: 0,
	selectors: { "&[open]": { flexBasis: "100%" } },
	"@media": { [media.print]: { display: "none" } },
	"@supports": open.fold,
});

export const handle = featureStyle({
	...text.m,
	display: "flex",
	alignItems: "center",
	gap: space[3],
	minHeight: control.l,
	paddingInline: space[4],
	fontWeight: weight.bold,
	border: rule,
	borderRadius: radius,
	listStyle: "none",
	selectors: {
		"&:hover": { background: color.soft },
		"&::-webkit-details-marker": { display: "none" },
		"&::after": { content: '"+" / ""', marginInlineStart: "auto", fontWeight: weight.regular },
		"details[open] > &::after": { content: '"−" / ""' },
	},
	"@media": { [media.phone]: { gap: space[2], minWidth: "7.25rem", paddingInline: space[3] }, [media.sm]: { minWidth: "9rem" } },
	"@supports": open.summary,
});
/** "Suodattimet" beside the order needs the icon's room. */
globalStyle(`${handle} > svg`, { "@layer": { [feature]: { "@media": { [small]: { display: "none" } } } } });

/** Keeps the height of the form's first line until the form arrives. */
export const waiting = featureStyle({
	...text.m,
	...beside,
	display: "flex",
	alignItems: "center",
	paddingInline: space[3],
	color: color.muted,
	border: rule,
	borderRadius: radius,
	"@media": {
		[media.phone]: { minWidth: "7.25rem" },
		[media.sm]: { minWidth: "9rem" },
		[media.lg]: { ...text.s, minHeight: "40px", paddingInline: 0, border: 0 },
	},
});

/** Narrow screens show rarer settings of the list only while the fold is open, so that the rows begin higher. */
const closed = `html:has(:is(${fold}:not([open]), ${waiting}))`;
for (const setting of [`.${prices}`, `.${dayFold}:not([open])`])
	globalStyle(`${closed} ${setting}`, { "@layer": { [feature]: { "@media": { [media.narrow]: { display: "none" } } } } });
// They come before the filters, which are long.
globalStyle(`html:has(${fold}[open]) :is(.${prices}, .${dayFold})`, {
	"@layer": { [feature]: { "@media": { [media.narrow]: { order: -4 } } } },
});

export const form = featureStyle({
	...text.s,
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
});
export const title = featureStyle({
	display: "none",
	"@media": { [media.lg]: { display: "flex", alignItems: "center", minHeight: "40px", fontWeight: weight.bold } },
});

export const group = featureStyle({
	borderBlockEnd: hairline,
	"@media": { [media.lg]: { borderBlockEnd: 0, borderBlockStart: hairline } },
});
export const summary = featureStyle({
	display: "flex",
	alignItems: "baseline",
	gap: space[2],
	paddingBlock: space[3],
	listStyle: "none",
	selectors: {
		"&::-webkit-details-marker": { display: "none" },
		"&::after": { content: '"+" / ""', width: space[3], textAlign: "end", color: color.muted },
		"details[open] > &::after": { content: '"−" / ""' },
		"&:hover::after": { color: color.ink },
	},
	"@media": { [media.lg]: { paddingBlock: "10px" } },
});
export const name = featureStyle({ flex: 1, minWidth: 0, fontWeight: weight.bold, hyphens: "auto" });
export const symbol = featureStyle({ fontWeight: weight.regular, marginInlineStart: "2px" });
export const unit = featureStyle({ ...text.xs, fontWeight: weight.regular, color: color.muted, marginInlineStart: "2px" });
export const chosen = featureStyle({
	...text.xs,
	minWidth: "1.125rem",
	paddingInline: space[1],
	textAlign: "center",
	fontWeight: weight.bold,
	color: color.paper,
	background: color.ink,
	borderRadius: radius,
});
export const fields = featureStyle({ paddingBlockEnd: space[3], "@media": { [media.lg]: { paddingBlockEnd: space[2] } } });

export const options = styleVariants({
	text: { "@layer": { [feature]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } } },
	number: {
		"@layer": {
			[feature]: {
				display: "grid",
				// Fits "12000" and its count.
				gridTemplateColumns: "repeat(auto-fill, minmax(6.5rem, 1fr))",
				whiteSpace: "nowrap",
				columnGap: space[5],
				fontStretch: stretch.narrow,
			},
		},
	},
});
export const rest = featureStyle({ display: "grid" });
export const more = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	minHeight: control.m,
	color: color.link,
	listStyle: "none",
	textDecoration: "underline",
	textDecorationThickness: "1px",
	textUnderlineOffset: "3px",
	selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { textDecorationThickness: "2px" } },
	"@media": { [media.lg]: { minHeight: "28px" } },
});

/** Skips the layout of closed folds, because browsers lay them out to look for fields to fill in. */
for (const folded of [fold, group, rest])
	globalStyle(`${folded}:not([open])::details-content`, { "@layer": { [feature]: { display: "none" } } });

export const whenOpen = featureStyle({ display: "none" });
export const whenClosed = featureStyle({});
globalStyle(`${rest}[open] .${whenOpen}`, { "@layer": { [feature]: { display: "inline" } } });
globalStyle(`${rest}[open] .${whenClosed}`, { "@layer": { [feature]: { display: "none" } } });

export const range = featureStyle({ display: "flex", alignItems: "center", gap: space[2], paddingBlockEnd: space[2], color: color.muted });
export const end = featureStyle({ flex: 1, minWidth: 0 });
export const input = featureStyle({
	...text.s,
	width: "100%",
	height: control.l,
	paddingInline: space[2],
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	selectors: {
		"&:hover": { borderColor: color.ink },
		"&::placeholder": { color: color.muted, opacity: 1 },
		"&:focus-visible": { outlineOffset: "0" },
		"&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 3px 0 ${color.danger}` },
	},
	"@media": { [media.lg]: { height: control.s } },
});
export const rangeUnit = featureStyle({ ...text.xs, minWidth: space[5] });
export const error = featureStyle({ fontWeight: weight.medium, color: color.danger, paddingBlockEnd: space[2] });

/** Matches a form in which something is chosen, and one that the reader has changed since it was rendered. */
const isChosen = `${form}:has(:checked, [placeholder]:not(:placeholder-shown))`;
const isChanged = `${form}:has(:checked:not(:default), input:default:not(:checked), [value=""][placeholder]:not(:placeholder-shown))`;

/**
 * The button ends the form. Once something is chosen it sticks, however long the form is. Next to the list it sticks
 * only without scripts, because scripts apply each choice at once.
 */
export const apply = featureStyle({
	bottom: 0,
	zIndex: 1,
	paddingBlock: space[3],
	background: color.paper,
	selectors: { [`${isChosen} > &`]: { position: "sticky" } },
	"@media": {
		[media.lg]: { borderBlockStart: hairline, selectors: { [`${isChosen} > &`]: { position: "static" } } },
		[`${media.lg} and (scripting: none)`]: { selectors: { [`${isChanged} > &`]: { position: "sticky" } } },
	},
});
/** A field with the keyboard focus scrolls clear of the sticky button. */
globalStyle(`${form} :is(input, summary)`, { "@layer": { [feature]: { scrollMarginBottom: "80px" } } });

export const chips = featureStyle({
	...text.s,
	display: "flex",
	flexBasis: "100%",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[2]} ${space[4]}`,
	minWidth: 0,
	"@media": {
		// The chips are one line that scrolls. The link that removes all stays beside them.
		[media.narrow]: { paddingBlock: "2px" },
		[media.phone]: { flexWrap: "nowrap", gap: space[2] },
		[media.lg]: { paddingBlockEnd: space[3] },
		[media.print]: { paddingBlockEnd: space[2] },
	},
});
export const list = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: space[2],
	minWidth: 0,
	"@media": { [media.phone]: { ...fadingEnd.right, flexWrap: "nowrap", overflowX: "auto", whiteSpace: "nowrap", scrollbarWidth: "none" } },
});
export const item = featureStyle({ minWidth: 0, maxWidth: "100%", "@media": { [media.phone]: { flex: "none" } } });
export const chip = featureStyle({
	display: "flex",
	alignItems: "center",
	gap: space[2],
	minHeight: control.s,
	paddingInline: space[3],
	color: color.ink,
	background: color.soft,
	border: hairline,
	borderRadius: radius,
	textDecoration: "none",
	selectors: { "&:hover": { borderColor: color.ink } },
});
export const words = featureStyle({ minWidth: 0, overflowWrap: "anywhere" });
export const clear = featureStyle({
	display: "inline-flex",
	flex: "none",
	alignItems: "center",
	minHeight: control.s,
	"@media": { [media.print]: { display: "none" } },
});

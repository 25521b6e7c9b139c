import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, spokenDifferently, visuallyHidden } from "../../ui/style/style";
import { barHeight, color, control, hairline, radius, space, stretch, text, weight } from "../../ui/style/tokens.css";

const topRowHeight = "2rem";
/**
 * The header sticks to the top of the screen. On a phone it has two rows, of which the one with search and cart sticks.
 * The smallest screens keep their room.
 */
export const header = featureStyle({
	position: "sticky",
	zIndex: 5,
	top: 0,
	background: color.paper,
	boxShadow: `0 1px ${color.line}`,
	"@media": { [media.phone]: { top: `-${barHeight}` }, [media.tiny]: { position: "relative", top: 0 }, [media.print]: { display: "none" } },
});
/** The top row scrolls away. */
export const withTopRow = featureStyle({ "@media": { [media.sm]: { top: `-${topRowHeight}` } } });

export const top = featureStyle({
	...text.s,
	display: "none",
	color: color.muted,
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { display: "block", height: topRowHeight } },
});
export const topLine = featureStyle({
	display: "flex",
	alignItems: "center",
	justifyContent: "space-between",
	gap: space[4],
	height: `calc(${topRowHeight} - 1px)`,
});
export const topLinks = featureStyle({ display: "flex", gap: space[4], whiteSpace: "nowrap", "@media": { [media.lg]: { gap: space[6] } } });
export const topLink = featureStyle({
	color: "inherit",
	textDecoration: "none",
	paddingBlock: space[1],
	selectors: { "&:hover": { color: color.ink, textDecoration: "underline" } },
});
export const topAction = featureStyle({
	color: color.ink,
	fontWeight: weight.bold,
	textDecoration: "none",
	paddingBlock: space[1],
	selectors: { "&:hover": { textDecoration: "underline" } },
});
export const topEnd = featureStyle({
	display: "flex",
	alignItems: "center",
	gap: space[4],
	whiteSpace: "nowrap",
	"@media": { [media.lg]: { gap: space[6] } },
});
globalStyle(`${topEnd} > span:first-child`, {
	"@layer": { [feature]: { display: "none", "@media": { [media.lg]: { display: "inline" } } } },
});
export const phone = featureStyle({ color: color.ink, fontWeight: weight.bold, textDecoration: "none", paddingBlock: space[1] });
export const hours = featureStyle({ display: "none", "@media": { [media.xl]: { display: "inline" } } });

export const bar = featureStyle({
	position: "relative",
	display: "grid",
	gridTemplateColumns: "auto auto minmax(0, 1fr) auto auto auto",
	gridTemplateAreas: '"menu logo search quick account cart"',
	alignItems: "center",
	columnGap: space[2],
	minHeight: barHeight,
	"@media": {
		[media.phone]: {
			gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
			gridTemplateRows: `repeat(2, ${barHeight})`,
			gridTemplateAreas: '"menu logo quick account" "search search search cart"',
		},
		[media.tiny]: { columnGap: 0 },
		[media.lg]: { gridTemplateAreas: '"logo menu search quick account cart"', columnGap: space[5] },
	},
});

/** A visitor from another system has no account: on a phone its place falls to quick order. */
export const withoutAccount = featureStyle({
	"@media": { [media.phone]: { gridTemplateAreas: '"menu logo . quick" "search search search cart"' } },
});

/** Without a top row the bar also has the phone and the languages. */
export const fullBar = featureStyle({
	"@media": {
		[media.lg]: {
			gridTemplateColumns: "auto auto minmax(0, 1fr) auto auto auto auto",
			gridTemplateAreas: '"logo menu search contact quick account cart"',
			columnGap: space[4],
		},
	},
});
export const contact = featureStyle({
	...text.s,
	gridArea: "contact",
	display: "none",
	alignItems: "center",
	gap: space[4],
	whiteSpace: "nowrap",
	"@media": { [media.lg]: { display: "flex" } },
});

export const logoSlot = featureStyle({ gridArea: "logo" });

const button = {
	display: "inline-flex",
	alignItems: "center",
	gap: space[2],
	minHeight: control.l,
	paddingInline: space[1],
	fontWeight: weight.medium,
	color: color.ink,
	textDecoration: "none",
	whiteSpace: "nowrap",
	selectors: { "&:hover": { textDecoration: "underline" } },
} as const;
const sign = { minWidth: control.l, justifyContent: "center" } as const;
export const quick = featureStyle({ ...button, ...sign, gridArea: "quick" });
export const account = featureStyle({ ...button, ...sign, gridArea: "account" });
const seen = { position: "static", width: "auto", height: "auto", overflow: "visible", clipPath: "none" } as const;
/** The word follows its sign if there is room. Otherwise only the sign shows. */
export const word = featureStyle({
	...visuallyHidden,
	"@media": { [media.lg]: { selectors: { [`:not(${fullBar}) > * > &`]: seen } }, "screen and (min-width: 75em)": seen },
});
export const avatar = featureStyle({
	...text.s,
	display: "grid",
	placeItems: "center",
	width: "1.5rem",
	height: "1.5rem",
	borderRadius: "50%",
	fontWeight: weight.bold,
	color: color.paper,
	background: color.ink,
	"@media": { [media.forced]: { border: "1px solid" } },
});
export const cart = featureStyle({
	...button,
	gridArea: "cart",
	position: "relative",
	// Room for the count, so that the first one moves nothing.
	gap: "1rem",
	paddingInlineEnd: 0,
	"@media": { [media.narrow]: { ...sign, paddingInlineEnd: space[1] } },
});
export const cartWord = featureStyle({ "@media": { [media.narrow]: visuallyHidden } });
/** The count is at the corner of the sign. */
export const count = featureStyle({
	...text.xs,
	// Screen readers get the words next to it instead.
	selectors: { "&::before": { content: ["attr(data-said)", 'attr(data-said) / ""'] } },
	display: "inline-block",
	minWidth: "1.125rem",
	paddingInline: "0.3125rem",
	borderRadius: "0.5625rem",
	lineHeight: "1.125rem",
	fontWeight: weight.bold,
	textAlign: "center",
	color: color.paper,
	background: color.ink,
	position: "absolute",
	insetInlineStart: "0.875rem",
	insetBlockStart: "1px",
	"@media": { [media.narrow]: { insetInlineStart: "1.625rem" }, [media.forced]: { border: "1px solid" } },
});
/** On a phone the field takes its whole row while it has the focus. */
export const searchBar = featureStyle({
	gridArea: "search",
	minWidth: 0,
	"@media": {
		[media.lg]: { position: "relative" },
		[media.phone]: {
			selectors: {
				"&:is(:focus-within, :has(> section))": {
					gridArea: "2 / 1 / -1 / -1",
					zIndex: 1,
					alignSelf: "stretch",
					alignContent: "center",
					background: color.paper,
				},
			},
		},
	},
});
const inUse = `${searchBar}:is(:focus-within, :has(> section)) &`;
export const searchForm = featureStyle({
	display: "flex",
	alignItems: "center",
	minHeight: control.l,
	border: `1px solid ${color.ink}`,
	borderRadius: radius,
	background: color.paper,
	selectors: { "&:focus-within": { outline: `2px solid ${color.focus}`, outlineOffset: "1px" } },
	// The field is as high as the menu's button.
	"@media": { [media.lg]: { minHeight: control.m } },
});
export const searchInput = featureStyle({
	flex: 1,
	minWidth: 0,
	alignSelf: "stretch",
	border: 0,
	paddingInline: space[3],
	background: "none",
	textOverflow: "ellipsis",
	selectors: { "&:focus-visible": { outline: "none" }, "&::placeholder": { color: color.muted, opacity: 1 } },
});
/** Shows the keys that lead to the field. */
export const searchKey = featureStyle({
	...text.xs,
	display: "none",
	whiteSpace: "nowrap",
	marginInlineEnd: space[3],
	paddingInline: space[2],
	border: hairline,
	borderRadius: radius,
	color: color.muted,
	selectors: spokenDifferently,
	"@media": { [`${media.lg} and (scripting: enabled)`]: { display: "block", selectors: { [inUse]: { display: "none" } } } },
});
export const searchButton = featureStyle({
	alignSelf: "stretch",
	border: 0,
	borderInlineStart: `1px solid ${color.ink}`,
	paddingInline: space[5],
	background: "none",
	fontWeight: weight.bold,
	cursor: "pointer",
	selectors: { "&:hover": { background: color.soft } },
	"@media": { [media.phone]: { display: "none", selectors: { [inUse]: { display: "block" } } } },
});

export const logo = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	gap: space[2],
	minHeight: control.l,
	fontSize: "1.4375rem",
	fontWeight: weight.heavy,
	fontStretch: stretch.wide,
	letterSpacing: "-0.02em",
	color: color.ink,
	textDecoration: "none",
});
export const logoWord = featureStyle({ "@media": { [media.tiny]: visuallyHidden } });
export const logoSign = featureStyle({ color: color.ink, "@media": { [media.forced]: { forcedColorAdjust: "none", color: "LinkText" } } });

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, unseen } from "../../ui/style/style";
import { color, control, hairline, radius, space, text, weight } from "../../ui/style/tokens.css";

export const header = featureStyle({ "@media": { [media.print]: { display: "none" } } });

export const top = featureStyle({
	...text.s,
	display: "none",
	color: color.muted,
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { display: "block" } },
});
export const topLine = featureStyle({
	display: "flex",
	alignItems: "center",
	justifyContent: "space-between",
	gap: space[4],
	minHeight: "36px",
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
	display: "grid",
	gridTemplateColumns: "auto 1fr auto auto",
	gridTemplateAreas: '"menu logo account cart" "search search search search"',
	alignItems: "center",
	gap: `${space[3]} ${space[2]}`,
	paddingBlock: space[3],
	"@media": {
		[media.lg]: {
			gridTemplateColumns: "auto auto minmax(0, 1fr) auto auto",
			gridTemplateAreas: '"logo menu search account cart"',
			gap: space[5],
			paddingBlock: space[4],
		},
	},
});

/** Where there is no top row, the bar has the phone and the languages too. */
export const fullBar = featureStyle({
	"@media": {
		[media.sm]: {
			gridTemplateColumns: "auto 1fr auto auto auto",
			gridTemplateAreas: '"menu logo contact account cart" "search search search search search"',
		},
		[media.lg]: {
			gridTemplateColumns: "auto auto minmax(0, 1fr) auto auto auto",
			gridTemplateAreas: '"logo menu search contact account cart"',
		},
	},
});
export const contact = featureStyle({
	...text.s,
	gridArea: "contact",
	display: "none",
	alignItems: "center",
	gap: space[5],
	whiteSpace: "nowrap",
	"@media": { [media.sm]: { display: "flex" } },
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
/** On a phone its sign alone is seen. */
export const account = featureStyle({ ...button, gridArea: "account", minWidth: control.l, justifyContent: "center" });
export const accountWord = featureStyle({
	...unseen,
	"@media": {
		[media.sm]: { position: "static", width: "auto", height: "auto", overflow: "visible", clipPath: "none" },
	},
});
export const avatar = featureStyle({
	...text.s,
	display: "grid",
	placeItems: "center",
	width: "24px",
	height: "24px",
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
	paddingInlineEnd: 0,
	"@media": { [media.xxs]: { minWidth: control.l, justifyContent: "flex-end" } },
});
/** Beside the account's sign a small phone has no room for the word. */
export const cartWord = featureStyle({ "@media": { [media.xxs]: unseen } });
/** Behind the word; over the corner of the sign where there is no room for the word. */
export const count = featureStyle({
	...text.xs,
	// Not read out: the words beside it are.
	selectors: { "&::before": { content: ["attr(data-said)", 'attr(data-said) / ""'] } },
	minWidth: "18px",
	paddingInline: "5px",
	borderRadius: "9px",
	lineHeight: "18px",
	fontWeight: weight.bold,
	textAlign: "center",
	color: color.onAccent,
	background: color.accent,
	"@media": { [media.xxs]: { position: "absolute", insetInlineEnd: "-7px", insetBlockStart: "1px" } },
});
export const said = featureStyle(unseen);

export const searchBar = featureStyle({ gridArea: "search", position: "relative", minWidth: 0 });
export const searchForm = featureStyle({
	display: "flex",
	minHeight: control.l,
	border: `1px solid ${color.ink}`,
	borderRadius: radius,
	background: color.paper,
	selectors: { "&:focus-within": { outline: `2px solid ${color.focus}`, outlineOffset: "1px" } },
});
export const searchInput = featureStyle({
	flex: 1,
	minWidth: 0,
	border: 0,
	paddingInline: space[4],
	background: "none",
	textOverflow: "ellipsis",
	selectors: { "&:focus-visible": { outline: "none" }, "&::placeholder": { color: color.muted, opacity: 1 } },
});
export const searchButton = featureStyle({
	border: 0,
	borderInlineStart: `1px solid ${color.ink}`,
	paddingInline: space[5],
	background: "none",
	fontWeight: weight.bold,
	cursor: "pointer",
	selectors: { "&:hover": { background: color.soft } },
});

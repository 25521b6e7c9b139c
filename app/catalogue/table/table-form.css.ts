import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, visuallyHidden } from "../../ui/style/style";
import { color, control, quick, radius, space, text, weight } from "../../ui/style/tokens.css";
import { amount } from "./add-to-cart.css";

/** In a list of this width the bar's words are above its two buttons. */
export const narrow = "(max-width: 44.9375rem)";

/** The bar's buttons share one height. They are quiet until there is something to do, but always work. */
export const quietButton = {
	flex: "none",
	height: control.l,
	paddingInline: space[5],
	fontWeight: weight.bold,
	color: color.muted,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	cursor: "pointer",
	transition: `background-color ${quick}, color ${quick}`,
	"@container": { [narrow]: { gridRow: 3, paddingInline: space[3] } },
} as const;

export const comparedList = featureStyle({});

export const part = featureStyle({
	...text.s,
	display: "flex",
	alignItems: "center",
	gap: space[4],
	minWidth: 0,
	"@container": { [narrow]: { display: "contents" } },
});
export const compareHint = featureStyle({ ...text.xs, color: color.muted, maxWidth: "48ch", "@container": { [narrow]: visuallyHidden } });
export const words = featureStyle({ color: color.muted, "@container": { [narrow]: { gridColumn: "1 / -1", gridRow: 1 } } });
export const full = featureStyle({
	fontWeight: weight.medium,
	color: color.danger,
	"@container": { [narrow]: { gridColumn: "1 / -1", gridRow: 1 } },
});
export const clear = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	minHeight: control.s,
	"@container": { [narrow]: { gridColumn: "1 / -1", gridRow: 1, justifySelf: "end" } },
});
const chosen = `${comparedList}:is(:has(input[name=ids]:checked), [data-chosen])`;
/** Matches typed text. An empty field shows its minimum as placeholder. */
const typedAmount = `${amount}:not(:placeholder-shown)`;
/** In little room a reader who only compares has the button of the comparison alone. */
const onlyComparing = `${chosen}:not(:has(${typedAmount}))`;
export const compareButton = featureStyle({
	...quietButton,
	selectors: { [`&:hover, ${chosen} &`]: { color: color.ink, borderColor: color.ink } },
	"@container": { [narrow]: { ...quietButton["@container"][narrow], selectors: { [`${onlyComparing} &`]: { gridColumn: "1 / -1" } } } },
});

export const tick = featureStyle({
	position: "absolute",
	insetInlineStart: "-6px",
	insetBlockStart: "50%",
	translate: "0 -50%",
	// Above the row's link.
	zIndex: 1,
	display: "grid",
	placeItems: "center",
	width: "32px",
	height: "40px",
	cursor: "pointer",
	"@media": { [media.phone]: { insetBlockStart: "14px" }, [media.print]: { display: "none" } },
});
export const box = featureStyle({ margin: 0 });

export const compareLink = featureStyle({ ...text.s, display: "inline-flex", alignItems: "center", minHeight: control.s });

/** The width of the list decides the layout of its rows, because filters make it narrower than the screen. */
export const form = featureStyle({
	position: "relative",
	containerType: "inline-size",
	// Firefox does not break a container between sheets.
	"@media": { [media.print]: { containerType: "normal" } },
});

const typed = `${form}:has(${typedAmount})`;

/** Matches a form with something typed, ticked or not sent. */
const wanted = `:is(${typed}, ${form}[data-failed], ${chosen} > ${form})`;

/**
 * One bar holds everything that applies to the rows. It sticks once there is something to do. Its place is reserved
 * before that.
 */
export const bar = featureStyle({
	display: "flex",
	alignItems: "center",
	justifyContent: "space-between",
	gap: space[5],
	minHeight: "68px",
	paddingBlock: space[3],
	background: color.paper,
	selectors: {
		[`${wanted} > &`]: {
			position: "sticky",
			insetBlockEnd: 0,
			zIndex: 1, // It covers the rows as far as they are drawn beside their column.
			boxShadow: `inset 0 1.5px ${color.ink}, -11px 0 ${color.paper}, 8px 0 ${color.paper}`,
			// It ends at the edges of a phone.
			"@media": { [media.phone]: { marginInline: `calc(${space[4]} * -1)`, paddingInline: space[4] } },
		},
	},
	"@media": {
		// The doubled selector wins over the container's rules.
		[media.print]: { selectors: { "&&": { display: "none" } } },
		[media.forced]: { selectors: { [`${wanted} > &`]: { borderBlockStart: "2px solid" } } },
	},
	"@container": { [narrow]: { display: "grid", gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: `${space[2]} ${space[3]}` } },
});
/** Keeps the focused element above the bar. */
globalStyle(`html:has(.${bar})`, { "@layer": { [feature]: { scrollPaddingBottom: "132px" } } });

export const failed = featureStyle({
	...text.s,
	maxWidth: "36ch",
	color: color.danger,
	fontWeight: weight.medium,
	selectors: { "&:empty": { display: "none" } },
	"@container": { [narrow]: { gridColumn: "1 / -1", gridRow: 2, maxWidth: "none" } },
});
export const sum = featureStyle({
	...text.s,
	color: color.muted,
	minWidth: 0,
	textAlign: "end",
	"@container": { [narrow]: { gridColumn: "1 / -1", gridRow: 2, textAlign: "start" } },
});
/** In little room the buttons explain enough while the bar is idle. */
export const hint = featureStyle({
	...text.xs,
	color: color.muted,
	maxWidth: "48ch",
	textAlign: "end",
	"@container": { [narrow]: visuallyHidden },
});
export const facts = featureStyle({ display: "block", color: color.ink });
export const money = featureStyle({ ...text.l, fontWeight: weight.heavy, color: color.ink, whiteSpace: "nowrap" });
export const button = featureStyle({
	...quietButton,
	selectors: {
		"&:hover": { color: color.ink, borderColor: color.ink },
		[`${typed} &`]: { color: color.onAccent, background: color.accent, borderColor: color.accent },
		[`${typed} &:hover`]: { background: color.accentHover },
	},
	"@container": { [narrow]: { ...quietButton["@container"][narrow], selectors: { [`${onlyComparing} &`]: { display: "none" } } } },
});

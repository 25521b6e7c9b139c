import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, radius, space, stretch, text, weight } from "../../ui/style/tokens.css";

export const controls = featureStyle({
	position: "relative",
	display: "inline-flex",
	"@media": { [media.print]: { display: "none" } },
});
export const withRule = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	gap: space[2],
	"@media": { [media.print]: { display: "none" } },
});

export const amount = featureStyle({
	width: "3rem",
	height: "2.5rem",
	paddingInline: space[2],
	textAlign: "right",
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderInlineEnd: 0,
	borderRadius: `${radius} 0 0 ${radius}`,
	appearance: "textfield",
	selectors: {
		"&::placeholder": { color: color.muted, opacity: 1 },
		"&:not(:placeholder-shown)": { fontWeight: weight.bold },
		"&:hover": { borderColor: color.ink },
		"&:focus-visible": { outlineOffset: "0", zIndex: 1 },
		"&:user-invalid": { borderColor: color.danger, boxShadow: `inset 0 -2px ${color.danger}` },
	},
});
globalStyle(`${amount}::-webkit-inner-spin-button, ${amount}::-webkit-outer-spin-button`, {
	"@layer": { [feature]: { appearance: "none", margin: 0 } },
});

const button_ = {
	display: "inline-flex",
	alignItems: "center",
	justifyContent: "center",
	gap: space[2],
	minWidth: "2.375rem",
	height: "2.5rem",
	border: "1px solid",
	borderRadius: `0 ${radius} ${radius} 0`,
	fontWeight: weight.bold,
	whiteSpace: "nowrap",
	cursor: "pointer",
} as const;

const filled = { color: color.onAccent, background: color.accent, borderColor: color.accent } as const;

/**
 * Beside others the colour is kept for the one that the reader is in, and for what was added. A field of its own form (required) holds a
 * quantity before anything is typed.
 */
const quiet_ = {
	...button_,
	color: color.ink,
	background: color.soft,
	borderColor: color.control,
	selectors: {
		"&[data-state=added]": { background: color.paper, borderColor: color.ink },
		[`&:focus-visible, ${amount}:is(:focus, :not(:placeholder-shown, :required)) + &`]: filled,
		// Enter adds all rows then, and so does the one filled button below them.
		[`form[data-several] ${amount}:is(:focus, :not(:placeholder-shown)) + &:not(:focus-visible)`]: {
			color: color.ink,
			background: color.paper,
			borderColor: color.ink,
		},
	},
	"@media": {
		[media.hover]: { selectors: { [`&:hover, form[data-several] ${amount}:is(:focus, :not(:placeholder-shown)) + &:hover`]: filled } },
	},
} as const;
export const button = featureStyle({ ...quiet_, padding: 0 });
/** With words. */
export const largeButton = featureStyle({ ...quiet_, paddingInline: space[4] });

/** Beside the best offer; see where it stands for when it steps back. */
export const certificate = featureStyle({ "@media": { [media.print]: { display: "none" } } });

/** Before the field, in two lines at most. */
export const rule = featureStyle({
	...text.xs,
	fontStretch: stretch.narrow,
	order: -1,
	maxWidth: "6.5rem",
	whiteSpace: "normal",
	color: color.muted,
});
/** Over the corner of the button, as over that of the header's cart. */
export const inCart = featureStyle({
	...text.xs,
	position: "absolute",
	insetBlockStart: "-4px",
	insetInlineEnd: "-6px",
	minWidth: "18px",
	paddingInline: "5px",
	borderRadius: "9px",
	lineHeight: "18px",
	fontWeight: weight.bold,
	fontStretch: stretch.narrow,
	textAlign: "center",
	color: color.paper,
	background: color.ink,
	// Not read out: the words in it are.
	selectors: { "&::before": { content: ["attr(data-said)", 'attr(data-said) / ""'] } },
	// A card of a phone is cut off at its edge.
	"@media": { [media.phone]: { insetInlineEnd: 0 }, [media.forced]: { border: "1px solid" } },
});

/** That it could not be sent. */
export const failed = featureStyle({ ...text.s, display: "block", maxWidth: "32ch", color: color.danger, fontWeight: weight.medium });

export const ask = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	minHeight: "2.25rem",
	fontWeight: weight.bold,
});

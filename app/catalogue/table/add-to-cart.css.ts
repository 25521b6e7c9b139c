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
 * Among other buttons, only the row that the reader is in and an added row have colour. A single form's field is
 * required, and holds a quantity before the reader types.
 */
const quiet_ = {
	...button_,
	color: color.ink,
	background: color.soft,
	borderColor: color.control,
	selectors: {
		"&[data-state=added]": { background: color.paper, borderColor: color.ink },
		[`&:focus-visible, ${amount}:is(:focus, :not(:placeholder-shown, :required)) + &`]: filled,
		// Enter then adds all rows, as does the only filled button below them.
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
export const largeButton = featureStyle({ ...quiet_, paddingInline: space[4] });

/** The option is next to the best offer. */
export const certificate = featureStyle({ "@media": { [media.print]: { display: "none" } } });

export const rule = featureStyle({
	...text.xs,
	fontStretch: stretch.narrow,
	order: -1,
	maxWidth: "6.5rem",
	whiteSpace: "normal",
	color: color.muted,
});
/** The number overlaps the corner of the button, as on the header's cart. */
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
	// Screen readers skip the number, because the button's words contain it.
	selectors: { "&::before": { content: ["attr(data-said)", 'attr(data-said) / ""'] } },
	// A card on a phone clips at its edge.
	"@media": { [media.phone]: { insetInlineEnd: 0 }, [media.forced]: { border: "1px solid" } },
});

/** Says that the form could not be sent. */
export const failed = featureStyle({ ...text.s, display: "block", maxWidth: "32ch", color: color.danger, fontWeight: weight.medium });

export const ask = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	minHeight: "2.25rem",
	fontWeight: weight.bold,
});

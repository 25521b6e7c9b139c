import { media } from "../style/breakpoints";
import { uiStyle, visuallyHidden } from "../style/style";
import { color, control, radius, space, text, weight } from "../style/tokens.css";

export const pager = uiStyle({
	...text.s,
	display: "flex",
	alignItems: "center",
	gap: space[1],
	"@media": { [media.sm]: { gap: space[4] }, [media.print]: { display: "none" } },
});

export const step = uiStyle({
	display: "inline-flex",
	alignItems: "center",
	gap: space[2],
	minHeight: control.l,
	color: color.ink,
	fontWeight: weight.bold,
	textDecoration: "none",
	selectors: { "&:hover": { textDecoration: "underline" } },
});
/** A phone has room for one word: the next link on the first page, or the previous link on the last. */
export const stepWord = uiStyle({
	"@media": {
		[media.phone]: {
			selectors: {
				[`${step}:not(:only-of-type) > &`]: visuallyHidden,
			},
		},
	},
});

export const numbers = uiStyle({
	display: "flex",
	justifyContent: "center",
	gap: space[1],
});

const cell = { display: "grid", placeItems: "center", minWidth: control.s, height: control.m, paddingInline: space[1] } as const;
export const gap = uiStyle({ ...cell, color: color.muted, minWidth: space[4], paddingInline: 0 });
export const number = uiStyle({
	...cell,
	color: color.ink,
	textDecoration: "none",
	border: "1px solid transparent",
	borderRadius: radius,
	"@media": {
		[media.sm]: { minWidth: control.m },
		[media.forced]: { borderColor: "Canvas", selectors: { "&[aria-current]": { borderColor: "Highlight", borderWidth: "3px" } } },
	},
	selectors: {
		"&:hover": { borderColor: color.control },
		"&[aria-current]": { borderColor: color.ink, fontWeight: weight.bold },
	},
});

import { media } from "../styles/breakpoints";
import { uiStyle } from "../styles/style";
import { color, control, radius, space, text, weight } from "../styles/tokens.css";

export const pager = uiStyle({
	...text.s,
	display: "grid",
	gridTemplateColumns: "1fr 1fr",
	alignItems: "center",
	gap: `${space[2]} ${space[4]}`,
	"@media": { [media.sm]: { display: "flex" }, [media.print]: { display: "none" } },
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
export const forward = uiStyle({ gridColumn: 2, justifySelf: "end" });

export const numbers = uiStyle({
	display: "flex",
	justifyContent: "center",
	gap: space[1],
	gridColumn: "1 / -1",
	gridRow: 2,
});

const cell = { display: "grid", placeItems: "center", minWidth: control.m, height: control.m, paddingInline: space[1] } as const;
export const gap = uiStyle({ ...cell, color: color.muted, minWidth: space[6] });
export const number = uiStyle({
	...cell,
	color: color.ink,
	textDecoration: "none",
	border: "1px solid transparent",
	borderRadius: radius,
	selectors: {
		"&:hover": { borderColor: color.control },
		"&[aria-current]": { borderColor: color.ink, fontWeight: weight.bold },
	},
});

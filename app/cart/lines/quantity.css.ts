import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, control, radius, space, text, weight } from "../../ui/style/tokens.css";
import { dimmed, inColumns } from "./line-styles";

export const cell = featureStyle({
	position: "relative",
	display: "grid",
	gridTemplateColumns: "38px 64px 38px minmax(0, 1fr)",
	gridTemplateAreas: '"less input more update" "rules rules rules rules" "error error error error"',
	alignItems: "center",
	"@container": {
		"cart-lines (max-width: 19.9375rem)": {
			gridTemplateAreas: '"less input more more" "update update update update" "rules rules rules rules" "error error error error"',
		},
		// The update button covers the rules, which concern the saved quantity.
		...inColumns({
			gridTemplateColumns: "32px minmax(0, 1fr) 32px",
			gridTemplateAreas: '"less input more" "rules rules rules" "error error error"',
		}),
	},
	"@media": { [media.print]: { display: "none" } },
});

/** Field and steppers touch, so the focus outline is inside and covers no neighbour. */
const focusInside = "-2px";

export const input = featureStyle({
	gridArea: "input",
	...text.m,
	width: "100%",
	minWidth: 0,
	height: control.m,
	paddingInline: space[1],
	textAlign: "center",
	fontWeight: weight.medium,
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: 0,
	"@container": inColumns({ height: control.s }),
	selectors: {
		"&:focus-visible": { outlineOffset: focusInside },
		"&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 0 -2px ${color.danger}` },
	},
});

const stepper = {
	display: "grid",
	placeItems: "center",
	width: "100%",
	height: control.m,
	padding: 0,
	"@container": inColumns({ height: control.s }),
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	cursor: "pointer",
	selectors: {
		"&:hover": { background: color.soft },
		"&:is(:disabled, [aria-disabled=true])": { color: color.control, background: color.soft, cursor: "not-allowed" },
		"&:focus-visible": { outlineOffset: focusInside },
	},
} as const;

export const less = featureStyle({
	...stepper,
	gridArea: "less",
	borderInlineEnd: 0,
	borderStartStartRadius: radius,
	borderEndStartRadius: radius,
});
export const more = featureStyle({
	...stepper,
	gridArea: "more",
	borderInlineStart: 0,
	borderStartEndRadius: radius,
	borderEndEndRadius: radius,
});

/** Visible only while the field differs from the saved quantity; its space is always reserved. */
export const update = featureStyle({
	...text.xs,
	gridArea: "update",
	justifySelf: "start",
	minHeight: space[6],
	padding: 0,
	color: color.link,
	background: "none",
	border: 0,
	textAlign: "start",
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	textDecorationThickness: "1px",
	cursor: "pointer",
	// Leaves room for the focus outline.
	marginInlineStart: space[2],
	"@container": inColumns({
		position: "absolute",
		gridRow: 1,
		gridColumn: "1 / -1",
		insetBlockStart: "100%",
		insetInline: 0,
		zIndex: 1,
		marginInlineStart: 0,
		marginBlockStart: "3px",
		background: color.paper,
	}),
	selectors: {
		"&:hover": { textDecorationThickness: "2px" },
		"&:focus-visible": { outlineOffset: "0" },
		[`${input}:valid ~ &`]: { visibility: "hidden" },
	},
});
export const remove = featureStyle({
	gridArea: "remove",
	display: "grid",
	placeItems: "center",
	width: "100%",
	height: control.s,
	padding: 0,
	color: color.muted,
	background: "none",
	border: 0,
	cursor: "pointer",
	// On a phone it is as high as one line of the name.
	"@container": { "cart-lines (width < 37.5rem)": { marginBlockEnd: "-14px" } },
	selectors: { "&:hover": { color: color.danger } },
	"@media": { [media.print]: { display: "none" } },
});

export const error = featureStyle({ ...text.s, gridArea: "error", color: color.danger, fontWeight: weight.medium });
export const rules = featureStyle({
	...text.xs,
	gridArea: "rules",
	alignSelf: "start",
	paddingBlockStart: "2px",
	lineHeight: "0.875rem",
	color: color.muted,
	"@container": inColumns({ paddingBlockStart: 0 }),
});
export const oneRule = featureStyle({ selectors: { "&[aria-busy=true]": dimmed } });

import { media } from "../../ui/style/breakpoints";
import { featureStyle, unseen } from "../../ui/style/style";
import { color, control, radius, space, text, weight } from "../../ui/style/tokens.css";
import { inColumns } from "./line-columns";
import { struck } from "./out-of-date";

export const cell = featureStyle({
	display: "grid",
	gridTemplateColumns: "34px 80px 34px minmax(0, 1fr)",
	// A card has room for the update beside its label; what follows the field takes no place where it is empty.
	gridTemplateAreas: '"label label label update" "less input more remove" "rules rules rules rules" "error error error error"',
	alignItems: "center",
	"@container": {
		"cart-lines (max-width: 319px)": {
			gridTemplateAreas:
				'"label label label update" "less input more more" "remove remove remove remove" "rules rules rules rules" "error error error error"',
		},
		...inColumns({ gridTemplateAreas: '"less input more remove" "rules rules rules update" "error error error error"' }),
	},
	"@media": { [media.print]: { display: "none" } },
});

export const label = featureStyle({
	gridArea: "label",
	justifySelf: "start",
	...text.xs,
	color: color.muted,
	paddingBlockEnd: space[1],
	"@container": inColumns(unseen),
});

/** Field and steppers touch each other: the outline of the focus lies inside, where it covers nothing of its neighbours. */
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
	selectors: {
		"&:focus-visible": { outlineOffset: focusInside },
		"&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 0 -2px ${color.danger}` },
	},
});

const stepper = {
	display: "grid",
	placeItems: "center",
	width: "34px",
	height: control.m,
	padding: 0,
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

const words = {
	...text.s,
	minHeight: space[6],
	padding: 0,
	color: color.link,
	background: "none",
	border: 0,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	textDecorationThickness: "1px",
	cursor: "pointer",
	selectors: { "&:hover": { textDecorationThickness: "2px" } },
} as const;

/** Visible only while the field differs from the saved quantity; its space is always reserved. */
export const update = featureStyle({
	...words,
	gridArea: "update",
	...text.xs,
	justifySelf: "end",
	alignSelf: "start",
	textAlign: "end",
	whiteSpace: "nowrap",
	// Room for the outline of its focus: in a card to label and field, in columns to the step above it.
	marginInlineStart: space[1],
	marginBlockEnd: space[1],
	"@container": inColumns({ marginBlock: `${space[1]} 0` }),
	selectors: { ...words.selectors, "&:focus-visible": { outlineOffset: "0" }, [`${input}:valid ~ &`]: { visibility: "hidden" } },
});
export const remove = featureStyle({ ...words, gridArea: "remove", justifySelf: "start", marginInlineStart: space[2] });

export const error = featureStyle({ ...text.s, gridArea: "error", color: color.danger, fontWeight: weight.medium });
export const rules = featureStyle({
	...text.xs,
	gridArea: "rules",
	alignSelf: "start",
	paddingBlockStart: space[1],
	marginInlineEnd: space[2],
	color: color.muted,
	"@container": inColumns({ marginInlineEnd: space[5] }),
});
export const oneRule = featureStyle({ display: "block", selectors: { "&[aria-busy=true]": struck } });

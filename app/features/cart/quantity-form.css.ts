import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, control, radius, space, text, weight } from "../../styles/tokens.css";
import { inColumns } from "./line-columns";

export const place = featureStyle({
	display: "grid",
	gridTemplateColumns: "38px 72px 38px minmax(0, 1fr) auto",
	gridTemplateAreas:
		'"label label label label label" "less input more update remove" "error error error error error" "rules rules rules rules rules"',
	alignItems: "center",
	"@container": inColumns({
		gridTemplateColumns: "38px minmax(0, 1fr) 38px",
		gridTemplateAreas: '"less input more" "words words words" "error error error" "rules rules rules"',
	}),
	"@media": { [media.print]: { display: "none" } },
});
/** The form's parts take their places in the grid themselves. */
export const form = featureStyle({ display: "contents" });
export const removeForm = featureStyle({ gridArea: "remove", "@container": inColumns({ gridArea: "words", justifySelf: "start" }) });

export const label = featureStyle({
	gridArea: "label",
	...text.xs,
	color: color.muted,
	paddingBlockEnd: space[1],
	"@container": inColumns({ position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" }),
});

export const input = featureStyle({
	gridArea: "input",
	...text.m,
	width: "100%",
	minWidth: 0,
	height: control.m,
	paddingInline: space[2],
	textAlign: "center",
	fontWeight: weight.medium,
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: 0,
	selectors: {
		"&:focus-visible": { outlineOffset: "0", position: "relative" },
		"&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 0 -2px ${color.danger}` },
	},
});

const stepper = {
	display: "grid",
	placeItems: "center",
	width: "38px",
	height: control.m,
	padding: 0,
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	cursor: "pointer",
	selectors: {
		"&:hover": { background: color.soft },
		"&:is(:disabled, [aria-disabled=true])": { color: color.control, background: color.soft, cursor: "not-allowed" },
		"&:focus-visible": { outlineOffset: "0", position: "relative" },
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
	minHeight: control.s,
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

/** Only once the field says something else than what is saved; its place is kept. */
export const update = featureStyle({
	...words,
	gridArea: "update",
	justifySelf: "start",
	marginInline: space[3],
	textAlign: "start",
	selectors: { ...words.selectors, [`${input}:valid ~ &`]: { visibility: "hidden" } },
	"@container": inColumns({ gridArea: "words", justifySelf: "end", marginInline: 0 }),
});
export const remove = featureStyle({ ...words, color: color.muted });

export const error = featureStyle({ ...text.s, gridArea: "error", color: color.danger, fontWeight: weight.medium });
export const rules = featureStyle({ ...text.xs, gridArea: "rules", color: color.muted });

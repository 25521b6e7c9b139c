import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { caption, drawing } from "../../ui/sheet.css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, radius, space, stretch, text, weight } from "../../ui/style/tokens.css";

export const panel = featureStyle({ position: "relative" });
/** A plate is drawn with its length across, and its field of the width is beside it. */
export const plates = featureStyle({});
const within = (selector: string, rules: Record<string, object>) =>
	globalStyle(`${panel} ${selector}`, { "@layer": { [feature]: { "@media": rules } } });

/** Fields are as far from the drawing's edge as the section is. */
const room = { rail: "3.25rem", column: "3.5rem" } as const;
const width = { rail: "9.75rem", column: "12.5rem" } as const;
/** The field of a plate's width has longer figures. */
const plateRoom = "5rem";
const beforeDrawing = space[3];
/** The share of the drawing's height at which its section has the middle, and its lower edge. */
const heightOf = (share: number, of: string) => `calc(${beforeDrawing} + ${of} * 0.8 * ${share})`;

within(`.${drawing}`, {
	[media.lg]: { width: width.rail, marginBlockStart: beforeDrawing, marginInlineStart: room.rail },
	[media.xxl]: { width: width.column, marginInlineStart: room.column },
});
globalStyle(`${plates} .${drawing}`, {
	"@layer": { [feature]: { "@media": { [media.lg]: { marginInlineStart: plateRoom }, [media.xxl]: { marginInlineStart: plateRoom } } } },
});
within(`.${caption}`, { [media.lg]: { textAlign: "start", marginBlockStart: "1.5rem" } });

/** Phones and tablets have the same fields in the fold of the filters. Paper has none. */
export const fields = featureStyle({ display: "none", "@media": { [media.lg]: { display: "contents" } } });

const field = { position: "absolute", display: "flex", alignItems: "center", gap: "3px" } as const;

const place_ = (own: object, share: number, inColumn: object = {}) => ({
	"@layer": {
		[feature]: {
			...field,
			translate: "0 -50%",
			...own,
			insetBlockStart: heightOf(share, width.rail),
			"@media": { [media.xxl]: { insetBlockStart: heightOf(share, width.column), ...inColumn } },
		},
	},
});
const left = { insetInlineStart: space[1] };
const right = { insetInlineEnd: space[1] };
const below = (rail: string, column: string) =>
	place_({ insetInlineStart: `calc(${rail} + ${width.rail} * 0.453)`, translate: "-50% -50%" }, 1.03, {
		insetInlineStart: `calc(${column} + ${width.column} * 0.453)`,
	});
export const place = styleVariants({
	h: place_(left, 0.455),
	/** A circle leaves the corners. */
	d: place_(left, 0.14),
	s: place_(right, 0.5),
	t: place_(right, 0.14),
	/** A measure of all walls, which goods without a web have. */
	wall: place_(right, 0.2),
	b: below(room.rail, room.column),
	/** The width of a plate, which is drawn from above. */
	side: place_(left, 0.455),
	/** The thickness of a plate is not visible from above. */
	thickness: below(plateRoom, plateRoom),
});
export const symbol = featureStyle({ ...text.s, fontWeight: weight.medium, color: color.ink });

export const input = featureStyle({
	...text.s,
	// It grows with a range.
	fieldSizing: "content",
	width: "auto",
	minWidth: "2.75rem",
	maxWidth: "5.5rem",
	height: "1.75rem",
	paddingInline: "3px",
	textAlign: "center",
	fontStretch: stretch.narrow,
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	"@supports": { "not (field-sizing: content)": { width: "3.25rem" } },
	selectors: {
		"&::placeholder": { color: color.muted, opacity: 1 },
		"&:not(:placeholder-shown)": { fontWeight: weight.bold },
		"&:hover": { borderColor: color.ink },
		"&:focus-visible": { outlineOffset: "0", zIndex: 1 },
		"&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 3px 0 ${color.danger}` },
	},
});

/** At the end of the drawing's last line. */
export const apply = featureStyle({
	...text.s,
	position: "absolute",
	insetBlockStart: `calc(${beforeDrawing} + ${width.rail} * 0.8 * 1.03)`,
	insetInlineEnd: space[1],
	translate: "0 -50%",
	minWidth: "2.75rem",
	height: "1.75rem",
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	cursor: "pointer",
	selectors: { "&:hover": { borderColor: color.ink } },
	"@media": { [media.xxl]: { insetBlockStart: heightOf(1.03, width.column) } },
});

/** Above the list. */
export const summary = featureStyle({ flexBasis: "100%", minWidth: 0, paddingBlockEnd: space[3] });
export const error = featureStyle({
	...text.s,
	display: "none",
	paddingBlockStart: space[1],
	fontWeight: weight.medium,
	color: color.danger,
	"@media": { [media.lg]: { display: "block" } },
});

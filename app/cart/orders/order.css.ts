import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

const mark = "0.875rem";
const line = "2px";

/** A row of steps; a column on a phone. */
export const timeline = featureStyle({
	display: "grid",
	listStyle: "none",
	padding: 0,
	"@media": {
		[media.sm]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", columnGap: space[6] },
		[media.print]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
	},
});

const across = {
	padding: `calc(${mark} + ${space[2]}) 0 0`,
	selectors: {
		"&::before": { insetBlockStart: 0 },
		"&:not(:last-child)::after": {
			inset: `calc(${mark} / 2 - 1px) calc(${space[2]} - ${space[6]}) auto calc(${mark} + ${space[2]})`,
			borderInlineStartWidth: 0,
			borderBlockStartWidth: line,
		},
	},
} as const;

/** Marks are borders, which forced colours keep. */
const step = {
	position: "relative",
	padding: `0 0 ${space[4]} calc(${mark} + ${space[3]})`,
	overflowWrap: "anywhere",
	selectors: {
		"&::before": {
			content: '""',
			position: "absolute",
			insetBlockStart: "0.25rem",
			insetInlineStart: 0,
			width: mark,
			height: mark,
			border: `2px solid ${color.control}`,
			borderRadius: "50%",
		},
		"&:not(:last-child)::after": {
			content: '""',
			position: "absolute",
			inset: `calc(${mark} + ${space[2]}) auto 0 calc(${mark} / 2 - 1px)`,
			borderStyle: "solid",
			borderColor: color.line,
			borderWidth: 0,
			borderInlineStartWidth: line,
		},
		"&:last-child": { paddingBlockEnd: 0 },
	},
	"@media": { [media.sm]: across, [media.print]: across },
} as const;
const filled = { "&::before": { borderWidth: `calc(${mark} / 2)`, borderColor: color.ink } } as const;

export const ahead = featureStyle({ ...step, color: color.muted });
export const passed = featureStyle({
	...step,
	selectors: {
		...step.selectors,
		"&::before": { ...step.selectors["&::before"], ...filled["&::before"] },
		"&:not(:last-child)::after": { ...step.selectors["&:not(:last-child)::after"], borderColor: color.ink },
	},
});
export const current = featureStyle({
	...step,
	fontWeight: weight.bold,
	selectors: {
		...step.selectors,
		"&::before": { ...step.selectors["&::before"], ...filled["&::before"], outline: `2px solid ${color.ink}`, outlineOffset: "2px" },
	},
});
export const deliveryList = featureStyle({ ...text.s, padding: 0, listStyle: "none", borderBlockStart: rule });
export const deliveryRow = featureStyle({
	display: "grid",
	gap: `${space[2]} ${space[6]}`,
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(11rem, auto) minmax(0, 1fr) auto" } },
});
export const deliveryLines = featureStyle({
	display: "grid",
	alignContent: "start",
	gap: space[1],
	padding: 0,
	listStyle: "none",
	overflowWrap: "anywhere",
});
globalStyle(`${deliveryLines} > li`, { "@layer": { [feature]: { paddingInlineStart: "1.75rem" } } });
export const linePlace = featureStyle({ display: "inline-block", minWidth: "1.5rem", marginInlineStart: "-1.75rem", color: color.muted });
export const certificate = featureStyle({
	display: "flex",
	width: "fit-content",
	alignItems: "center",
	gap: space[2],
	minHeight: "24px",
});
export const deliveryLinks = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: `0 ${space[4]}` });
globalStyle(`${deliveryLinks} > a`, {
	"@layer": { [feature]: { display: "inline-flex", alignItems: "center", gap: space[2], minHeight: "24px" } },
});

export const address = featureStyle({ display: "flex", flexDirection: "column", fontStyle: "normal", overflowWrap: "anywhere" });
export const contact = featureStyle({ paddingBlockStart: space[2] });
/** Keeps typed line breaks. */
export const siteNotes = featureStyle({ paddingBlockStart: space[2], whiteSpace: "pre-line" });
/** Gives the link the minimum target height without making its line taller. */
export const trackingLink = featureStyle({
	...text.s,
	paddingBlock: space[1],
	fontWeight: weight.regular,
	"@media": { [media.print]: { display: "none" } },
});
export const carrier = featureStyle({ display: "block", overflowWrap: "anywhere" });

export const listSection = featureStyle({ paddingBlockEnd: space[16] });
export const listNote = featureStyle({ ...text.s, color: color.muted, paddingBlockStart: space[1] });
export const orderList = featureStyle({ padding: 0, marginBlockStart: space[4], borderBlockStart: rule });
export const order = featureStyle({
	display: "grid",
	gap: space[3],
	alignItems: "center",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": { [media.md]: { gridTemplateColumns: "120px minmax(0, 1fr) auto", gap: space[6] } },
});
export const orderNumber = featureStyle({ display: "inline-block", justifySelf: "start", paddingBlock: "2px", fontWeight: weight.bold });
export const orderFacts = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
	gap: `${space[2]} ${space[6]}`,
	"@media": { [media.sm]: { gridTemplateColumns: "1.2fr 1.6fr 0.6fr 1fr" } },
});
export const orderFact = featureStyle({ minWidth: 0, selectors: { "&:last-child": { textAlign: "end" } } });
const notOnPaper = { [media.print]: { display: "none" } } as const;

export const saveLink = featureStyle({ ...text.s, "@media": notOnPaper });
globalStyle(`${saveLink} > a`, { "@layer": { [feature]: { display: "inline-flex", alignItems: "center", minHeight: "32px" } } });

export const saveFold = featureStyle({ ...text.s, justifySelf: "stretch", minWidth: 0, "@media": notOnPaper });
export const saveSummary = featureStyle({
	display: "list-item",
	width: "fit-content",
	paddingBlock: "6px",
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	cursor: "pointer",
});
export const saveForm = featureStyle({
	display: "grid",
	gap: space[3],
	justifyItems: "stretch",
	maxWidth: "420px",
	paddingBlock: space[2],
});

export const notAgainPage = featureStyle({ display: "grid", gap: space[4], maxWidth: "60ch", paddingBlock: `${space[8]} ${space[16]}` });

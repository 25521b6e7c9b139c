import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle, visuallyHidden } from "../ui/style/style";
import { color, control, hairline, radius, space, stretch, text, weight } from "../ui/style/tokens.css";
import { figureWidths, gutter, lineWidth } from "./preview-table.css";

/** Radio button, goods, delivery and sum. From tablets up they align with the preview's columns. */
const columns = {
	display: "grid",
	gridTemplateColumns: `${gutter} minmax(0, 1fr) minmax(5rem, auto)`,
	alignItems: "baseline",
	alignContent: "center",
	"@media": {
		[media.sm]: { gridTemplateColumns: `${lineWidth} minmax(0, 1fr) ${figureWidths.sm.join(" ")}` },
		[media.md]: { gridTemplateColumns: `${lineWidth} minmax(0, 1fr) ${figureWidths.md.join(" ")}` },
		[media.lg]: { gridTemplateColumns: `${lineWidth} minmax(0, 1fr) ${figureWidths.lg.join(" ")}` },
	},
} as const;

export const list = featureStyle({ position: "relative", minWidth: 0 });
/** Selects by position, because hundreds of candidates with classes would enlarge the page. */
const inList = (selector: string, style: StyleRule) => globalStyle(`${list} ${selector}`, { "@layer": { [feature]: style } });

inList("fieldset", { minWidth: 0, margin: 0, padding: `0 0 ${space[2]}`, border: 0, breakInside: "avoid" });
/** The line as it was typed, in the columns of number and article. */
const heading = {
	...text.s,
	width: "100%",
	padding: `${space[3]} 0 ${space[1]}`,
	color: color.muted,
	display: "grid",
	gridTemplateColumns: `${gutter} minmax(0, 1fr)`,
	alignItems: "baseline",
	"@media": { [media.sm]: { gridTemplateColumns: `${lineWidth} minmax(0, 1fr)` } },
} as const;
export const alone = featureStyle({ ...heading, paddingBlock: space[3] });
inList("legend", heading);
inList("legend > :first-child", { fontStretch: stretch.narrow });
inList("legend > :nth-child(3)", { gridColumn: "2" });
/** On a phone the word for an open question is beside what is meant, so that an answer leaves no empty line. */
const onPhone = (selector: string, rules: StyleRule) => inList(selector, { "@media": { [media.phone]: rules } });
onPhone("legend", { gridTemplateColumns: `${gutter} minmax(0, 1fr) auto` });
onPhone("legend > :nth-child(2)", { display: "contents" });
onPhone(`legend > :nth-child(2) > :first-child`, { gridColumn: "2 / 4" });
onPhone("legend em", { gridArea: "2 / 3" });
onPhone("legend > :nth-child(3)", { gridArea: "2 / 2" });
/** A word says what a line lacks, until an article is chosen for it. */
inList("em", {
	...text.xs,
	fontStyle: "normal",
	fontWeight: weight.medium,
	color: color.low,
	whiteSpace: "nowrap",
	marginInlineStart: space[1],
});
globalStyle(`[data-line=asked] fieldset:has(:checked) > legend em, [data-line=absent] fieldset:has(:checked:not([value=""])) > legend em`, {
	"@layer": { [feature]: { visibility: "hidden" } },
});
/** Marks an open question in the margin. */
globalStyle(`[data-line=asked]:not(:has(:checked:not([data-open]))) > .${list}::before`, {
	"@layer": {
		[feature]: {
			content: '""',
			position: "absolute",
			insetBlock: space[2],
			insetInlineStart: `calc(-1 * ${space[3]})`,
			borderInlineStart: `3px solid ${color.low}`,
		},
	},
});
/** The field of a missing quantity begins where the articles do. */
export const amount = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[2],
	paddingBlock: space[1],
});
inList(`.${amount}`, { paddingInlineStart: gutter, "@media": { [media.sm]: { paddingInlineStart: lineWidth } } });
globalStyle(`${amount}:has(:not(:placeholder-shown)[placeholder]) > em`, { "@layer": { [feature]: { visibility: "hidden" } } });
export const amountInput = featureStyle({
	width: "6rem",
	height: control.m,
	paddingInline: space[2],
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	textAlign: "end",
	selectors: { "&:hover": { borderColor: color.ink }, "&[aria-invalid=true]": { borderColor: color.danger } },
});
inList("details > summary", {
	...text.xs,
	width: "fit-content",
	paddingBlock: space[2],
	color: color.muted,
	cursor: "pointer",
	marginInlineStart: gutter,
	"@media": { [media.sm]: { marginInlineStart: lineWidth } },
});
/** Below the row of its answer a question shows only the typed line. The row has its number. */
inList("> details > summary", { paddingBlock: `0 ${space[2]}` });
inList("> details > summary > :first-child", { display: "none" });
inList("label", {
	...columns,
	...text.s,
	minHeight: control.m,
	paddingBlock: "2px",
	cursor: "pointer",
	"@media": { ...columns["@media"], [media.phone]: { gridTemplateRows: "auto 1fr", paddingBlock: space[1] } },
});
inList("label > input", { gridArea: "1 / 1", alignSelf: "start" });
inList('label:has(:checked:not([value=""]))', { background: color.soft });
inList("label:hover", { "@media": { [media.hover]: { background: color.soft } } });
inList("small", { ...text.xs, color: color.muted, fontWeight: weight.regular });
const [goods, delivery, quantity, price, sum] = [2, 3, 4, 5, 6].map((place) => `label > :nth-child(${place})`);
inList(`${goods}`, {
	minWidth: 0,
	overflowWrap: "anywhere",
	fontWeight: weight.medium,
	"@media": { [media.phone]: { gridArea: "1 / 2 / 3 / 3" }, [media.sm]: { paddingInlineEnd: space[4] } },
});
inList(`${goods} > small`, { display: "inline-block", "@media": { [media.phone]: { display: "block" } } });
/** No break separates it from the name. */
inList(`${goods} > strong`, {
	...text.xs,
	marginInlineEnd: space[1],
	paddingInline: space[1],
	border: "1px solid currentColor",
	borderRadius: radius,
	fontWeight: weight.medium,
	color: color.ok,
	whiteSpace: "nowrap",
});
inList(`${delivery}`, {
	...text.xs,
	color: color.muted,
	// Fits "8–12 Arbeitstage" in the narrowest column.
	overflowWrap: "normal",
	fontStretch: stretch.narrow,
	"@media": {
		[media.phone]: { gridArea: "3 / 2 / auto / 4" },
		[media.sm]: { paddingInlineEnd: space[1] },
		[media.lg]: { fontStretch: stretch.normal },
	},
});
const figure = { textAlign: "right", overflowWrap: "anywhere", paddingInlineEnd: space[2] } as const;
const wideFigure = { paddingInlineEnd: space[4] } as const;
inList(`${quantity}`, {
	gridColumn: "2 / 4",
	"@media": {
		[media.phone]: text.xs,
		[media.sm]: { ...figure, gridColumn: "auto", fontStretch: stretch.narrow },
		[media.md]: wideFigure,
		[media.lg]: { fontStretch: stretch.normal },
	},
});
inList(`${price}`, {
	"@media": {
		[media.phone]: { ...text.xs, gridArea: "2 / 3", textAlign: "right" },
		[media.sm]: { ...figure, fontStretch: stretch.narrow },
		[media.md]: wideFigure,
		[media.lg]: { fontStretch: stretch.normal },
	},
});
inList(`${sum}`, { textAlign: "right", fontWeight: weight.bold, "@media": { [media.phone]: { gridArea: "1 / 3" } } });
inList(`${sum} > small`, { display: "block", "@media": { [media.sm]: { lineHeight: "1.25rem" } } });
inList(`${delivery} > small`, { "@media": { [media.sm]: { lineHeight: "1.25rem" } } });
/** Without a quantity the price of a unit takes the place of the sum. */
inList("label:has(> b[class]) > :nth-child(5)", {
	"@media": { [media.phone]: { ...text.s, gridArea: "1 / 3", fontWeight: weight.bold } },
});
/** The choice "none of these". */
inList("fieldset > :last-child > span", { color: color.muted, fontWeight: weight.regular });
export const answers = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[6]}` });
export const answersOfKind = featureStyle({ ...text.s, display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
globalStyle(`${answersOfKind} > span`, {
	"@layer": { [feature]: { color: color.muted, "@media": { [media.phone]: { flexBasis: "100%" } } } },
});
export const typed = featureStyle({
	...text.m,
	color: color.ink,
	fontWeight: weight.bold,
	whiteSpace: "pre-wrap",
	overflowWrap: "anywhere",
});
inList(`> details > summary .${typed}`, { ...text.xs, fontWeight: weight.regular, color: color.muted });
/** The table's head names the country, which a phone's lines repeat. */
inList("label i", { fontStyle: "normal", "@media": { [media.sm]: visuallyHidden } });
export const mark = featureStyle({ color: color.danger, background: color.dangerSoft, textDecoration: "underline dotted" });
export const fold = featureStyle({ display: "grid", gap: space[2], borderBlock: hairline, paddingBlock: space[2] });
export const summary = featureStyle({ ...text.s, cursor: "pointer", paddingBlock: space[2] });
export const lines = featureStyle({ display: "grid", padding: 0, listStyle: "none" });
export const line = featureStyle({ ...text.s, paddingBlock: space[1], overflowWrap: "anywhere" });

export const split = featureStyle({ paddingBlockEnd: space[2] });

import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { bar, stays, withBar } from "../cart/proceed.css";
import { media } from "../ui/style/breakpoints";
import { base, feature } from "../ui/style/layers.css";
import { featureStyle } from "../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../ui/style/tokens.css";

/** Folded groups and short fields are in pairs; the last group has no neighbour. On the widest screens open groups are too. */
const pairs = {
	[media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[5] },
	[media.xxl]: { columnGap: space[12] },
};
export const pair = featureStyle({ display: "grid", gap: space[5], "@media": pairs });
export const groups = featureStyle({ "@media": pairs });
globalStyle(`${groups} > :is(fieldset, details[open])`, { "@layer": { [feature]: { marginBlockEnd: space[4] } } });
const inGroups = (selector: string, screens: "sm" | "xxl", declarations: GlobalStyleRule) =>
	globalStyle(`${groups} > ${selector}`, { "@layer": { [feature]: { "@media": { [media[screens]]: declarations } } } });
inGroups("*", "sm", { gridColumn: "1 / -1" });
inGroups("details:not([open], :last-of-type)", "sm", { gridColumn: "auto" });
inGroups(":is(fieldset, details)", "xxl", { gridColumn: "auto", alignSelf: "start" });
inGroups("fieldset", "xxl", { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" });

export const group = featureStyle({
	display: "grid",
	gap: space[5],
	"@media": {
		[media.sm]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
		// Fields do not grow with the widest screens; the rule under the heading does.
		[media.xxl]: { gridTemplateColumns: "repeat(6, minmax(0, 8rem)) minmax(0, 1fr)" },
	},
});
export const legend = featureStyle({
	...text.l,
	float: "inline-start",
	width: "100%",
	gridColumn: "1 / -1",
	padding: 0,
	paddingBlockEnd: space[2],
	borderBlockEnd: rule,
	fontWeight: weight.bold,
});

/** Widths as shares of the row. On a phone each field takes a whole row. */
const share = (columns: number) => featureStyle({ minWidth: 0, "@media": { [media.sm]: { gridColumn: `span ${columns}` } } });
export const whole = share(6);
export const half = share(3);
export const third = share(2);
export const rest = share(4);

/** A field with its own button, which keeps its place when messages appear. */
export const withButton = featureStyle({
	display: "grid",
	gap: space[2],
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(13rem, auto)" } },
});
export const besideField = featureStyle({
	display: "grid",
	alignContent: "start",
	"@media": { [media.sm]: { paddingBlockStart: space[6] } },
});

/** The separate delivery address shows while its checkbox is on, with or without scripts. */
export const separate = featureStyle({ display: "grid", gap: space[2] });
export const whenTicked = featureStyle({
	display: "none",
	gap: space[5],
	"@media": pairs,
});
globalStyle(`${whenTicked} > :is(fieldset, details[open], :only-child)`, {
	"@layer": { [feature]: { "@media": { [media.sm]: { gridColumn: "1 / -1" } } } },
});
globalStyle(`${separate}:has([name="isSeparateShipping"]:checked) ${whenTicked}`, {
	"@layer": { [feature]: { display: "grid" } },
});
export const untilTicked = featureStyle({ display: "block" });
globalStyle(`${separate}:has([name="isSeparateShipping"]:checked) ${untilTicked}`, {
	"@layer": { [feature]: { display: "none" } },
});

/** Follows the heading's rule, or a fact below it. */
export const options = featureStyle({});
export const option = featureStyle({
	display: "grid",
	gridTemplateColumns: "20px minmax(0, 1fr) auto",
	columnGap: space[3],
	alignItems: "start",
	padding: `${space[4]} ${space[3]}`,
	borderBlockEnd: hairline,
	cursor: "pointer",
	selectors: {
		"&:hover": { background: color.soft },
		"&:has(input:checked)": { background: color.soft, boxShadow: `inset 3px 0 ${color.ink}` },
	},
});
/** Spans the columns of title and price. */
export const optionText = featureStyle({ ...text.s, gridColumn: "2 / -1", color: color.muted });
export const fact = featureStyle({ ...text.s, paddingBlock: space[3] });
/** A note with a link at the right edge that changes it. */
export const note = featureStyle({ ...text.s, display: "flex", justifyContent: "space-between", gap: space[4], paddingBlock: space[2] });
export const noteText = featureStyle({ minWidth: 0, paddingBlock: space[1], whiteSpace: "pre-line", overflowWrap: "anywhere" });
/** A chosen option shows its fields, with or without scripts. */
export const method = featureStyle({});
export const ofOption = featureStyle({
	display: "none",
	padding: `${space[3]} ${space[3]} ${space[3]} calc(${space[3]} + 32px)`,
	borderBlockEnd: hairline,
});
export const priced = featureStyle({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: space[3] });
globalStyle(`${method}:has(input[type="radio"]:checked) ${ofOption}`, { "@layer": { [feature]: { display: "grid" } } });
export const wishes = featureStyle({
	display: "grid",
	gap: space[4],
	paddingBlock: `${space[5]} ${space[3]}`,
	"@media": { [media.sm]: { gridTemplateColumns: "1fr 1fr" } },
});
export const twoFields = featureStyle({
	display: "grid",
	gap: space[5],
	paddingBlockStart: space[2],
	"@media": { [media.sm]: { gridTemplateColumns: "1fr 1fr" } },
});
/** Placed beside the heading, so that nothing moves when scripts remove it. */
export const recount = featureStyle({ position: "absolute", insetBlockStart: 0, insetInlineEnd: 0 });
export const besideLabel = featureStyle({ position: "absolute", insetBlockStart: "-14px", insetInlineEnd: 0 });
export const fieldError = featureStyle({ ...text.s, paddingBlock: space[2], fontWeight: weight.medium, color: color.danger });
export const block = featureStyle({ position: "relative", display: "grid" });

/** It begins the panel next to the lines, so that it is on the first screen. On narrow screens its button is in a bar at the lower edge. */
export const send = featureStyle({
	"@media": {
		[media.narrow]: { display: "contents" },
		[media.lg]: {
			order: -1,
			display: "grid",
			gap: space[3],
			marginInline: `calc(-1 * ${space[5]})`,
			padding: `0 ${space[5]} ${space[4]}`,
			borderBlockEnd: hairline,
		},
		[media.print]: { display: "none" },
	},
});
export const asked = featureStyle({ display: "grid", gap: space[4], "@media": { [media.lg]: { display: "contents" } } });
export const sendBar = featureStyle({
	display: "grid",
	"@media": {
		[media.narrow]: { ...bar, gridTemplateColumns: "minmax(0, 1fr)" },
		[withBar]: stays,
		[media.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(18.75rem, auto)" },
		[media.lg]: { display: "contents" },
	},
});
/** Keeps the focused element clear of the bar (WCAG 2.4.11). */
globalStyle(`html:has(${sendBar})`, {
	"@layer": { [base]: { "@media": { [withBar]: { scrollPaddingBottom: "112px" } } } },
});
export const sum = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	justifyContent: "space-between",
	columnGap: space[3],
	"@media": { [media.sm]: { display: "grid" }, [media.lg]: { order: -1, display: "flex" } },
});
export const sumValue = featureStyle({ ...text.l, fontWeight: weight.heavy, whiteSpace: "nowrap" });
/** The focus on a refused field brings its message and the button into view. */
globalStyle(`${send} :is(input, select)`, { "@layer": { [feature]: { scrollMarginBlockEnd: "15rem" } } });
export const ways = featureStyle({ display: "flex", flexWrap: "wrap", columnGap: space[5], rowGap: space[1] });
export const way = featureStyle({ paddingBlock: space[1] });

export const changedFields = featureStyle({ display: "flex", flexDirection: "column", gap: space[1], padding: 0, listStyle: "none" });
export const changedField = featureStyle({ display: "inline-block", minHeight: space[6] });

/** One line on a phone. */
export const help = featureStyle({
	...text.s,
	display: "grid",
	gap: space[1],
	padding: space[4],
	background: color.soft,
	"@media": {
		[media.phone]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", justifyContent: "space-between", columnGap: space[4] },
	},
});
export const channels = featureStyle({ display: "flex", flexWrap: "wrap", columnGap: space[5] });
export const channel = featureStyle({ paddingBlock: space[1], overflowWrap: "anywhere" });

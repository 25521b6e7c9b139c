import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { bar as cartBar, stays } from "../cart/proceed.css";
import { plainInput } from "../ui/forms/plain-input";
import { media } from "../ui/style/breakpoints";
import { base, feature } from "../ui/style/layers.css";
import { featureStyle, openOn, visuallyHidden } from "../ui/style/style";
import { color, control, hairline, rule, space, stretch, text, weight } from "../ui/style/tokens.css";

/** The figures of the list, with the ways to take it beside or below them. */
export const result = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: `${space[3]} ${space[8]}`,
	padding: `${space[3]} ${space[4]}`,
	background: color.soft,
	borderBlockStart: rule,
	"@media": {
		[media.md]: { paddingInline: space[5] },
		// The figures take one line, before the heads of the ways do.
		[media.lg]: { gridTemplateColumns: "minmax(min(29rem, 100% - 42rem), 1fr) auto", alignItems: "start" },
	},
});
export const summary = featureStyle({ display: "grid", gap: space[3], minWidth: 0 });
/** On a phone the figures have two equal columns, however many there are. */
globalStyle(`${summary} > div > dl`, {
	"@layer": {
		[feature]: {
			"@media": {
				[media.phone]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space[2] },
				[media.lg]: { columnGap: space[4] },
			},
		},
	},
});
export const linesHead = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `0 ${space[4]}` });
export const buttons = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });
globalStyle(`${buttons} > :first-child`, { "@layer": { [feature]: { "@media": { [media.phone]: { width: "100%" } } } } });
export const save = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[1]} ${space[3]}` });
const withBar = "screen and (min-height: 32.5625em)";
export const bar = featureStyle({
	...cartBar,
	display: "grid",
	"@media": {
		[withBar]: stays,
		// Covers the marks of open questions in the margin.
		[media.lg]: { marginInline: 0, paddingInline: 0, boxShadow: `calc(-1 * ${space[3]}) 0 ${color.paper}` },
		[media.print]: { display: "none" },
	},
});
/** While questions are open, their button precedes the main action. On a phone both are below the sum. */
export const openBar = featureStyle({
	gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
	"@media": {
		[media.phone]: { alignItems: "stretch" },
		[media.sm]: { gridTemplateColumns: "minmax(0, 1fr) 13rem 13rem" },
	},
});
globalStyle(`${openBar} > p`, {
	"@layer": {
		[feature]: {
			"@media": {
				[media.phone]: { gridColumn: "1 / -1", display: "flex", alignItems: "baseline", justifyContent: "space-between" },
			},
		},
	},
});
/** Keeps the focused element clear of the bar (WCAG 2.4.11). */
globalStyle(`html:has(${bar})`, { "@layer": { [base]: { "@media": { [withBar]: { scrollPaddingBottom: "112px" } } } } });
export const barSum = featureStyle({
	...text.l,
	fontWeight: weight.heavy,
	whiteSpace: "nowrap",
	"@media": { [media.sm]: { marginInlineEnd: space[2] } },
});
/** Without scripts the figures cover only clear lines. */
export const unscripted = featureStyle({ "@media": { [media.scripted]: { display: "none" } } });

/** A table may be wider than a phone's screen. */
export const scroll = featureStyle({ position: "relative", overflowX: "auto", minWidth: 0 });
export const table = featureStyle({ ...text.s, borderBlockStart: rule });
globalStyle(`${table} :is(th, td)`, {
	"@layer": {
		[feature]: { padding: `${space[2]} ${space[4]} ${space[2]} 0`, textAlign: "left", verticalAlign: "bottom", borderBlockEnd: hairline },
	},
});

const open = openOn(media.sm);
/** The ways fold on a phone, and stand open where there is room. */
export const ways = featureStyle({
	minWidth: 0,
	borderBlockStart: hairline,
	"@media": { [media.lg]: { borderBlockStart: 0 } },
	"@supports": open.fold,
});
export const waysHandle = featureStyle({
	...text.s,
	paddingBlock: space[3],
	fontWeight: weight.medium,
	cursor: "pointer",
	"@supports": open.summary,
});
export const waysTitle = featureStyle({
	...text.s,
	paddingBlock: `${space[3]} 0`,
	textAlign: "left",
	fontWeight: weight.medium,
	// Its baseline is that of the result's heading beside it.
	"@media": { [media.phone]: visuallyHidden, [media.lg]: { ...text.m, paddingBlockStart: 0, fontWeight: weight.bold } },
});
export const figures = featureStyle({
	...text.s,
	fontStretch: stretch.narrow,
	"@media": { [media.phone]: { display: "block" }, [media.lg]: { width: "auto" } },
});
globalStyle(`${figures} :is(th, td)`, {
	"@layer": { [feature]: { padding: `2px ${space[4]} 2px 0`, textAlign: "left", borderBlockEnd: hairline, fontWeight: weight.regular } },
});
globalStyle(`${figures} tr > :last-child`, { "@layer": { [feature]: { paddingInlineEnd: 0 } } });
globalStyle(`${figures} thead th`, { "@layer": { [feature]: { ...text.xs, color: color.muted, verticalAlign: "bottom" } } });
globalStyle(`${figures} tbody th`, { "@layer": { [feature]: { fontWeight: weight.medium, whiteSpace: "nowrap" } } });
globalStyle(`${figures} tbody tr`, { "@layer": { [feature]: { height: "36px" } } });
globalStyle(`${figures} :is(th, td):nth-child(n + 2)`, { "@layer": { [feature]: { textAlign: "right" } } });
// A day is one line.
globalStyle(`${figures} td:nth-child(4)`, { "@layer": { [feature]: { "@media": { [media.lg]: { whiteSpace: "nowrap" } } } } });
globalStyle(`${figures} + p`, { "@layer": { [feature]: { paddingBlockStart: space[2] } } });
globalStyle(`${figures} i`, { "@layer": { [feature]: { fontStyle: "normal", "@media": { [media.sm]: visuallyHidden } } } });
const onPhone = (selector: string, rules: GlobalStyleRule) =>
	globalStyle(`${figures} ${selector}`, { "@layer": { [feature]: { "@media": { [media.phone]: rules } } } });
/** On a phone each way has three lines: name and sum, its counts, delivery and button. */
onPhone("thead", visuallyHidden);
onPhone("tbody", { display: "block" });
onPhone("tr", {
	display: "grid",
	gridTemplate: '"name sum" "lines suppliers" "delivery take" / minmax(0, 1fr) auto',
	alignItems: "center",
	gap: `${space[1]} ${space[3]}`,
	paddingBlock: space[3],
	borderBlockEnd: hairline,
});
["name", "lines", "sum", "delivery", "suppliers", "take"].forEach((area, index) => {
	onPhone(`tr > :nth-child(${index + 1})`, {
		gridArea: area,
		padding: 0,
		border: 0,
		...(area === "lines" || area === "delivery" ? { textAlign: "left" } : {}),
	});
});
onPhone("td[data-label]::before", { content: 'attr(data-label) " "', color: color.muted });
globalStyle(`${table} label`, { "@layer": { [feature]: { display: "grid", gap: space[1], fontWeight: weight.bold } } });
export const select = featureStyle({ ...plainInput, ...text.s, minHeight: control.m, minWidth: "10.5rem", paddingInline: space[2] });

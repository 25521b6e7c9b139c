import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import { openSign } from "../../ui/sheet.css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, stretch, text, weight } from "../../ui/style/tokens.css";
import { result as cutResult } from "../cut/cut-form.css";
import { certificate, controls, largeButton, withRule } from "../table/add-to-cart.css";

/** Holds the panel without scripts. Over the page the panel takes no space here. */
export const slot = featureStyle({ display: "flow-root", scrollMarginTop: space[4], minWidth: 0 });
globalStyle(`${slot} > dialog:not(:modal)`, {
	"@layer": { [feature]: { marginBlockEnd: space[8], borderBlockStart: `3px solid ${color.accent}` } },
});
export const missing = featureStyle({ marginBlockEnd: space[5] });

/** A phone has room for it beside the buttons, and for the heads of tables, in narrow letters. */
const onOneLine = { [media.phone]: { ...text.m, fontStretch: stretch.narrow } } as const;
export const title = featureStyle({ ...text.l, overflowWrap: "anywhere", "@media": onOneLine });
export const steps = featureStyle({ flex: "none", display: "flex", "@media": { [media.print]: { display: "none" } } });

/** The panel fills its place: a drawer, a phone, or the page. */
export const panel = featureStyle({
	containerType: "inline-size",
	padding: space[4],
	minWidth: 0,
	"@media": { [media.sm]: { padding: `${space[5]} ${space[6]} ${space[6]}` }, [media.print]: { padding: `${space[3]} 0 0` } },
});

const wide = "(min-width: 30rem)";
const page = "(min-width: 56.25rem)";

/** The drawing is next to the price. The form is below the price if there is room, otherwise below both. */
export const columns = featureStyle({
	display: "grid",
	gridTemplateColumns: "124px minmax(0, 1fr)",
	gap: `${space[4]} ${space[4]}`,
	"@container": {
		[wide]: { gridTemplateColumns: "240px minmax(0, 1fr)", gridTemplateRows: "auto 1fr", gap: `${space[5]} ${space[6]}` },
		[page]: { gridTemplateColumns: "216px 264px minmax(0, 1fr)", columnGap: space[10] },
	},
});
export const picture = featureStyle({ minWidth: 0, "@container": { [wide]: { gridRow: "1 / 3" } } });
/** A small drawing, which is all a link, has no corner free for the sign. */
globalStyle(`${picture} .${openSign}`, { "@layer": { [feature]: { "@container": { "(width < 30rem)": { display: "none" } } } } });
const wholeRow = { minWidth: 0, gridColumn: "1 / -1" } as const;
export const tiers = featureStyle({ ...wholeRow, "@container": { [page]: { gridColumn: "1 / 3", gridRow: 3 } } });
export const attributes = featureStyle({ ...wholeRow, "@container": { [page]: { gridColumn: "3", gridRow: "1 / 4" } } });
export const supplies = featureStyle(wholeRow);
/** Empty for a variant that can be had soon. */
export const substitutes = featureStyle({ ...wholeRow, selectors: { "&:empty": { display: "none" } } });
/** Empty for a variant that is not cut. The form is above the price steps, so that its price is on the same screen. */
export const cut = featureStyle({
	...wholeRow,
	selectors: { "&:empty": { display: "none" } },
	"@container": { [page]: { gridRow: 4 } },
});
export const more = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: `${space[2]} ${space[6]}`,
	paddingBlockStart: space[5],
	"@media": { [media.print]: { display: "none" } },
});

export const price = featureStyle({ ...text.xl, fontWeight: weight.heavy });
export const stock = featureStyle({ paddingBlockStart: space[3] });
export const perUnit = featureStyle(text.s);
export const action = featureStyle({
	...wholeRow,
	display: "grid",
	gap: space[3],
	justifyItems: "start",
	alignContent: "start",
	"@container": { [wide]: { gridColumn: "2" } },
});

const onPhone = (selector: string, style: StyleRule) =>
	globalStyle(`${action} > form ${selector}`, { "@layer": { [feature]: { "@media": { [media.phone]: style } } } });
onPhone("", { justifySelf: "stretch" });
onPhone(`:is(.${controls}, .${withRule})`, { display: "flex", flexGrow: 1 });
onPhone(`.${largeButton}`, { flexGrow: 1 });

/** The word "Added" is between the two. */
globalStyle(`${action} ${certificate}`, { "@layer": { [feature]: { paddingBlockStart: space[2] } } });

/** The panel's main action, also after a press. It steps back for the button of a priced cut. */
const main = `${action} ${largeButton}`;
globalStyle(main, { "@layer": { [feature]: { color: color.onAccent, background: color.accent, borderColor: color.accent } } });
globalStyle(`${main}:hover`, {
	"@layer": { [feature]: { "@media": { [media.hover]: { background: color.accentHover, borderColor: color.accentHover } } } },
});
const priced = `${columns}:has(${cut} > details[open] ${cutResult})`;
globalStyle(`${priced} ${largeButton}`, {
	"@layer": { [feature]: { color: color.ink, background: color.soft, borderColor: color.control } },
});
globalStyle(`${priced} ${largeButton}:hover`, { "@layer": { [feature]: { borderColor: color.ink } } });
/** While the cut is open, the certificate for whole bars shows only if the reader chose it. */
globalStyle(`${columns}:has(${cut} > details[open]) ${certificate}:not(:has(:checked))`, { "@layer": { [feature]: { display: "none" } } });
/** The cut has its own line above it. */
globalStyle(`${cut}:not(:empty) + ${tiers} tbody > :last-child`, {
	"@layer": { [feature]: { "@container": { [page]: { borderBlockEnd: 0 } } } },
});

export const supplyTable = featureStyle({
	...text.s,
	"@media": { [media.phone]: { display: "block" }, [media.print]: { breakInside: "avoid" } },
});
export const supplyCaption = featureStyle({
	...text.m,
	fontWeight: weight.bold,
	textAlign: "left",
	paddingBlockEnd: space[2],
	"@media": { [media.phone]: { display: "block" } },
});
export const supplyHead = featureStyle({ "@media": { [media.phone]: { display: "none" } } });
globalStyle(`${supplyHead} th`, {
	"@layer": {
		[feature]: {
			...text.xs,
			color: color.muted,
			fontWeight: weight.medium,
			padding: `${space[1]} ${space[3]} ${space[1]} 0`,
			borderBlockEnd: rule,
		},
	},
});
globalStyle(`${supplyTable} tr > :nth-last-child(2)`, {
	"@layer": { [feature]: { "@media": { [media.print]: { paddingInlineEnd: 0 } } } },
});
globalStyle(`${supplyHead} th:nth-child(n + 3)`, { "@layer": { [feature]: { textAlign: "right" } } });
globalStyle(`${supplyTable} > tbody`, { "@layer": { [feature]: { "@media": { [media.phone]: { display: "block" } } } } });

export const supplyRow = featureStyle({
	borderBlockEnd: hairline,
	"@media": {
		[media.phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: `${space[2]} ${space[3]}`, paddingBlock: space[3] },
	},
});
globalStyle(`${supplyRow} > *`, {
	"@layer": {
		[feature]: { "@media": { [media.sm]: { padding: `${space[2]} ${space[3]} ${space[2]} 0`, height: "72px", verticalAlign: "middle" } } },
	},
});
globalStyle(`${supplyTable} tr > :last-child`, {
	"@layer": { [feature]: { paddingInlineEnd: 0, "@media": { [media.print]: { display: "none" } } } },
});

export const supplier = featureStyle({ fontWeight: weight.medium, "@media": { [media.phone]: { gridColumn: 1, gridRow: 1 } } });
/** A card on a phone has name and price, with stock and order below them. */
export const supplyStock = featureStyle({ "@media": { [media.phone]: { gridColumn: 1, gridRow: 2, alignSelf: "center" } } });
export const supplyNumber = featureStyle({
	textAlign: "right",
	"@media": { [media.phone]: { gridColumn: 2, gridRow: 1, maxWidth: "168px" } },
});
export const supplyOrder = featureStyle({
	textAlign: "right",
	"@media": { [media.phone]: { gridColumn: 2, gridRow: 2, alignSelf: "end" } },
});
export const tierTable = featureStyle({ ...text.s, alignSelf: "start" });
export const tierCaption = featureStyle({
	...text.m,
	fontWeight: weight.bold,
	textAlign: "left",
	paddingBlockEnd: space[1],
	"@media": onOneLine,
});
export const tierRow = featureStyle({ borderBlockEnd: hairline, selectors: { "&[aria-current]": { fontWeight: weight.bold } } });

const tierCells = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
	globalStyle(`${tierTable} ${selector}`, { "@layer": { [feature]: rule } });
tierCells(":is(th, td)", { padding: `${space[2]} 0 ${space[2]} ${space[3]}`, textAlign: "right", whiteSpace: "nowrap" });
tierCells(":is(th, td):first-child", { paddingInlineStart: 0, textAlign: "left" });
tierCells("thead th", {
	...text.xs,
	fontWeight: weight.medium,
	color: color.muted,
	borderBlockEnd: rule,
	paddingBlock: space[1],
	verticalAlign: "bottom",
	whiteSpace: "normal",
});

const notPrinted = { "@media": { [media.print]: { display: "none" } } } as const;

export const fact = featureStyle({ ...text.s, paddingBlockStart: space[3], ...notPrinted });
export const form = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[2], paddingBlockStart: space[4], ...notPrinted });
/** The button is next to the field, below the field's label. */
export const end = featureStyle({ paddingBlockStart: space[6] });
export const stored = featureStyle({ ...text.s, color: color.muted, paddingBlockStart: "34px" });

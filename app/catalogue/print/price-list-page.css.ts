import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { hairline, rule, space, stretch, text, weight } from "../../ui/style/tokens.css";

export const head = featureStyle({
	...text.s,
	display: "grid",
	gap: space[1],
	paddingBlock: `${space[3]} ${space[4]}`,
	"@media": { [media.print]: { ...text.xs, paddingBlockStart: 0 } },
});
export const tools = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[4],
	paddingBlockStart: space[2],
	"@media": { [media.print]: { display: "none" } },
});
/** On a phone the sheet is wider than the screen, as on paper. */
export const frame = featureStyle({
	overflowX: "auto",
	marginBlockEnd: space[10],
	"@media": { [media.print]: { overflow: "visible", marginBlockEnd: 0 } },
});
// Landscape keeps each row on one line. It applies to the whole document, because another page type would start a new
// sheet. The page adds its own space at both sides.
const across = { margin: "12mm 8mm", size: "A4 landscape" };
globalStyle("@page price-list", across);
globalStyle(`body:has(${frame})`, { "@layer": { [feature]: { "@media": { [media.print]: { page: "price-list" } } } } });
export const table = featureStyle({
	...text.xs,
	minWidth: "52rem",
	fontStretch: stretch.narrow,
	"@media": { [media.print]: { minWidth: 0, fontSize: "7pt", lineHeight: "10pt" } },
});
export const figure = featureStyle({});
const cells = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
	globalStyle(`${table} ${selector}`, { "@layer": { [feature]: rules } });
cells("> caption", { position: "absolute" });
cells(":is(th, td)", {
	padding: `3px ${space[2]} 3px 0`,
	verticalAlign: "top",
	borderBlockEnd: hairline,
	"@media": { [media.print]: { paddingInlineEnd: "5px" } },
});
cells(":is(th, td):last-child", { paddingInlineEnd: 0 });
cells("thead th", { fontWeight: weight.medium, verticalAlign: "bottom", borderBlockEnd: rule });
cells("tbody th", { whiteSpace: "nowrap", fontWeight: weight.medium });
cells(`.${figure}`, { textAlign: "right", whiteSpace: "nowrap" });
/** On paper words take the room that figures leave. */
cells(`.${figure} + :not(.${figure})`, { "@media": { [media.print]: { paddingInlineStart: "6px" } } });
cells(`thead .${figure}`, { whiteSpace: "normal", "@media": { [media.print]: { width: "3em" } } });

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const searchPart = featureStyle({ maxWidth: "36rem" });
export const search = featureStyle({
	display: "grid",
	gap: space[3],
	alignItems: "end",
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto" }, [media.print]: { display: "none" } },
});
export const list = featureStyle({ padding: 0, listStyle: "none", borderBlockStart: rule });
export const row = featureStyle({
	...text.s,
	display: "grid",
	gap: `${space[2]} ${space[6]}`,
	alignItems: "start",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	overflowWrap: "anywhere",
	"@media": {
		[media.lg]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr) 12rem" },
	},
});
export const what = featureStyle({ display: "grid", gap: "2px", minWidth: 0 });
export const label = featureStyle({ ...text.m, fontWeight: weight.bold, letterSpacing: 0 });
/** A middle dot separates the facts. No line begins with it. */
export const marks = featureStyle({ display: "flex", flexWrap: "wrap", columnGap: space[1], color: color.muted });
globalStyle(`${marks} > :not(:last-child)::after`, { "@layer": { [feature]: { content: '" ·"' } } });
export const place = featureStyle({ fontStyle: "normal", minWidth: 0 });
export const notes = featureStyle({ color: color.muted, whiteSpace: "pre-line" });
export const actions = featureStyle({
	display: "flex",
	alignItems: "start",
	columnGap: space[5],
	"@media": { [media.lg]: { justifyContent: "end" }, [media.print]: { display: "none" } },
});
/** Gives the link the minimum target height (WCAG 2.5.8). */
export const change = featureStyle({ paddingBlock: "2px" });
export const choicesSummary = featureStyle({ paddingBlock: "2px", color: color.link });

export const fold = featureStyle({ paddingBlockStart: space[4] });
export const remove = featureStyle({ display: "grid", justifyItems: "start", gap: space[3], paddingBlock: space[2] });

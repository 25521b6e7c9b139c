import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, text as sizes, space, text, weight } from "../../ui/style/tokens.css";

export const list = featureStyle({ padding: 0, listStyle: "none", borderBlockStart: rule });
export const row = featureStyle({
	display: "grid",
	gap: space[3],
	alignItems: "center",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space[6], paddingBlock: space[2] } },
});
export const what = featureStyle({ display: "grid", gap: "2px", minWidth: 0 });
export const name = featureStyle({
	...text.m,
	display: "inline-block",
	width: "fit-content",
	maxWidth: "100%",
	paddingBlock: "2px",
	fontWeight: weight.bold,
	overflowWrap: "anywhere",
});
export const notices = featureStyle({ display: "grid", gap: space[3], marginBlockStart: space[8] });
export const note = featureStyle({ ...text.s, color: color.muted, maxWidth: "68ch" });
/** From a tablet on, the facts follow the name. */
export const title = featureStyle({
	display: "grid",
	gap: "2px",
	"@media": { [media.sm]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space[3] } },
});
export const preview = featureStyle({
	...text.s,
	overflowWrap: "anywhere",
	"@media": { [media.sm]: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } },
});

export const newList = featureStyle({ display: "grid", gap: space[5], maxWidth: "30rem" });

export const table = featureStyle({ containerType: "inline-size", containerName: "list-lines" });
export const lines = featureStyle({ padding: 0, listStyle: "none", borderBlockStart: rule });

/** Keeps the bar visible in long lists. Narrow screens show only the total and the button for the whole list. */
const inSight = {
	position: "sticky",
	insetBlockEnd: 0,
	padding: space[3],
	background: color.soft,
	borderBlockStart: hairline,
	borderBlockEnd: rule,
} as const;
export const foot = featureStyle({
	display: "contents",
	"@media": {
		[media.md]: {
			...inSight,
			display: "flex",
			alignItems: "center",
			gap: space[4],
		},
		[media.print]: { display: "block" },
	},
});
export const whole = featureStyle({
	...inSight,
	display: "flex",
	alignItems: "center",
	justifyContent: "space-between",
	gap: space[4],
	"@media": {
		[media.phone]: { display: "grid", gap: space[2] },
		[media.md]: { display: "contents" },
		[media.print]: { position: "static", padding: 0, background: "none" },
	},
});
/** Keeps the focused field above the bar (WCAG 2.4.11). */
globalStyle(`html:has(${whole})`, { "@layer": { [feature]: { scrollPaddingBottom: "160px" } } });
export const sums = featureStyle({
	display: "grid",
	gap: "2px",
	"@media": { [media.phone]: { gridTemplate: '"term sum" "weight sum" / 1fr auto', alignItems: "center" }, [media.md]: { order: -1 } },
});
["term", "sum", "weight"].forEach((area, index) => {
	globalStyle(`${sums} > :nth-child(${index + 1})`, { "@layer": { [feature]: { "@media": { [media.phone]: { gridArea: area } } } } });
});
export const actions = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[2]} ${space[4]}`,
	paddingBlock: space[3],
	"@media": {
		[media.md]: { marginInlineStart: "auto", paddingBlock: 0 },
		[media.print]: { display: "none" },
	},
});

export const changes = featureStyle({ display: "grid", gap: space[3], selectors: { "&:empty": { display: "none" } } });
export const changeList = featureStyle({ display: "grid", gap: space[1], paddingInlineStart: space[4], listStyle: "disc" });

export const settings = featureStyle({
	display: "grid",
	gap: space[4],
	marginBlockStart: space[2],
	"@media": { [media.print]: { display: "none" } },
});
export const settingsTitle = featureStyle({ ...sizes.l, fontWeight: weight.bold });
export const parts = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[6],
	alignItems: "start",
	paddingBlockStart: space[4],
	borderBlockStart: hairline,
	"@media": { [media.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[10] } },
});
export const part = featureStyle({ display: "grid", gap: space[3], justifyItems: "stretch", maxWidth: "26.25rem" });
export const partTitle = featureStyle({ ...sizes.s, fontWeight: weight.bold });
export const prose = featureStyle({ ...sizes.s, color: color.muted, maxWidth: "62ch", overflowWrap: "anywhere" });
export const fold = featureStyle({ "@media": { [media.md]: { gridColumn: "1 / -1" } } });

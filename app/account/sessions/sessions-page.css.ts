import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], maxWidth: "52.5rem" });
export const list = featureStyle({ padding: 0, borderBlockStart: rule });
export const row = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	gap: `${space[1]} ${space[4]}`,
	alignItems: "center",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 7rem", columnGap: space[6] } },
});
/** On a phone the times stand below it. */
export const what = featureStyle({ minWidth: 0 });
export const name = featureStyle({ fontWeight: weight.bold });
export const quiet = featureStyle({ color: color.muted });
export const times = featureStyle({
	...text.s,
	gridColumn: "1 / -1",
	gridRow: 2,
	color: color.muted,
	"@media": { [media.sm]: { gridColumn: "auto", gridRow: "auto" } },
});
export const end = featureStyle({ justifySelf: "end", "@media": { [media.print]: { display: "none" } } });
export const all = featureStyle({ "@media": { [media.print]: { display: "none" } } });
export const note = featureStyle({ ...text.s, color: color.muted, maxWidth: "62ch" });

import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

export const head = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	paddingBlock: `${space[2]} ${space[3]}`,
});
/** Title and what stands below it in one line. */
export const line = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `${space[2]} ${space[5]}` });

export const tools = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[3]} ${space[6]}`,
	paddingBlockEnd: space[4],
	"@media": { [media.print]: { display: "none" } },
});
export const more = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[4], color: color.muted });
export const moreLink = featureStyle({ display: "inline-flex", alignItems: "center", minHeight: "36px" });

import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

export const head = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	paddingBlock: `${space[3]} ${space[4]}`,
});
export const lead = featureStyle({ color: color.muted, maxWidth: "62ch" });
export const index = featureStyle({ ...text.s, display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[5]}`, lineHeight: "1.5rem" });
export const indexLink = featureStyle({ display: "inline-block", minHeight: "24px" });
export const root = featureStyle({ paddingBlockStart: space[8], scrollMarginTop: space[4] });
export const rootHead = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: `0 ${space[3]}`,
	paddingBlockEnd: space[3],
});
export const rootLink = featureStyle({
	color: color.ink,
	textDecoration: "none",
	selectors: { "&:hover": { textDecoration: "underline" } },
});
export const count = featureStyle({ ...text.s, color: color.muted });

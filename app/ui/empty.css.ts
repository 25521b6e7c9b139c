import { uiStyle } from "./style/style";
import { color, hairline, space, text } from "./style/tokens.css";

export const empty = uiStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	paddingBlock: space[10],
	borderBlock: hairline,
});
export const lead = uiStyle({ ...text.m, color: color.muted, maxWidth: "62ch" });
export const actions = uiStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4], paddingBlockStart: space[2] });

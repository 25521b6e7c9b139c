import { media } from "./style/breakpoints";
import { uiStyle } from "./style/style";
import { color, hairline, space, text } from "./style/tokens.css";

export const empty = uiStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	paddingBlock: space[10],
	borderBlock: hairline,
});
/** On a phone the usual size of such a title is that of the page's own title. */
export const title = uiStyle({ "@media": { [media.phone]: text.l } });
export const lead = uiStyle({ ...text.m, color: color.muted, maxWidth: "62ch" });
export const actions = uiStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4], paddingBlockStart: space[2] });

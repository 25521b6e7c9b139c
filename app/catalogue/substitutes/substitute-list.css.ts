import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text, weight } from "../../ui/style/tokens.css";

export const substitutes = featureStyle({ ...text.s, minWidth: 0, "@media": { [media.print]: { display: "none" } } });
export const list = featureStyle({ marginBlockStart: space[2], padding: 0, borderBlockStart: hairline, listStyle: "none" });
export const substitute = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "flex-start",
	justifyContent: "space-between",
	gap: `${space[2]} ${space[6]}`,
	paddingBlock: space[3],
	borderBlockEnd: hairline,
});
export const words = featureStyle({ flex: "1 1 16rem", minWidth: 0, overflowWrap: "anywhere" });
export const title = featureStyle({ fontWeight: weight.bold, color: color.link, textUnderlineOffset: "3px" });
export const action = featureStyle({ flex: "none" });

import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text, weight } from "../../ui/style/tokens.css";

export const brief = featureStyle({ ...text.s, borderBlock: hairline });
export const list = featureStyle({ display: "grid" });
export const more = featureStyle({ paddingBlock: space[2], borderBlockStart: hairline });
export const line = featureStyle({
	display: "flex",
	justifyContent: "space-between",
	gap: space[4],
	paddingBlock: space[2],
	selectors: { "& + &": { borderBlockStart: hairline } },
});
export const title = featureStyle({ display: "block", fontWeight: weight.medium });
export const small = featureStyle({ ...text.s, color: color.muted });
export const sum = featureStyle({ whiteSpace: "nowrap" });

import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const help = featureStyle({ ...text.s, display: "grid", gap: space[1], padding: space[4], background: color.soft });
export const title = featureStyle({ ...text.m, fontWeight: weight.bold });
export const channels = featureStyle({ display: "flex", flexWrap: "wrap", columnGap: space[5] });
/** A target of its own. */
export const channel = featureStyle({ paddingBlock: space[1], overflowWrap: "anywhere" });
export const hours = featureStyle({ color: color.muted });
export const open = featureStyle({ fontWeight: weight.medium, color: color.ok });
export const closed = featureStyle({ fontWeight: weight.medium });

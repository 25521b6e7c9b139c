import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const line = featureStyle({ fontWeight: weight.bold });
export const quantities = featureStyle({ display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[8]}` });
export const term = featureStyle({ ...text.xs, color: color.muted });
export const quantity = featureStyle({ ...text.l, fontWeight: weight.bold });
export const choices = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3], paddingBlockStart: space[1] });

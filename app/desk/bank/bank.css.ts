import { featureStyle } from "../../ui/style/style";
import { color, space } from "../../ui/style/tokens.css";

export const note = featureStyle({ display: "block", color: color.muted, overflowWrap: "anywhere" });
export const text = featureStyle({ display: "block", maxWidth: "26rem", overflowWrap: "anywhere" });
export const box = featureStyle({ width: "1.125rem", height: "1.125rem", margin: 0, verticalAlign: "text-bottom" });
export const entries = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
export const actions = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });

import { featureStyle } from "../../ui/style/style";
import { color, space } from "../../ui/style/tokens.css";

export const note = featureStyle({ display: "block", color: color.muted });
export const lines = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] });
export const fields = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[4] });
export const box = featureStyle({ width: "1.125rem", height: "1.125rem", margin: 0, verticalAlign: "text-bottom" });

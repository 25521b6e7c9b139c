import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], paddingBlock: `${space[4]} ${space[16]}` });
export const lead = featureStyle({ maxWidth: "72ch", color: color.muted });
export const label = featureStyle({ ...text.s, display: "block", color: color.muted });
export const amount = featureStyle({ ...text.xl, fontWeight: weight.heavy });
export const actions = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[5] });

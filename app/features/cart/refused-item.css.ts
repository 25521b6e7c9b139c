import { featureStyle } from "../../styles/style";
import { color, hairline, space, text, weight } from "../../styles/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], maxWidth: "640px", paddingBlock: `${space[4]} ${space[16]}` });
export const item = featureStyle({ display: "flex", gap: space[4], alignItems: "center", paddingBlock: space[4], borderBlock: hairline });
export const picture = featureStyle({ width: "96px", height: "96px", background: color.soft, border: hairline });
export const title = featureStyle({ ...text.l, fontWeight: weight.bold, color: color.ink });
export const small = featureStyle({ ...text.s, color: color.muted });
export const form = featureStyle({ display: "grid", gap: space[4], maxWidth: "320px" });
export const similar = featureStyle({ display: "grid", gap: space[3], justifyItems: "start" });

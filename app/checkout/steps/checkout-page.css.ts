import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], paddingBlock: `${space[4]} ${space[16]}` });
export const main = featureStyle({ display: "grid", gap: space[6], minWidth: 0 });
export const head = featureStyle({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space[4] });
export const provisional = featureStyle({ ...text.s, fontWeight: weight.regular, color: color.muted });
export const change = featureStyle({ ...text.s, paddingBlock: space[1], "@media": { [media.print]: { display: "none" } } });

import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { hairline, rule, space } from "../ui/style/tokens.css";

export const cart = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[3]} ${space[8]}`, minWidth: 0 });
export const words = featureStyle({ display: "grid", flex: "1 1 20rem", gap: space[1], minWidth: 0, overflowWrap: "anywhere" });
export const choices = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[3]}` });

export const section = featureStyle({ paddingBlockEnd: space[16], "@media": { [media.print]: { display: "none" } } });
export const list = featureStyle({ padding: 0, marginBlockStart: space[4], borderBlockStart: rule });
export const row = featureStyle({ paddingBlock: space[4], borderBlockEnd: hairline });

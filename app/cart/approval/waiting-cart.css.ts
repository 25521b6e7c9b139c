import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

export const actions = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[4]}` });
export const note = featureStyle({ ...text.s, color: color.muted });
export const all = featureStyle({ paddingBlock: space[1], "@media": { [media.md]: { marginInlineStart: "auto" } } });

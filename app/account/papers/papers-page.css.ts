import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

/** Wide enough for a day in one line, and near the paper on wide pages. */
export const dayHead = featureStyle({ width: "18%" });
export const orderHead = featureStyle({ width: "36%" });
export const reference = featureStyle({ marginInlineStart: space[3], overflowWrap: "anywhere" });

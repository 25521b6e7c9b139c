export { foldLink as summary } from "../../ui/fold-link.css";

import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const fold = featureStyle({ paddingBlockStart: space[4] });
/** On lines of its own. */
export const below = featureStyle({ display: "block" });
export const remove = featureStyle({ display: "grid", justifyItems: "start", gap: space[3], paddingBlock: space[2] });

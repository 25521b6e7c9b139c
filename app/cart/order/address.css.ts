import { featureStyle } from "../../ui/style/style";
import { space, weight } from "../../ui/style/tokens.css";

export const address = featureStyle({ display: "flex", flexDirection: "column", fontStyle: "normal", overflowWrap: "anywhere" });
export const strong = featureStyle({ fontWeight: weight.bold });
export const contact = featureStyle({ paddingBlockStart: space[2] });
/** As they were typed, in lines. */
export const notes = featureStyle({ paddingBlockStart: space[2], whiteSpace: "pre-line" });
export const phone = featureStyle({ whiteSpace: "nowrap" });

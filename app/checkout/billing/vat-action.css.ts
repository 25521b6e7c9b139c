import { featureStyle } from "../../ui/style/style";
import { color, space } from "../../ui/style/tokens.css";

/** A warning of its own below the reason of the VAT. */
export const holder = featureStyle({ display: "block", color: color.low, paddingBlockStart: space[2], overflowWrap: "anywhere" });

import { featureStyle } from "../../ui/style/style";
import { space, weight } from "../../ui/style/tokens.css";

/** A warning of its own below the reason of the VAT. */
export const holder = featureStyle({ display: "block", fontWeight: weight.medium, paddingBlockStart: space[2], overflowWrap: "anywhere" });

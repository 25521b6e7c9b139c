import { featureStyle } from "../../ui/style/style";

/** It takes no more height than the words beside it. */
export const portrait = featureStyle({ width: "28px", height: "28px", flex: "none", marginBlock: "-4px", marginInlineStart: "-8px" });

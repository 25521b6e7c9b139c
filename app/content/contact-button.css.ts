import { featureStyle } from "../ui/style/style";

export const portrait = featureStyle({ width: "28px", height: "28px", flex: "none", marginBlock: "-4px", marginInlineStart: "-8px" });

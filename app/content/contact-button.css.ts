import { featureStyle } from "../ui/style/style";
import { control } from "../ui/style/tokens.css";

export const portrait = featureStyle({ width: "28px", height: "28px", flex: "none", marginBlock: "-4px", marginInlineStart: "-8px" });
export const icon = featureStyle({ display: "inline-grid", placeItems: "center", minWidth: control.s, minHeight: control.s });

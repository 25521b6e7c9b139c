import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const fields = featureStyle({ display: "flex", flexDirection: "column", gap: space[1], padding: 0, listStyle: "none" });
export const field = featureStyle({ display: "inline-block", minHeight: space[6] });

import { featureStyle } from "../ui/style/style";
import { space } from "../ui/style/tokens.css";

export const filter = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] });
export const search = featureStyle({ flex: "1 1 16rem", maxWidth: "26rem" });

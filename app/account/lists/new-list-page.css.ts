import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const form = featureStyle({ display: "grid", gap: space[5], maxWidth: "30rem" });

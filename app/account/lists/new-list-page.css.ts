import { featureStyle } from "../../ui/style";
import { space } from "../../ui/tokens.css";

export const form = featureStyle({ display: "grid", gap: space[5], maxWidth: "480px" });

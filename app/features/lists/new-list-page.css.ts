import { featureStyle } from "../../styles/style";
import { space } from "../../styles/tokens.css";

export const form = featureStyle({ display: "grid", gap: space[5], maxWidth: "480px" });

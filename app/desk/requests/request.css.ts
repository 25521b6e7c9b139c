import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], maxWidth: "56rem" });

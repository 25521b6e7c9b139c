import { featureStyle } from "../../styles/style";
import { space } from "../../styles/tokens.css";

export const form = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[4]}` });

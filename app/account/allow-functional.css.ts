import { featureStyle } from "../ui/style/style";
import { space } from "../ui/style/tokens.css";

export const row = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[4]}` });

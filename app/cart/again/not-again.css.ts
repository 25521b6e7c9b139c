import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[4], maxWidth: "60ch", paddingBlock: `${space[8]} ${space[16]}` });

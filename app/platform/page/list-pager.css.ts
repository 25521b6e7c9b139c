import { featureStyle } from "../../ui/style";
import { space } from "../../ui/tokens.css";

export const foot = featureStyle({ display: "grid", justifyContent: "center", paddingBlock: space[5] });

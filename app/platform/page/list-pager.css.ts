import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const foot = featureStyle({ display: "grid", justifyContent: "center", paddingBlock: space[5] });

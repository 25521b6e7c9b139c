import { featureStyle } from "../../styles/style";
import { space } from "../../styles/tokens.css";

export const foot = featureStyle({ display: "grid", justifyContent: "center", paddingBlock: space[5] });

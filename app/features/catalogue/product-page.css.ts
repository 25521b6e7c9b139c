import { featureStyle } from "../../styles/style";
import { space } from "../../styles/tokens.css";

export const title = featureStyle({ paddingBlockEnd: space[3] });

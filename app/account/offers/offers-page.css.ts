import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const answer = featureStyle({ marginBlockStart: space[1] });

import { featureStyle } from "../../styles/style";
import { space, text } from "../../styles/tokens.css";

export const place = featureStyle({ paddingBlock: `${space[3]} 0`, ...text.s });

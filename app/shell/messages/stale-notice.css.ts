import { featureStyle } from "../../ui/style/style";
import { space, text } from "../../ui/style/tokens.css";

export const notice = featureStyle({ paddingBlock: `${space[3]} 0`, ...text.s });

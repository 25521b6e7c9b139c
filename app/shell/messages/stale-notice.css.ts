import { featureStyle } from "../../ui/style/style";
import { space, text } from "../../ui/style/tokens.css";

export const place = featureStyle({ paddingBlock: `${space[3]} 0`, ...text.s });

import { featureStyle } from "../../ui/style";
import { space, text } from "../../ui/tokens.css";

export const place = featureStyle({ paddingBlock: `${space[3]} 0`, ...text.s });

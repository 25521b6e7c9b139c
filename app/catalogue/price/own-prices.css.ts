import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

export const note = featureStyle({ ...text.s, color: color.muted, paddingBlockEnd: space[2] });

import { featureStyle } from "../../ui/style";
import { color, text } from "../../ui/tokens.css";

export const reason = featureStyle({ ...text.xs, color: color.ok });

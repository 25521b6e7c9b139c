import { featureStyle } from "../../styles/style";
import { color, text } from "../../styles/tokens.css";

export const reason = featureStyle({ ...text.xs, color: color.ok });

import { uiStyle } from "../styles/style";
import { color, space, text, weight } from "../styles/tokens.css";

export const facts = uiStyle({ display: "flex", flexWrap: "wrap", gap: `${space[3]} ${space[8]}` });
export const term = uiStyle({ ...text.xs, color: color.muted });
export const value = uiStyle({ ...text.m, fontWeight: weight.bold });

import { uiStyle } from "../styles/style";
import { color, space, text, weight } from "../styles/tokens.css";

export const facts = uiStyle({ display: "flex", flexWrap: "wrap", gap: `${space[3]} ${space[8]}` });
/** The same columns for every row. */
export const grid = uiStyle({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 200px), 1fr))",
	gap: `${space[4]} ${space[6]}`,
});
export const term = uiStyle({ ...text.xs, color: color.muted });
export const value = uiStyle({ ...text.m, fontWeight: weight.bold });

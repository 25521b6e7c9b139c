import { media } from "./style/breakpoints";
import { uiStyle } from "./style/style";
import { color } from "./style/tokens.css";

export const gauge = uiStyle({ display: "inline-flex", gap: "2px" });
const mark = { width: "10px", height: "10px", border: `1px solid ${color.control}` } as const;
export const step = uiStyle(mark);
export const full = uiStyle({
	...mark,
	background: color.ink,
	borderColor: color.ink,
	// Print and forced colours drop backgrounds, so the border fills the mark.
	"@media": { [media.forced]: { borderWidth: "5px" }, [media.print]: { borderWidth: "5px" } },
});

import { globalStyle } from "@vanilla-extract/css";
import { media } from "../style/breakpoints";
import { ui } from "../style/layers.css";
import { uiStyle, visuallyHidden } from "../style/style";
import { color, control, radius, space, text, weight } from "../style/tokens.css";

export const field = uiStyle({ display: "grid", gap: space[2], position: "relative", minWidth: 0 });
export const row = uiStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3], minWidth: 0 });
/** The input is out of sight but present. Without scripts only the browser can show the chosen file. */
export const input = uiStyle({
	...visuallyHidden,
	"@media": { "(scripting: none)": { position: "static", width: "100%", height: "auto", clipPath: "none" } },
});
globalStyle(`${input}::file-selector-button`, { "@layer": { [ui]: { display: "none" } } });
export const none = uiStyle({
	...text.s,
	color: color.muted,
	overflowWrap: "anywhere",
	"@media": { "(scripting: none)": { display: "none" } },
});
export const button = uiStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	minHeight: control.m,
	paddingInline: space[4],
	fontWeight: weight.bold,
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.ink}`,
	borderRadius: radius,
	cursor: "pointer",
	"@media": { [media.hover]: { selectors: { "&:hover": { background: color.soft } } } },
});
globalStyle(`${input}:focus-visible ~ ${row} > ${button}`, {
	"@layer": { [ui]: { outline: `2px solid ${color.focus}`, outlineOffset: "2px" } },
});
export const hint = uiStyle({ ...text.xs, color: color.muted });
export const error = uiStyle({ ...text.s, color: color.danger, fontWeight: weight.medium });
export const label = uiStyle({ ...text.s, fontWeight: weight.bold });
export const optional = uiStyle({ color: color.muted, fontWeight: weight.regular });

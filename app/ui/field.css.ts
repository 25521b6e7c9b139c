import { globalStyle } from "@vanilla-extract/css";
import { ui } from "../styles/layers.css";
import { uiStyle } from "../styles/style";
import { color, control, radius, space, text, weight } from "../styles/tokens.css";

export const field = uiStyle({ display: "flex", flexDirection: "column", gap: space[1], minWidth: 0 });
export const label = uiStyle({ ...text.s, fontWeight: weight.bold });
export const optional = uiStyle({ fontWeight: weight.regular, color: color.muted });
export const hint = uiStyle({ ...text.s, color: color.muted });

export const input = uiStyle({
	...text.m,
	width: "100%",
	minHeight: control.l,
	paddingInline: space[3],
	paddingBlock: space[2],
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	selectors: {
		"&:hover": { borderColor: color.ink },
		"&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 3px 0 ${color.danger}` },
		"&:focus-visible": { outlineOffset: "0" },
	},
});

export const area = uiStyle({ minHeight: "96px", resize: "vertical" });

/** Right: numbers stand under each other. */
export const numeric = uiStyle({ textAlign: "right" });

export const error = uiStyle({ ...text.s, fontWeight: weight.medium, color: color.danger });
export const warning = uiStyle({ ...text.s, color: color.low });

export const choice = uiStyle({ display: "flex", gap: space[3], alignItems: "flex-start", paddingBlock: space[2], cursor: "pointer" });
globalStyle(`${choice} > input`, {
	"@layer": { [ui]: { width: "20px", height: "20px", margin: "1px 0 0", flex: "none", accentColor: color.accent } },
});

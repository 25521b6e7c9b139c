import { styleVariants } from "@vanilla-extract/css";
import { ui } from "./style/layers.css";
import { uiStyle } from "./style/style";
import { color, space, weight } from "./style/tokens.css";

const base = uiStyle({
	display: "flex",
	flexDirection: "column",
	gap: space[2],
	padding: `${space[3]} ${space[4]}`,
	borderInlineStart: "3px solid",
	color: color.ink,
});

export const tone = styleVariants({
	info: [base, { "@layer": { [ui]: { borderColor: color.link, background: color.soft } } }],
	success: [base, { "@layer": { [ui]: { borderColor: color.ok, background: color.okSoft } } }],
	warning: [base, { "@layer": { [ui]: { borderColor: color.ink, background: color.soft } } }],
	error: [base, { "@layer": { [ui]: { borderColor: color.danger, background: color.dangerSoft } } }],
});

export const title = uiStyle({ fontWeight: weight.bold });
/** It remains a link of equal size. */
export const mended = uiStyle({ color: color.muted, textDecoration: "line-through" });
export const list = uiStyle({ display: "flex", flexDirection: "column", gap: space[1], padding: 0 });

import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const drawing = featureStyle({ display: "grid", gap: space[2], width: "100%", margin: 0, breakInside: "avoid" });
export const words = featureStyle({ ...text.xs, color: color.muted });
export const count = featureStyle({ color: color.ink, fontWeight: weight.bold });
/** The outlines at its ends are not cut off. */
export const bar = featureStyle({ display: "block", overflow: "visible", marginBlockStart: space[1] });

const outline = { stroke: color.link, strokeWidth: "1.4px" } as const;
export const parts = {
	piece: featureStyle({ ...outline, fill: color.soft, "@media": { [media.print]: { fill: "none" } } }),
	kerf: featureStyle({ fill: color.link }),
	offcut: featureStyle(outline),
	scrap: featureStyle({ ...outline, fill: "none", strokeDasharray: "3 2" }),
};
export const hatch = featureStyle({ stroke: color.link, strokeWidth: "1px", opacity: 0.75 });
export const dimension = featureStyle({ stroke: color.muted, strokeWidth: "0.8px" });
export const arrow = featureStyle({ overflow: "visible", fill: color.muted });
export const figure = featureStyle({ ...text.xs, fill: color.ink, fontVariantNumeric: "tabular-nums" });

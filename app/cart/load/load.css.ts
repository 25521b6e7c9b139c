import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const section = featureStyle({ ...text.s, display: "grid", gap: space[3], "@media": { [media.print]: { breakInside: "avoid" } } });
export const fills = featureStyle({ display: "grid", gap: space[2], "@media": { [media.print]: { display: "none" } } });
export const fillList = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[2], margin: 0, padding: 0, listStyle: "none" });
export const load = featureStyle({ display: "grid", gap: space[2], margin: 0 });

export const views = featureStyle({
	display: "grid",
	gap: `${space[3]} ${space[5]}`,
	alignItems: "end",
	// A wider loading bed would be higher than the lines above it.
	maxWidth: "52rem",
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) 180px" } },
});
export const above = featureStyle({ position: "relative" });
export const across = featureStyle({ position: "relative", maxWidth: "180px" });
export const shapes = featureStyle({ display: "block", width: "100%", overflow: "visible" });
export const figures = featureStyle({ position: "absolute", inset: 0, overflow: "visible" });

/** Keeps line weights at any size. */
const line = { fill: "none", vectorEffect: "non-scaling-stroke" } as const;
export const bed = featureStyle({ ...line, stroke: color.control, strokeWidth: "1px" });
export const outline = featureStyle({ ...line, stroke: color.control, strokeWidth: "1px" });
export const bundle = featureStyle({ ...line, fill: color.soft, stroke: color.link, strokeWidth: "1.4px" });
export const hatch = featureStyle({ ...line, stroke: color.link, strokeWidth: "0.8px", opacity: 0.75 });
export const dimension = featureStyle({ ...line, stroke: color.muted, strokeWidth: "0.8px" });
export const leader = featureStyle({ ...line, stroke: color.ink, strokeWidth: "0.8px" });
export const arrow = featureStyle({ fill: color.muted });
const letters = {
	...text.xs,
	textAnchor: "middle",
	fontVariantNumeric: "tabular-nums",
	paintOrder: "stroke",
	strokeWidth: "3px",
	strokeLinejoin: "round",
} as const;
const bold = { ...letters, fill: color.ink, fontWeight: weight.bold } as const;
export const texts = {
	inside: featureStyle({ ...bold, stroke: color.soft }),
	outside: featureStyle({ ...bold, stroke: color.paper }),
	below: featureStyle({ ...letters, fill: color.ink, stroke: color.paper }),
	beside: featureStyle({ ...letters, textAnchor: "start", fill: color.ink, stroke: color.paper }),
};

export const list = featureStyle({
	...text.xs,
	display: "grid",
	gap: space[1],
	margin: 0,
	paddingInlineStart: space[5],
	listStyle: "decimal",
});

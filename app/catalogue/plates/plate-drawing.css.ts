import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space } from "../../ui/style/tokens.css";

const line = { vectorEffect: "non-scaling-stroke", stroke: color.link } as const;
export const plate = featureStyle({
	display: "block",
	width: "100%",
	maxWidth: "36rem",
	maxHeight: "24rem",
	overflow: "visible",
	marginBlockStart: space[1],
});
export const outline = featureStyle({ ...line, strokeWidth: "1.4px" });
export const hatch = featureStyle({ ...line, strokeWidth: "1px", opacity: 0.75 });
export const used = featureStyle({ ...line, strokeWidth: "0.8px", strokeDasharray: "3 2", fill: color.paper });
export const pieces = featureStyle({ ...line, strokeWidth: "1px", fill: color.soft, "@media": { [media.print]: { fill: "none" } } });

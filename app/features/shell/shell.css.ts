import { featureStyle } from "../../styles/style";
import { color, space } from "../../styles/tokens.css";

export const skipLink = featureStyle({
	position: "absolute",
	insetInlineStart: space[4],
	top: "-100px",
	zIndex: 9,
	padding: space[3],
	background: color.paper,
	selectors: { "&:focus": { top: space[2] } },
});

export const flash = featureStyle({ paddingBlock: space[3] });
export const flashLine = featureStyle({ display: "flex", flexWrap: "wrap", gap: `${space[1]} ${space[4]}` });

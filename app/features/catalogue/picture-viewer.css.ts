import { featureStyle } from "../../styles/style";
import { color, hairline, space } from "../../styles/tokens.css";

export const viewer = featureStyle({ display: "grid", gap: space[2], alignSelf: "start", minWidth: 0 });
export const thumbnails = featureStyle({ display: "flex", gap: space[2] });
export const thumbnail = featureStyle({
	display: "block",
	padding: space[1],
	border: hairline,
	background: color.soft,
	selectors: { "&:hover": { borderColor: color.control }, "&[aria-current]": { borderColor: color.ink } },
});

import { globalStyle } from "@vanilla-extract/css";
import { ui } from "../styles/layers.css";
import { uiStyle } from "../styles/style";
import { color, hairline, space, text } from "../styles/tokens.css";

export const sheet = uiStyle({
	position: "relative",
	display: "flex",
	flexDirection: "column",
	border: hairline,
	background: color.soft,
	padding: space[4],
});
globalStyle(`${sheet} img`, { "@layer": { [ui]: { width: "100%", objectFit: "contain" } } });
export const caption = uiStyle({ ...text.xs, color: color.muted, textAlign: "right", paddingTop: space[2] });

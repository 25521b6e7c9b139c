import { uiStyle } from "./style/style";
import { color, space, text } from "./style/tokens.css";

/** Styles a control that unfolds a part of a page like a link. */
export const foldLink = uiStyle({
	...text.s,
	display: "list-item",
	width: "fit-content",
	paddingBlock: space[2],
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	cursor: "pointer",
});

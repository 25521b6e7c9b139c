import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, hairline, space } from "../../styles/tokens.css";

export const viewer = featureStyle({ display: "grid", gap: space[2], alignSelf: "start", minWidth: 0 });
const notOnPaper = { [media.print]: { display: "none" } } as const;
export const open = featureStyle({
	display: "block",
	width: "fit-content",
	marginInlineStart: "auto",
	lineHeight: "1.5rem",
	"@media": notOnPaper,
});
export const thumbnails = featureStyle({ display: "flex", gap: space[2], "@media": notOnPaper });
export const thumbnail = featureStyle({
	display: "block",
	padding: space[1],
	border: hairline,
	background: color.soft,
	selectors: { "&:hover": { borderColor: color.control }, "&[aria-current]": { borderColor: color.ink } },
	"@media": { [media.forced]: { selectors: { "&[aria-current]": { outline: "3px solid Highlight" } } } },
});

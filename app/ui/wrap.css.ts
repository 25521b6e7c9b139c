import { media } from "./style/breakpoints";
import { uiStyle } from "./style/style";
import { pageWidth, space } from "./style/tokens.css";

export const wrap = uiStyle({
	width: "100%",
	maxWidth: pageWidth.usual,
	marginInline: "auto",
	paddingInline: space[4],
	"@media": { [media.md]: { paddingInline: space[6] }, [media.xxl]: { maxWidth: pageWidth.wide } },
});

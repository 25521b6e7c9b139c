import { globalStyle } from "@vanilla-extract/css";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, unseen } from "../../ui/style/style";
import { color, space, stretch, text, weight } from "../../ui/style/tokens.css";

const narrow = "screen and (max-width: 64em)";

export const narrower = featureStyle({ minWidth: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] });
export const title = featureStyle({
	...text.s,
	fontWeight: weight.regular,
	fontStretch: stretch.normal,
	color: color.muted,
	"@media": { [narrow]: unseen },
});
globalStyle(`${narrower} > ul`, {
	"@layer": {
		[feature]: { "@media": { [narrow]: { flexWrap: "nowrap", overflowX: "auto", whiteSpace: "nowrap", scrollbarWidth: "none" } } },
	},
});
globalStyle(`${narrower} > ul > li`, { "@layer": { [feature]: { "@media": { [narrow]: { flex: "none" } } } } });

import { globalStyle } from "@vanilla-extract/css";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, space } from "../../ui/style/tokens.css";

/** Where the panel is without scripts. Over the page it takes no place here. */
export const slot = featureStyle({ display: "flow-root", scrollMarginTop: space[4], minWidth: 0 });
globalStyle(`${slot} > dialog:not(:modal)`, {
	"@layer": { [feature]: { marginBlockEnd: space[8], borderBlockStart: `3px solid ${color.accent}` } },
});
export const missing = featureStyle({ marginBlockEnd: space[5] });

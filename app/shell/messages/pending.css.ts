import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color } from "../../ui/style/tokens.css";

/** Adding to the cart is no navigation: its button says that it is on its way. */
const isAdding = 'html:has(main [data-state="adding"], search [data-state="adding"]) &';

export const line = featureStyle({
	// Below the hairline of the header.
	marginBlockStart: "1px",
	height: "2px",
	background: color.link,
	visibility: "hidden",
	selectors: { [`&[data-pending], ${isAdding}`]: { visibility: "visible" } },
	"@media": { [media.forced]: { background: "Highlight" } },
});

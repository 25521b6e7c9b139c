import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, text } from "../../ui/style/tokens.css";

/** In a line of its own below the tools of the list. */
export const note = featureStyle({
	...text.s,
	flexBasis: "100%",
	gridColumn: "1 / -1",
	color: color.muted,
	// What is said once the prices are there is longer: it has its place from the beginning.
	"@media": { [media.phone]: { minHeight: "3lh" } },
});

import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

/** On paper alone: prices are of a day. */
export const printed = featureStyle({
	...text.xs,
	display: "none",
	color: color.muted,
	"@media": { [media.print]: { display: "block" } },
});
export const ask = featureStyle({ paddingBlock: `${space[5]} ${space[10]}`, "@media": { [media.print]: { display: "none" } } });

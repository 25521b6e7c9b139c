import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space, text, weight } from "../../ui/style/tokens.css";

/** Tall enough to be touched, and no taller in its line. */
export const link = featureStyle({
	...text.s,
	paddingBlock: space[1],
	fontWeight: weight.regular,
	"@media": { [media.print]: { display: "none" } },
});
export const carrier = featureStyle({ display: "block", overflowWrap: "anywhere" });

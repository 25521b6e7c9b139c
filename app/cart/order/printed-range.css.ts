import { media } from "../../ui/breakpoints";
import { featureStyle } from "../../ui/style";
import { text, weight } from "../../ui/tokens.css";

export const range = featureStyle({
	...text.s,
	display: "none",
	fontWeight: weight.bold,
	"@media": { [media.print]: { display: "block" } },
});

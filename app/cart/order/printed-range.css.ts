import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { text, weight } from "../../ui/style/tokens.css";

export const range = featureStyle({
	...text.s,
	display: "none",
	fontWeight: weight.bold,
	"@media": { [media.print]: { display: "block" } },
});

import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { text, weight } from "../../styles/tokens.css";

export const range = featureStyle({
	...text.s,
	display: "none",
	fontWeight: weight.bold,
	"@media": { [media.print]: { display: "block" } },
});

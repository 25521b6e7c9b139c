import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

/** One line beside the row's figures, so that rows stay low. */
export const payment = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	columnGap: space[2],
	"@media": { [media.sm]: { flexWrap: "nowrap" } },
});

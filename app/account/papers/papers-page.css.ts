import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const days = featureStyle({
	display: "grid",
	gap: space[3],
	alignItems: "end",
	gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
	"@media": {
		[media.sm]: { gridTemplateColumns: "11rem 11rem auto", justifyContent: "start", columnGap: space[4] },
		[media.print]: { display: "none" },
	},
});
/** Wide enough for a day in one line. */
export const dayHead = featureStyle({ width: "9rem" });
export const orderHead = featureStyle({ width: "9rem" });

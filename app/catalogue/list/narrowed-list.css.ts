import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const list = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	scrollMarginTop: space[2],
	// Firefox moves an item of a grid to the next sheet as a whole.
	"@media": { [media.print]: { display: "block" } },
});
/** The filters stand beside the list where there is room for both. */
export const narrowed = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	"@media": {
		[media.lg]: { gridTemplateColumns: "224px minmax(0, 1fr)", gap: space[8], alignItems: "start" },
		[media.xxl]: { gridTemplateColumns: "264px minmax(0, 1fr)", gap: space[12] },
		[media.print]: { display: "block" },
	},
});
/** A quick answer comes before the list would grow pale. */
export const body = featureStyle({
	minWidth: 0,
	transition: "opacity 120ms ease-out",
	selectors: { '&[aria-busy="true"]': { opacity: 0.45, transitionDelay: "120ms" } },
});
export const problem = featureStyle({ paddingBlockEnd: space[4] });
/** Over the form and the list. */
export const errors = featureStyle({ minWidth: 0, gridColumn: "1 / -1" });

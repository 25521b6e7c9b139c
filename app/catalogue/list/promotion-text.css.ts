import { featureStyle } from "../../ui/style/style";
import { color, hairline, space } from "../../ui/style/tokens.css";

/** The room of the text decides: a list in a rail and on a phone, one strip where a line holds all steps. */
const strip = "(min-width: 42rem)";

export const sentence = featureStyle({ textWrap: "balance" });
export const steps = featureStyle({
	display: "grid",
	marginBlockStart: space[1],
	"@container": { [strip]: { display: "flex", flexWrap: "wrap", columnGap: space[6] } },
});
export const step = featureStyle({
	display: "flex",
	justifyContent: "space-between",
	gap: space[2],
	paddingBlock: "2px",
	whiteSpace: "nowrap",
	selectors: { "&:not(:first-child)": { borderBlockStart: hairline } },
	"@container": { [strip]: { selectors: { "&:not(:first-child)": { borderBlockStart: 0 } } } },
});
export const reached = featureStyle({ color: color.muted });

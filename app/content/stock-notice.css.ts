import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { space } from "../ui/style/tokens.css";

export const ask = featureStyle({
	display: "grid",
	gap: space[2],
	justifyItems: "stretch",
	width: "100%",
	"@media": { [media.print]: { display: "none" } },
});
export const page = featureStyle({
	display: "grid",
	gap: space[5],
	justifyItems: "start",
	maxWidth: "62ch",
	paddingBlock: `${space[4]} ${space[10]}`,
});
export const form = featureStyle({ display: "grid", gap: space[4], width: "100%", maxWidth: "22.5rem" });

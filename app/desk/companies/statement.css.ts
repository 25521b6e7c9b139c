import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space, text, weight } from "../../ui/style/tokens.css";

export const filter = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "end",
	gap: space[3],
	"@media": { [media.print]: { display: "none" } },
});
export const tools = featureStyle({ "@media": { [media.print]: { display: "none" } } });
/** Names the seller on paper. */
export const seller = featureStyle({ ...text.s, display: "none", "@media": { [media.print]: { display: "block" } } });
export const balance = featureStyle({ fontWeight: weight.bold });

import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space, text } from "../../ui/style/tokens.css";

/** On a phone rows are cards, and on paper nothing is chosen. */
export const choice = featureStyle({
	...text.s,
	"@media": { [media.phone]: { display: "none" }, [media.print]: { display: "none" } },
});
export const form = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[2]} ${space[5]}`,
	paddingBlock: space[2],
});
export const column = featureStyle({ display: "inline-flex", alignItems: "center", gap: space[2], minHeight: "1.5rem" });

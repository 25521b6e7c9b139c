import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space, text } from "../../ui/style/tokens.css";

export const foot = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: `${space[2]} ${space[6]}`,
	paddingBlockStart: space[4],
	"@media": { [media.print]: { display: "none" } },
});

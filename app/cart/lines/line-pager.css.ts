import { media } from "../../ui/breakpoints";
import { featureStyle } from "../../ui/style";
import { space, text } from "../../ui/tokens.css";

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

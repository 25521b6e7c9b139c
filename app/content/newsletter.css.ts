import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { hairline, space } from "../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], maxWidth: "62ch", paddingBlock: `${space[4]} ${space[10]}` });
export const form = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	"@media": { [media.print]: { display: "none" } },
});
export const line = featureStyle({ maxWidth: "22.5rem" });
export const topics = featureStyle({
	display: "grid",
	gap: space[1],
	paddingBlockStart: space[4],
	paddingInlineStart: space[5],
	listStyle: "disc",
	borderBlockStart: hairline,
});

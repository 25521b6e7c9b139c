import { featureStyle } from "../../styles/style";
import { space } from "../../styles/tokens.css";

export const page = featureStyle({
	display: "grid",
	justifyItems: "start",
	gap: space[5],
	maxWidth: "72ch",
	paddingBlock: `${space[6]} ${space[16]}`,
});
export const ways = featureStyle({ display: "flex", flexWrap: "wrap", columnGap: space[5], rowGap: space[1] });

import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const foot = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "center",
	gap: `${space[3]} ${space[8]}`,
	paddingBlock: space[5],
});

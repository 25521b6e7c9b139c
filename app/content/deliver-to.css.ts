import { featureStyle } from "../ui/style/style";
import { space } from "../ui/style/tokens.css";

export const page = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[5],
	maxWidth: "36rem",
	paddingBlock: `${space[4]} ${space[16]}`,
});
